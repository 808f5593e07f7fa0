package dev.heinzel.bnd;

import aQute.bnd.osgi.Analyzer;
import aQute.bnd.osgi.Processor.FileLine;
import aQute.service.reporter.Reporter.SetLocation;
import dev.heinzel.skill.Finding;
import java.io.File;
import java.util.List;

/** Finds the file that an author wrote for what ended up in the bundle. */
final class SourceFiles {

    /** Where Maven and Gradle keep them, and where a bnd workspace does. */
    private static final List<String> ROOTS = List.of("src/main/resources/", "resources/", "");

    private final Analyzer analyzer;

    SourceFiles(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** Points an error or warning at the file and line, or at the header that it is about. */
    void locate(Finding finding, SetLocation location) throws Exception {
        for (String root : ROOTS) {
            File file = new File(analyzer.getBase(), root + finding.path());
            if (file.isFile()) {
                location.file(file.getPath());
                if (finding.line() > 0) {
                    location.line(finding.line() - 1); // bnd counts lines from 0
                }
                return;
            }
        }
        FileLine header = analyzer.getHeader(SkillLetPlugin.SKILLLET);
        if (header != null) {
            header.set(location);
        }
    }
}
