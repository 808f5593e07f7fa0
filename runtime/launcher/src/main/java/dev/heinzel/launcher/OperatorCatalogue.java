package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * What {@code system.skill} says, and what it cannot know to be wrong: what the store lost, or the
 * framework does not take (O2), and what is wrong with the operator's own words (A1, A2). A list
 * also keeps the {@link SourceMemory} in step.
 */
final class OperatorCatalogue implements Catalogue {

    private final Catalogue served;
    private final Function<Listing, List<PluginStatus>> plugins;
    private final Configuration configuration;
    private final SourceMemory memory;

    /**
     * @param plugins how each plugin stands, given what is served
     */
    OperatorCatalogue(
            Catalogue served,
            Function<Listing, List<PluginStatus>> plugins,
            Configuration configuration,
            SourceMemory memory) {
        this.served = served;
        this.plugins = plugins;
        this.configuration = configuration;
        this.memory = memory;
    }

    @Override
    public Listing list() {
        Listing now = served.list();
        Set<Finding> problems = new LinkedHashSet<>(now.problems());
        for (PluginStatus plugin : plugins.apply(now)) {
            problems.addAll(plugin.findings());
        }
        problems.addAll(ofTheOperator(now));
        return new Listing(now.skills(), now.conflicts(), List.copyOf(problems));
    }

    /** The user's file by line, then the project's, then what was remembered. */
    private List<Finding> ofTheOperator(Listing now) {
        List<Finding> users = new ArrayList<>();
        List<Finding> others = new ArrayList<>();
        for (Finding problem : configuration.problems()) {
            (problem.path().equals(configuration.path()) ? users : others).add(problem);
        }
        AllowlistReport report = new AllowlistReport(configuration, now);
        SourceMemory.Reading remembered = memory.read();
        users.addAll(report.findings(remembered.sources()));
        users.addAll(PersonalAbsence.of(configuration));
        users.sort(Finding.REPORT_ORDER);
        users.addAll(others);
        users.addAll(remembered.damage());
        memory.keep(remembered, report::remembered);
        return users;
    }

    /**
     * Keeps the memory of sources in step, as a list would, where there is any to keep. A damaged
     * one is left to a list, which says so before it writes it anew (O2).
     */
    void remember() {
        if (!memory.changing()) {
            return;
        }
        SourceMemory.Reading before = memory.read();
        boolean kept = AllowlistReport.hasPlainNames(configuration) || memory.isThere();
        if (kept && before.damage().isEmpty()) {
            AllowlistReport report = new AllowlistReport(configuration, served.list());
            memory.keep(before, report::remembered);
        }
    }

    @Override
    public Answer<Detail> show(String key) {
        return served.show(key);
    }

    @Override
    public Answer<FileContent> readFile(String key, String path) {
        return served.readFile(key, path);
    }
}
