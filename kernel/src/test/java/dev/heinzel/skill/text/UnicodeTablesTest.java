package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.UnicodeSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Derives our own tables again from ICU, and prints what to paste where they differ. */
class UnicodeTablesTest {

    private static final String NEVER_PLAIN =
            "[\\p{DI}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\p{NChar}\\uFFF9-\\uFFFC\\u2800" + "\\U0001D159]";
    private static final String MARK = "[[\\p{jt=T}&\\p{GCB=Extend}]-" + NEVER_PLAIN + "]";

    static Stream<Arguments> tables() {
        return Stream.of(
                table("WritingTables.PICTOGRAPH", "[\\p{ExtPict}]", WritingTables.PICTOGRAPH),
                table("WritingTables.VIRAMA", "[\\p{ccc=9}]", WritingTables.VIRAMA),
                table("WritingTables.JOINS_BOTH", "[\\p{jt=D}]", WritingTables.JOINS_BOTH),
                table(
                        "WritingTables.JOINS_LEFT_ONLY",
                        "[\\p{jt=L}]",
                        WritingTables.JOINS_LEFT_ONLY),
                table(
                        "WritingTables.JOINS_RIGHT_ONLY",
                        "[\\p{jt=R}]",
                        WritingTables.JOINS_RIGHT_ONLY),
                table(
                        "WritingTables.RIGHT_TO_LEFT",
                        "[[\\p{bc=R}\\p{bc=AL}]&\\p{L}]",
                        WritingTables.RIGHT_TO_LEFT),
                table("WritingTables.IDEOGRAPH", "[\\p{UIdeo}]", WritingTables.IDEOGRAPH),
                table("WritingTables.MARK", MARK, WritingTables.MARK),
                table(
                        "WritingTables.TRANSPARENT_ONLY",
                        "[[\\p{jt=T}]-[\\p{GCB=Extend}]-" + NEVER_PLAIN + "]",
                        WritingTables.TRANSPARENT_ONLY),
                table(
                        "GraphemeTables.EXTEND_ONLY",
                        "[[\\p{GCB=Extend}]-" + MARK + "]",
                        GraphemeTables.EXTEND_ONLY),
                table("GraphemeTables.SPACING_MARK", "[\\p{GCB=SM}]", GraphemeTables.SPACING_MARK),
                table("GraphemeTables.PREPEND", "[\\p{GCB=Prepend}]", GraphemeTables.PREPEND),
                table(
                        "GraphemeTables.CONSONANT",
                        "[\\p{InCB=Consonant}]",
                        GraphemeTables.CONSONANT),
                table("GraphemeTables.LINKER", "[\\p{InCB=Linker}]", GraphemeTables.LINKER),
                table("GraphemeTables.CONTROL", "[\\p{GCB=Control}]", GraphemeTables.CONTROL),
                table(
                        "GraphemeTables.HANGUL_LEADING",
                        "[\\p{GCB=L}]",
                        GraphemeTables.HANGUL_LEADING),
                table("GraphemeTables.HANGUL_VOWEL", "[\\p{GCB=V}]", GraphemeTables.HANGUL_VOWEL),
                table(
                        "GraphemeTables.HANGUL_TRAILING",
                        "[\\p{GCB=T}]",
                        GraphemeTables.HANGUL_TRAILING));
    }

    private static Arguments table(String name, String pattern, CodePointSet ours) {
        return Arguments.of(name, pattern, ours);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    @DisplayName("F12: the committed tables are Unicode's")
    void isUnicodes(String name, String pattern, CodePointSet ours) {
        UnicodeSet theirs = new UnicodeSet(pattern);

        assertThat(differing(ours::contains, theirs))
                .as("%s of Unicode %s is:\n%s", name, UCharacter.getUnicodeVersion(), paste(theirs))
                .isEmpty();
    }

    @Test
    @DisplayName("F12: never plain is what Unicode calls invisible, and what steers")
    void neverPlainIsUnicodes() {
        assertThat(differing(HiddenCharacters::isNeverPlain, new UnicodeSet(NEVER_PLAIN)))
                .isEmpty();
    }

    @Test
    @DisplayName("F5: blank is exactly Unicode White_Space")
    void blankIsUnicodes() {
        assertThat(differing(HiddenCharacters::isWhiteSpace, new UnicodeSet("[\\p{White_Space}]")))
                .isEmpty();
        assertThat(
                        differing(
                                c -> HiddenCharacters.isBlank(Character.toString(c)),
                                new UnicodeSet("[\\p{White_Space}]")))
                .isEmpty();
    }

    @Test
    @DisplayName("F12: doubtful is private use and U+FFFD")
    void doubtfulIsUnicodes() {
        assertThat(differing(HiddenCharacters::isDoubtful, new UnicodeSet("[\\p{Co}\\uFFFD]")))
                .isEmpty();
    }

    private static List<String> differing(IntPredicate ours, UnicodeSet theirs) {
        List<String> differing = new ArrayList<>();
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (ours.test(codePoint) != theirs.contains(codePoint)) {
                differing.add(Integer.toHexString(codePoint));
            }
        }
        return differing;
    }

    private static String paste(UnicodeSet set) {
        StringBuilder text = new StringBuilder();
        int lineStart = 0;
        for (UnicodeSet.EntryRange range : set.ranges()) {
            String first = Integer.toHexString(range.codepoint);
            String last = Integer.toHexString(range.codepointEnd);
            String token = first.equals(last) ? first : first + "-" + last;
            boolean full = text.length() + token.length() - lineStart > 76;
            text.append(text.length() == 0 ? "" : full ? "\n" : " ").append(token);
            lineStart = full ? text.length() - token.length() : lineStart;
        }
        return text.toString();
    }
}
