package dev.heinzel.skill.check;

import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.SecretMatcher;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * One pass over a file's bytes: strict UTF-8 without NUL (F8), no secret (F11), nothing invisible
 * (F12). Several threads may scan at once.
 *
 * <p>The pass first gathers the places that may matter, block by block and without a branch, for
 * plain text has few and a mispredicted branch costs more than a byte. Only a line with a character
 * that F12 may refuse is decoded, once.
 */
final class TextScan {

    /** Bytes looked at before what was gathered is judged. */
    private static final int BLOCK = 1_024;

    /** 1 for a byte that may matter: of a secret's prefix, a control character, not ASCII. */
    private static final byte[] MATTERS = new byte[256];

    static {
        for (int b = 0; b < MATTERS.length; b++) {
            boolean control = (b < ' ' && b != '\n' && b != '\t') || b == 0x7F;
            MATTERS[b] = (byte) (control || b >= 0x80 || SecretMatcher.isTrigger(b) ? 1 : 0);
        }
    }

    private final byte[] buffer;
    private final int from;
    private final int to;
    private final Sink sink;
    private final SecretMatcher secrets;

    /** What was told of the line at hand, so that nothing is told twice. */
    private final Set<Object> told = new HashSet<>();

    /** The line of {@link #counted}, and where it starts. */
    private int line;

    private int lineStart;
    private int counted;

    /** The end of what was decoded, and of the last line that was judged as a whole. */
    private int decoded;

    private int judged;
    private boolean notUtf8;
    private boolean nul;

    private TextScan(byte[] buffer, int from, int to, int firstLine, Sink sink) {
        this.buffer = buffer;
        this.from = from;
        this.to = to;
        this.sink = sink;
        this.line = firstLine;
        this.lineStart = from;
        this.counted = from;
        this.secrets = new SecretMatcher(buffer, from, to);
    }

    /**
     * Told what a scan meets, in ascending order of lines. Lines are 1-based; where the scan is of
     * a part of the buffer, counted from {@code firstLine}.
     */
    interface Sink {
        /** The bytes at {@code offset} of the buffer are not UTF-8; told once, of the first. */
        void notUtf8(int line, int offset);

        /** A NUL; told once, of the first. It is not told as hidden. */
        void nul(int line);

        /** F12 refuses this character; told once per line and character. */
        void hidden(int line, int codePoint);

        /** A private-use character or U+FFFD (advice); told once per line and character. */
        void doubtful(int line, int codePoint);

        /** A token in its full shape starts on this line; told once per line and provider. */
        void secret(int line, String provider);

        /** A bare prefix of a provider's token (advice); told once per line and provider. */
        void secretPrefix(int line, String provider);
    }

    /** Scans a whole file that lies at the start of a buffer. */
    static void scan(byte[] buffer, int length, Sink sink) {
        scan(buffer, 0, length, 1, sink);
    }

    /**
     * Scans {@code buffer[from..to)} as a text of its own.
     *
     * @param firstLine the number of its first line
     */
    static void scan(byte[] buffer, int from, int to, int firstLine, Sink sink) {
        new TextScan(buffer, from, to, firstLine, sink).scan();
    }

    private void scan() {
        int[] places = new int[Math.min(BLOCK, to - from) + 1];
        for (int start = from; start < to; start += BLOCK) {
            int count = gather(buffer, start, Math.min(to, start + BLOCK), places);
            for (int i = 0; i < count; i++) {
                judge(places[i]);
            }
        }
    }

    private static int gather(byte[] buffer, int from, int to, int[] places) {
        int count = 0;
        for (int i = from; i < to; i++) {
            places[count] = i;
            count += MATTERS[buffer[i] & 0xFF];
        }
        return count;
    }

    private void judge(int place) {
        byte b = buffer[place];
        if (b < 0) {
            if (place >= decoded) {
                decode(place);
            }
        } else if (b >= ' ' && b != 0x7F) {
            if (place >= secrets.end() && secrets.matchAt(place)) {
                tellSecret(place);
            }
        } else if (b == 0) {
            tellNul(place);
        } else if (b != '\r' || place + 1 >= to || buffer[place + 1] != '\n') {
            judgeLine(place);
        }
    }

    /** Decodes a run of characters beyond ASCII. */
    private void decode(int place) {
        int i = place;
        while (i < to && buffer[i] < 0) {
            int length = Utf8.lengthAt(buffer, i, to);
            if (length == 0) {
                tellNotUtf8(i);
                i++;
                continue;
            }
            int codePoint = Utf8.codePointAt(buffer, i, length);
            if (HiddenCharacters.isNeverPlain(codePoint)) {
                judgeLine(i);
            } else if (HiddenCharacters.isDoubtful(codePoint)) {
                goTo(i);
                if (told.add(codePoint)) {
                    sink.doubtful(line, codePoint);
                }
            }
            i += length;
        }
        decoded = i;
    }

    /** Whether a line may hold what it holds depends on all of it, so it is judged in one go. */
    private void judgeLine(int place) {
        if (place < judged) {
            return;
        }
        goTo(place);
        int end = place;
        while (end < to && buffer[end] != '\n') {
            end++;
        }
        judged = Math.min(to, end + 1);
        String text = new String(buffer, lineStart, judged - lineStart, StandardCharsets.UTF_8);
        HiddenCharacters.each(
                text,
                codePoint -> {
                    if (codePoint != 0 && told.add(codePoint)) {
                        sink.hidden(line, codePoint);
                    }
                });
    }

    private void tellSecret(int place) {
        goTo(place);
        String provider = secrets.provider();
        if (secrets.isWhole()) {
            if (told.add(provider)) {
                sink.secret(line, provider);
            }
        } else if (told.add("prefix " + provider)) {
            sink.secretPrefix(line, provider);
        }
    }

    private void tellNul(int place) {
        if (!nul) {
            nul = true;
            goTo(place);
            sink.nul(line);
        }
    }

    private void tellNotUtf8(int place) {
        if (!notUtf8) {
            notUtf8 = true;
            goTo(place);
            sink.notUtf8(line, place);
        }
    }

    /** Makes {@link #line} the line of a place, which lies at or after the last one asked for. */
    private void goTo(int place) {
        int before = line;
        for (; counted < place; counted++) {
            if (buffer[counted] == '\n') {
                line++;
                lineStart = counted + 1;
            }
        }
        if (line != before) {
            told.clear();
        }
    }
}
