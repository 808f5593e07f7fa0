package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.FindingCode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EndOfArchiveTest {

    private static final byte[] JUNK = "#!/bin/sh\nexec java\n".getBytes(StandardCharsets.UTF_8);

    @Test
    @DisplayName("K3: a file that is no jar is refused: empty, text, zeros, a lone signature")
    void refusesWhatIsNoJar() {
        assertMalformed(new byte[0]);
        assertMalformed("just some text".getBytes(StandardCharsets.UTF_8));
        assertMalformed(new byte[100_000]);
        assertMalformed(new byte[] {'P', 'K', 5, 6});
    }

    private static void assertMalformed(byte[] bytes) {
        assertThat(Checked.of(bytes).codes()).containsExactly(FindingCode.JAR_MALFORMED);
    }

    @Test
    @DisplayName("K3: a jar cut short at any byte is refused")
    void refusesEveryTruncation() {
        byte[] whole = aPlugin().with(stored("nested.jar", "PK")).bytes();

        for (int length = 0; length < whole.length; length++) {
            assertThat(Checked.of(Arrays.copyOf(whole, length)).codes())
                    .as("cut after %d bytes", length)
                    .containsAnyOf(FindingCode.JAR_MALFORMED, FindingCode.JAR_AMBIGUOUS);
        }
        assertThat(Checked.of(whole).findings()).isEmpty();
    }

    @Test
    @DisplayName("F18: an archive within another, stored, is an entry like any other")
    void acceptsAStoredArchive() {
        byte[] inner = anEmptyZip().with(stored("x", "y")).bytes();
        String content = new String(inner, StandardCharsets.ISO_8859_1);

        Checked checked = Checked.of(aPlugin().with(stored("lib/inner.jar", content)));

        assertThat(checked.findings()).isEmpty();
        assertThat(checked.files()).containsKey("lib/inner.jar").doesNotContainKey("x");
    }

    @Test
    @DisplayName("F18: bytes before the first entry are refused, wherever offsets count from")
    void refusesBytesBefore() {
        byte[] plain = aPlugin().bytes();
        byte[] shifted = new byte[JUNK.length + plain.length];
        System.arraycopy(JUNK, 0, shifted, 0, JUNK.length);
        System.arraycopy(plain, 0, shifted, JUNK.length, plain.length);

        assertThat(Checked.of(shifted).codes()).containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.prefix = JUNK)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: bytes after the directory, or after the end, are refused")
    void refusesBytesAfter() {
        assertThat(Checked.of(aPlugin().lie(z -> z.afterDirectory = JUNK)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.trailer = JUNK)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: an archive in the comment is refused, a plain comment is fine")
    void refusesAnArchiveInTheComment() {
        byte[] inner = anEmptyZip().with(stored("skills/evil/SKILL.md", "x")).bytes();
        byte[] comment = "built by hand".getBytes(StandardCharsets.UTF_8);
        byte[] entryAlone = stored("x", "y").local();

        assertThat(Checked.of(aPlugin().lie(z -> z.comment = inner)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.comment = entryAlone)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.comment = comment)).findings()).isEmpty();
        assertThat(Checked.of(aPlugin().lie(z -> z.comment = new byte[65_535])).findings())
                .isEmpty();
    }

    @Test
    @DisplayName("F18: a jar after which a whole other jar was put is refused")
    void refusesTwoJarsInOneFile() {
        byte[] second = anEmptyZip().with(stored("x", "y")).bytes();

        assertThat(Checked.of(aPlugin().lie(z -> z.trailer = second)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: another number of entries than the jar has is refused")
    void refusesAWrongCount() {
        assertThat(Checked.of(aPlugin().lie(z -> z.count = 1)).codes())
                .containsExactly(FindingCode.JAR_LYING);
        assertThat(Checked.of(aPlugin().lie(z -> z.count = 3)).codes())
                .containsExactly(FindingCode.JAR_LYING);
    }

    @Test
    @DisplayName("F18: a directory that is not where the end says is refused")
    void refusesAMisplacedDirectory() {
        assertThat(Checked.of(aPlugin().lie(z -> z.directoryOffset = 0)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.directoryOffset = 1 << 20)).codes())
                .containsExactly(FindingCode.JAR_MALFORMED);
        assertThat(Checked.of(aPlugin().lie(z -> z.directorySize = 1 << 20)).codes())
                .containsExactly(FindingCode.JAR_MALFORMED);
        assertThat(Checked.of(aPlugin().lie(z -> z.directorySize = 0xffffffffL)).codes())
                .containsExactly(FindingCode.JAR_MALFORMED);
    }

    @Test
    @DisplayName("F18: one part of several files is refused")
    void refusesAPartOfSeveral() {
        assertThat(Checked.of(aPlugin().lie(z -> z.disk = 1)).codes())
                .containsExactly(FindingCode.JAR_UNSUPPORTED);
    }

    @Test
    @DisplayName("F18: zip64 end records are read, with and without need")
    void acceptsZip64() {
        assertThat(Checked.of(aPlugin().lie(z -> z.zip64 = true)).findings()).isEmpty();
        RawZip marked =
                aPlugin()
                        .lie(z -> z.zip64 = true)
                        .lie(z -> z.count = 0xffff)
                        .lie(z -> z.directorySize = 0xffffffffL)
                        .lie(z -> z.directoryOffset = 0xffffffffL);
        assertThat(Checked.of(marked).findings()).isEmpty();
    }

    @Test
    @DisplayName("F18: two end records that say different things are refused")
    void refusesDisagreeingEnds() {
        assertThat(Checked.of(aPlugin().lie(z -> z.zip64 = true).lie(z -> z.count = 1)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(
                        Checked.of(
                                        aPlugin()
                                                .lie(z -> z.zip64 = true)
                                                .lie(z -> z.count = 0xffff)
                                                .lie(z -> z.count64 = 7))
                                .codes())
                .containsExactly(FindingCode.JAR_LYING);
        assertThat(
                        Checked.of(aPlugin().lie(z -> z.zip64 = true).lie(z -> z.zip64Size = 1000))
                                .codes())
                .containsExactly(FindingCode.JAR_MALFORMED);
    }
}
