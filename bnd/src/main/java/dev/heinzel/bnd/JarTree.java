package dev.heinzel.bnd;

import aQute.bnd.osgi.Jar;
import aQute.bnd.osgi.Resource;
import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What bnd is about to put into a bundle. Links are gone by then: bnd holds the bytes they gave.
 */
final class JarTree implements SkillTree {

    private final Jar jar;
    private final Map<String, Map<String, Type>> directories = new HashMap<>();

    JarTree(Jar jar) {
        this.jar = jar;
        directories.put("", new TreeMap<>());
        jar.getDirectories().keySet().forEach(directory -> add(directory, Type.DIRECTORY));
        jar.getResources().keySet().forEach(file -> add(file, Type.FILE));
    }

    private void add(String path, Type type) {
        if (path.isEmpty()) {
            return;
        }
        if (type == Type.DIRECTORY) {
            if (directories.containsKey(path)) {
                return;
            }
            directories.put(path, new TreeMap<>());
        }
        int slash = path.lastIndexOf('/');
        String parent = slash < 0 ? "" : path.substring(0, slash);
        add(parent, Type.DIRECTORY);
        directories
                .computeIfAbsent(parent, absent -> new TreeMap<>())
                .put(path.substring(slash + 1), type);
    }

    @Override
    public @Nullable List<Entry> list(String directory) {
        Map<String, Type> children = directories.get(directory);
        if (children == null) {
            return null;
        }
        List<Entry> entries = new ArrayList<>(children.size());
        children.forEach((name, type) -> entries.add(new Entry(name, type)));
        return entries;
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        Resource resource = jar.getResource(path);
        if (resource == null) {
            throw new NoSuchFileException(path);
        }
        try (InputStream bytes = open(resource, path)) {
            return bytes.readNBytes(buffer, 0, buffer.length);
        }
    }

    private static InputStream open(Resource resource, String path) throws IOException {
        try {
            return resource.openInputStream();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException("cannot read " + path, e);
        }
    }
}
