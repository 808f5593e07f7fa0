package dev.heinzel.itest.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/**
 * Which way the arrows of the house point. What a room may know is listed, and nothing else is
 * allowed: no list of what is forbidden could name every AI framework (P7).
 *
 * @param root the package that the house stands in: {@code dev.heinzel}, or a wrong one in a test
 */
record House(String root) {

    /** The text rules are the lowest room: they know nothing of ours. */
    ArchRule textKnowsNoneOfOurs() {
        return only(
                "skill.text..",
                ours("skill.text.."),
                "java..",
                "org.jspecify.annotations..",
                "org.osgi.annotation.versioning..");
    }

    /** The words know the text rules. */
    ArchRule wordsKnowText() {
        return only(
                "skill",
                ours("skill"),
                ours("skill.text.."),
                "java..",
                "org.jspecify.annotations..",
                "org.osgi.annotation.versioning..");
    }

    /** The checker knows the words, the text rules and YAML; no OSGi, no file format else. */
    ArchRule checkerKnowsWords() {
        return only(
                "skill.check..",
                ours("skill.."),
                "java..",
                "org.snakeyaml.engine.v2..",
                "org.jspecify.annotations..",
                "org.osgi.annotation.versioning..");
    }

    /** The kernel's private rooms know OSGi, and neither a head nor an AI framework. */
    ArchRule kernelKnowsNoHead() {
        return only(
                "kernel..",
                ours("kernel.."),
                ours("skill.."),
                "java..",
                "org.osgi..",
                "org.slf4j..",
                "org.jspecify.annotations..");
    }

    /** The service knows the words and the checked form, not the kernel's insides. */
    ArchRule serviceKnowsNoHead() {
        return only(
                "system.skill..",
                ours("system.skill.."),
                ours("skill.."),
                "java..",
                "org.osgi..",
                "org.slf4j..",
                "org.jspecify.annotations..");
    }

    /** The launcher knows no head, and not how a head prints. */
    ArchRule launcherKnowsNoHead() {
        return noClasses()
                .that()
                .resideInAPackage(ours("launcher.."))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ours("cli.."), ours("bnd.."), "picocli..");
    }

    /** What the operator wrote is read with the words and a TOML parser, by whoever asks for it. */
    ArchRule configurationKnowsWords() {
        return only(
                "launcher.config..",
                ours("launcher.config.."),
                ours("skill"),
                ours("skill.text.."),
                "java..",
                "org.tomlj..",
                "org.jspecify.annotations..");
    }

    /** A head goes through the launcher's door and the words. */
    ArchRule cliKnowsNoInsides() {
        return noClasses()
                .that()
                .resideInAPackage(ours("cli.."))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ours("kernel.."), ours("system.."), ours("bnd.."), "org.osgi..");
    }

    /** No two packages need each other, however far around. */
    ArchRule packagesHaveNoCycles() {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    /** All of them. */
    Stream<ArchRule> rules() {
        return Stream.of(
                textKnowsNoneOfOurs(),
                wordsKnowText(),
                checkerKnowsWords(),
                kernelKnowsNoHead(),
                serviceKnowsNoHead(),
                launcherKnowsNoHead(),
                configurationKnowsWords(),
                cliKnowsNoInsides(),
                packagesHaveNoCycles());
    }

    private ArchRule only(String room, String... known) {
        return classes()
                .that()
                .resideInAPackage(ours(room))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known);
    }

    private String ours(String room) {
        return root + "." + room;
    }
}
