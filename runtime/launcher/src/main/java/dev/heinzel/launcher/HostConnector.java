package dev.heinzel.launcher;

import java.io.File;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.connect.ConnectContent;
import org.osgi.framework.connect.ConnectModule;
import org.osgi.framework.connect.ModuleConnector;

/** Gives the framework the bundles that the host has on its own path. */
record HostConnector(HostBundles bundles) implements ModuleConnector {

    @Override
    public void initialize(File storage, Map<String, String> configuration) {
        // there is nothing to prepare
    }

    @Override
    public Optional<ConnectModule> connect(String location) {
        return bundles.at(location).map(bundle -> () -> content(bundle));
    }

    private static ConnectContent content(HostBundle bundle) {
        return Files.isDirectory(bundle.place())
                ? new DirectoryContent(bundle)
                : new JarContent(bundle);
    }

    @Override
    public Optional<BundleActivator> newBundleActivator() {
        return Optional.empty();
    }
}
