/** Serves the skills of all resolved plugins. */
open module dev.heinzel.system.skill {
    requires dev.heinzel.kernel;
    requires osgi.core;
    requires org.slf4j;
    requires static org.jspecify;
    requires static org.osgi.annotation.versioning;
}
