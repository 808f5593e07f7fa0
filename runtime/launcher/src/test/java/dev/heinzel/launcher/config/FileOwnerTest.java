package dev.heinzel.launcher.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileOwnerTest {

    @TempDir Path directory;

    @Test
    @DisplayName("O2: whose a directory is, is told by its owner")
    void knowsTheUser() throws IOException {
        assertThat(FileOwner.owns(directory)).isTrue();
        assertThat(FileOwner.isUser(Files.getOwner(directory))).isTrue();
        assertThat(
                        FileOwner.isUser(
                                directory
                                        .getFileSystem()
                                        .getUserPrincipalLookupService()
                                        .lookupPrincipalByName("54321")))
                .isFalse();
    }
}
