package dev.heinzel.skill.check;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A tree that a test writes down: any names, any types, and a count of what was read. */
public final class MemoryTree implements SkillTree {

    private final Map<String, Map<String, Type>> directories = new HashMap<>();
    private final Map<String, byte[]> contents = new HashMap<>();
    private final List<String> reads = new ArrayList<>();
    private @Nullable Exception failure;

    public MemoryTree() {
        directories.put("", new LinkedHashMap<>());
    }

    public MemoryTree file(String path, byte[] content) {
        entry(path, Type.FILE);
        contents.put(path, content);
        return this;
    }

    public MemoryTree file(String path, String text) {
        return file(path, text.getBytes(StandardCharsets.UTF_8));
    }

    public MemoryTree directory(String path) {
        if (!directories.containsKey(path)) {
            entry(path, Type.DIRECTORY);
            directories.put(path, new LinkedHashMap<>());
        }
        return this;
    }

    public MemoryTree entry(String path, Type type) {
        int slash = path.lastIndexOf('/');
        String parent = slash < 0 ? "" : path.substring(0, slash);
        directory(parent);
        directories.get(parent).put(path.substring(slash + 1), type);
        return this;
    }

    public MemoryTree with(SkillFixture skill, String directory) {
        skill.files().forEach((path, content) -> file(directory + "/" + path, content));
        return this;
    }

    public MemoryTree remove(String path) {
        int slash = path.lastIndexOf('/');
        directories
                .get(slash < 0 ? "" : path.substring(0, slash))
                .remove(path.substring(slash + 1));
        contents.remove(path);
        return this;
    }

    /** From now on every call throws this. */
    public MemoryTree failing(Exception failure) {
        this.failure = failure;
        return this;
    }

    /** Every path that was read, in order. */
    public List<String> reads() {
        return reads;
    }

    @Override
    public @Nullable List<Entry> list(String directory) throws IOException {
        fail();
        Map<String, Type> entries = directories.get(directory);
        if (entries == null) {
            return null;
        }
        List<Entry> list = new ArrayList<>();
        entries.forEach((name, type) -> list.add(new Entry(name, type)));
        return list;
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        fail();
        byte[] content = contents.get(path);
        if (content == null) {
            throw new NoSuchFileException(path);
        }
        reads.add(path);
        int length = Math.min(content.length, buffer.length);
        System.arraycopy(content, 0, buffer, 0, length);
        return length;
    }

    private void fail() throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
    }
}
