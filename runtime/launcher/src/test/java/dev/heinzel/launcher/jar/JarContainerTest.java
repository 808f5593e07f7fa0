package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JarContainerTest {

    private static final byte[] JUNK = "#!/bin/sh\n".getBytes(StandardCharsets.US_ASCII);

    @Test
    @DisplayName("F18: a jar whose entries lie back to back is accepted, each byte of it")
    void acceptsAPlainJar() {
        Checked checked = Checked.of(aPlugin().with(stored("empty", ""), stored("a/b", "text")));

        assertThat(checked.findings()).isEmpty();
        assertThat(checked.files())
                .containsEntry("skills/notes/SKILL.md", RawZip.SKILL)
                .containsEntry("META-INF/MANIFEST.MF", RawZip.MANIFEST)
                .containsEntry("empty", "")
                .containsEntry("a/b", "text")
                .hasSize(4);
    }

    static Stream<Arguments> lies() {
        return Stream.of(
                lie(
                        "another local name",
                        e -> e.localName = "notes".getBytes(StandardCharsets.UTF_8)),
                lie("another local method", e -> e.localMethod = 0),
                lie("encrypted by the local header only", e -> e.localFlags = 1),
                lie("a descriptor by the local header only", e -> e.localFlags = 8),
                lie("another local size", e -> e.localSize++),
                lie("another local packed size", e -> e.localPackedSize--),
                lie("another local checksum", e -> e.localCrc ^= 1),
                lie("a wrong checksum", e -> e.crc = e.localCrc = e.crc ^ 1),
                lie("too small a size", e -> e.size = e.localSize = e.size - 1),
                lie("too large a size", e -> e.size = e.localSize = e.size + 1),
                lie("damaged content", e -> e.packed[3] ^= 0x55),
                lie("content cut short", e -> e.lie(JarContainerTest::cutLastByte)),
                lie("bytes behind the content", e -> e.lie(JarContainerTest::addByte)),
                lie("an offset into an entry", e -> e.offset = 3),
                lie("another descriptor", e -> e.withDescriptor().after[9] ^= 1));
    }

    private static Arguments lie(String what, Consumer<RawEntry> change) {
        return Arguments.of(what, change);
    }

    private static void cutLastByte(RawEntry entry) {
        entry.packed = Arrays.copyOf(entry.packed, entry.packed.length - 1);
        entry.packedSize = entry.localPackedSize = entry.packed.length;
    }

    private static void addByte(RawEntry entry) {
        entry.packed = Arrays.copyOf(entry.packed, entry.packed.length + 1);
        entry.packedSize = entry.localPackedSize = entry.packed.length;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lies")
    @DisplayName("F18: an entry that is not what a header claims is refused")
    void refusesLies(String what, Consumer<RawEntry> change) {
        RawEntry entry = deflated("docs/liar.md", "some text, some text, some text").lie(change);

        Checked checked = Checked.of(aPlugin().with(entry));

        assertThat(checked.codes()).contains(FindingCode.JAR_LYING);
        assertThat(checked.findings()).extracting(Finding::path).contains("docs/liar.md");
        assertThat(checked.files()).isEmpty();
    }

    @Test
    @DisplayName("F18: a stored entry whose checksum is not that of its bytes is refused")
    void refusesAStoredEntryWithAWrongChecksum() {
        RawEntry entry = stored("a.txt", "text").lie(e -> e.packed[0] ^= 1);

        assertThat(Checked.of(aPlugin().with(entry)).codes())
                .containsExactly(FindingCode.JAR_LYING);
    }

    @Test
    @DisplayName("F18: several entries of one name are refused, and named once")
    void refusesDuplicates() {
        Checked checked =
                Checked.of(
                        aPlugin()
                                .with(
                                        deflated("skills/notes/SKILL.md", "other words"),
                                        stored("skills/notes/SKILL.md", "and others")));

        assertThat(checked.findings())
                .extracting(Finding::path, Finding::code)
                .containsExactly(tuple("skills/notes/SKILL.md", FindingCode.JAR_DUPLICATE_ENTRY));
    }

    @Test
    @DisplayName("F18: a name that is a file and a directory is refused, however it is both")
    void refusesAFileThatIsADirectory() {
        assertThat(Checked.of(aPlugin().with(stored("a", "x"), stored("a/", ""))).codes())
                .containsExactly(FindingCode.JAR_DUPLICATE_ENTRY);
        assertThat(Checked.of(aPlugin().with(stored("a", "x"), stored("a/b", ""))).codes())
                .containsExactly(FindingCode.JAR_DUPLICATE_ENTRY);
        assertThat(
                        Checked.of(
                                        aPlugin()
                                                .with(
                                                        stored("a", "x"),
                                                        stored("a!", ""),
                                                        stored("a.b/c", "")))
                                .findings())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"meta-inf/manifest.mf", "META-INF/Manifest.mf"})
    @DisplayName("F18: a second manifest in another spelling is refused")
    void refusesASecondManifest(String name) {
        assertThat(Checked.of(aPlugin().with(stored(name, RawZip.MANIFEST))).codes())
                .containsExactly(FindingCode.JAR_DUPLICATE_ENTRY);
    }

    @Test
    @DisplayName("F18: names that differ in case elsewhere are the skills' own matter")
    void acceptsNamesThatDifferInCase() {
        assertThat(Checked.of(aPlugin().with(stored("a/B", ""), stored("a/b", ""))).findings())
                .isEmpty();
    }

    @Test
    @DisplayName("F18: entries that share bytes are refused")
    void refusesOverlaps() {
        RawEntry quoting = stored("x", "12345678").lie(e -> e.lie(o -> o.packedSize = 40));
        quoting.localPackedSize = quoting.size = quoting.localSize = 40;

        assertThat(Checked.of(aPlugin().with(quoting, stored("y", "z"))).codes())
                .contains(FindingCode.JAR_OVERLAP);
        assertThat(
                        Checked.of(
                                        aPlugin()
                                                .with(
                                                        stored("x", "1"),
                                                        stored("x", "1").lie(e -> e.offset = 0)))
                                .codes())
                .contains(FindingCode.JAR_OVERLAP);
    }

    @Test
    @DisplayName("F18: bytes between the entries, or between them and the directory, are refused")
    void refusesGaps() {
        assertThat(Checked.of(aPlugin().with(stored("x", "").lie(e -> e.before = JUNK))).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().lie(z -> z.beforeDirectory = JUNK)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: an entry that no directory lists is refused")
    void refusesAnEntryThatTheDirectoryDoesNotList() {
        byte[] hidden = stored("skills/evil/SKILL.md", "x").local();

        assertThat(Checked.of(aPlugin().lie(z -> z.beforeDirectory = hidden)).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: encrypted entries and unknown methods are refused by name")
    void refusesWhatCannotBeUnpacked() {
        RawEntry encrypted = stored("x", "").lie(e -> e.flags = e.localFlags = 1);
        RawEntry method99 = stored("y", "").lie(e -> e.method = e.localMethod = 99);
        RawEntry bzip2 = stored("z", "").lie(e -> e.method = e.localMethod = 12);

        Checked checked = Checked.of(aPlugin().with(encrypted, method99, bzip2));

        assertThat(checked.findings())
                .extracting(Finding::toString)
                .containsExactly(
                        "acme.jar: x: JAR_UNSUPPORTED: the entry is encrypted; pack entries by"
                                + " deflate, or store them",
                        "acme.jar: y: JAR_UNSUPPORTED: the entry is packed by method 99; pack"
                                + " entries by deflate, or store them",
                        "acme.jar: z: JAR_UNSUPPORTED: the entry is packed by method 12; pack"
                                + " entries by deflate, or store them");
    }

    @ParameterizedTest
    @ValueSource(ints = {0120777, 0010644, 0020644, 0060644, 0140755})
    @DisplayName("F9: an entry that says it is a link or a device is refused, made on any system")
    void refusesLinks(int mode) {
        RawEntry unix = stored("skills/notes/x", "../../etc/passwd").lie(e -> e.mode = mode);
        RawEntry dos = stored("other", "x").lie(e -> e.mode = mode).lie(e -> e.madeBy = 20);

        assertThat(Checked.of(aPlugin().with(unix, dos)).codes())
                .containsExactly(FindingCode.JAR_LINK, FindingCode.JAR_LINK);
    }

    @Test
    @DisplayName("F9: a link that only an extra field tells of is refused")
    void refusesLinksInAnExtraField() {
        byte[] asi =
                RawEntry.fields(
                        18,
                        b ->
                                b.putShort((short) 0x756e)
                                        .putShort((short) 14)
                                        .putInt(0)
                                        .putShort((short) 0120777));

        assertThat(Checked.of(aPlugin().with(stored("x", "y").lie(e -> e.extra = asi))).codes())
                .containsExactly(FindingCode.JAR_LINK);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0100644, 0100755, 0177777})
    @DisplayName("F9: execute bits mean nothing, and old archivers' unknown mode is fine")
    void acceptsFiles(int mode) {
        RawEntry entry = stored("x", "y").lie(e -> e.mode = mode);

        assertThat(Checked.of(aPlugin().with(entry)).findings()).isEmpty();
    }

    @Test
    @DisplayName("F18: an entry that is a directory to some readers only is refused")
    void refusesHalfDirectories() {
        assertThat(Checked.of(aPlugin().with(stored("x", "y").lie(e -> e.mode = 0040755))).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().with(stored("x/", "").lie(e -> e.mode = 0100644))).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().with(stored("x/", "y"))).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(
                        Checked.of(aPlugin().with(stored("x/", "").lie(e -> e.mode = 0040755)))
                                .findings())
                .isEmpty();
    }

    @Test
    @DisplayName("F18: a second name in an extra field is refused, the same one again is fine")
    void refusesASecondNameInAnExtraField() {
        byte[] other = unicodeName("skills/other/SKILL.md");
        byte[] same = unicodeName("x.md");

        assertThat(Checked.of(aPlugin().with(stored("x.md", "").lie(e -> e.extra = other))).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(
                        Checked.of(
                                        aPlugin()
                                                .with(
                                                        stored("x.md", "")
                                                                .lie(e -> e.localExtra = other)))
                                .codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(
                        Checked.of(aPlugin().with(stored("x.md", "").lie(e -> e.extra = same)))
                                .findings())
                .isEmpty();
    }

    private static byte[] unicodeName(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return RawEntry.fields(
                9 + bytes.length,
                b ->
                        b.putShort((short) 0x7075)
                                .putShort((short) (5 + bytes.length))
                                .put((byte) 1)
                                .putInt(0)
                                .put(bytes));
    }

    @Test
    @DisplayName("F18: an entry that says it is stored with its size behind it is refused")
    void refusesStoredEntriesWithADescriptor() {
        assertThat(Checked.of(aPlugin().with(stored("x", "text").withDescriptor())).codes())
                .containsExactly(FindingCode.JAR_AMBIGUOUS);
        assertThat(Checked.of(aPlugin().with(stored("x", "").withDescriptor())).findings())
                .isEmpty();
    }

    @Test
    @DisplayName("F13: everything wrong with a container is told at once, in report order")
    void tellsAllAtOnce() {
        Checked checked =
                Checked.of(
                        anEmptyZip()
                                .with(
                                        stored("z", "").lie(e -> e.mode = 0120777),
                                        stored("../y", ""),
                                        stored("x", "1").lie(e -> e.crc = e.localCrc = 7),
                                        stored("w", ""),
                                        stored("w", "")));

        assertThat(checked.findings())
                .extracting(Finding::path, Finding::code)
                .containsExactly(
                        tuple("../y", FindingCode.JAR_PATH),
                        tuple("w", FindingCode.JAR_DUPLICATE_ENTRY),
                        tuple("x", FindingCode.JAR_LYING),
                        tuple("z", FindingCode.JAR_LINK));
    }
}
