package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.SKILL;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is accepted, Java's two readers and ours read alike. */
class FlippedBytesTest {

    private static final int ROUNDS = 4_000;

    @TempDir Path directory;

    @Test
    @DisplayName(
            "F18: a jar with random bytes changed is refused, or still the same to every reader")
    void readersAgreeOnWhatIsAccepted() throws IOException {
        byte[] whole =
                aPlugin()
                        .with(
                                stored("skills/", ""),
                                stored("skills/other/SKILL.md", SKILL),
                                deflated("skills/notes/refs/a.md", "a, a, a").withDescriptor(),
                                stored("e", ""))
                        .lie(zip -> zip.comment = "comment".getBytes(StandardCharsets.UTF_8))
                        .bytes();
        Map<String, String> original = Checked.of(whole).files();
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        Path file = directory.resolve("a.jar");
        int accepted = 0;

        for (int round = 0; round < ROUNDS; round++) {
            byte[] flipped = flip(whole, random);
            Files.write(file, flipped);
            Checked checked = Checked.of(file);

            String told = "seed " + seed + ", round " + round;
            if (checked.findings().isEmpty()) {
                accepted++;
                assertThat(checked.files()).as(told).isEqualTo(original);
                assertThat(byFile(file)).as(told).isEqualTo(original);
                assertThat(byStream(flipped)).as(told).isEqualTo(original);
            } else {
                assertThat(checked.files()).as(told).isEmpty();
            }
        }
        // bytes of times, versions and the comment may change without harm
        assertThat(accepted).as("seed %d", seed).isBetween(1, ROUNDS - 1);
    }

    private static byte[] flip(byte[] whole, Random random) {
        byte[] flipped = whole.clone();
        for (int i = random.nextInt(3); i >= 0; i--) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static Map<String, String> byFile(Path file) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                if (!entry.isDirectory()) {
                    put(files, entry, zip.getInputStream(entry).readAllBytes());
                }
            }
        }
        return files;
    }

    private static Map<String, String> byStream(byte[] jar) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    put(files, entry, zip.readAllBytes());
                }
            }
        }
        return files;
    }

    private static void put(Map<String, String> files, ZipEntry entry, byte[] content) {
        files.put(entry.getName(), new String(content, StandardCharsets.ISO_8859_1));
    }
}
