package dev.heinzel.skill.text;

/** What a match found, and the ways in which a token is judged once its shape is known. */
final class SecretFound {

    final SecretBytes bytes;
    private String provider = "";
    private boolean whole;
    private int end;

    SecretFound(SecretBytes bytes) {
        this.bytes = bytes;
    }

    String provider() {
        return provider;
    }

    boolean isWhole() {
        return whole;
    }

    int end() {
        return end;
    }

    /** A body of so many bytes of these kinds, and no more; else a bare prefix. */
    boolean exactly(String owner, int from, int body, int kinds, int length, double entropy) {
        return isExactly(body, kinds, length)
                ? token(owner, from, body, body + length, entropy)
                : prefix(owner, from, body);
    }

    boolean isExactly(int body, int kinds, int length) {
        return bytes.run(body, kinds, length + 1) == length
                && bytes.isEnd(body + length, SecretBytes.WORD);
    }

    /** A body of at least so many bytes of these kinds; else a bare prefix. */
    boolean atLeast(String owner, int from, int body, int kinds, int length, double entropy) {
        if (!bytes.isStart(from)) {
            // asked first: the run has no bound, and what it found would be looked at again
            return false;
        }
        int run = bytes.run(body, kinds, Integer.MAX_VALUE);
        boolean full = run >= length && bytes.isEnd(body + run, SecretBytes.WORD);
        return full ? token(owner, from, body, body + run, entropy) : prefix(owner, from, body);
    }

    /** A token in its full shape, unless it is a placeholder or part of a longer word. */
    boolean token(String owner, int from, int body, int to, double entropy) {
        if (!bytes.isStart(from)) {
            return false;
        }
        end = to;
        return !Placeholders.is(bytes, from, body, to, entropy) && told(owner, true);
    }

    /** The same of a token whose prefix is a word, which may end another: {@code SOUTH_ASIA}. */
    boolean wordToken(String owner, int from, int body, int to, double entropy) {
        return bytes.isWordStart(from) && token(owner, from, body, to, entropy);
    }

    boolean prefix(String owner, int from, int to) {
        if (!bytes.isWordStart(from)) {
            return false;
        }
        end = to;
        return told(owner, false);
    }

    /** A key of many lines, of which only the body is judged. */
    boolean block(String owner, int body, int to) {
        end = to;
        return !Placeholders.isKey(bytes, body, to) && told(owner, true);
    }

    /** The length without full stops at the end that are beyond what a token has. */
    int sentence(int from, int length, int most) {
        int kept = length;
        while (kept > most && bytes.at(from + kept - 1) == '.') {
            kept--;
        }
        return kept;
    }

    private boolean told(String owner, boolean isWhole) {
        provider = owner;
        whole = isWhole;
        return true;
    }
}
