package dev.heinzel.skill.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("F13: all findings in order, as many as one can read")
class BoundedFindingsTest {

    private static Finding at(String path, int line) {
        return new Finding("p", path, line, FindingCode.SECRET, "m", "r");
    }

    private static List<Finding> listOf(List<Finding> findings) {
        BoundedFindings bounded = new BoundedFindings("p");
        findings.forEach(bounded::add);
        assertThat(bounded.total()).isEqualTo(findings.size());
        return bounded.list();
    }

    private static List<Finding> lines(String path, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(line -> at(path, line)).toList();
    }

    @Test
    void sortsByPathBytesThenLineNoneFirst() {
        List<Finding> sorted =
                List.of(
                        at("A", 1),
                        at("a", 0),
                        at("a", 2),
                        at("a", 10),
                        at("\uFF5E", 1),
                        at("\uD83D\uDE00", 1));
        List<Finding> shuffled = new ArrayList<>(sorted);

        for (int seed = 0; seed < 20; seed++) {
            Collections.shuffle(shuffled, new Random(seed));
            assertThat(listOf(shuffled)).as("seed " + seed).isEqualTo(sorted);
        }
    }

    @Test
    void showsTwentyOfAFileAndCountsTheRest() {
        assertThat(listOf(lines("a", 20)))
                .hasSize(20)
                .extracting(Finding::code)
                .doesNotContain(FindingCode.MORE);

        List<Finding> list = listOf(lines("a", 25));

        assertThat(list).hasSize(21);
        assertThat(list.subList(0, 20)).isEqualTo(lines("a", 20));
        assertThat(list.get(20).code()).isEqualTo(FindingCode.MORE);
        assertThat(list.get(20).message()).isEqualTo("5 more are not shown, from here on");
        assertThat(list.get(20).line()).isEqualTo(21);
    }

    @Test
    void keepsTheFirstTwentyWhateverTheOrder() {
        List<Finding> shuffled = new ArrayList<>(lines("a", 1_000));
        Collections.shuffle(shuffled, new Random(7));

        assertThat(listOf(shuffled).subList(0, 20)).isEqualTo(lines("a", 20));
    }

    @Test
    void showsFiveHundredOfAPluginAndCountsTheRest() {
        List<Finding> exact = new ArrayList<>();
        for (int i = 100; i < 600; i++) {
            exact.add(at("f" + i, 1));
        }
        assertThat(listOf(exact)).isEqualTo(exact);

        exact.add(at("f600", 3));
        List<Finding> list = listOf(exact);

        assertThat(list).hasSize(Limits.FINDINGS_PER_PLUGIN + 1);
        assertThat(list.get(500).code()).isEqualTo(FindingCode.MORE);
        assertThat(list.get(500).path()).isEqualTo("f600");
        assertThat(list.get(500).message()).isEqualTo("1 more is not shown, from here on");
    }

    @Test
    void countsEveryFindingThatIsNotShown() {
        List<Finding> many = new ArrayList<>();
        for (int file = 0; file < 5_000; file++) {
            many.addAll(lines("f" + file, 30));
        }
        Collections.shuffle(many, new Random(11));

        List<Finding> list = listOf(many);

        long shown = list.stream().filter(f -> f.code() != FindingCode.MORE).count();
        long counted =
                list.stream()
                        .filter(f -> f.code() == FindingCode.MORE)
                        .mapToLong(f -> Long.parseLong(f.message().split(" ")[0]))
                        .sum();
        assertThat(list).hasSize(Limits.FINDINGS_PER_PLUGIN + 1);
        assertThat(shown + counted).isEqualTo(many.size());
        assertThat(list).isSortedAccordingTo(Finding.REPORT_ORDER);
    }
}
