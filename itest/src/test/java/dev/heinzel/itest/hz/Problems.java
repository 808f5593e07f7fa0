package dev.heinzel.itest.hz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What {@code hz system skill list} says is wrong, as a test reads it. */
final class Problems {

    private final List<Map<String, Object>> findings;

    private Problems(List<Map<String, Object>> findings) {
        this.findings = findings;
    }

    /** Lists and demands that listing is fine all the same (K3). */
    static Problems of(Hz hz) throws IOException, InterruptedException {
        return of(hz.run("system", "skill", "list", "--json").exits(0).document());
    }

    static Problems of(Map<String, Object> listed) {
        List<Map<String, Object>> findings = Hz.list(listed, "problems");
        for (Map<String, Object> finding : findings) {
            assertThat(finding.keySet())
                    .containsExactly("plugin", "path", "line", "code", "message", "remedy");
            assertThat(finding.get("message").toString()).isNotBlank();
            assertThat(finding.get("remedy").toString()).isNotBlank();
        }
        return new Problems(findings);
    }

    /** Each as {@code file:line CODE}, the file by its last name; without a line where none is. */
    List<String> places() {
        List<String> places = new ArrayList<>();
        for (Map<String, Object> finding : findings) {
            String path = finding.get("path").toString();
            String file = path.isEmpty() ? finding.get("plugin").toString() : path;
            Object line = finding.get("line");
            places.add(
                    file.substring(file.lastIndexOf('/') + 1)
                            + (line == null ? "" : ":" + line)
                            + ' '
                            + finding.get("code"));
        }
        return places;
    }

    /** Each as one text, with all that it says. */
    List<String> texts() {
        return findings.stream().map(Object::toString).toList();
    }
}
