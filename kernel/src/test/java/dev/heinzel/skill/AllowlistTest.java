package dev.heinzel.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowlistTest {

    @Test
    @DisplayName("S1: all() allows every source and name, and is said explicitly")
    void allAllowsEverything() {
        assertThat(Allowlist.all().allows("acme.notes", "notes")).isTrue();
        assertThat(Allowlist.all().names()).isNull();
    }

    @Test
    @DisplayName("S1: empty allows nothing")
    void emptyAllowsNothing() {
        assertThat(Allowlist.none().allows("acme.notes", "notes")).isFalse();
        assertThat(Allowlist.of(List.of())).isEqualTo(Allowlist.none());
        assertThat(Allowlist.of(List.of()).names()).isEmpty();
    }

    @Test
    @DisplayName("S1: null is refused")
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> Allowlist.of((Collection<String>) null));
        assertThatNullPointerException().isThrownBy(() -> Allowlist.of("notes", null));
    }

    @Test
    @DisplayName("A2: a bare name allows it from any source, and nothing that only starts like it")
    void nameIsExact() {
        Allowlist list = Allowlist.of("acme");

        assertThat(list.allows("anybody", "acme")).isTrue();
        assertThat(list.allows("anybody", "acme-evil")).isFalse();
        assertThat(list.allows("anybody", "acm")).isFalse();
        assertThat(list.allows("anybody", "Acme")).isFalse();
        assertThat(list.allows("acme", "notes")).isFalse();
    }

    @Test
    @DisplayName("A2: source:name binds the source")
    void sourceIsBound() {
        Allowlist list = Allowlist.of("acme.notes:notes");

        assertThat(list.allows("acme.notes", "notes")).isTrue();
        assertThat(list.allows("acme.evil", "notes")).isFalse();
        assertThat(list.allows("acme.notes", "other")).isFalse();
        assertThat(list.names()).containsExactly("notes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":", ":name", "source:"})
    @DisplayName("A2: an entry without a name or with an empty source is malformed")
    void refusesMalformedEntries(String entry) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Allowlist.of("good", entry))
                .withMessageContaining("name or source:name");
    }

    @Test
    @DisplayName("S1: a list does not follow the collection it was made from")
    void isACopy() {
        List<String> entries = new java.util.ArrayList<>(List.of("notes"));
        Allowlist list = Allowlist.of(entries);

        entries.add("more");

        assertThat(list.allows("acme.notes", "more")).isFalse();
    }
}
