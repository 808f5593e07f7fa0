package dev.heinzel.itest.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The house as it stands, and beside it one with every arrow turned round. */
class HouseTest {

    private static final House OURS = new House("dev.heinzel");
    private static final House WRONG = new House("dev.heinzel.itest.house.wrong");

    private static final JavaClasses PRODUCT =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages(OURS.root());
    private static final JavaClasses TURNED_ROUND =
            new ClassFileImporter().importPackages(WRONG.root());

    @DisplayName("P7: arrows point one way")
    @ParameterizedTest(name = "{0}")
    @MethodSource("ours")
    void keeps(ArchRule rule) {
        assertThat(violationsOf(rule, PRODUCT)).isEmpty();
    }

    @DisplayName("P7: an arrow that points back is seen")
    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void seesAnArrowTurnedRound(ArchRule rule) {
        assertThat(violationsOf(rule, TURNED_ROUND)).isNotEmpty();
    }

    @Test
    @DisplayName("every package is null-marked")
    void marksEveryPackage() {
        Stream<String> unmarked =
                PRODUCT.stream()
                        .map(JavaClass::getPackage)
                        .distinct()
                        .filter(room -> !room.isAnnotatedWith(NullMarked.class))
                        .map(room -> room.getName());

        assertThat(unmarked).isEmpty();
    }

    private static Stream<ArchRule> ours() {
        return OURS.rules();
    }

    private static Stream<ArchRule> wrong() {
        return WRONG.rules();
    }

    private static List<String> violationsOf(ArchRule rule, JavaClasses classes) {
        return rule.evaluate(classes).getFailureReport().getDetails();
    }
}
