/** The words ({@code dev.heinzel.skill}), the one checker, and the resolve gate. */
open module dev.heinzel.kernel {
    requires osgi.core;
    requires org.snakeyaml.engine;
    requires org.slf4j;
    requires static org.jspecify;
    requires static org.osgi.annotation.bundle;
    requires static org.osgi.annotation.versioning;

    exports dev.heinzel.skill;
    exports dev.heinzel.skill.check;
    exports dev.heinzel.skill.text;
}
