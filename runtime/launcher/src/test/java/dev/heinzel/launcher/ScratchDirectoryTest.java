package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchDirectoryTest {

    @TempDir Path temporary;

    @Test
    @DisplayName("H1, K2: what a process that is gone has left is swept, links are not followed")
    void sweepsWhatIsLeft() throws Exception {
        Path kept = Files.createDirectory(temporary.resolve("kept"));
        Files.writeString(kept.resolve("file"), "kept");
        Path left = Files.createDirectories(temporary.resolve("heinzel-" + gone() + "-1/a"));
        Files.writeString(left.resolve("file"), "left");
        Files.createSymbolicLink(left.resolve("link"), kept);
        Files.createSymbolicLink(temporary.resolve("heinzel-" + gone() + "-2"), kept);

        ScratchDirectory.sweep(temporary);

        assertThat(left.getParent()).doesNotExist();
        assertThat(kept.resolve("file")).hasContent("kept");
        assertThat(temporary.resolve("heinzel-" + gone() + "-2")).isSymbolicLink();
    }

    @Test
    @DisplayName("H1: what a process that runs has, and whatever is called otherwise, stays")
    void keepsWhatIsInUse() throws Exception {
        long pid = ProcessHandle.current().pid();
        for (String name :
                new String[] {
                    "heinzel-" + pid + "-1",
                    "heinzel-" + gone() + "-1x",
                    "heinzel-" + gone(),
                    "heinzel-x-1",
                    "other-" + gone() + "-1"
                }) {
            Files.createDirectory(temporary.resolve(name));
        }
        Files.createFile(temporary.resolve("heinzel-" + gone() + "-3"));

        ScratchDirectory.sweep(temporary);

        assertThat(count()).isEqualTo(6);
    }

    @Test
    @DisplayName("V5: one start sweeps a few")
    void sweepsAFewAtATime() throws Exception {
        for (int i = 0; i < 17; i++) {
            Files.createDirectory(temporary.resolve("heinzel-" + gone() + "-" + i));
        }

        ScratchDirectory.sweep(temporary);
        assertThat(count()).isEqualTo(1);

        ScratchDirectory.sweep(temporary);
        assertThat(count()).isZero();
    }

    private long count() throws IOException {
        try (Stream<Path> entries = Files.list(temporary)) {
            return entries.count();
        }
    }

    /** A number that no system gives to a process. */
    private static long gone() {
        return 99_999_999_999L;
    }
}
