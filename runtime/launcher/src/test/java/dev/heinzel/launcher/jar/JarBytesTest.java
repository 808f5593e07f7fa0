package dev.heinzel.launcher.jar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.Digest;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarBytesTest {

    @TempDir Path directory;

    @Test
    @DisplayName("P3: a file put in the place of the one that is checked is not seen")
    void readsTheFileThatWasOpened() throws IOException {
        Path file = Files.writeString(directory.resolve("a.jar"), "one");
        Path other = Files.writeString(directory.resolve("b.jar"), "two and more");

        try (JarBytes bytes = JarBytes.open(file)) {
            Digest before = bytes.sha256();
            Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);

            byte[] read = new byte[3];
            bytes.read(0, read, 3);
            assertThat(read).isEqualTo("one".getBytes(StandardCharsets.US_ASCII));
            assertThat(bytes.sha256()).isEqualTo(before);
        }
    }

    @Test
    @DisplayName("P3: a file that is written to meanwhile has another digest afterwards")
    void seesThatTheFileChanged() throws IOException {
        Path file = Files.writeString(directory.resolve("a.jar"), "one");

        try (JarBytes bytes = JarBytes.open(file)) {
            Digest before = bytes.sha256();
            Files.writeString(file, "two");
            assertThat(bytes.sha256()).isNotEqualTo(before);

            Files.writeString(file, "one, and more");
            assertThat(bytes.sha256()).isNotEqualTo(before);

            Files.writeString(file, "o");
            assertThatThrownBy(() -> bytes.read(0, new byte[3], 3))
                    .isInstanceOf(EOFException.class);
        }
    }
}
