package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EntryNameTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../x.md",
                "..",
                "skills/a/../../x",
                "skills/../x",
                "skills/a/..",
                "skills/a/../",
                "./x",
                "a/./x",
                "a/.",
                ".",
                "a//x",
                "a//",
                "/",
                "/etc/x",
                "//host/x",
                "C:\\x",
                "C:/x",
                "c:x",
                "\\\\host\\x",
                "skills/a/..\\..\\x",
                "a/.. /x",
                "a/... /x",
                "a/ /x",
                "a\u0000b",
                "a\nb",
                "a\rb",
                "a\u001b[2Jb",
                "a\u007fb",
                "a\u0085b",
                "a\u202eb",
                "a\u200bb/c"
            })
    @DisplayName("F10, F18: a name that escapes, or that systems read in two ways, is refused")
    void refuses(String name) {
        assertThat(Checked.of(aPlugin().with(stored(name, ""))).codes())
                .containsExactly(FindingCode.JAR_PATH);
    }

    @Test
    @DisplayName("F10, F18: an entry without a name is refused")
    void refusesTheEmptyName() {
        assertThat(Checked.of(aPlugin().with(stored("", ""))).codes())
                .containsExactly(FindingCode.JAR_PATH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/b",
                "a/",
                "a/b/",
                "com/acme/Notes$Inner.class",
                "..a/x",
                "a../x",
                "a/...b",
                ".hidden/x",
                "a b/c d",
                "ab:c",
                "META-INF/maven/x",
                "__MACOSX/._skills",
                "\u00e9t\u00e9/\u65e5\u672c/\ud83d\ude00.md",
                "aux.txt",
                "trailing./x"
            })
    @DisplayName("F18: any other name is accepted; what is portable is the skills' own matter")
    void accepts(String name) {
        assertThat(Checked.of(aPlugin().with(stored(name, ""))).findings()).isEmpty();
    }

    static Stream<byte[]> otherEncodings() {
        return Stream.of(
                new byte[] {'a', (byte) 0x82}, // CP437
                new byte[] {(byte) 0xc0, (byte) 0xae, (byte) 0xc0, (byte) 0xae}, // overlong ..
                new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, // a surrogate
                new byte[] {(byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80}, // past U+10FFFF
                new byte[] {'a', (byte) 0xe2, (byte) 0x82}); // cut short
    }

    @ParameterizedTest
    @MethodSource("otherEncodings")
    @DisplayName("F18: a name that is not strict UTF-8 is refused, whatever its flag says")
    void refusesOtherEncodings(byte[] name) {
        RawEntry entry = stored("", "").lie(e -> e.name = e.localName = name);
        assertThat(Checked.of(aPlugin().with(entry)).codes()).containsExactly(FindingCode.JAR_PATH);

        entry.flags = entry.localFlags = 0x800;
        assertThat(Checked.of(aPlugin().with(entry)).codes()).containsExactly(FindingCode.JAR_PATH);
    }

    @Test
    @DisplayName("F17: a name of 2,048 bytes is accepted, one more is refused and shown cut")
    void boundsTheLengthOfAName() {
        String most = "d".repeat(1_000) + "/" + "\u00e9".repeat(523) + "x";
        assertThat(most.getBytes(StandardCharsets.UTF_8)).hasSize(EntryName.MAX_BYTES);

        assertThat(Checked.of(aPlugin().with(stored(most, ""))).findings()).isEmpty();
        assertThat(Checked.of(aPlugin().with(stored(most + "y", ""))).codes())
                .containsExactly(FindingCode.JAR_PATH);
        Checked longest = Checked.of(aPlugin().with(stored("n".repeat(60_000), "")));
        assertThat(longest.codes()).containsExactly(FindingCode.JAR_PATH);
        assertThat(longest.findings().get(0).path()).hasSize(65).endsWith("\u2026");
    }

    @Test
    @DisplayName("F17: a file below 2,000 directories is refused, without a deep stack")
    void refusesDeepDirectories() {
        assertThat(Checked.of(aPlugin().with(stored("d/".repeat(2_000) + "f", ""))).codes())
                .containsExactly(FindingCode.JAR_PATH);
    }

    @Test
    @DisplayName("F13: a finding shows a hostile name escaped")
    void showsNamesEscaped() {
        Checked checked = Checked.of(aPlugin().with(stored("a\u001b[2J\u202eb", "")));

        assertThat(checked.findings())
                .extracting(Finding::path)
                .containsExactly("aU+001B[2JU+202Eb");
        assertThat(checked.findings().get(0).message()).isEqualTo("the name holds U+001B");
    }
}
