package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawEntry.zip64;
import static dev.heinzel.launcher.jar.RawZip.MANIFEST;
import static dev.heinzel.launcher.jar.RawZip.SKILL;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What real tools write is accepted: run where Java has them, else written as they write it. */
class ToolsTest {

    @TempDir Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"--create", "--create --no-compress"})
    @DisplayName("F18: what the jar tool writes is accepted")
    void acceptsTheJarTool(String options) throws IOException {
        Path sources = directory.resolve("sources");
        Files.createDirectories(sources.resolve("skills/notes"));
        Files.writeString(sources.resolve("skills/notes/SKILL.md"), SKILL);
        Path manifest = Files.writeString(directory.resolve("manifest"), MANIFEST);
        Path jar = directory.resolve("tool.jar");

        String command =
                options + " --file " + jar + " --manifest " + manifest + " -C " + sources + " .";
        int exit =
                ToolProvider.findFirst("jar")
                        .orElseThrow()
                        .run(System.out, System.err, command.split(" "));

        Checked checked = Checked.of(jar);
        assertThat(exit).isZero();
        assertThat(checked.findings()).isEmpty();
        assertThat(checked.files()).containsEntry("skills/notes/SKILL.md", SKILL).hasSize(2);
    }

    @Test
    @DisplayName("F18: what Java's writers write is accepted")
    void acceptsJavasWriters() throws IOException {
        Path streamed = directory.resolve("streamed.jar");
        try (OutputStream out = Files.newOutputStream(streamed);
                ZipOutputStream zip = new JarOutputStream(out)) {
            zip.setComment("plain");
            write(zip, "META-INF/", "");
            write(zip, "META-INF/MANIFEST.MF", MANIFEST);
            write(zip, "skills/notes/SKILL.md", SKILL);
        }
        Path byFileSystem = directory.resolve("filesystem.jar");
        URI uri = URI.create("jar:" + byFileSystem.toUri());
        try (FileSystem zip = FileSystems.newFileSystem(uri, Map.of("create", "true"))) {
            Files.createDirectories(zip.getPath("META-INF"));
            Files.createDirectories(zip.getPath("skills/notes"));
            Files.writeString(zip.getPath("META-INF/MANIFEST.MF"), MANIFEST);
            Files.writeString(zip.getPath("skills/notes/SKILL.md"), SKILL);
        }

        assertAccepted(Checked.of(streamed));
        assertAccepted(Checked.of(byFileSystem));
    }

    private static void write(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static void assertAccepted(Checked checked) {
        assertThat(checked.findings()).isEmpty();
        assertThat(checked.files())
                .containsEntry("skills/notes/SKILL.md", SKILL)
                .containsEntry("META-INF/MANIFEST.MF", MANIFEST);
    }

    @Test
    @DisplayName("F18: what zip writes to a pipe is accepted: the size before, the rest behind")
    void acceptsZipToAPipe() {
        assertAccepted(
                Checked.of(
                        anEmptyZip()
                                .with(
                                        stored("skills/", "").lie(e -> e.mode = 040755),
                                        deflated("skills/notes/SKILL.md", SKILL)
                                                .withDescriptor()
                                                .lie(e -> e.localSize = e.size),
                                        deflated("META-INF/MANIFEST.MF", MANIFEST)
                                                .withDescriptor()
                                                .lie(e -> e.localSize = e.size),
                                        stored("empty", "").withDescriptor())));
    }

    @Test
    @DisplayName("F18: a zip64 field that says other than the header is refused")
    void refusesZip64ThatDisagrees() {
        assertThat(
                        Checked.of(
                                        anEmptyZip()
                                                .with(
                                                        stored("META-INF/MANIFEST.MF", "")
                                                                .lie(
                                                                        e ->
                                                                                e.extra =
                                                                                        zip64(
                                                                                                e.size
                                                                                                        + 1))))
                                .codes())
                .contains(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("F18: forced zip64 is accepted, as zip and Python write it")
    void acceptsForcedZip64() {
        RawEntry zip =
                deflated("skills/notes/SKILL.md", SKILL)
                        .lie(e -> e.extra = zip64(e.size))
                        .lie(e -> e.localExtra = zip64(e.size, e.packedSize))
                        .lie(e -> e.size = e.localSize = e.localPackedSize = 0xffffffffL);
        RawEntry python = deflated("META-INF/MANIFEST.MF", MANIFEST).withZip64Descriptor();

        assertAccepted(Checked.of(anEmptyZip().with(zip, python).lie(z -> z.zip64 = true)));
    }

    @Test
    @DisplayName("F18: descriptors without a signature, or repeating what stands before, are fine")
    void acceptsOtherDescriptors() {
        RawEntry bare =
                deflated("a", "text")
                        .withDescriptor()
                        .lie(e -> e.after = Arrays.copyOfRange(e.after, 4, 16));
        RawEntry repeating =
                deflated("b", "text")
                        .withDescriptor()
                        .lie(e -> e.localSize = e.size)
                        .lie(e -> e.localPackedSize = e.packedSize)
                        .lie(e -> e.localCrc = e.crc);

        assertAccepted(Checked.of(aPlugin().with(bare, repeating)));
    }

    @Test
    @DisplayName("F18: padding and fields unknown to us are accepted in extra fields")
    void acceptsExtraFields() {
        byte[] jarMark = {(byte) 0xfe, (byte) 0xca, 0, 0};
        byte[] time = {'U', 'T', 5, 0, 1, 0, 0, 0, 0};

        assertAccepted(
                Checked.of(
                        aPlugin()
                                .with(
                                        stored("a", "x").lie(e -> e.extra = jarMark),
                                        stored("b", "x").lie(e -> e.localExtra = new byte[3]),
                                        stored("c", "x").lie(e -> e.localExtra = new byte[4_095]),
                                        stored("d", "x").lie(e -> e.extra = time))));
    }

    @Test
    @DisplayName("F18: what macOS adds, names in UTF-8 without the flag included, is accepted")
    void acceptsMacOs() {
        assertAccepted(
                Checked.of(
                        aPlugin()
                                .with(
                                        stored("__MACOSX/", ""),
                                        stored("__MACOSX/._skills", "\u0000\u0005"),
                                        stored("skills/.DS_Store", "x"),
                                        stored("caf\u00e9.txt", "x"))));
    }

    @Test
    @DisplayName("F18: signed, multi-release and nesting jars are accepted as files")
    void acceptsWhatIsOnlyFiles() {
        assertAccepted(
                Checked.of(
                        aPlugin()
                                .with(
                                        deflated("META-INF/ACME.SF", "Signature-Version: 1.0\n"),
                                        deflated("META-INF/ACME.RSA", "x"),
                                        deflated("META-INF/versions/17/skills/notes/SKILL.md", "x"),
                                        deflated("lib/inner.jar", "PK"))));
    }
}
