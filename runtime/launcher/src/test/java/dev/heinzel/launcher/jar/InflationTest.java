package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InflationTest {

    private static final int MB = 1 << 20;

    @TempDir Path directory;

    @Test
    @DisplayName("F17: what inflates to exactly the bound is accepted, one byte more is refused")
    void boundsWhatComesOut() throws IOException {
        RawZip zip = anEmptyZip().with(deflated("a", new byte[1_000]), stored("b", "x"));

        assertThat(inflate(zip, 1_001)).isEmpty();
        assertThat(inflate(zip, 1_000)).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
        assertThat(inflate(zip, 999)).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
    }

    private List<FindingCode> inflate(RawZip zip, long most) throws IOException {
        Path file = Files.write(directory.resolve("a.jar"), zip.bytes());
        JarFindings findings = new JarFindings("a.jar");
        try (JarBytes bytes = JarBytes.open(file)) {
            Window window = new Window(bytes);
            EndOfArchive end = EndOfArchive.find(bytes, findings);
            List<CentralRecord> records = new CentralDirectory(window, findings).read(end);
            List<JarEntry> entries =
                    new LocalHeaders(window, findings).walk(records, end.directoryOffset());
            try (Inflation inflation = new Inflation(window, findings, most)) {
                inflation.check(entries);
            }
        }
        return findings.list().stream().map(Finding::code).toList();
    }

    @Test
    @DisplayName("F17: a jar that inflates to 512 MB and one byte is refused")
    void refusesMoreThanThePluginBound() {
        RawEntry part = deflated("part", new byte[64 * MB]);
        RawZip zip = anEmptyZip().with(stored("one", "x"));
        for (int i = 0; i < Limits.PLUGIN_BYTES / part.size; i++) {
            zip.with(deflated("part" + i, "").lie(entry -> copy(part, entry)));
        }

        assertThat(Checked.of(zip).codes()).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
    }

    /** So that the content is packed once for all. */
    private static void copy(RawEntry from, RawEntry to) {
        to.packed = from.packed;
        to.packedSize = to.localPackedSize = from.packedSize;
        to.size = to.localSize = from.size;
        to.crc = to.localCrc = from.crc;
    }

    @Test
    @DisplayName("F17, F18: an entry that claims 100 bytes and holds 50 MB is left at once")
    void leavesAnEntryThatGivesMoreThanItClaims() throws IOException {
        RawZip zip =
                anEmptyZip()
                        .with(
                                deflated("bomb", new byte[50 * MB])
                                        .lie(e -> e.size = e.localSize = 100));

        // a bound of a few buffers would be met first if the entry were read on
        assertThat(inflate(zip, 200_000)).containsExactly(FindingCode.JAR_LYING);
    }

    @Test
    @DisplayName("F17: 70,000 entries are accepted, one more is refused whatever the count claims")
    void boundsTheEntries() {
        RawZip zip = aPlugin();
        for (int i = 2; i < Limits.PLUGIN_ENTRIES; i++) {
            zip.with(stored("e/" + i, ""));
        }
        zip.zip64 = true;
        zip.count = 0xffff;
        assertThat(Checked.of(zip).findings()).isEmpty();

        zip.with(stored("one/more", ""));
        assertThat(Checked.of(zip).codes()).containsExactly(FindingCode.PLUGIN_TOO_LARGE);

        zip.zip64 = false;
        zip.count = (Limits.PLUGIN_ENTRIES + 1) & 0xffff;
        assertThat(Checked.of(zip).codes()).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
    }

    @Test
    @DisplayName("F18: a count that wrapped around is refused below the bound, too")
    void refusesAWrappedCount() {
        RawZip zip = anEmptyZip();
        for (int i = 0; i < 65_536 + 3; i++) {
            zip.with(stored("e/" + i, ""));
        }
        zip.count = 3;

        assertThat(Checked.of(zip).codes()).containsExactly(FindingCode.JAR_LYING);
    }

    @Test
    @DisplayName("F17: a directory of more than 64 MB is refused before it is read")
    void boundsTheDirectory() {
        RawZip zip = aPlugin();
        for (int i = 0; i < 1_200; i++) {
            zip.with(stored("e/" + i, "").lie(e -> e.comment = new byte[60_000]));
        }

        assertThat(Checked.of(zip).codes()).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
    }
}
