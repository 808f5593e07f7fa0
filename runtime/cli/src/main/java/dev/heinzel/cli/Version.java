package dev.heinzel.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/**
 * What is running.
 *
 * @param product the build's version
 * @param felix the version of the framework that the build shipped
 */
record Version(String product, String felix) {

    /** Reads what the build wrote. */
    static Version read() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IOException("version.properties is missing from the jar of the command");
            }
            properties.load(in);
        }
        return new Version(
                properties.getProperty("product", "unknown"),
                properties.getProperty("felix", "unknown"));
    }

    void print(Output output) throws IOException {
        if (output.json()) {
            output.document(Json.object("name", "hz", "version", product));
            return;
        }
        output.line("hz " + product);
        output.line("Java " + Runtime.version() + ", Apache Felix " + felix);
    }
}
