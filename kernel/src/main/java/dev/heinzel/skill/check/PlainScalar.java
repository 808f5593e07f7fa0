package dev.heinzel.skill.check;

import java.math.BigInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.JsonScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;

/**
 * What an unquoted scalar means in YAML's JSON schema, and whether it should have been quoted (F6,
 * F15).
 *
 * @param value null, {@code Boolean}, {@code Long}, {@code BigInteger}, {@code Double} or {@code
 *     String}
 * @param number whether it is a number, also where the value is a string (F6)
 * @param numberOrDateElsewhere whether YAML 1.1 takes it for a number or date, where this schema
 *     does not
 */
record PlainScalar(@Nullable Object value, boolean number, boolean numberOrDateElsewhere) {

    // octal, binary, hexadecimal, base 60, signs and underscores, as YAML 1.1 and 1.2's core
    // schema read them
    private static final Pattern OTHER_NUMBER =
            Pattern.compile(
                    "[-+]?(?:0b[01_]+|0x[0-9a-fA-F_]+|0o[0-7]+"
                            + "|[0-9][0-9_]*(?::[0-5]?[0-9])*(?:\\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?"
                            + "|\\.[0-9][0-9_]*(?:[eE][-+]?[0-9]+)?"
                            + "|\\.(?:inf|Inf|INF))|\\.(?:nan|NaN|NAN)");

    private static final ScalarResolver SCHEMA = new JsonScalarResolver();

    /** Whether YAML takes it for a string. */
    boolean isString() {
        return value instanceof String && !number;
    }

    static PlainScalar of(String text) {
        Tag tag = SCHEMA.resolve(text, true);
        if (tag.equals(Tag.NULL)) {
            return new PlainScalar(null, false, false);
        }
        if (tag.equals(Tag.BOOL)) {
            return new PlainScalar(Boolean.valueOf(text), false, false);
        }
        if (tag.equals(Tag.INT)) {
            return new PlainScalar(integer(text), true, false);
        }
        if (tag.equals(Tag.FLOAT)) {
            return new PlainScalar(decimal(text), true, false);
        }
        return new PlainScalar(text, false, isDate(text) || OTHER_NUMBER.matcher(text).matches());
    }

    private static Object integer(String text) {
        if (text.equals("-0")) {
            return text;
        }
        // 18 digits always fit
        return text.length() <= 18 ? Long.valueOf(text) : bigInteger(text);
    }

    private static Object bigInteger(String text) {
        BigInteger value = new BigInteger(text);
        return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    }

    /** A number is kept as one only if it is written again as it stands: not 1.10, 1e3 or .inf. */
    private static Object decimal(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean sign = c == '-' && i == 0;
            if (!sign && c != '.' && (c < '0' || c > '9')) {
                return text;
            }
        }
        if (text.equals("-") || text.startsWith(".") || text.startsWith("-.")) {
            return text;
        }
        double value = Double.parseDouble(text);
        return Double.toString(value).equals(text) ? (Object) value : text;
    }

    /** Starts like {@code 2024-01-31}, which YAML 1.1 reads as a date. */
    private static boolean isDate(String text) {
        if (text.length() < 8) {
            return false;
        }
        for (int i = 0; i < 4; i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        int month = text.charAt(4) == '-' ? digits(text, 5) : 0;
        int afterMonth = 5 + month;
        if (month == 0 || afterMonth >= text.length() || text.charAt(afterMonth) != '-') {
            return false;
        }
        int day = digits(text, afterMonth + 1);
        int end = afterMonth + 1 + day;
        return day > 0 && (end == text.length() || "tT \t".indexOf(text.charAt(end)) >= 0);
    }

    /** How many digits stand there, at most two. */
    private static int digits(String text, int from) {
        int count = 0;
        while (count < 2 && from + count < text.length() && isDigit(text.charAt(from + count))) {
            count++;
        }
        return count;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
