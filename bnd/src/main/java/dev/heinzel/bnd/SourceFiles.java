package dev.heinzel.bnd;

import aQute.bnd.osgi.Analyzer;
import aQute.bnd.osgi.Processor;
import aQute.bnd.osgi.Processor.FileLine;
import aQute.service.reporter.Reporter.SetLocation;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.check.PluginHeaders;
import java.io.File;
import java.util.List;

/** Finds the file or directory that an author wrote for what ended up in the bundle. */
final class SourceFiles {

    /** Where Maven and Gradle keep them, and where a bnd workspace does. */
    private static final List<String> ROOTS = List.of("src/main/resources/", "resources/", "");

    private static final String PLUGIN = "-plugin.skilllet";

    private final Analyzer analyzer;

    SourceFiles(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** Points an error or warning at the file and line, or at the header that it is about. */
    void locate(Finding finding, SetLocation location) throws Exception {
        if (!finding.path().isEmpty() && !finding.path().equals(PluginHeaders.MANIFEST)) {
            for (String root : ROOTS) {
                File file = new File(analyzer.getBase(), root + finding.path());
                if (file.exists()) {
                    location.file(file.getPath());
                    if (finding.line() > 0) {
                        location.line(finding.line() - 1); // bnd counts lines from 0
                    }
                    return;
                }
            }
        }
        File bndFile = bndFile();
        location.file(bndFile.getPath());
        if (!bndFile.isFile()) {
            return;
        }
        for (String header : headersOf(finding)) {
            // not getHeader: where it finds nothing it names a file that is not there
            FileLine line = Processor.findHeader(bndFile, header);
            if (line != null) {
                line.set(location);
                return;
            }
        }
    }

    private File bndFile() {
        File file = analyzer.getPropertiesFile();
        return file != null ? file : new File(analyzer.getBase(), "bnd.bnd");
    }

    private static List<String> headersOf(Finding finding) {
        return switch (finding.code()) {
            case PLUGIN_NAME, PLUGIN_RESERVED -> List.of("Bundle-SymbolicName");
            case PLUGIN_FRAGMENT -> List.of("Fragment-Host");
            default -> List.of(PluginHeaders.SKILL_LET, PLUGIN);
        };
    }
}
