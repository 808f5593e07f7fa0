package dev.heinzel.skill.check;

import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.SecretMatcher;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * One pass over a file's bytes: strict UTF-8 without NUL (F8), no secret (F11), nothing invisible
 * (F12). Several threads may scan at once.
 *
 * <p>The pass first gathers the places that may matter, block by block, two bytes at a time and
 * without a branch: plain text has few of them, and a mispredicted branch costs more than a byte.
 * Only a line with a character that F12 may refuse is decoded, once.
 */
final class TextScan {

    /** Bytes looked at before what was gathered is judged. */
    private static final int BLOCK = 1_024;

    /** 1 for two bytes (the first is the lower half of the index) of which one may matter. */
    private static final byte[] PAIRS = pairs();

    private final byte[] buffer;
    private final int from;
    private final int to;
    private final Sink sink;
    private final SecretMatcher secrets;

    /** What was told of the line at hand, so that nothing is told twice. */
    private final Set<Object> told = new HashSet<>();

    /** The line of {@link #counted}. */
    private int line;

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
        this.counted = from;
        this.judged = from;
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
        int[] places = new int[Math.min(BLOCK, Math.max(0, to - from)) / 2 + 1];
        ByteBuffer words = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);
        int start = from;
        while (to - start >= Long.BYTES) {
            int end = start + (Math.min(BLOCK, to - start) & -Long.BYTES);
            int count = gather(words, start, end, places);
            for (int i = 0; i < count; i++) {
                judgePair(places[i]);
            }
            start = end;
        }
        for (; start < to; start++) {
            judge(start, buffer[start]);
        }
    }

    private static int gather(ByteBuffer words, int from, int to, int[] places) {
        int count = 0;
        for (int i = from; i < to; i += Long.BYTES) {
            long word = words.getLong(i);
            places[count] = i;
            count += PAIRS[(int) word & 0xFFFF];
            places[count] = i + 2;
            count += PAIRS[(int) (word >>> 16) & 0xFFFF];
            places[count] = i + 4;
            count += PAIRS[(int) (word >>> 32) & 0xFFFF];
            places[count] = i + 6;
            count += PAIRS[(int) (word >>> 48)];
        }
        return count;
    }

    private static byte[] pairs() {
        byte[] alone = new byte[256];
        for (int b = 0; b < alone.length; b++) {
            boolean control = (b < ' ' && b != '\n' && b != '\t') || b == 0x7F;
            alone[b] = (byte) (control || b >= 0x80 ? 1 : 0);
        }
        byte[] pairs = new byte[256 * 256];
        for (int second = 0; second < 256; second++) {
            if (alone[second] == 0) {
                System.arraycopy(alone, 0, pairs, second << 8, 256);
            } else {
                Arrays.fill(pairs, second << 8, (second + 1) << 8, (byte) 1);
            }
        }
        for (int trigger = ' '; trigger < 0x7F; trigger++) {
            for (int other = 0; SecretMatcher.isTrigger(trigger) && other < 256; other++) {
                if (SecretMatcher.mayPrecede(trigger, other)) {
                    pairs[other << 8 | trigger] = 1;
                }
                if (SecretMatcher.mayFollow(other, trigger)) {
                    pairs[trigger << 8 | other] = 1;
                }
            }
        }
        return pairs;
    }

    private void judgePair(int place) {
        byte first = buffer[place];
        byte second = buffer[place + 1];
        if ((first | second) >= 0) {
            judgeAscii(place, first);
            judgeAscii(place + 1, second);
        } else if (place + 1 >= decoded) {
            judge(place, first);
            judge(place + 1, second);
        }
    }

    private void judge(int place, byte b) {
        if (b >= 0) {
            judgeAscii(place, b);
        } else if (place >= decoded) {
            decode(place);
        }
    }

    private void judgeAscii(int place, byte b) {
        byte before = place > from ? buffer[place - 1] : (byte) '\n';
        if (SecretMatcher.mayFollow(before, b)) {
            byte after = place + 1 < to ? buffer[place + 1] : (byte) '\n';
            if (SecretMatcher.mayPrecede(b, after)
                    && place >= secrets.end()
                    && secrets.matchAt(place)) {
                tellSecret(place);
            }
        } else if (b < ' ' || b == 0x7F) {
            judgeControl(place, b);
        }
    }

    private void judgeControl(int place, byte b) {
        if (b == 0) {
            tellNul(place);
        } else if (b != '\n'
                && b != '\t'
                && (b != '\r' || place + 1 >= to || buffer[place + 1] != '\n')) {
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
        int start = place;
        while (start > judged && buffer[start - 1] != '\n') {
            start--;
        }
        int end = place;
        while (end < to && buffer[end] != '\n') {
            end++;
        }
        judged = Math.min(to, end + 1);
        String text = new String(buffer, start, judged - start, StandardCharsets.UTF_8);
        HiddenCharacters.each(text, codePoint -> tellHidden(place, codePoint));
    }

    private void tellHidden(int place, int codePoint) {
        // lines are counted only where something is told: most lines that come here are fine
        goTo(place);
        if (codePoint != 0 && told.add(codePoint)) {
            sink.hidden(line, codePoint);
        }
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
            }
        }
        if (line != before) {
            told.clear();
        }
    }
}
