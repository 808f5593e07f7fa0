/** {@code hz}: the command line. */
module dev.heinzel.cli {
    requires dev.heinzel.launcher;
    requires info.picocli;
    requires com.fasterxml.jackson.jr.ob;
    requires static org.jspecify;

    // picocli reads the annotations and calls the command methods
    opens dev.heinzel.cli to
            info.picocli;
}
