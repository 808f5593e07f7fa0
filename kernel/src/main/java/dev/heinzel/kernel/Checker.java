package dev.heinzel.kernel;

import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.SkillChecker.Origin;
import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.util.Map;

/**
 * {@link dev.heinzel.skill.check.SkillChecker#checkPlugin}, so that a test can let the check fail.
 */
@FunctionalInterface
interface Checker {
    CheckResult check(String plugin, Map<String, String> headers, SkillTree tree, Origin origin)
            throws IOException;
}
