package dev.heinzel.launcher.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import org.jspecify.annotations.Nullable;

/** Whose a file is: what is not the user's own decides nothing for the user (A1, O2). */
public final class FileOwner {

    private static final Path PROCESS = Path.of("/proc/self");

    private FileOwner() {}

    /** Whether that is who runs this; the user's name need not be known to the system. */
    public static boolean isUser(UserPrincipal owner) throws IOException {
        return owner.equals(ownerOfProcess()) || owner.equals(ownerOfNewFile());
    }

    /** Whether a file, or the link that it is, belongs to who runs this. */
    public static boolean owns(Path file) throws IOException {
        return isUser(Files.getOwner(file, LinkOption.NOFOLLOW_LINKS));
    }

    // Linux tells it without a write; what it does not tell, or hides, a new file does
    private static @Nullable UserPrincipal ownerOfProcess() {
        try {
            return Files.getOwner(PROCESS);
        } catch (IOException e) {
            return null;
        }
    }

    private static UserPrincipal ownerOfNewFile() throws IOException {
        Path probe = Files.createTempFile("heinzel-", ".owner");
        try {
            return Files.getOwner(probe);
        } finally {
            Files.delete(probe);
        }
    }
}
