package dev.heinzel.launcher;

import org.apache.felix.framework.Logger;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The framework's own messages, as log records of ours. Felix would print them to standard output,
 * which belongs to protocols and documents (M3, K3).
 */
final class FrameworkLog extends Logger {

    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger("dev.heinzel.framework");

    @Override
    protected void doLog(int level, String message, @Nullable Throwable cause) {
        String told = Causes.told(message);
        String text = cause == null ? told : told + ": " + Causes.of(cause);
        switch (level) {
            case LOG_ERROR -> LOG.error(text);
            case LOG_WARNING -> LOG.warn(text);
            case LOG_INFO -> LOG.info(text);
            default -> LOG.debug(text);
        }
        if (cause != null) {
            LOG.debug("the cause", Causes.stackOf(cause));
        }
    }
}
