package acme.toolbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SkillNameTest {

    @Test
    void joinsWordsBySingleDashes() {
        assertThat(new SkillName().apply("  Reviewing SQL, quickly! "))
                .isEqualTo("reviewing-sql-quickly");
    }

    @Test
    void dropsAccents() {
        assertThat(new SkillName().apply("R\u00E9sum\u00E9")).isEqualTo("resume");
    }
}
