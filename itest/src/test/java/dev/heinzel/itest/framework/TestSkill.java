package dev.heinzel.itest.framework;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** A skill made for one test: good unless something is changed. */
final class TestSkill {

    private final String directory;
    private String name;
    private String description;
    private String body = "Write notes that somebody else can use.\n";
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private TestSkill(String directory) {
        this.directory = directory;
        this.name = directory;
        this.description = "How to do " + directory + " well";
    }

    static TestSkill aSkill(String name) {
        return new TestSkill(name);
    }

    /** Bad where it is not the directory's name (F4). */
    TestSkill named(String other) {
        name = other;
        return this;
    }

    TestSkill description(String text) {
        description = text;
        return this;
    }

    TestSkill body(String text) {
        body = text;
        return this;
    }

    TestSkill file(String path, String text) {
        return file(path, text.getBytes(StandardCharsets.UTF_8));
    }

    TestSkill file(String path, byte[] bytes) {
        files.put(path, bytes);
        return this;
    }

    String skillMd() {
        return "---\nname: " + name + "\ndescription: " + description + "\n---\n" + body;
    }

    Map<String, byte[]> entries(String container) {
        String root = container + '/' + directory + '/';
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put(root + "SKILL.md", skillMd().getBytes(StandardCharsets.UTF_8));
        files.forEach((path, bytes) -> entries.put(root + path, bytes));
        return entries;
    }
}
