package dev.heinzel.cli;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStatus;
import dev.heinzel.launcher.PluginStore;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hz system plugin}: what is installed (O1, K7). */
@Command(
        name = "plugin",
        addMethodSubcommands = false,
        description = "Add, update, remove and list plugins.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExample:%n",
        footer = "  hz system plugin add notes.jar")
final class PluginCommands extends Group {

    /** The layers of a stack, as {@code hz.toml} spells them. */
    enum StackLayer {
        project(Layer.PROJECT),
        team(Layer.TEAM),
        org(Layer.ORG),
        site(Layer.SITE);

        private final Layer layer;

        StackLayer(Layer layer) {
            this.layer = layer;
        }

        Layer layer() {
            return layer;
        }
    }

    private final Output output;
    private final Supplier<Settings> settings;

    PluginCommands(Output output, Supplier<Settings> settings) {
        this.output = output;
        this.settings = settings;
    }

    @Command(
            name = "add",
            description = {
                "Check jars, each on its own, and store those without a finding.",
                "Nothing of a jar that is refused is stored."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  hz system plugin add notes.jar",
                "  hz system plugin add --layer team review.jar"
            })
    int add(
            @Option(
                            names = "--skills-only",
                            arity = "0",
                            description = "Refuse a jar that holds code.")
                    boolean skillsOnly,
            @Option(
                            names = "--layer",
                            paramLabel = "LAYER",
                            description = {
                                "project, team, org or site: the layer that [stack] in hz.toml",
                                "gives the plugin. Needed for a plugin that it names."
                            })
                    @Nullable StackLayer layer,
            @Parameters(paramLabel = "FILE", arity = "1..*", description = "A plugin's jar.")
                    List<String> files)
            throws IOException, Failure {
        Batch<PluginChange> batch =
                Batch.of(
                        files,
                        given -> {
                            Argument jar = Argument.parseFile(given);
                            return store().add(
                                            jar.path(),
                                            skillsOnly,
                                            layer == null ? null : layer.layer());
                        });
        return print(batch);
    }

    @Command(
            name = "update",
            description = {
                "Replace a plugin's jar by another of the same symbolic name.",
                "A jar with a finding leaves the old one in place."
            },
            footerHeading = "%nExample:%n",
            footer = "  hz system plugin update acme.notes notes-1.3.0.jar")
    int update(
            @Parameters(paramLabel = "NAME", description = "The plugin's symbolic name.")
                    String name,
            @Parameters(paramLabel = "FILE", description = "The new jar.") String file)
            throws IOException, Failure {
        return print(
                Batch.of(
                        List.of(file),
                        given -> {
                            Argument jar = Argument.parseFile(given);
                            return store().update(name, jar.path());
                        }));
    }

    @Command(
            name = "remove",
            description = "Remove a plugin and its skills.",
            footerHeading = "%nExample:%n",
            footer = "  hz system plugin remove acme.notes")
    int remove(
            @Parameters(paramLabel = "NAME", description = "The plugin's symbolic name.")
                    String name)
            throws IOException, Failure {
        return print(Batch.of(List.of(name), given -> store().remove(given)));
    }

    @Command(
            name = "list",
            description = "List plugins, the distribution's own too, and what is wrong with any.",
            footerHeading = "%nExample:%n",
            footer = "  hz system plugin list")
    int list() throws IOException {
        List<PluginStatus> plugins;
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings.get())) {
            plugins = heinzel.plugins();
        }
        if (output.json()) {
            output.document(Json.object("plugins", plugins.stream().map(Json::plugin).toList()));
        } else {
            PluginText.print(plugins, output);
        }
        return Exit.OK;
    }

    private PluginStore store() throws IOException {
        return PluginStore.open(settings.get());
    }

    private int print(Batch<PluginChange> batch) throws IOException, Failure {
        if (output.json()) {
            batch.requireOne();
        }
        List<Map<String, @Nullable Object>> documents = new ArrayList<>();
        for (Batch.Outcome<PluginChange> outcome : batch.outcomes()) {
            if (outcome instanceof Batch.Outcome.Done<PluginChange> done) {
                PluginChange change = done.value();
                documents.add(Json.change(change));
                if (!output.json()) {
                    PluginText.print(change, output);
                }
            } else if (outcome instanceof Batch.Outcome.Failed<PluginChange> failed) {
                documents.add(Json.failedChange(failed.given(), failed.failure()));
                if (!output.json()) {
                    output.failure(failed.failure());
                }
            }
        }
        if (output.json()) {
            output.document(Json.object("plugins", documents));
        }
        return batch.exit(change -> change.result() == PluginChange.Result.REFUSED);
    }
}
