package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.Secrets;

/** Puts what is wrong with text into words: a file's bytes, its name, a value of the YAML. */
final class FileText implements TextScan.Sink {

    private static final String NOT_UTF8_REMEDY =
            "save it as UTF-8 text, or keep it outside of the skill";

    private final FileReport report;
    private boolean notText;

    private FileText(FileReport report) {
        this.report = report;
    }

    /** F8, F11 and F12 on a whole file. */
    static void check(byte[] buffer, int length, FileReport report) {
        TextScan.scan(buffer, length, new FileText(report));
    }

    /**
     * F11, and what F12 and F15 advise, on a file's or directory's own name. What F12 refuses in a
     * name is F10's to report, as {@code Paths.problemOf} finds it.
     */
    static void checkName(String name, FileReport report) {
        String provider = Secrets.providerIn(name);
        if (provider != null) {
            report.finding(
                    FindingCode.SECRET,
                    "the name holds what looks like " + article(provider),
                    "rename it, and revoke the secret");
        } else {
            String prefix = Secrets.prefixIn(name);
            if (prefix != null) {
                report.advice(
                        0,
                        FindingCode.SECRET_PREFIX,
                        "the name holds what begins like " + article(prefix),
                        "make sure that it is a placeholder");
            }
        }
        name.codePoints()
                .filter(HiddenCharacters::isDoubtful)
                .distinct()
                .forEach(
                        codePoint ->
                                report.advice(
                                        0,
                                        FindingCode.DOUBTFUL_CHARACTER,
                                        "in the name, " + doubt(codePoint),
                                        "use a character that means the same everywhere"));
    }

    private static String doubt(int codePoint) {
        return codePoint == 0xFFFD
                ? "U+FFFD stands where a character was lost"
                : HiddenCharacters.codePoint(codePoint) + " is for private use";
    }

    /**
     * F11 and F12 on a value as it is after unescaping, unless its lines in the file already said
     * so.
     */
    static void checkDecoded(String what, String text, int from, int to, FileReport report) {
        checkHidden(what, text, from, to, report);
        String provider = Secrets.providerIn(text);
        if (provider != null && !report.hasOn(FindingCode.SECRET, from, to)) {
            report.finding(
                    from,
                    FindingCode.SECRET,
                    what + " holds what looks like " + article(provider),
                    "remove it, and revoke the secret");
        }
    }

    /** F12 alone, as {@link #checkDecoded} does it. */
    static void checkHidden(String what, String text, int from, int to, FileReport report) {
        int at = HiddenCharacters.find(text, 0);
        if (at >= 0 && !report.hasOn(FindingCode.HIDDEN_CHARACTER, from, to)) {
            report.finding(
                    from,
                    FindingCode.HIDDEN_CHARACTER,
                    HiddenCharacters.name(text.codePointAt(at)) + " in " + what,
                    "remove it");
        }
    }

    private static String article(String words) {
        return ("AEIOUaeiou".indexOf(words.charAt(0)) >= 0 ? "an " : "a ") + words;
    }

    @Override
    public void notUtf8(int line, int offset) {
        notText = true;
        report.finding(
                line, FindingCode.NOT_TEXT, "byte " + offset + " is not UTF-8", NOT_UTF8_REMEDY);
    }

    @Override
    public void nul(int line) {
        notText = true;
        report.finding(line, FindingCode.NOT_TEXT, "holds a NUL byte", NOT_UTF8_REMEDY);
    }

    @Override
    public void hidden(int line, int codePoint) {
        if (notText && Character.isISOControl(codePoint)) {
            return; // bytes of a binary file: taking them out one by one mends nothing
        }
        report.finding(
                line,
                FindingCode.HIDDEN_CHARACTER,
                HiddenCharacters.name(codePoint),
                codePoint == '\r' ? "end lines with LF or CR LF" : "remove it");
    }

    @Override
    public void doubtful(int line, int codePoint) {
        report.advice(
                line,
                FindingCode.DOUBTFUL_CHARACTER,
                doubt(codePoint),
                codePoint == 0xFFFD
                        ? "write what it was meant to be"
                        : "use a character that means the same everywhere");
    }

    @Override
    public void secret(int line, String provider) {
        report.finding(
                line,
                FindingCode.SECRET,
                "looks like " + article(provider),
                "use a placeholder such as <token>, and revoke the secret");
    }

    @Override
    public void secretPrefix(int line, String provider) {
        report.advice(
                line,
                FindingCode.SECRET_PREFIX,
                "begins like " + article(provider),
                "make sure that it is a placeholder");
    }
}
