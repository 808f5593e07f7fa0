package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.text.Printable;
import java.util.Optional;

/**
 * A plugin does not choose its layer, and a jar that bears a name of the operator's stack takes
 * none by that alone: whoever adds it says the layer too (L5).
 *
 * @param label how findings name the jar
 */
record LayerRule(String label, JarRequest request, Configuration configuration) {

    /**
     * Why a jar of this name is not added, or empty.
     *
     * @throws ProblemException of code {@code USAGE}, if a layer is said and the stack gives none
     */
    Optional<Finding> problemOf(String symbolicName) throws ProblemException {
        Layer said = request.layer();
        Layer stacked = configuration.stack().layerOf(symbolicName);
        String name = Printable.quote(symbolicName);
        if (stacked != null) {
            return stacked == said
                    ? Optional.empty()
                    : refusal(
                            configuration.path()
                                    + " puts "
                                    + name
                                    + " into the layer "
                                    + stacked.id()
                                    + (said == null
                                            ? ", and no layer was said"
                                            : ", not into " + said.id()),
                            JarRequest.add(request.jar(), request.skillsOnly(), stacked).command());
        }
        if (configuration.mayName(symbolicName)) {
            return refusal(
                    "the stack in "
                            + configuration.path()
                            + " cannot be read whole, and may name "
                            + name,
                    "mend " + configuration.path() + " first; hz doctor says where");
        }
        if (said != null) {
            throw new ProblemException(
                    "USAGE",
                    "--layer " + said.id() + ": the stack does not name " + name,
                    "leave --layer out, or first write under [stack] in "
                            + configuration.path()
                            + ": "
                            + said.id()
                            + " = [\""
                            + name
                            + "\"]");
        }
        return Optional.empty();
    }

    private Optional<Finding> refusal(String message, String remedy) {
        return Optional.of(new Finding(label, "", 0, FindingCode.PLUGIN_LAYER, message, remedy));
    }
}
