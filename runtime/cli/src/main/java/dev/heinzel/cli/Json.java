package dev.heinzel.cli;

import dev.heinzel.launcher.DoctorCheck;
import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStatus;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import dev.heinzel.skill.text.Printable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of K5 to K7. Keys come in the order written there and are never left out; what is not
 * there is null.
 */
final class Json {

    private Json() {}

    /** An object of alternating keys and values, in that order. */
    static Map<String, @Nullable Object> object(@Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return object;
    }

    /** K5: what was checked. */
    static Map<String, @Nullable Object> checked(
            List<Skill> skills, List<?> findings, List<Finding> advice) {
        return object(
                "skills",
                skills.stream().map(Json::skill).toList(),
                "findings",
                findings,
                "advice",
                findings(advice));
    }

    /** K6: all there is. */
    static Map<String, @Nullable Object> listing(Catalogue.Listing listing) {
        return object(
                "skills",
                listing.skills().stream().map(Json::entry).toList(),
                "conflicts",
                listing.conflicts().stream()
                        .map(
                                conflict ->
                                        object(
                                                "name", conflict.name(),
                                                "sources", escaped(conflict.sources())))
                        .toList(),
                "problems",
                findings(listing.problems()));
    }

    /** K6: one skill, with its body. */
    static Map<String, @Nullable Object> detail(Catalogue.Detail detail) {
        Map<String, @Nullable Object> object = entry(detail.entry());
        object.put("body", detail.body());
        object.put("hints", detail.entry().skill().hints());
        object.put("files", files(detail.entry().skill()));
        return object;
    }

    /** One file of a skill, with its text: every file of a checked skill is strict UTF-8 (F8). */
    static Map<String, @Nullable Object> file(SkillFile file, String content) {
        Map<String, @Nullable Object> object = file(file);
        object.put("content", content);
        return object;
    }

    /** K7: one plugin, as it stands. */
    static Map<String, @Nullable Object> plugin(PluginStatus plugin) {
        return object(
                "symbolic_name", Printable.escape(plugin.symbolicName()),
                "version", Printable.escape(plugin.version()),
                "layer", plugin.layer().id(),
                "state", plugin.state().id(),
                "origin", Printable.escape(plugin.origin()),
                "has_code", plugin.hasCode(),
                "skills", plugin.skills(),
                "sha256", text(plugin.sha256()),
                "findings", findings(plugin.findings()));
    }

    /** K7: what became of one plugin. */
    static Map<String, @Nullable Object> change(PluginChange change) {
        return object(
                "symbolic_name", Printable.escape(change.symbolicName()),
                "version", Printable.escape(change.version()),
                "result", change.result().id(),
                "skills", change.skills().stream().map(Json::skillChange).toList(),
                "findings", findings(change.findings()),
                "advice", findings(change.advice()));
    }

    /** K7: a plugin that could not be looked at. */
    static Map<String, @Nullable Object> failedChange(String given, Failure failure) {
        return object(
                "symbolic_name", "",
                "version", "",
                "result", PluginChange.Result.REFUSED.id(),
                "skills", List.of(),
                "findings", List.of(finding(given, failure)),
                "advice", List.of());
    }

    /** K7: one thing that a doctor looked at; the remedy is null where it is ok. */
    static Map<String, @Nullable Object> check(DoctorCheck check) {
        return object(
                "name", check.name(),
                "ok", check.ok(),
                "message", check.message(),
                "remedy", check.remedy());
    }

    static List<Map<String, @Nullable Object>> findings(List<Finding> findings) {
        return findings.stream().map(Json::finding).toList();
    }

    static Map<String, @Nullable Object> finding(Finding finding) {
        return finding(
                finding.plugin(),
                finding.path(),
                finding.line() == 0 ? null : finding.line(),
                finding.code().name(),
                finding.message(),
                finding.remedy());
    }

    /** What kept one member of a batch from being looked at, in the shape of a finding. */
    static Map<String, @Nullable Object> finding(String plugin, Failure failure) {
        return finding(
                Printable.escape(plugin),
                "",
                null,
                failure.code(),
                failure.getMessage(),
                failure.remedy());
    }

    private static Map<String, @Nullable Object> finding(
            String plugin,
            String path,
            @Nullable Integer line,
            String code,
            String message,
            String remedy) {
        return object(
                "plugin", plugin,
                "path", path,
                "line", line,
                "code", code,
                "message", message,
                "remedy", remedy);
    }

    private static Map<String, @Nullable Object> skill(Skill skill) {
        return object(
                "name", skill.name(),
                "description", skill.description(),
                "fingerprint", skill.fingerprint().toString(),
                "skill_md_sha256", skill.skillMd().sha256().toString(),
                "hints", skill.hints(),
                "files", files(skill));
    }

    private static Map<String, @Nullable Object> entry(Catalogue.Entry entry) {
        String hiddenBy = entry.hiddenBy();
        return object(
                "name", entry.skill().name(),
                "description", entry.skill().description(),
                "source", Printable.escape(entry.source()),
                "layer", entry.layer().id(),
                "fingerprint", entry.skill().fingerprint().toString(),
                "offered", entry.offered(),
                "hidden_by", hiddenBy == null ? null : Printable.escape(hiddenBy));
    }

    private static List<Map<String, @Nullable Object>> files(Skill skill) {
        return skill.files().stream().map(Json::file).toList();
    }

    private static Map<String, @Nullable Object> file(SkillFile file) {
        return object(
                "path", file.path(),
                "kind", file.kind().id(),
                "size", file.size(),
                "sha256", file.sha256().toString());
    }

    private static Map<String, @Nullable Object> skillChange(PluginChange.SkillChange skill) {
        return object(
                "name", skill.name(),
                "change", skill.change().id(),
                "fingerprint", text(skill.fingerprint()),
                "old_fingerprint", text(skill.oldFingerprint()),
                "hides", escaped(skill.hides()),
                "visible_to", skill.visibleTo());
    }

    private static List<String> escaped(List<String> texts) {
        return texts.stream().map(Printable::escape).toList();
    }

    private static @Nullable String text(@Nullable Digest digest) {
        return digest == null ? null : digest.toString();
    }
}
