package dev.heinzel.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the skills say of the rules is what the rules are. */
class FindingCodesTest {

    private static final Path SKILLS = Path.of("src/main/resources/skills");
    private static final Pattern FIRST_CELL = Pattern.compile("(?m)^\\| `([A-Z_]+)` \\|");

    @Test
    @DisplayName("F16: the reference lists each code of the closed list, once, in its order")
    void listsEachCodeOnce() throws IOException {
        String reference = read("diagnosing-a-refused-plugin/references/finding-codes.md");

        List<String> listed =
                FIRST_CELL.matcher(reference).results().map(row -> row.group(1)).toList();

        assertThat(listed)
                .containsExactlyElementsOf(
                        Stream.of(FindingCode.values()).map(FindingCode::name).toList());
    }

    @Test
    @DisplayName("F16: the skills name no code that does not exist")
    void namesNoOtherCode() throws IOException {
        String skill = read("diagnosing-a-refused-plugin/SKILL.md");

        List<String> named = FIRST_CELL.matcher(skill).results().map(row -> row.group(1)).toList();

        assertThat(named)
                .isNotEmpty()
                .isSubsetOf(Stream.of(FindingCode.values()).map(FindingCode::name).toList());
    }

    @Test
    @DisplayName("F2 to F10, F15: the limits that an author reads are the ones that bind")
    void statesTheLimits() throws IOException {
        String limits = read("writing-a-skill/references/limits.md");

        assertThat(
                        Pattern.compile("(?m)^\\| [^|]+ \\| ([0-9,]+)( KB)?[^|]*\\|$")
                                .matcher(limits)
                                .results()
                                .map(FindingCodesTest::number))
                .containsExactly(
                        Limits.FRONT_MATTER_BYTES,
                        Limits.YAML_DEPTH,
                        Limits.NAME_CHARACTERS,
                        Limits.EXPORTABLE_NAME_CHARACTERS,
                        Limits.DESCRIPTION_CHARACTERS,
                        Limits.SKILL_MD_BYTES,
                        Limits.BODY_CHARACTERS,
                        Limits.FILES,
                        Limits.FILE_BYTES,
                        Limits.SKILL_BYTES,
                        Limits.DIRECTORIES_DEEP,
                        Limits.PATH_PART_BYTES,
                        Limits.PATH_BYTES);
    }

    private static int number(MatchResult row) {
        int number = Integer.parseInt(row.group(1).replace(",", "").strip());
        return row.group(2) == null ? number : number * 1_024;
    }

    private static String read(String file) throws IOException {
        return Files.readString(SKILLS.resolve(file));
    }
}
