package dev.heinzel.skill.text;

/** F11: GitLab's tokens, of which most have a prefix of their own and a body of 20. */
final class GitLabTokens {

    private static final String OWNER = "GitLab token";
    private static final int KINDS = SecretBytes.WORD_DASH;

    /** How a kind of token starts, and how many characters follow. */
    private record Shape(String prefix, int length) {}

    private static final Shape[] SHAPES = {
        new Shape("glpat-", 20),
        new Shape("gldt-", 20),
        new Shape("glrt-", 20),
        new Shape("glrtr-", 20),
        new Shape("glcbt-", 20),
        new Shape("glft-", 20),
        new Shape("glwt-", 20),
        new Shape("glsoat-", 20),
        new Shape("glffct-", 20),
        new Shape("glimt-", 25),
        new Shape("glptt-", 40),
        new Shape("glagent-", 50),
        new Shape("gloas-", 64)
    };

    private GitLabTokens() {}

    /** From the dash of its prefix. */
    static boolean token(SecretFound found, int index) {
        for (int letters = 4; letters <= 7; letters++) {
            if (found.bytes.is(index - letters, "gl")) {
                return ofShape(found, index - letters, index + 1);
            }
        }
        return false;
    }

    /** A runner's old registration token, {@code GR1348941} and 20 more. */
    static boolean registration(SecretFound found, int index) {
        return found.bytes.is(index - 1, "GR1348941")
                && found.exactly(OWNER, index - 1, index + 8, KINDS, 20, 3);
    }

    private static boolean ofShape(SecretFound found, int from, int body) {
        for (Shape shape : SHAPES) {
            if (shape.prefix().length() == body - from && found.bytes.is(from, shape.prefix())) {
                int routed = routedEnd(found.bytes, body);
                if (routed > 0) {
                    return found.token(OWNER, from, body, routed, 4);
                }
                int key = body + kind(found.bytes, body);
                return found.isExactly(key, KINDS, shape.length())
                        ? found.token(OWNER, from, key, key + shape.length(), 3)
                        : found.exactly(OWNER, from, body, KINDS, shape.length(), 3);
            }
        }
        return false;
    }

    /** The length of what says more of its kind: a runner's {@code t3_}, a job's {@code 64_}. */
    private static int kind(SecretBytes bytes, int body) {
        int length = bytes.run(body, SecretBytes.ALNUM, 6);
        return length > 0 && length <= 5 && bytes.at(body + length) == '_' ? length + 1 : 0;
    }

    /** The end of a token that says where it leads: {@code ….01.0a1b2c3d4}; 0 if it is none. */
    private static int routedEnd(SecretBytes bytes, int body) {
        int length = bytes.run(body, KINDS, 301);
        if (length < 27 || length > 300) {
            return 0;
        }
        int dot = body + length;
        if (bytes.at(dot) == '.' && bytes.run(dot + 1, SecretBytes.ALNUM, 3) == 2) {
            dot += 3;
        }
        boolean routed = bytes.at(dot) == '.' && bytes.run(dot + 1, SecretBytes.ALNUM, 10) == 9;
        return routed ? dot + 10 : 0;
    }
}
