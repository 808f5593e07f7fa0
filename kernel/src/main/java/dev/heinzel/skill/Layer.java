package dev.heinzel.skill;

import java.util.List;
import java.util.Locale;

/**
 * From specific to general (L1): where two sources have a skill of one name, the more specific one
 * is offered. {@link #ORG} and {@link #SITE} are peers (L3).
 */
public enum Layer {
    PERSONAL,
    PROJECT,
    TEAM,
    ORG,
    SITE,
    CORE,
    OUTSIDE;

    private static final List<Layer> OF_STACK = List.of(PROJECT, TEAM, ORG, SITE);

    /** The layers that an operator's stack may give a plugin (L5), most specific first. */
    public static List<Layer> ofStack() {
        return OF_STACK;
    }

    /** The word for machines and configuration: the constant in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
