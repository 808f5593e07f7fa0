package dev.heinzel.system.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("L6: the personal directory is read with the same checks, and never fatal")
class PersonalDirectoryTest {

    @TempDir private Path home;

    private static List<String> names(PersonalReading reading) {
        return reading.source() == null
                ? List.of()
                : reading.source().skillLet().skills().stream().map(Skill::name).toList();
    }

    @Test
    @DisplayName("L6: what is fine is served, what is broken is a finding of personal")
    void readsEachForItself() {
        OwnSkills own = OwnSkills.in(home.resolve("skills")).skill("notes").broken("letters");

        PersonalReading reading = PersonalDirectory.read(own.directory());

        assertThat(names(reading)).containsExactly("notes");
        assertThat(reading.source().isPersonal()).isTrue();
        assertThat(reading.findings())
                .extracting(Finding::plugin, Finding::path, Finding::code)
                .containsExactly(
                        tuple("personal", "skills/letters/SKILL.md", FindingCode.KEY_UNKNOWN));
    }

    @Test
    @DisplayName("L6: one that is not there, or empty, is nothing and no problem")
    void acceptsAbsentAndEmpty() throws IOException {
        Path empty = Files.createDirectories(home.resolve("empty"));

        assertThat(PersonalDirectory.read(home.resolve("nowhere")))
                .isEqualTo(PersonalReading.NOTHING);
        assertThat(PersonalDirectory.read(empty).looksLike(PersonalReading.NOTHING)).isTrue();
    }

    @Test
    @DisplayName("L6: one that cannot be read is one finding, with its path and a remedy")
    void reportsTheUnreadable() throws IOException {
        Path file = Files.writeString(home.resolve("file"), "MARKER\n");
        Path loop = home.resolve("loop");
        Files.createSymbolicLink(loop, loop);
        Path dangling = Files.createSymbolicLink(home.resolve("to"), home.resolve("nowhere"));

        for (Path path : List.of(file, loop, dangling)) {
            PersonalReading reading = PersonalDirectory.read(path);

            assertThat(reading.source()).as("%s", path).isNull();
            assertThat(reading.findings())
                    .singleElement()
                    .satisfies(
                            finding -> {
                                assertThat(finding.code())
                                        .isEqualTo(FindingCode.PERSONAL_UNREADABLE);
                                assertThat(finding.path()).isEqualTo(path.toString());
                                assertThat(finding.toString()).doesNotContain("MARKER");
                                assertThat(finding.remedy()).isNotEmpty();
                            });
        }
    }

    @Test
    @DisplayName("F9, L6: the directory may be a link, nothing below it may")
    void followsTheDirectoryAlone() throws IOException {
        OwnSkills own = OwnSkills.in(home.resolve("skills")).skill("notes").skill("letters");
        Files.createSymbolicLink(
                own.directory().resolve("linked"), own.directory().resolve("notes"));
        Path elsewhere = Files.writeString(home.resolve("elsewhere.md"), "x\n");
        Files.createSymbolicLink(own.directory().resolve("letters/a.md"), elsewhere);
        Path link = Files.createSymbolicLink(home.resolve("link"), own.directory());

        PersonalReading reading = PersonalDirectory.read(link);

        assertThat(names(reading)).containsExactly("notes");
        assertThat(reading.findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("skills/letters/a.md LINK", "skills/linked LINK");
    }

    @Test
    @DisplayName("L6: two readings of the same are as good as each other, unless a link was turned")
    void comparesReadings() throws IOException {
        OwnSkills own = OwnSkills.in(home.resolve("a/skills")).skill("notes").broken("letters");
        OwnSkills copy = OwnSkills.in(home.resolve("b/skills")).skill("notes").broken("letters");
        Path link = Files.createSymbolicLink(home.resolve("link"), own.directory());
        PersonalReading first = PersonalDirectory.read(link);

        assertThat(PersonalDirectory.read(link).isAsGoodAs(first)).isTrue();

        Files.delete(link);
        Files.createSymbolicLink(link, copy.directory());
        PersonalReading turned = PersonalDirectory.read(link);
        assertThat(turned.looksLike(first)).isTrue();
        assertThat(turned.isAsGoodAs(first)).isFalse();

        copy.skill("letters");
        assertThat(PersonalDirectory.read(link).looksLike(turned)).isFalse();
    }
}
