package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("K3: text for people")
class TableTest {

    @Test
    void alignsColumnsAndCutsTheLastAtThePage() {
        Table table = Table.endingInText("NAME", "TEXT");
        table.row("a", "x".repeat(200));
        table.row("longer", "short");

        assertThat(table.lines())
                .containsExactly(
                        "NAME    TEXT", "a       " + "x".repeat(71) + "…", "longer  short");
    }

    @Test
    void keepsWhatJustFits() {
        Table table = Table.endingInText("NAME", "TEXT");
        table.row("name", "x".repeat(74));

        assertThat(table.lines().get(1)).hasSize(80).endsWith("x");
    }

    @Test
    void keepsTheEndOfAPath() {
        Table table = Table.endingInPath("NAME", "ORIGIN");
        table.row("n".repeat(54), "/home/somebody/" + "d".repeat(30) + "/notes.jar");

        assertThat(table.lines().get(1))
                .endsWith("  …" + "d".repeat(13) + "/notes.jar")
                .hasSize(80);
    }

    @Test
    void keepsAReadableRestWhereThePageIsFull() {
        Table table = Table.endingInText("NAME", "TEXT");
        table.row("n".repeat(90), "t".repeat(40));

        assertThat(table.lines().get(1)).endsWith("  " + "t".repeat(19) + "…");
    }

    @Test
    void countsWideCharactersTwice() {
        Table table = Table.endingInText("NAME", "TEXT");
        table.row("name", "\u6f22".repeat(100));
        table.row("\u6f22\u6f22", "x");

        assertThat(table.lines().get(1)).isEqualTo("name  " + "\u6f22".repeat(36) + "…");
        assertThat(table.lines().get(2)).isEqualTo("\u6f22\u6f22  x");
    }
}
