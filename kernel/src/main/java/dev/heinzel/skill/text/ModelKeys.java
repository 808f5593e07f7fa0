package dev.heinzel.skill.text;

/** F11: the keys of those who serve models: Anthropic, OpenAI, Hugging Face. */
final class ModelKeys {

    private static final String HUGGING_FACE = "Hugging Face token";
    private static final String OPENAI_MIDDLE = "T3BlbkFJ";
    private static final int[] OPENAI_HALVES = {20, 58, 74};

    private ModelKeys() {}

    static boolean huggingFace(SecretFound found, int index) {
        return found.bytes.is(index - 2, "hf_")
                && found.exactly(HUGGING_FACE, index - 2, index + 1, SecretBytes.ALNUM, 34, 2);
    }

    /** {@code api_org_}; alone it is a name like others. */
    static boolean huggingFaceOrganisation(SecretFound found, int index) {
        int body = index + 1;
        return found.bytes.is(index - 7, "api_org_")
                && found.isExactly(body, SecretBytes.ALNUM, 34)
                && found.token(HUGGING_FACE, index - 7, body, body + 34, 3);
    }

    /** {@code sk-}, from its dash. */
    static boolean service(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 2;
        int body = index + 1;
        if (bytes.at(from) != 's') {
            return false;
        }
        if (bytes.is(body, "ant-")) {
            return anthropic(found, from, body + 4);
        }
        int named = bytes.is(body, "proj-") ? 5 : bytes.is(body, "admin-") ? 6 : 0;
        int key = body + (bytes.is(body, "svcacct-") ? 8 : named);
        for (int half : OPENAI_HALVES) {
            if (bytes.is(key + half, OPENAI_MIDDLE)) {
                int length = bytes.run(key, SecretBytes.WORD_DASH, 158);
                if (isOpenAiHalf(length - half - OPENAI_MIDDLE.length())) {
                    return found.token("OpenAI key", from, key, key + length, 3);
                }
            }
        }
        return key > body && found.prefix("OpenAI key", from, key);
    }

    private static boolean anthropic(SecretFound found, int from, int body) {
        SecretBytes bytes = found.bytes;
        int key = body + 1 + bytes.run(body, SecretBytes.ALNUM, 16);
        int length = bytes.run(key, SecretBytes.WORD_DASH, 96);
        boolean full = bytes.at(key - 1) == '-' && length == 95 && bytes.is(key + 93, "AA");
        return full
                ? found.token("Anthropic key", from, key, key + length, 0)
                : found.prefix("Anthropic key", from, body);
    }

    private static boolean isOpenAiHalf(int length) {
        for (int half : OPENAI_HALVES) {
            if (length == half) {
                return true;
            }
        }
        return false;
    }
}
