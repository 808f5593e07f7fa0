package dev.heinzel.skill;

import java.util.Locale;

/**
 * From specific to general (L1): where two sources have a skill of one name, the more specific one
 * is offered.
 */
public enum Layer {
    PERSONAL,
    PROJECT,
    TEAM,
    ORG,
    SITE,
    CORE,
    OUTSIDE;

    /** The word for machines and configuration: the constant in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
