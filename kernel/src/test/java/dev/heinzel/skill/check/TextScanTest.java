package dev.heinzel.skill.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.text.FakeSecrets;
import dev.heinzel.skill.text.HiddenCharacters;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextScanTest {

    private static final FakeSecrets FAKE = new FakeSecrets(11);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "\n",
                "plain\n\ttext\r\n",
                "caf\u00E9 \u4E2D\u6587 \u250C\u2500\u2510",
                "\u2764\uFE0F \uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDCBB",
                "\u0645\u06CC\u200C\u062E\u0648",
                "\u05E9\u200F!",
                "well-known A-B_c.d p~"
            })
    @DisplayName("F8, F11, F12: plain text has nothing to tell")
    void tellsNothingOfPlainText(String text) {
        assertThat(scan(text)).isEmpty();
    }

    static Stream<Arguments> malformed() {
        return Stream.of(
                Arguments.of("overlong /", new int[] {0xC0, 0xAF}),
                Arguments.of("overlong /, three bytes", new int[] {0xE0, 0x80, 0xAF}),
                Arguments.of("overlong, four bytes", new int[] {0xF0, 0x80, 0x80, 0xAF}),
                Arguments.of("overlong U+007F", new int[] {0xC1, 0xBF}),
                Arguments.of("overlong U+07FF", new int[] {0xE0, 0x9F, 0xBF}),
                Arguments.of("overlong U+FFFF", new int[] {0xF0, 0x8F, 0xBF, 0xBF}),
                Arguments.of("a surrogate", new int[] {0xED, 0xA0, 0x80}),
                Arguments.of("CESU-8", new int[] {0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80}),
                Arguments.of("above U+10FFFF", new int[] {0xF4, 0x90, 0x80, 0x80}),
                Arguments.of("five bytes", new int[] {0xF8, 0x88, 0x80, 0x80, 0x80}),
                Arguments.of("a lone continuation", new int[] {0x80}),
                Arguments.of("a byte that never is", new int[] {0xFF}),
                Arguments.of("cut after one", new int[] {0xC3}),
                Arguments.of("cut after two", new int[] {0xE2, 0x82}),
                Arguments.of("cut after three", new int[] {0xF0, 0x9F, 0x98}),
                Arguments.of("Latin-1", new int[] {0xE9}),
                Arguments.of("UTF-16", new int[] {0xFF, 0xFE, 'a'}));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("malformed")
    @DisplayName("F8: what is not UTF-8 is told with its line and offset")
    void tellsMalformedBytes(String what, int[] bytes) {
        byte[] text = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            text[i] = (byte) bytes[i];
        }

        assertThat(scan(join("ok\nab", text, "c\n"))).contains("not utf-8 2 @5");
        assertThat(scan(join("ok\nab", text, ""))).contains("not utf-8 2 @5");
        assertThat(scan(text)).contains("not utf-8 1 @0");
    }

    @Test
    @DisplayName(
            "F8: UTF-8 is what Java's strict decoder takes, for every code point and any bytes")
    void agreesWithTheStrictDecoder() {
        StringBuilder everything = new StringBuilder();
        for (int c = 0xA0; c <= Character.MAX_CODE_POINT; c++) {
            if (!HiddenCharacters.isNeverPlain(c) && !HiddenCharacters.isDoubtful(c)) {
                everything.appendCodePoint(c);
            }
        }
        assertThat(scan(everything.toString())).isEmpty();

        int[] alphabet = {
            'a', 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0,
            0xF1, 0xF4, 0xF5
        };
        long seed = 5;
        Random random = new Random(seed);
        for (int round = 0; round < 50_000; round++) {
            byte[] bytes = new byte[1 + random.nextInt(12)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) alphabet[random.nextInt(alphabet.length)];
            }

            boolean told = scan(bytes).stream().anyMatch(report -> report.startsWith("not utf-8"));

            assertThat(told)
                    .as("seed %d: %s", seed, Arrays.toString(bytes))
                    .isEqualTo(!isUtf8(bytes));
        }
    }

    @Test
    @DisplayName("F8: one invalid byte near the end of a large file is found")
    void findsTheLastByte() {
        byte[] text = "0123456789abcde\n".repeat(32_000).getBytes(StandardCharsets.UTF_8);
        text[500_000] = (byte) 0xFF;

        assertThat(scan(text)).containsExactly("not utf-8 31251 @500000");
    }

    @Test
    @DisplayName("F8: a NUL is told once, and not as hidden too")
    void tellsNul() {
        assertThat(scan("a\nb\0c\0\n\0")).containsExactly("nul 2");
    }

    @Test
    @DisplayName("F12: a hidden character is told with its line, once per line")
    void tellsHiddenCharacters() {
        assertThat(scan("\uFEFFa\nb\u200Bc\u200B\u202E\n\nd\u001B[2J\r\ne\rf\u00AD\u2028"))
                .containsExactly(
                        "hidden 1 FEFF",
                        "hidden 2 200B",
                        "hidden 2 202E",
                        "hidden 4 1B",
                        "hidden 5 D",
                        "hidden 5 AD",
                        "hidden 5 2028");
    }

    @Test
    @DisplayName("F12: context is judged on the whole line and no further")
    void judgesByTheLine() {
        assertThat(scan("x\u200F\n\u05E9\u200F\ny \u200F \u05E9")).containsExactly("hidden 1 200F");
        assertThat(scan("\u2764\n\uFE0F")).containsExactly("hidden 2 FE0F");
    }

    @Test
    @DisplayName("F12: private use and U+FFFD are advice")
    void tellsDoubtfulCharacters() {
        assertThat(scan("a\n\uE000\uE000 \uFFFD\n" + Character.toString(0x10FFFD)))
                .containsExactly("doubtful 2 E000", "doubtful 2 FFFD", "doubtful 3 10FFFD");
    }

    @Test
    @DisplayName("F11, F15: secrets and bare prefixes are told with their line, once per line")
    void tellsSecrets() {
        String text =
                "a\n"
                        + FAKE.gitHubToken()
                        + ", "
                        + FAKE.gitHubToken()
                        + "\n\nnpm_x npm_y\n"
                        + FAKE.privateKey("\n")
                        + "\n"
                        + FAKE.gitHubToken();

        assertThat(scan(text))
                .containsExactly(
                        "secret 2 GitHub token",
                        "prefix 4 npm token",
                        "secret 5 private key",
                        "secret 13 GitHub token");
    }

    @Test
    @DisplayName("F11: a token is found at any place of a file")
    void findsTokensAtAnyOffset() {
        for (Map.Entry<String, String> token : FAKE.ofEachProvider().entrySet()) {
            for (int before = 0; before < 20; before++) {
                assertThat(scan(" ".repeat(before) + token.getKey()))
                        .as("%s after %d", token.getValue(), before)
                        .containsExactly("secret 1 " + token.getValue());
            }
            for (int edge : new int[] {1_024, 8_192}) {
                for (int before = edge - 9; before <= edge; before++) {
                    String text = "\n".repeat(before) + token.getKey() + "\n";
                    assertThat(scan(text))
                            .as("%s at %d", token.getValue(), before)
                            .containsExactly("secret " + (before + 1) + " " + token.getValue());
                }
            }
        }
    }

    @Test
    @DisplayName("F15: a bare prefix is advice at any place of a file")
    void tellsPrefixesAtAnyOffset() {
        for (String prefix : new String[] {"npm_", "gl" + "pat-", "AK" + "IA", "sk" + "-ant-"}) {
            for (String after : new String[] {"", " ", "-", "\n", "`", "|", "\u2026"}) {
                for (int before = 0; before < 10; before++) {
                    assertThat(scan(" ".repeat(before) + prefix + after))
                            .as("%s%s after %d", prefix, after, before)
                            .hasSize(1);
                }
            }
        }
    }

    @Test
    @DisplayName("F12: the scan of bytes says what the rules on text say")
    void agreesWithTheRulesOnText() {
        int[] alphabet = {
            'a', 'b', '1', '\n', '\r', '\t', '-', '_', 0xE9, 0x5D0, 0x645, 0x4E2D, 0x1F469, 0x2764,
            0x200B, 0x200C, 0x200D, 0x200F, 0xFE0F, 0xE0100, 0xFEFF, 0x1B, 0x7F, 0x85
        };
        long seed = 3;
        Random random = new Random(seed);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(24); i >= 0; i--) {
                text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
            }

            List<String> expected = hiddenByTheRules(text.toString());

            assertThat(scan(text.toString()))
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(expected);
        }
    }

    @Test
    @DisplayName("F8: a part of a buffer is a text of its own")
    void scansAPart() {
        byte[] buffer =
                ("\u200B\n" + FAKE.gitHubToken() + "\nab\u00E9\u200B\n\0")
                        .getBytes(StandardCharsets.UTF_8);
        int end = buffer.length - 2;
        Reports reports = new Reports();

        TextScan.scan(buffer, end - 7, end, 7, reports);
        assertThat(reports.told).containsExactly("hidden 7 200B");

        Reports cut = new Reports();
        TextScan.scan(buffer, end - 7, end - 1, 7, cut);
        assertThat(cut.told).contains("not utf-8 7 @" + (end - 3));

        Reports token = new Reports();
        TextScan.scan(buffer, 4, 4 + 39, 1, token);
        assertThat(token.told).containsExactly("prefix 1 GitHub token");

        Reports none = new Reports();
        TextScan.scan(buffer, 4, 4, 1, none);
        assertThat(none.told).isEmpty();
    }

    @Test
    @DisplayName("F12: a hostile file is scanned in linear time and tells little")
    void scansHostileFiles() {
        String marks = "\u200E\u200D\uFE0F\u200B".repeat(200_000);

        assertThat(scan(marks)).hasSize(4);
        assertThat(scan(marks + "\u05E9")).hasSize(4);
        assertThat(scan("\u0645\u064E".repeat(200_000) + "\u200C".repeat(200_000))).hasSize(1);
        assertThat(scan("\r".repeat(1_000_000))).hasSize(1);
        assertThat(scan(new byte[1_000_000])).hasSize(1);
    }

    private static List<String> hiddenByTheRules(String text) {
        List<String> expected = new ArrayList<>();
        int line = 1;
        int end;
        for (int start = 0; start < text.length(); start = end) {
            int lineEnd = text.indexOf('\n', start);
            end = lineEnd < 0 ? text.length() : lineEnd + 1;
            String prefix = "hidden " + line++ + " ";
            HiddenCharacters.each(
                    text.substring(start, end),
                    c -> {
                        String report =
                                prefix + Integer.toHexString(c).toUpperCase(java.util.Locale.ROOT);
                        if (!expected.contains(report)) {
                            expected.add(report);
                        }
                    });
        }
        return expected;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static byte[] join(String before, byte[] bytes, String after) {
        byte[] left = before.getBytes(StandardCharsets.UTF_8);
        byte[] right = after.getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(left, left.length + bytes.length + right.length);
        System.arraycopy(bytes, 0, all, left.length, bytes.length);
        System.arraycopy(right, 0, all, left.length + bytes.length, right.length);
        return all;
    }

    private static List<String> scan(String text) {
        return scan(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> scan(byte[] text) {
        // a buffer is longer than its file, and full of the file before
        byte[] buffer = Arrays.copyOf(text, text.length + 16);
        Arrays.fill(buffer, text.length, buffer.length, (byte) 0x80);
        Reports reports = new Reports();
        TextScan.scan(buffer, text.length, reports);
        return reports.told;
    }

    private static final class Reports implements TextScan.Sink {
        private final List<String> told = new ArrayList<>();

        @Override
        public void notUtf8(int line, int offset) {
            told.add("not utf-8 " + line + " @" + offset);
        }

        @Override
        public void nul(int line) {
            told.add("nul " + line);
        }

        @Override
        public void hidden(int line, int codePoint) {
            told.add(
                    "hidden "
                            + line
                            + " "
                            + Integer.toHexString(codePoint).toUpperCase(java.util.Locale.ROOT));
        }

        @Override
        public void doubtful(int line, int codePoint) {
            told.add(
                    "doubtful "
                            + line
                            + " "
                            + Integer.toHexString(codePoint).toUpperCase(java.util.Locale.ROOT));
        }

        @Override
        public void secret(int line, String provider) {
            told.add("secret " + line + " " + provider);
        }

        @Override
        public void secretPrefix(int line, String provider) {
            told.add("prefix " + line + " " + provider);
        }
    }
}
