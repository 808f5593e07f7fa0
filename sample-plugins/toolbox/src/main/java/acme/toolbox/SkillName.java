package acme.toolbox;

import java.text.Normalizer;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Makes a skill's name of a title: {@code "Reviewing SQL!"} gives {@code reviewing-sql}. */
final class SkillName implements UnaryOperator<String> {

    @Override
    public String apply(String title) {
        return Normalizer.normalize(title, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }
}
