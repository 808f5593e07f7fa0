package dev.heinzel.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.connect.ConnectContent;

/** What lies in a bundle's directory of classes on the host's path: a build that is not packed. */
record DirectoryContent(HostBundle bundle) implements ConnectContent {

    @Override
    public void open() {
        // a directory needs no opening
    }

    @Override
    public void close() {
        // nor closing
    }

    @Override
    public Optional<Map<String, String>> getHeaders() {
        return Optional.of(bundle.headers());
    }

    @Override
    public Iterable<String> getEntries() throws IOException {
        Path root = bundle.place();
        try (Stream<Path> files = Files.walk(root)) {
            List<String> names =
                    files.filter(file -> !file.equals(root)).map(file -> name(root, file)).toList();
            return names;
        }
    }

    private static String name(Path root, Path file) {
        String name = root.relativize(file).toString();
        return Files.isDirectory(file) ? name + '/' : name;
    }

    @Override
    public Optional<ConnectEntry> getEntry(String path) {
        Path file = bundle.place().resolve(path);
        return Files.exists(file) ? Optional.of(new Entry(path, file)) : Optional.empty();
    }

    @Override
    public Optional<ClassLoader> getClassLoader() {
        return Optional.ofNullable(bundle.loader());
    }

    private record Entry(String path, Path file) implements ConnectEntry {
        @Override
        public String getName() {
            return path;
        }

        @Override
        public long getContentLength() {
            return attribute(Files::size);
        }

        @Override
        public long getLastModified() {
            return attribute(path -> Files.getLastModifiedTime(path).toMillis());
        }

        private long attribute(Attribute attribute) {
            try {
                return attribute.of(file);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + file, e);
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return Files.newInputStream(file);
        }
    }

    private interface Attribute {
        long of(Path file) throws IOException;
    }
}
