/** The door for hosts, and the store of plugins behind it. */
module dev.heinzel.launcher {
    requires transitive dev.heinzel.kernel;
    requires dev.heinzel.system.skill;
    // for its resources alone: nothing else would put it into a host's module graph
    requires dev.heinzel.core;
    requires org.apache.felix.framework;
    requires com.fasterxml.jackson.jr.ob;
    requires org.slf4j;
    requires org.tomlj;
    requires static org.jspecify;

    exports dev.heinzel.launcher;
}
