package dev.heinzel.itest.hz;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStore;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A host that does all that a host can, and prints what it is told is wrong. Its arguments are a
 * home, a plugin's symbolic name, its jar, its next jar, and a jar that is refused.
 */
final class HostProgram {

    private HostProgram() {}

    public static void main(String[] arguments) throws IOException {
        Settings settings = Settings.in(Path.of(arguments[0]));
        PluginStore store = PluginStore.open(settings);
        Path jar = Path.of(arguments[2]);
        Path refused = Path.of(arguments[4]);

        print(store.add(jar, false, null));
        print(store.add(refused, false, null));
        use(settings);
        print(store.update(arguments[1], Path.of(arguments[3])));
        print(store.update(arguments[1], refused));
        use(settings);
        try (Heinzel heinzel = Heinzel.open(settings)) {
            new StoredJars(Path.of(arguments[0])).alter();
            useAll(heinzel, Allowlist.all());
        }
        use(settings);
        print(store.remove(arguments[1]));
        print(store.remove(arguments[1]));
    }

    private static void use(Settings settings) throws IOException {
        Heinzel heinzel = Heinzel.open(settings);
        try (heinzel) {
            useAll(heinzel, Allowlist.all());
            useAll(heinzel, heinzel.skills().chatAllowed());
        }
        useAll(heinzel, Allowlist.all());
    }

    /** Asks every question, for all that there is and for what there is not. */
    private static void useAll(Heinzel heinzel, Allowlist allowed) {
        Catalogue.Listing listing = heinzel.catalogue().list();
        listing.problems().forEach(System.out::println);
        listing.conflicts().forEach(System.out::println);
        heinzel.plugins()
                .forEach(
                        plugin ->
                                System.out.println(
                                        plugin.symbolicName()
                                                + ' '
                                                + plugin.findings()
                                                + plugin.reason()));
        Skills skills = heinzel.skills();
        for (IndexEntry entry : skills.index(allowed)) {
            System.out.println(entry.name() + ' ' + entry.fingerprint());
        }
        for (Catalogue.Entry entry : listing.skills()) {
            Skill skill = entry.skill();
            told(skills.load(skill.name(), allowed));
            told(heinzel.catalogue().show(entry.source() + ':' + skill.name()));
            for (SkillFile file : skill.files()) {
                told(skills.readFile(skill.name(), file.path(), allowed));
            }
        }
        told(skills.load("unknown", allowed));
    }

    // not what was found: that is for whoever asked
    private static void told(Object answer) {
        System.out.println(answer.getClass().getSimpleName());
    }

    private static void print(PluginChange change) {
        System.out.println(change.symbolicName() + ' ' + change.result() + ' ' + change.reason());
        change.findings().forEach(System.out::println);
        change.advice().forEach(System.out::println);
    }
}
