package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.heinzel.skill.FindingCode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Front matter with bytes put in, taken out and changed; the seed is printed with a failure. */
@DisplayName("F3: no front matter makes the checker fail")
class MutatedFrontMatterTest {

    private static final int ROUNDS = 20_000;

    private static final List<String> SEEDS =
            List.of(
                    "name: notes\ndescription: Use it\n",
                    "name: notes\ndescription: >-\n  Use it\n  here\nmetadata:\n  a: {b: [c, 1.5]}\n",
                    "name: \"notes\"\ndescription: 'it''s \u00e9'\nmodel: ~\nlicense: |+\n  x\n\n",
                    "# c\n? name\n: notes\ndescription: \"a\\u00e9\\\n  b\"\nallowed-tools:\n- Read\n- - x\n",
                    "name: &a notes\ndescription: *a\nmetadata: !!map {<<: {1: 2}, ? x : y}\n",
                    "%YAML 1.2\n--- !t\nname: notes\n...\n");

    private static final List<String> PIECES =
            List.of(
                    ": ",
                    "- ",
                    "? ",
                    "\n",
                    "\r",
                    "\t",
                    "  ",
                    "\"",
                    "'",
                    "|",
                    ">",
                    "[",
                    "]",
                    "{",
                    "}",
                    ",",
                    "&a ",
                    "*a ",
                    "!!x ",
                    "!<",
                    "%",
                    "#",
                    "---\n",
                    "...\n",
                    "<<: ",
                    "\\x",
                    "\\U",
                    "@",
                    "`",
                    "\u0000",
                    "\ufeff",
                    "\u2028",
                    "\u0085",
                    "\ud83d\ude00",
                    "|9-\n",
                    "1e999");

    @Test
    @DisplayName("F3: a mutated front matter is accepted or has findings, and nothing else")
    void acceptsOrFinds() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            byte[] yaml = mutated(random);
            String what = "seed " + seed + ", round " + round;

            assertThatCode(() -> assertChecked(yaml)).as(what).doesNotThrowAnyException();
        }
    }

    private static void assertChecked(byte[] yaml) {
        CheckResult result = Checks.check(aSkill("notes").skillMd(fenced(yaml)));

        assertThat(Checks.codes(result)).doesNotContain(FindingCode.CHECK_FAILED);
        assertThat(result.skillLet().isPresent()).isEqualTo(result.findings().isEmpty());
        assertThat(result.skills()).hasSize(result.findings().isEmpty() ? 1 : 0);
    }

    private static byte[] fenced(byte[] yaml) {
        byte[] fence = "---\n".getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[yaml.length + 2 * fence.length + 1];
        System.arraycopy(fence, 0, all, 0, fence.length);
        System.arraycopy(yaml, 0, all, fence.length, yaml.length);
        all[fence.length + yaml.length] = '\n';
        System.arraycopy(fence, 0, all, fence.length + yaml.length + 1, fence.length);
        return all;
    }

    private static byte[] mutated(Random random) {
        byte[] bytes = SEEDS.get(random.nextInt(SEEDS.size())).getBytes(StandardCharsets.UTF_8);
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes = spliced(bytes, at, at + 1, new byte[0]);
                case 2 -> bytes = spliced(bytes, at, at, new byte[] {(byte) random.nextInt(128)});
                default -> {
                    String piece = PIECES.get(random.nextInt(PIECES.size()));
                    bytes = spliced(bytes, at, at, piece.getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return bytes;
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] between) {
        byte[] all = new byte[from + between.length + bytes.length - to];
        System.arraycopy(bytes, 0, all, 0, from);
        System.arraycopy(between, 0, all, from, between.length);
        System.arraycopy(bytes, to, all, from + between.length, bytes.length - to);
        return all;
    }
}
