package dev.heinzel.launcher;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Names;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.SymbolicNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which source each plain name on an allowlist had when it was first seen (A2): {@code
 * sources.json} in the state directory. Nothing depends on it but a report, so it never keeps
 * anybody from anything: where the directory is not there, is refused or cannot be written, nothing
 * is remembered, and no other process that writes is waited for.
 *
 * @param changing whether what is remembered may change; a doctor only looks
 */
record SourceMemory(StoreFiles files, boolean changing) {

    private static final Logger LOG = LoggerFactory.getLogger(SourceMemory.class);
    private static final int VERSION = 1;
    private static final int BYTES = 1024 * 1024;
    private static final Set<String> KEYS = Set.of("version", "sources");

    /** One that is kept in step. */
    static SourceMemory kept(StoreFiles files) {
        return new SourceMemory(files, true);
    }

    /** One that is only looked at. */
    static SourceMemory unchanging(StoreFiles files) {
        return new SourceMemory(files, false);
    }

    /**
     * What is remembered.
     *
     * @param damage one finding where the file holds something else; else none
     * @param replaceable whether the file may be written anew: not if a newer hz wrote it
     */
    record Reading(Map<String, String> sources, List<Finding> damage, boolean replaceable) {

        private static final Reading NOTHING = new Reading(Map.of(), List.of(), true);

        /** Copies the collections. */
        Reading {
            sources = Map.copyOf(sources);
            damage = List.copyOf(damage);
        }
    }

    private Path file() {
        return files.sources();
    }

    /** Whether anything is remembered, as far as can be seen. */
    boolean isThere() {
        return Files.exists(file());
    }

    /** Reads it. Takes no lock, changes nothing and never fails. */
    Reading read() {
        try {
            if (!StateDirectory.isThere(files.state())) {
                return Reading.NOTHING;
            }
        } catch (IOException e) {
            // whoever needs the directory is told what is wrong with it
            LOG.debug("no memory of sources: {}", Causes.of(e));
            return Reading.NOTHING;
        }
        if (Files.exists(file()) && !Files.isRegularFile(file())) {
            return damaged("is not a file", true);
        }
        byte[] json;
        try (InputStream in = Files.newInputStream(file())) {
            json = in.readNBytes(BYTES + 1);
        } catch (NoSuchFileException e) {
            return Reading.NOTHING;
        } catch (IOException e) {
            return damaged("cannot be read", true);
        }
        if (json.length > BYTES) {
            return damaged("is larger than " + BYTES + " bytes", true);
        }
        try {
            Object tree = StrictJson.parse(json);
            if (tree instanceof Map<?, ?> map
                    && map.get("version") instanceof Integer version
                    && version > VERSION) {
                return damaged("was written by a newer hz", false);
            }
            return new Reading(parse(tree), List.of(), true);
        } catch (IllegalArgumentException e) {
            return damaged(String.valueOf(e.getMessage()), true);
        }
    }

    private static Map<String, String> parse(@Nullable Object tree) {
        StrictJson.requireVersion(tree, "version", VERSION);
        Map<?, ?> document = StrictJson.object(tree, KEYS);
        if (!(document.get("sources") instanceof Map<?, ?> map)) {
            throw new IllegalArgumentException("has no object of sources");
        }
        Map<String, String> sources = new TreeMap<>();
        map.forEach(
                (name, source) -> {
                    if (!(name instanceof String skill && Names.isWords(skill))
                            || !(source instanceof String from && SymbolicNames.isName(from))) {
                        throw new IllegalArgumentException(
                                "has a source that is not one, of "
                                        + Printable.quote(String.valueOf(name)));
                    }
                    sources.put(skill, from);
                });
        return sources;
    }

    private Reading damaged(String how, boolean replaceable) {
        return new Reading(
                Map.of(),
                List.of(
                        new Finding(
                                "state",
                                String.valueOf(file()),
                                0,
                                FindingCode.STORE_DAMAGED,
                                "the memory of which source offered which name " + how,
                                replaceable
                                        ? "see to it that each allowlist still means what it says;"
                                                + " hz system skill list writes the file anew"
                                        : "use the newer hz, or delete the file")),
                replaceable);
    }

    /**
     * Makes it what it is to be now, if it is anything else. Never fails.
     *
     * @param before what was read
     * @param next what is to be remembered, given what is
     */
    void keep(Reading before, UnaryOperator<Map<String, String>> next) {
        if (!changing || !before.replaceable()) {
            return;
        }
        boolean same = next.apply(before.sources()).equals(before.sources());
        if (same && before.damage().isEmpty()) {
            return;
        }
        try {
            if (StateDirectory.isThere(files.state())) {
                files.writeBeside(() -> writeAsTheOnlyOne(next));
            }
        } catch (IOException | RuntimeException e) {
            LOG.debug("the memory of sources stays as it is: {}", Causes.of(e));
        }
    }

    /** The same for whoever is the writer of the store already. A damaged one is left to a list. */
    void keepAsWriter(UnaryOperator<Map<String, String>> next) {
        try {
            if (read().damage().isEmpty()) {
                writeAsTheOnlyOne(next);
            }
        } catch (IOException | RuntimeException e) {
            LOG.debug("the memory of sources stays as it is: {}", Causes.of(e));
        }
    }

    // read again, as another process may have been faster
    private boolean writeAsTheOnlyOne(UnaryOperator<Map<String, String>> next) throws IOException {
        Reading now = read();
        Map<String, String> after = next.apply(now.sources());
        boolean differs = !after.equals(now.sources()) || !now.damage().isEmpty();
        if (differs && now.replaceable()) {
            files.replace(file(), toJson(after));
        }
        return differs;
    }

    private static byte[] toJson(Map<String, String> sources) throws IOException {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("version", VERSION);
        document.put("sources", new TreeMap<>(sources));
        return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asBytes(document);
    }
}
