package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("K3: a wrong command line")
class UsageTest {

    static Stream<List<String>> wrongOnes() {
        return Stream.of(
                List.of(),
                List.of("system"),
                List.of("system", "plugin"),
                List.of("system", "skill"),
                List.of("skill"),
                List.of("bogus"),
                List.of(""),
                List.of("system", "plugin", "add"),
                List.of("system", "plugin", "add", "--bogus", "a.jar"),
                List.of("system", "plugin", "add", ""),
                List.of("system", "plugin", "add", "--layer", "a.jar"),
                List.of("system", "plugin", "add", "--layer", "core", "pom.xml"),
                List.of("system", "plugin", "add", "--layer", "TEAM", "pom.xml"),
                List.of("system", "plugin", "add", "--layer=", "pom.xml"),
                List.of("system", "plugin", "update", "--layer", "team", "acme", "pom.xml"),
                List.of("system", "plugin", "update"),
                List.of("system", "plugin", "update", "acme"),
                List.of("system", "plugin", "update", "acme", "a.jar", "b.jar"),
                List.of("system", "plugin", "remove"),
                List.of("system", "plugin", "remove", "a", "b"),
                List.of("system", "plugin", "list", "extra"),
                List.of("system", "skill", "list", "extra"),
                List.of("system", "skill", "show"),
                List.of("system", "skill", "show", "a", "b"),
                List.of("system", "skill", "show", "a", "--file"),
                List.of("skill", "check"),
                List.of("skill", "check", ""),
                List.of("skill", "check", "--format"),
                List.of("skill", "check", "--format", "xml", "."),
                List.of("skill", "check", "--json=false", "."),
                List.of("doctor", "extra"),
                List.of("completion", "extra"),
                List.of("--version=1"));
    }

    @ParameterizedTest
    @MethodSource("wrongOnes")
    void isToldInOneLineWithWhatWouldBeRight(List<String> arguments) {
        Ran ran = Ran.hz(arguments.toArray(String[]::new));

        assertThat(ran.exit()).isEqualTo(Exit.USAGE);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("hz: ").contains("; ").endsWith("\n");
        assertThat(ran.err().strip().lines()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("wrongOnes")
    void isToldMachinesOnStandardOutput(List<String> arguments) throws IOException {
        Ran ran =
                Ran.hz(
                        Stream.concat(Stream.of("--json"), arguments.stream())
                                .toArray(String[]::new));

        assertThat(ran.exit()).isEqualTo(Exit.USAGE);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.error().get("code")).isEqualTo("USAGE");
    }

    @Test
    void suggestsTheCommandThatWasMeant() {
        assertThat(Ran.hz("sytem", "skill", "list").err()).contains("did you mean system?");
        assertThat(Ran.hz("system", "skill", "shwo").err()).contains("did you mean show?");
    }

    @Test
    void suggestsTheOptionThatWasMeant() {
        assertThat(Ran.hz("system", "plugin", "list", "--jsn").err())
                .contains("unknown option \"--jsn\"")
                .contains("did you mean --json?");
    }

    @Test
    void answersInJsonWhereverJsonWasAskedFor() throws IOException {
        assertThat(Ran.hz("system", "--json", "bogus").error()).containsEntry("code", "USAGE");
        assertThat(Ran.hz("system", "bogus", "--json").error()).containsEntry("code", "USAGE");
        assertThat(Ran.hz("skill", "check", "--format", "json").error())
                .containsEntry("code", "USAGE");
        assertThat(Ran.hz("skill", "check", "--format=json").error())
                .containsEntry("code", "USAGE");
    }

    @Test
    void takesWhatFollowsTwoDashesAsAPath() {
        Ran ran = Ran.hz("skill", "check", "--", "--json");

        assertThat(ran.exit()).isEqualTo(Exit.USAGE);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("hz: --json is not there; ");
    }

    @Test
    void readsNoArgumentsFromAFile() {
        assertThat(Ran.hz("skill", "check", "@pom.xml").err()).contains("@pom.xml is not there");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--", "--format=", "--file="})
    void showsNoRawCharacterOfAnArgument(String prefix) throws IOException {
        String hostile = prefix + "a\u001b]0;x\u0007\u202eb\r\n\ud800";

        for (List<String> command :
                List.of(
                        List.of(hostile),
                        List.of("system", "plugin", "add", hostile),
                        List.of("system", "plugin", "update", "acme", hostile),
                        List.of("system", "skill", "show", "a", "b", hostile),
                        List.of("skill", "check", hostile))) {
            Ran text = Ran.hz(command.toArray(String[]::new));
            Ran json =
                    Ran.hz(
                            Stream.concat(Stream.of("--json"), command.stream())
                                    .toArray(String[]::new));

            assertThat(text.exit()).isEqualTo(Exit.USAGE);
            assertThat(text.err()).endsWith("\n");
            assertThat(text.err().strip()).doesNotContainPattern("[\\p{Cntrl}\u202e]");
            assertThat(json.error().get("message").toString())
                    .doesNotContainPattern("[\\p{Cntrl}\u202e]");
        }
    }

    @Test
    void cutsAnArgumentOfAMegabyte() {
        String long1 = "x".repeat(1 << 20);

        assertThat(Ran.hz(long1).err()).hasSizeLessThan(400);
        assertThat(Ran.hz("--" + long1).err()).hasSizeLessThan(400);
        assertThat(Ran.hz("skill", "check", "--format", long1).err()).hasSizeLessThan(400);
        assertThat(Ran.hz("skill", "check", long1).err()).hasSizeLessThan(4_300);
        assertThat(Ran.hz("system", "plugin", "add", long1).exit()).isEqualTo(Exit.USAGE);
    }
}
