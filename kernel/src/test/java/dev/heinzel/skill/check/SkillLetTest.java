package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("R3, R4, S4: what was checked is what is read")
class SkillLetTest {

    private final SkillFixture notes =
            aSkill("notes").file("ref.md", "text").file("references/\u00e9.md", "more");
    private final MemoryTree tree = new MemoryTree().with(notes, "skills/notes");
    private final SkillLet skillLet = check(tree, "skills").skillLet().orElseThrow();
    private final Skill skill = skillLet.skills().get(0);

    @Test
    @DisplayName("S4: gives the exact bytes of every file, SKILL.md included")
    void readsExactBytes() {
        notes.files()
                .forEach(
                        (path, content) -> {
                            Answer<FileContent> answer = skillLet.read(skill, path);

                            assertThat(answer).isInstanceOf(Answer.Found.class);
                            FileContent found = ((Answer.Found<FileContent>) answer).value();
                            assertThat(found.bytes()).isEqualTo(content);
                            assertThat(found.file()).isEqualTo(skill.file(path).orElseThrow());
                        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "..",
                "../notes/ref.md",
                "a/../ref.md",
                "/ref.md",
                "./ref.md",
                "ref.md/",
                "references",
                "references//\u00e9.md",
                "%72ef.md",
                "..%2fref.md",
                "REF.md",
                "skill.md",
                "references/e\u0301.md",
                "ref.md\u0000",
                "skills/notes/ref.md",
            })
    @DisplayName("S2, S4, F01-F04: a path is an exact key, and any other never reaches the tree")
    void findsNothingElse(String path) {
        int before = tree.reads().size();

        assertThat(skillLet.read(skill, path)).isEqualTo(new Answer.NotFound<>("notes", path));
        assertThat(tree.reads()).hasSize(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"texx", "tex", "texts", ""})
    @DisplayName("S4: refuses content that is not the one that was checked")
    void refusesChangedContent(String changed) {
        tree.file("skills/notes/ref.md", changed);

        assertThat(skillLet.read(skill, "ref.md"))
                .isEqualTo(new Answer.Changed<>("notes", "ref.md"));
        assertThat(skillLet.read(skill, "SKILL.md")).isInstanceOf(Answer.Found.class);
    }

    @Test
    @DisplayName("S4: a file that is gone has changed")
    void refusesGoneFiles() {
        tree.remove("skills/notes/SKILL.md");

        assertThat(skillLet.read(skill, "SKILL.md"))
                .isEqualTo(new Answer.Changed<>("notes", "SKILL.md"));
    }

    @Test
    @DisplayName("S4: a jar that is cut, or no longer inflates, has changed")
    void refusesBrokenJars() {
        for (Exception failure : List.of(new ZipException("x"), new EOFException("x"))) {
            tree.failing(failure);

            assertThat(skillLet.read(skill, "ref.md"))
                    .isEqualTo(new Answer.Changed<>("notes", "ref.md"));
        }
    }

    @Test
    @DisplayName("S5: whatever a tree throws becomes an answer")
    void answersUnavailable() {
        for (Exception failure :
                List.of(
                        new IOException("x"),
                        new IllegalStateException("x"),
                        new NullPointerException())) {
            tree.failing(failure);

            assertThat(skillLet.read(skill, "ref.md"))
                    .isEqualTo(new Answer.Unavailable<>("notes", "ref.md"));
        }
    }

    @Test
    @DisplayName("R4: a record that somebody else made opens nothing")
    void trustsItsOwnRecord() {
        Digest digest = skill.skillMd().sha256();
        tree.file("skills/notes/other.md", "x");
        List<SkillFile> files =
                List.of(SkillFile.of("SKILL.md", 1, digest), SkillFile.of("other.md", 1, digest));
        Skill sameFingerprint = new Skill("notes", "x", Map.of(), files, skill.fingerprint());
        Skill otherFingerprint = new Skill("notes", "x", Map.of(), files, digest);

        assertThat(skillLet.read(sameFingerprint, "other.md")).isInstanceOf(Answer.NotFound.class);
        assertThat(skillLet.read(otherFingerprint, "SKILL.md")).isInstanceOf(Answer.NotFound.class);
    }

    @Test
    @DisplayName("R4: only a check without findings gives one")
    void comesFromTheCheckerAlone() {
        assertThat(SkillLet.class.getConstructors()).isEmpty();
        assertThat(check(aSkill("notes").keys("version: x")).skillLet()).isEmpty();
    }

    @Test
    @DisplayName("R3: the fingerprint is the documented one")
    void computesTheDocumentedFingerprint() throws Exception {
        // code point order and not UTF-16's: U+FF5E before U+1F600
        SkillFixture odd =
                aSkill("notes")
                        .file("\uD83D\uDE00", "1")
                        .file("\uFF5E", "2")
                        .file("a/b", "")
                        .file("a.b", "3");

        assertThat(Checks.accepted(odd).fingerprint()).hasToString(documented(odd.files()));
        assertThat(skill.fingerprint()).hasToString(documented(notes.files()));
    }

    /** The script of docs/fingerprint.md, in Java. */
    private static String documented(Map<String, byte[]> files) throws Exception {
        Map<byte[], byte[]> sorted = new TreeMap<>(java.util.Arrays::compareUnsigned);
        files.forEach(
                (path, content) -> sorted.put(path.getBytes(StandardCharsets.UTF_8), content));
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        for (Map.Entry<byte[], byte[]> file : sorted.entrySet()) {
            out.writeLong(file.getKey().length);
            out.write(file.getKey());
            out.writeLong(file.getValue().length);
            out.write(file.getValue());
        }
        byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(all.toByteArray());
        return HexFormat.of().formatHex(sha256);
    }
}
