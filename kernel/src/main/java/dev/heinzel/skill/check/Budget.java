package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;

/** F17: how much of one plugin is looked at, counted on what is really listed and read. */
final class Budget {

    private final FileReport report;
    private final long skillLimit;
    private final long entryLimit;
    private final long byteLimit;
    private long skills;
    private long entries;
    private long bytes;
    private boolean exhausted;

    Budget(FileReport report) {
        this(report, Limits.PLUGIN_SKILLS, Limits.PLUGIN_ENTRIES, Limits.PLUGIN_BYTES);
    }

    Budget(FileReport report, long skillLimit, long entryLimit, long byteLimit) {
        this.report = report;
        this.skillLimit = skillLimit;
        this.entryLimit = entryLimit;
        this.byteLimit = byteLimit;
    }

    void skill() {
        skills++;
        if (skills > skillLimit) {
            exhaust("more than " + skillLimit + " skills");
        }
    }

    void entries(int listed) {
        entries += listed;
        if (entries > entryLimit) {
            exhaust("more than " + entryLimit + " files and directories");
        }
    }

    void bytes(int read) {
        bytes += read;
        if (bytes > byteLimit) {
            exhaust("more than " + byteLimit + " bytes");
        }
    }

    /** Whether the check ends here; the reason is reported. */
    boolean exhausted() {
        return exhausted;
    }

    private void exhaust(String what) {
        if (!exhausted) {
            exhausted = true;
            report.finding(
                    FindingCode.PLUGIN_TOO_LARGE,
                    what + ", so the rest was not looked at",
                    "split it into several plugins");
        }
    }
}
