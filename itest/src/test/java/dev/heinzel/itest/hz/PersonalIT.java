package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.OneName.hidden;
import static dev.heinzel.itest.hz.OneName.offered;
import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("L6: the personal directory, through bin/hz")
class PersonalIT {

    @TempDir private Path scratch;
    private Hz hz;
    private OneName notes;

    @BeforeEach
    void addAPlugin() throws Exception {
        hz = Hz.in(scratch);
        notes = new OneName(hz, "notes");
        aPlugin("acme.notes").skill("notes", OneName.bodyOf("acme.notes")).in(scratch, "notes.jar");
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
    }

    @Test
    @DisplayName("L6: absent and empty are fine, and what is edited is seen by the next command")
    void seesEdits() throws Exception {
        notes.isOfferedAs(offered("acme.notes", "outside"));
        Files.createDirectories(hz.config().resolve("skills"));
        assertThat(Problems.of(hz).places()).isEmpty();

        Path skill = hz.personal("notes", OneName.bodyOf("personal"));
        notes.isOfferedAs(
                offered("personal", "personal"), hidden("acme.notes", "outside", "personal"));
        notes.showsEach(
                offered("personal", "personal"), hidden("acme.notes", "outside", "personal"));

        Files.createDirectory(skill.resolve("references"));
        Files.writeString(skill.resolve("references/style.md"), "short\n");
        assertThat(show("notes", "--file", "references/style.md").out()).isEqualTo("short\n");
        Files.writeString(skill.resolve("references/style.md"), "longer\n");
        assertThat(show("notes", "--file", "references/style.md").out()).isEqualTo("longer\n");

        Files.writeString(skill.resolve("SKILL.md"), "no skill any more\n");
        notes.isOfferedAs(offered("acme.notes", "outside"));
        assertThat(Problems.of(hz).places()).contains("SKILL.md:1 FRONT_MATTER_MISSING");
    }

    @Test
    @DisplayName("L6, F13: a broken skill is a problem with file and line, and hides nothing")
    void reportsABrokenSkill() throws Exception {
        hz.personalMd("notes", "name: note\ndescription: Mine\nversion: 1\n", "x\n");
        hz.personal("letters", "# Mine\n");

        Map<String, Object> listed =
                hz.run("system", "skill", "list", "--json").exits(0).document();
        assertThat(Hz.list(listed, "problems"))
                .extracting(
                        finding -> finding.get("plugin"),
                        finding -> finding.get("path"),
                        finding -> finding.get("line"),
                        finding -> finding.get("code"))
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(
                                "personal", "skills/notes/SKILL.md", 2, "NAME_NOT_DIRECTORY"),
                        org.assertj.core.groups.Tuple.tuple(
                                "personal", "skills/notes/SKILL.md", 4, "KEY_UNKNOWN"));
        assertThat(Hz.list(listed, "skills"))
                .filteredOn(skill -> skill.get("layer").equals("personal"))
                .extracting("name")
                .containsExactly("letters");
        notes.isOfferedAs(offered("acme.notes", "outside"));
        assertThat(hz.run("system", "skill", "show", "personal:notes", "--json").exits(1).error())
                .containsEntry("code", "NOT_FOUND");
        Hz.Ran text = hz.run("system", "skill", "list").exits(0);
        assertThat(text.out()).containsPattern("letters +personal +personal ");
        assertThat(text.err())
                .contains("personal: skills/notes/SKILL.md:2: NAME_NOT_DIRECTORY: ")
                .contains("personal: skills/notes/SKILL.md:4: KEY_UNKNOWN: ");
    }

    @Test
    @DisplayName("F4, F11, F12: the same checks as for any other skill")
    void checksLikeAnyOther() throws Exception {
        hz.personalMd("hz-tool", "name: hz-tool\ndescription: x\n", "x\n");
        hz.personal("hidden", "a\u202eb\n");
        hz.personal("binary", "a\u0000b\n");
        hz.personal("fine", "x\n");

        assertThat(Problems.of(hz).places())
                .containsExactly(
                        "SKILL.md:5 NOT_TEXT",
                        "SKILL.md:5 HIDDEN_CHARACTER",
                        "SKILL.md:2 NAME_RESERVED");
        assertThat(personal()).containsExactly("fine");
    }

    @Test
    @DisplayName("L6, F9: the directory may be a link, nothing below it may")
    void followsNoLinkBelow() throws Exception {
        Path skill = hz.personal("notes", OneName.bodyOf("personal"));
        Path skills = hz.config().resolve("skills");
        Path elsewhere = Files.move(skills, scratch.resolve("dotfiles"));
        Files.createSymbolicLink(skills, elsewhere);
        notes.isOfferedAs(
                offered("personal", "personal"), hidden("acme.notes", "outside", "personal"));
        assertThat(Problems.of(hz).places()).isEmpty();

        Path target = Files.writeString(scratch.resolve("secret.md"), "kept to itself\n");
        Files.createSymbolicLink(elsewhere.resolve("notes/linked.md"), target);
        assertThat(Problems.of(hz).places()).containsExactly("linked.md LINK");
        notes.isOfferedAs(offered("acme.notes", "outside"));
        Files.delete(elsewhere.resolve("notes/linked.md"));

        Files.move(elsewhere.resolve("notes"), scratch.resolve("moved"));
        Files.createSymbolicLink(elsewhere.resolve("notes"), scratch.resolve("moved"));
        assertThat(Problems.of(hz).places()).containsExactly("notes LINK");
        notes.isOfferedAs(offered("acme.notes", "outside"));
        assertThat(skill).exists();
    }

    @Test
    @DisplayName("L6, F9: a pipe instead of a file blocks nothing, and others are served")
    void waitsForNoPipe() throws Exception {
        hz.personal("letters", "x\n");
        Path odd = Files.createDirectories(hz.config().resolve("skills/odd"));
        makePipe(odd.resolve("SKILL.md"));
        Path beside = hz.personal("beside", "x\n");
        makePipe(beside.resolve("pipe.md"));
        makePipe(hz.config().resolve("skills/alone"));

        assertThat(Problems.of(hz).places())
                .contains("pipe.md NOT_A_FILE", "SKILL.md NOT_A_FILE")
                .allMatch(place -> place.endsWith(" NOT_A_FILE"));
        assertThat(personal()).containsExactly("letters");
    }

    @Test
    @DisplayName("L6: a personal directory that is none is a problem, and the rest is served")
    void tellsOfWhatIsNoDirectory() throws Exception {
        Path skills = Files.createDirectories(hz.config()).resolve("skills");
        Files.writeString(skills, "no directory\n");
        assertThat(Problems.of(hz).places()).hasSize(1);
        notes.isOfferedAs(offered("acme.notes", "outside"));

        Files.delete(skills);
        Files.createSymbolicLink(skills, Path.of("nowhere"));
        notes.isOfferedAs(offered("acme.notes", "outside"));

        Files.delete(skills);
        makePipe(skills);
        assertThat(Problems.of(hz).places()).hasSize(1);
        notes.isOfferedAs(offered("acme.notes", "outside"));
    }

    @Test
    @DisplayName("P9, L6: no plugin answers as personal")
    void nobodyElseIsPersonal() throws Exception {
        hz.personal("letters", "x\n");
        aPlugin("personal").skill("letters", "theirs\n").in(scratch, "forged.jar");

        assertThat(hz.run("system", "plugin", "add", "forged.jar").exits(1).err())
                .contains("PLUGIN_RESERVED");
        assertThat(show("personal:letters").out()).endsWith("\nx\n");
    }

    private Hz.Ran show(String... arguments) throws IOException, InterruptedException {
        String[] all = new String[arguments.length + 3];
        List.of("system", "skill", "show").toArray(all);
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return hz.run(all).exits(0);
    }

    private List<Object> personal() throws IOException, InterruptedException {
        return hz.run("system", "skill", "list", "--json").exits(0).list("skills").stream()
                .filter(skill -> skill.get("layer").equals("personal"))
                .map(skill -> skill.get("name"))
                .toList();
    }

    private static void makePipe(Path path) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("mkfifo", path.toString()).start().waitFor()).isZero();
    }
}
