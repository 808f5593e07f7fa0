package dev.heinzel.skill.text;

/** What a bundle may be called: the grammar of OSGi Core 1.3.2. */
public final class SymbolicNames {

    private SymbolicNames() {}

    /** Whether it is tokens of letters, digits, {@code _} and {@code -}, joined by single dots. */
    public static boolean isName(String name) {
        boolean dotAllowed = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean token = isToken(c);
            if (!token && !(c == '.' && dotAllowed)) {
                return false;
            }
            dotAllowed = token;
        }
        return dotAllowed;
    }

    private static boolean isToken(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || c == '_'
                || c == '-';
    }
}
