package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static final Path USER = Path.of("/home/user");

    @Test
    @DisplayName("K2: HZ_HOME holds everything")
    void everythingInOne() {
        Settings settings =
                Settings.fromEnvironment(
                        Map.of("HZ_HOME", "/opt/hz", "XDG_STATE_HOME", "/elsewhere"), USER);

        assertThat(settings.config()).isEqualTo(Path.of("/opt/hz/config"));
        assertThat(settings.state()).isEqualTo(Path.of("/opt/hz/state"));
    }

    @Test
    @DisplayName("K2: a relative HZ_HOME is taken from the current directory")
    void relativeHome() {
        Settings settings = Settings.fromEnvironment(Map.of("HZ_HOME", "some/hz"), USER);

        assertThat(settings.state()).isEqualTo(Path.of("some/hz/state").toAbsolutePath());
    }

    @Test
    @DisplayName("K2: otherwise the XDG directories, whose defaults are below HOME")
    void xdg() {
        assertThat(
                        Settings.fromEnvironment(
                                Map.of("XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s"), USER))
                .isEqualTo(new Settings(Path.of("/c/heinzel"), Path.of("/s/heinzel"), USER, null));
        assertThat(Settings.fromEnvironment(Map.of("HOME", "/home/other"), USER))
                .isEqualTo(
                        new Settings(
                                Path.of("/home/other/.config/heinzel"),
                                Path.of("/home/other/.local/state/heinzel"),
                                Path.of("/home/other"),
                                null));
        assertThat(Settings.fromEnvironment(Map.of("HZ_HOME", "", "HOME", ""), USER).state())
                .isEqualTo(Path.of("/home/user/.local/state/heinzel"));
    }

    @Test
    @DisplayName("K2: a relative XDG directory is ignored")
    void relativeXdg() {
        assertThat(Settings.fromEnvironment(Map.of("XDG_STATE_HOME", "state"), USER).state())
                .isEqualTo(Path.of("/home/user/.local/state/heinzel"));
    }

    @Test
    @DisplayName("K2: without any home the remedy is told")
    void noHome() {
        assertThatThrownBy(() -> Settings.fromEnvironment(Map.of(), Path.of("?")))
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(ProblemException.class)
                .hasMessageContaining("there is no home directory");
        assertThat(
                        Settings.fromEnvironment(
                                        Map.of("XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s"),
                                        Path.of("?"))
                                .state())
                .isEqualTo(Path.of("/s/heinzel"));
    }
}
