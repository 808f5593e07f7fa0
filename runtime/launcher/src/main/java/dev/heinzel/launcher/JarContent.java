package dev.heinzel.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.connect.ConnectContent;

/** What lies in a bundle's jar on the host's path. Open from {@code open} to {@code close}. */
final class JarContent implements ConnectContent {

    private final HostBundle bundle;
    private @Nullable ZipFile jar;

    JarContent(HostBundle bundle) {
        this.bundle = bundle;
    }

    @Override
    public synchronized void open() throws IOException {
        if (jar == null) {
            jar = new ZipFile(bundle.place().toFile());
        }
    }

    @Override
    public synchronized void close() throws IOException {
        ZipFile open = jar;
        jar = null;
        if (open != null) {
            open.close();
        }
    }

    private synchronized ZipFile jar() {
        if (jar == null) {
            throw new IllegalStateException(bundle.location() + " is closed");
        }
        return jar;
    }

    @Override
    public Optional<Map<String, String>> getHeaders() {
        return Optional.of(bundle.headers());
    }

    @Override
    public Iterable<String> getEntries() {
        List<String> names = jar().stream().map(ZipEntry::getName).toList();
        return names;
    }

    @Override
    public Optional<ConnectEntry> getEntry(String path) {
        ZipFile open = jar();
        return Optional.ofNullable(open.getEntry(path)).map(entry -> new Entry(open, entry));
    }

    @Override
    public Optional<ClassLoader> getClassLoader() {
        return Optional.ofNullable(bundle.loader());
    }

    private record Entry(ZipFile jar, ZipEntry entry) implements ConnectEntry {
        @Override
        public String getName() {
            return entry.getName();
        }

        @Override
        public long getContentLength() {
            return entry.getSize();
        }

        @Override
        public long getLastModified() {
            return entry.getTime();
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return jar.getInputStream(entry);
        }
    }
}
