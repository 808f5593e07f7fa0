package dev.heinzel.itest.hz;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Random words that are written where only some may read them, and then looked for elsewhere. */
final class Markers {

    private static final int LETTERS = 18;
    private static final int ENOUGH = 8;

    private final Random random;
    private final Map<String, String> places = new LinkedHashMap<>();

    Markers(long seed) {
        random = new Random(seed);
    }

    /** A new word for this place. */
    String in(String place) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < LETTERS; i++) {
            word.append((char) ('a' + random.nextInt(26)));
        }
        return keep(word.toString(), place);
    }

    /** A new token of a provider, in its full shape (F11), for this place. */
    String token(String place) {
        StringBuilder token = new StringBuilder();
        for (int i = 0; i < 36; i++) {
            String alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
            token.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        keep(token.toString(), place);
        return "gh" + "p_" + token;
    }

    private String keep(String word, String place) {
        places.put(word, place);
        return word;
    }

    /** The places whose words this text tells, also where it tells only the start of one. */
    Set<String> toldBy(String text) {
        Set<String> told = new TreeSet<>();
        places.forEach(
                (word, place) -> {
                    if (text.contains(word.substring(0, ENOUGH))) {
                        told.add(place);
                    }
                });
        return told;
    }
}
