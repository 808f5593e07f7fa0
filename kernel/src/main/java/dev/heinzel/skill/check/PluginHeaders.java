package dev.heinzel.skill.check;

import dev.heinzel.skill.text.SymbolicNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a bundle's manifest says of it, read raw, without localisation (P1). Header names match in
 * any case, as in the framework. Immutable.
 */
public final class PluginHeaders {

    /** Where findings about headers point. */
    public static final String MANIFEST = "META-INF/MANIFEST.MF";

    /** The header that declares skills (P1). */
    public static final String SKILL_LET = "SkillLet";

    private static final Pattern VERSION =
            Pattern.compile("\\d{1,9}(\\.\\d{1,9}(\\.\\d{1,9}(\\.[\\w-]+)?)?)?");

    private static final Pattern SEPARATOR = Pattern.compile("[,;=\"\\\\]");

    private final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private PluginHeaders(Map<String, String> headers) {
        this.headers.putAll(headers);
    }

    /** Takes a manifest's main attributes; of two keys that differ in case, either. */
    public static PluginHeaders of(Map<String, String> mainAttributes) {
        return new PluginHeaders(mainAttributes);
    }

    /** A header's value as written, or null. */
    public @Nullable String header(String name) {
        return headers.get(name);
    }

    /** The symbolic name without directives; null if there is none by OSGi's grammar. */
    public @Nullable String symbolicName() {
        String name = onlyPath("Bundle-SymbolicName");
        return name != null && SymbolicNames.isName(name) ? name : null;
    }

    /**
     * What the symbolic name starts with, whether or not the rest can be read: up to the first
     * comma or semicolon, without quotes; null if there is no such header.
     */
    @Nullable String rawSymbolicName() {
        String header = headers.get("Bundle-SymbolicName");
        return header == null ? null : header.split("[,;]", 2)[0].replace("\"", "").strip();
    }

    /**
     * The version as written, {@code 0.0.0} if none is; null if it is not one by OSGi's grammar.
     */
    public @Nullable String version() {
        String version = headers.get("Bundle-Version");
        if (version == null) {
            return "0.0.0";
        }
        String stripped = version.strip();
        return VERSION.matcher(stripped).matches() ? stripped : null;
    }

    /** Whether there is a {@code SkillLet} header, whatever it says. */
    public boolean declaresSkills() {
        return headers.containsKey(SKILL_LET);
    }

    /**
     * The symbolic name that a fragment attaches to, as written; empty if it cannot be read, null
     * for a whole bundle.
     */
    public @Nullable String fragmentHost() {
        if (!headers.containsKey("Fragment-Host")) {
            return null;
        }
        String host = onlyPath("Fragment-Host");
        return host == null ? "" : host;
    }

    /** Whether it extends the framework or the boot class path. */
    public boolean isExtension() {
        for (HeaderClauses.Clause clause : clauses("Fragment-Host")) {
            if (clause.directives().containsKey("extension")
                    || clause.attributes().containsKey("extension")) {
                return true;
            }
        }
        return false;
    }

    /** The names of the exported packages. */
    public List<String> exportedPackages() {
        List<String> packages = new ArrayList<>();
        clauses("Export-Package").forEach(clause -> packages.addAll(clause.paths()));
        return packages;
    }

    /** Whether it offers this extender, as {@code osgi.extender;osgi.extender=name}. */
    public boolean providesExtender(String extender) {
        for (HeaderClauses.Clause clause : clauses("Provide-Capability")) {
            String names = clause.attributes().getOrDefault("osgi.extender", "");
            if (clause.paths().contains("osgi.extender")
                    && List.of(names.split("\\s*,\\s*", -1)).contains(extender)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a header is there that cannot be read with certainty. A framework is more lenient,
     * and what it then makes of the header is not known here.
     */
    boolean isUnreadable(String name) {
        String header = headers.get(name);
        return header != null && !header.isBlank() && certainClauses(header) == null;
    }

    /** The clauses of a header; none if it is absent, blank or {@link #isUnreadable}. */
    private List<HeaderClauses.Clause> clauses(String name) {
        String header = headers.get(name);
        List<HeaderClauses.Clause> clauses = header == null ? null : certainClauses(header);
        return clauses == null ? List.of() : clauses;
    }

    /** Null also where a path holds what was in quotes: some frameworks split it there. */
    private static @Nullable List<HeaderClauses.Clause> certainClauses(String header) {
        List<HeaderClauses.Clause> clauses = HeaderClauses.parse(header);
        if (clauses == null) {
            return null;
        }
        for (HeaderClauses.Clause clause : clauses) {
            for (String path : clause.paths()) {
                if (SEPARATOR.matcher(path).find()) {
                    return null;
                }
            }
        }
        return clauses;
    }

    private @Nullable String onlyPath(String name) {
        List<HeaderClauses.Clause> clauses = clauses(name);
        return clauses.size() == 1 && clauses.get(0).paths().size() == 1
                ? clauses.get(0).paths().get(0)
                : null;
    }
}
