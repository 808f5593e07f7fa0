package dev.heinzel.launcher.jar;

/**
 * An entry whose headers agree: where its bytes lie, and what they should be.
 *
 * @param name with a slash at its end if it is a directory
 * @param data where its packed bytes start
 */
record JarEntry(String name, boolean deflated, long data, long packedSize, long size, long crc) {

    static JarEntry of(CentralRecord central, long data) {
        return new JarEntry(
                central.name(),
                central.method() == ZipField.DEFLATED,
                data,
                central.packedSize(),
                central.size(),
                central.crc());
    }

    boolean isDirectory() {
        return name.endsWith("/");
    }

    /** The path of the file or directory. */
    String path() {
        return isDirectory() ? name.substring(0, name.length() - 1) : name;
    }
}
