package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/layers.md} tells operators is what the code does. */
@DisplayName("L5: the order is tested from its documentation")
class LayersDocumentTest {

    private static final Path DOCUMENT = Path.of("../docs/layers.md");
    private static final Path PERSONAL = Path.of("/personal").toAbsolutePath();

    /** What the last column says of two sources of one rank. */
    private enum Tie {
        SINGLE("cannot be: there is one source"),
        CONFLICT("conflict: nobody is offered"),
        SMALLER_NAME("the smaller symbolic name is offered");

        private final String words;

        Tie(String words) {
            this.words = words;
        }

        static Tie parse(String words) {
            return Arrays.stream(values())
                    .filter(tie -> tie.words.equals(words))
                    .findAny()
                    .orElseThrow(() -> new AssertionError("no such rule: " + words));
        }
    }

    private record Row(int rank, List<Layer> layers, Tie tie) {}

    /** Two sources, in the order in which they come. */
    record Pair(Layer first, String firstName, Layer second, String secondName) {}

    private static List<Row> table() {
        try (Stream<String> lines = Files.lines(DOCUMENT)) {
            return lines.filter(line -> line.matches("\\| \\d+ \\|.*"))
                    .map(line -> line.split("\\|"))
                    .map(
                            cells ->
                                    new Row(
                                            Integer.parseInt(cells[1].strip()),
                                            layers(cells[2].strip()),
                                            Tie.parse(cells[4].strip())))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Layer> layers(String cell) {
        return Stream.of(cell.split(", "))
                .map(word -> Layer.valueOf(word.toUpperCase(Locale.ROOT)))
                .toList();
    }

    @Test
    @DisplayName("L1: the table has each layer once, and ranks that ascend by one")
    void isWhole() {
        assertThat(table()).extracting(Row::rank).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(table().stream().flatMap(row -> row.layers().stream()))
                .containsExactlyInAnyOrder(Layer.values());
        assertThat(table())
                .filteredOn(row -> row.tie() == Tie.SINGLE)
                .extracting(Row::layers)
                .containsExactly(List.of(Layer.PERSONAL));
    }

    static List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (Layer first : Layer.values()) {
            for (Layer second : Layer.values()) {
                if (first != Layer.PERSONAL || second != Layer.PERSONAL) {
                    // both ways, so that a name decides only where the table says so
                    pairs.add(new Pair(first, "acme.B", second, "acme.a"));
                    pairs.add(new Pair(first, "acme.a", second, "acme.B"));
                }
            }
        }
        return pairs;
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @DisplayName("L1, L2, L3: who is offered, for each pair of layers, whoever comes first")
    void decidesAsTheTableSays(Pair pair) {
        String expected = expected(pair);

        Ranking ranking = served(pair);

        Offer offered = ranking.offered();
        assertThat(offered == null ? Tie.CONFLICT.words : offered.source().name())
                .isEqualTo(expected);
        assertThat(ranking.isConflict()).isEqualTo(expected.equals(Tie.CONFLICT.words));
        assertThat(ranking.all())
                .filteredOn(offer -> ranking.hiddenBy(offer) == null)
                .hasSize(ranking.isConflict() ? 2 : 1);
    }

    private static String expected(Pair pair) {
        Row first = row(pair.first());
        Row second = row(pair.second());
        if (first.rank() != second.rank()) {
            return first.rank() < second.rank()
                    ? named(pair.first(), pair.firstName())
                    : named(pair.second(), pair.secondName());
        }
        return first.tie() == Tie.CONFLICT ? Tie.CONFLICT.words : "acme.B";
    }

    private static Row row(Layer layer) {
        return table().stream().filter(row -> row.layers().contains(layer)).findAny().orElseThrow();
    }

    private static String named(Layer layer, String name) {
        return layer == Layer.PERSONAL ? "personal" : name;
    }

    private static Ranking served(Pair pair) {
        Map<String, Layer> stack = new HashMap<>();
        for (Map.Entry<String, Layer> placed :
                Map.of(pair.firstName(), pair.first(), pair.secondName(), pair.second())
                        .entrySet()) {
            if (Layer.ofStack().contains(placed.getValue())) {
                stack.put(placed.getKey(), placed.getValue());
            }
        }
        Source own = Source.personal(aPlugin("my.own").skill("notes").added().skillLet());
        Shelf shelf = new Shelf(directory -> new PersonalReading(directory, own, List.of()));
        SkillPolicy policy = new SkillPolicy(Stack.of(stack), null, null);
        shelf.decide(() -> policy);
        put(shelf, policy, pair.first(), pair.firstName());
        put(shelf, policy, pair.second(), pair.secondName());
        return shelf.read().ranking("notes");
    }

    private static void put(Shelf shelf, SkillPolicy policy, Layer layer, String name) {
        Plugin plugin = aPlugin(name).skill("notes");
        switch (layer) {
            case PERSONAL -> {
                shelf.decide(() -> new SkillPolicy(policy.stack(), PERSONAL, null));
                shelf.refreshed();
            }
            case CORE -> shelf.add(plugin.core());
            default -> shelf.add(plugin.added());
        }
    }
}
