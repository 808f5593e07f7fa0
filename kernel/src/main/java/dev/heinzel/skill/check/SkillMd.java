package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code SKILL.md} says of its skill (F2 to F7). The values hold every rule only if nothing
 * was reported.
 */
record SkillMd(@Nullable String name, @Nullable String description, Map<String, Object> hints) {

    private static final SkillMd NOTHING = new SkillMd(null, null, Map.of());

    /**
     * Checks the file's front matter and body; its text was scanned before.
     *
     * @param directory the name of the skill's directory
     */
    static SkillMd check(byte[] bytes, int length, String directory, FileReport report) {
        Fences fences = Fences.find(bytes, length, report);
        if (fences == null) {
            return NOTHING;
        }
        checkBody(bytes, fences.bodyStart(), length, report);
        String text = decode(bytes, fences);
        if (text == null) {
            // not UTF-8, which the scan has reported
            return NOTHING;
        }
        FrontMatter frontMatter = YamlReader.read(text, report);
        KeyRule.check(frontMatter, report);
        String name = NameRule.check(frontMatter, directory, report);
        String description = DescriptionRule.check(frontMatter, report);
        HintAdvice.check(frontMatter, report);
        return new SkillMd(name, description, HintAdvice.hints(frontMatter));
    }

    private static @Nullable String decode(byte[] bytes, Fences fences) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, fences.start(), fences.end() - fences.start()))
                    .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static void checkBody(byte[] bytes, int from, int length, FileReport report) {
        int characters = 0;
        for (int i = from; i < length; i++) {
            // every code point has one byte that does not continue another
            if ((bytes[i] & 0xc0) != 0x80) {
                characters++;
            }
        }
        if (characters > Limits.BODY_CHARACTERS) {
            report.advice(
                    0,
                    FindingCode.BODY_LONG,
                    "the body has "
                            + characters
                            + " characters and is cut after "
                            + Limits.BODY_CHARACTERS
                            + " when it is loaded",
                    "move parts of it into files of their own");
        }
    }
}
