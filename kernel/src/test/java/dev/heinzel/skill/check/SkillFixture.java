package dev.heinzel.skill.check;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** A skill that keeps every rule until a test says otherwise. */
public final class SkillFixture {

    private final String name;
    private final Map<String, byte[]> beside = new LinkedHashMap<>();
    private String nameLine;
    private String descriptionLine = "description: Use when notes are taken\n";
    private String moreKeys = "";
    private String body = "Take notes.\n";
    private byte[] whole;

    private SkillFixture(String name) {
        this.name = name;
        this.nameLine = "name: " + name + "\n";
    }

    public static SkillFixture aSkill(String name) {
        return new SkillFixture(name);
    }

    /** A description in double quotes. */
    public SkillFixture description(String text) {
        return descriptionYaml("\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
    }

    /** What stands after {@code description: }, as it is. */
    public SkillFixture descriptionYaml(String yaml) {
        descriptionLine = "description: " + yaml + "\n";
        return this;
    }

    /** What stands after {@code name: }, as it is. */
    public SkillFixture nameYaml(String yaml) {
        nameLine = "name: " + yaml + "\n";
        return this;
    }

    /** Further front matter, whole lines. */
    public SkillFixture keys(String yaml) {
        moreKeys = yaml.endsWith("\n") ? yaml : yaml + "\n";
        return this;
    }

    public SkillFixture body(String text) {
        body = text;
        return this;
    }

    /** All of SKILL.md. */
    public SkillFixture skillMd(byte[] bytes) {
        whole = bytes;
        return this;
    }

    public SkillFixture skillMd(String text) {
        return skillMd(text.getBytes(StandardCharsets.UTF_8));
    }

    public SkillFixture file(String path, String text) {
        return file(path, text.getBytes(StandardCharsets.UTF_8));
    }

    public SkillFixture file(String path, byte[] content) {
        beside.put(path, content);
        return this;
    }

    public String name() {
        return name;
    }

    /** Contents by path, relative to the skill's directory. */
    public Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>(beside);
        String text = "---\n" + nameLine + descriptionLine + moreKeys + "---\n" + body;
        files.put("SKILL.md", whole != null ? whole : text.getBytes(StandardCharsets.UTF_8));
        return files;
    }
}
