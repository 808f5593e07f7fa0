package dev.heinzel.launcher.config;

/** {@code menu}: how many skills a turn is offered (A1). */
final class MenuValue {

    /** The most that a turn may be offered. */
    static final int MOST = 6;

    private MenuValue() {}

    /** The value; what held without it, if it is none. */
    static int of(TomlNode node, int otherwise, Report report) {
        if (node instanceof TomlNode.Whole number
                && number.value() >= 1
                && number.value() <= MOST) {
            return (int) number.value();
        }
        String what = node instanceof TomlNode.Whole ? "out of range" : node.kind();
        report.value(
                node.line(),
                "menu is " + what + ", so it stays " + otherwise,
                "write an integer from 1 to " + MOST + ": " + ConfigKey.MENU.example());
        return otherwise;
    }
}
