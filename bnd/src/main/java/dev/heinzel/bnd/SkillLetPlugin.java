package dev.heinzel.bnd;

import aQute.bnd.osgi.Analyzer;
import aQute.bnd.osgi.Constants;
import aQute.bnd.osgi.Jar;
import aQute.bnd.service.AnalyzerPlugin;
import aQute.bnd.service.Plugin;
import aQute.bnd.service.verifier.VerifierPlugin;
import aQute.service.reporter.Reporter;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.SkillChecker;
import dev.heinzel.skill.check.SkillChecker.Origin;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/**
 * Checks the skills of the bundle that bnd builds, and writes the headers that make it a plugin
 * (B1). A finding is an error at the line of the author's source file, advice is a warning.
 *
 * <pre>
 * -plugin.skilllet: dev.heinzel.bnd.SkillLetPlugin;dir=skills/
 * </pre>
 *
 * <p>A {@code SkillLet} header in {@code bnd.bnd} is left as it is. Without one, {@code dir} is
 * declared; without {@code dir}, {@code skills/} if the bundle has it, and a bundle without skills
 * is left alone. {@code ours=true} is the distribution's own: its names are ours to use (P9). It
 * opens no door, as the kernel decides again, by itself.
 */
public final class SkillLetPlugin implements AnalyzerPlugin, VerifierPlugin, Plugin {

    static final String SKILLLET = "SkillLet";
    private static final String DEFAULT_DIRECTORY = "skills/";

    /** P5: without a kernel a plugin does not resolve. */
    private static final String NEEDS_KERNEL =
            "osgi.extender;filter:="
                    + "\"(&(osgi.extender=heinzel.skill)(version>=1.0)(!(version>=2.0)))\"";

    private Map<String, String> attributes = Map.of();

    @Override
    public void setProperties(Map<String, String> map) {
        attributes = Map.copyOf(map);
    }

    @Override
    public void setReporter(Reporter processor) {
        // errors go to the analyzer of each build, which knows their source files
    }

    /** In no particular order among other plugins. */
    @Override
    public int ordering() {
        return 0;
    }

    /** Writes {@code SkillLet} and the requirement on the kernel. */
    @Override
    public boolean analyzeJar(Analyzer analyzer) {
        String declared = analyzer.getProperty(SKILLLET, attributes.get("dir"));
        if (declared == null) {
            if (!hasDefaultDirectory(analyzer.getJar())) {
                return false;
            }
            declared = DEFAULT_DIRECTORY;
        }
        analyzer.setProperty(SKILLLET, declared);
        String required = analyzer.getProperty(Constants.REQUIRE_CAPABILITY, "");
        if (!required.contains("osgi.extender=heinzel.skill")) {
            analyzer.setProperty(
                    Constants.REQUIRE_CAPABILITY,
                    required.isBlank() ? NEEDS_KERNEL : required + "," + NEEDS_KERNEL);
        }
        return false;
    }

    /** Checks the finished bundle: what it says in its manifest, and what it ships. */
    @Override
    public void verify(Analyzer analyzer) throws Exception {
        Manifest manifest = analyzer.getJar().getManifest();
        if (manifest == null) {
            return;
        }
        Map<String, String> headers = headers(manifest);
        if (!headers.containsKey(SKILLLET)) {
            return;
        }
        CheckResult result = check(analyzer.getJar(), headers);
        SourceFiles sources = new SourceFiles(analyzer);
        for (Finding found : result.findings()) {
            Finding finding = remedied(found, headers.get(SKILLLET));
            sources.locate(finding, analyzer.error("%s", finding));
        }
        for (Finding advice : result.advice()) {
            sources.locate(advice, analyzer.warning("%s", advice));
        }
    }

    /** Names {@code dir=} where it is what was wrong, and not a header that the author wrote. */
    private Finding remedied(Finding finding, String declared) {
        if (finding.code() != FindingCode.SKILLLET_DIRECTORY
                || !declared.equals(attributes.get("dir"))) {
            return finding;
        }
        return new Finding(
                finding.plugin(),
                finding.path(),
                finding.line(),
                finding.code(),
                finding.message(),
                "correct dir= in bnd.bnd, or the header");
    }

    private CheckResult check(Jar jar, Map<String, String> headers) throws IOException {
        String plugin =
                headers.getOrDefault(Constants.BUNDLE_SYMBOLICNAME, jar.getName())
                                .replaceFirst("\\s*;.*", "")
                        + "_"
                        + headers.getOrDefault(Constants.BUNDLE_VERSION, "0");
        Origin origin = Boolean.parseBoolean(attributes.get("ours")) ? Origin.OURS : Origin.OTHERS;
        return SkillChecker.checkPlugin(plugin, headers, new JarTree(jar), origin);
    }

    private static boolean hasDefaultDirectory(Jar jar) {
        return jar.getResources().keySet().stream()
                .anyMatch(path -> path.startsWith(DEFAULT_DIRECTORY));
    }

    private static Map<String, String> headers(Manifest manifest) {
        Map<String, String> headers = new HashMap<>();
        for (Map.Entry<Object, Object> header : manifest.getMainAttributes().entrySet()) {
            headers.put(((Attributes.Name) header.getKey()).toString(), (String) header.getValue());
        }
        return headers;
    }
}
