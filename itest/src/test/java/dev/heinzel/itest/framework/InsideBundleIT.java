package dev.heinzel.itest.framework;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.ops4j.pax.exam.CoreOptions.junitBundles;
import static org.ops4j.pax.exam.CoreOptions.options;
import static org.ops4j.pax.exam.OptionUtils.combine;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Skills;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;

/**
 * S1, H1: a class inside a bundle uses {@code Skills} through the service registry. Run by Pax
 * Exam's own driver, which knows the API of JUnit 4 alone and puts this class into a bundle; so
 * nothing of this package is used here.
 */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class InsideBundleIT {

    @Inject private BundleContext context;
    @Inject private Skills skills;

    @Configuration
    public Option[] configuration() {
        return combine(ExamExtension.ourBundles(), options(junitBundles()));
    }

    @Test
    public void usesSkillsFromInsideABundle() throws Exception {
        assertTrue(
                FrameworkUtil.getBundle(getClass()).getSymbolicName().startsWith("PAXEXAM-PROBE"));
        Bundle plugin = context.installBundle("acme.notes", new ByteArrayInputStream(plugin()));

        plugin.start();

        assertEquals("notes", skills.index(Allowlist.all()).get(0).name());
        assertTrue(skills.load("notes", Allowlist.of("notes")) instanceof Answer.Found);
        assertTrue(skills.load("notes", Allowlist.none()) instanceof Answer.NotFound);
    }

    private static byte[] plugin() throws Exception {
        Manifest manifest = new Manifest();
        Attributes headers = manifest.getMainAttributes();
        headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.putValue("Bundle-ManifestVersion", "2");
        headers.putValue("Bundle-SymbolicName", "acme.notes");
        headers.putValue("SkillLet", "skills/");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
            jar.putNextEntry(new ZipEntry("skills/notes/SKILL.md"));
            jar.write(
                    "---\nname: notes\ndescription: How to take notes\n---\nTake them.\n"
                            .getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
