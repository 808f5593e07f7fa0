package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentEndEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * F3: reads front matter in one pass over the parser's events. Nothing is built by the YAML library
 * and nothing recurses: the library's own loader has no nesting limit, so that 2,000 brackets
 * overflow the stack. The text is at most 4,096 bytes, and the first thing that cannot be read
 * safely ends the pass.
 */
final class YamlReader {

    // a code point takes a byte at least, so no text that passed F2 meets this limit
    private static final LoadSettings SETTINGS =
            LoadSettings.builder()
                    .setLabel("front matter")
                    .setCodePointLimit(Limits.FRONT_MATTER_BYTES)
                    .build();

    private final String text;
    private final FileReport report;
    private final Lines lines;
    private final YamlBuilder builder;
    private int events;
    private boolean complete = true;
    private boolean mappingSeen;
    private int features;

    private YamlReader(String text, FileReport report) {
        this.text = text;
        this.report = report;
        this.lines = new Lines(text, Fences.FIRST_LINE);
        this.builder = new YamlBuilder(report);
    }

    static FrontMatter read(String text, FileReport report) {
        return new YamlReader(text, report).read();
    }

    private FrontMatter read() {
        try {
            walk(new ParserImpl(SETTINGS, new StreamReader(SETTINGS, text)));
        } catch (YamlEngineException e) {
            complete = false;
            YamlSlip.report(e, text, lines, report);
        } catch (RuntimeException | StackOverflowError e) {
            // a fault of the library must refuse this skill, not end the caller's thread (F3)
            complete = false;
            report.finding(
                    Fences.FIRST_LINE,
                    FindingCode.YAML_SYNTAX,
                    "the front matter cannot be read (" + e.getClass().getSimpleName() + ")",
                    "write it more plainly");
        }
        if (complete && !mappingSeen) {
            notMapping(Fences.FIRST_LINE, "empty");
        }
        return new FrontMatter(builder.fields(), complete, events);
    }

    private void walk(Parser parser) {
        while (complete && parser.hasNext()) {
            Event event = parser.next();
            events++;
            switch (event.getEventId()) {
                case DocumentStart -> documentStart((DocumentStartEvent) event);
                case DocumentEnd -> documentEnd((DocumentEndEvent) event);
                case MappingStart, SequenceStart -> start((CollectionStartEvent) event);
                case MappingEnd, SequenceEnd -> builder.end();
                case Scalar -> scalar((ScalarEvent) event);
                case Alias -> alias((NodeEvent) event);
                default -> {}
            }
        }
    }

    private void documentStart(DocumentStartEvent event) {
        if (event.getSpecVersion().isPresent()
                || !event.getTags().isEmpty()
                || text.startsWith("%")) {
            feature(event, "a YAML directive (%)", "remove it");
            complete = false;
        } else if (event.isExplicit()) {
            feature(event, "a second YAML document (---)", "remove the marker");
            complete = false;
        }
    }

    private void documentEnd(DocumentEndEvent event) {
        if (event.isExplicit()) {
            feature(event, "an end of document marker (...)", "remove the marker");
            complete = false;
        }
    }

    private void start(CollectionStartEvent event) {
        boolean mapping = event.getEventId() == Event.ID.MappingStart;
        int line = lines.of(event.getStartMark());
        if (builder.depth() == 0 && (!mapping || event.isFlow())) {
            notMapping(line, mapping ? "a mapping in braces" : "a list");
        } else if (builder.expectsKey()) {
            report.finding(
                    line,
                    FindingCode.YAML_KEY,
                    "a key is a " + (mapping ? "mapping" : "list"),
                    "use a plain word as key");
            complete = false;
        } else if (builder.depth() == Limits.YAML_DEPTH) {
            report.finding(
                    line,
                    FindingCode.YAML_TOO_DEEP,
                    "nested more than " + Limits.YAML_DEPTH + " deep",
                    "flatten it");
            complete = false;
        } else {
            mappingSeen = true;
            builder.start(mapping, isPlainNode(event, event.getTag().isPresent()));
        }
    }

    private void scalar(ScalarEvent event) {
        int line = lines.of(event.getStartMark());
        if (builder.depth() == 0) {
            notMapping(line, "a single value");
            return;
        }
        boolean usable = isPlainNode(event, event.getTag().isPresent());
        int last = lines.of(event.getEndMark());
        String what = builder.expectsKey() ? "a key" : builder.whatValue();
        if (last == line && !event.isDQuoted()) {
            // seen as it is when the file was scanned; but what F12 allows depends on what stands
            // around it, and other values of the line no longer do
            FileText.checkHidden(what, event.getValue(), line, last, report);
        } else {
            FileText.checkDecoded(what, event.getValue(), line, last, report);
        }
        builder.scalar(event, line, usable);
    }

    private void alias(NodeEvent event) {
        feature(
                event,
                "an alias (a value that starts with *)",
                "quote the value if the * is text, else write it out");
        if (builder.depth() == 0 || builder.expectsKey()) {
            complete = false;
        } else {
            builder.unusable();
        }
    }

    /** Whether a node has neither anchor nor tag; reports them. */
    private boolean isPlainNode(NodeEvent event, boolean tagged) {
        boolean anchored = event.getAnchor().isPresent();
        if (anchored) {
            feature(
                    event,
                    "an anchor (a value that starts with &)",
                    "quote the value if the & is text, else remove it");
        }
        if (tagged) {
            feature(
                    event,
                    "a tag (a value that starts with !)",
                    "quote the value if the ! is text, else remove the tag");
        }
        return !anchored && !tagged;
    }

    private void feature(Event event, String what, String remedy) {
        // no more of them are shown (F13), and 4 KB hold thousands
        if (++features > Limits.FINDINGS_PER_FILE) {
            complete = false;
            report.finding(
                    FindingCode.YAML_FEATURE,
                    "more than "
                            + Limits.FINDINGS_PER_FILE
                            + " anchors, aliases and tags, so the rest was not read",
                    "write it as plain lines of key: value");
            return;
        }
        report.finding(
                lines.of(event.getStartMark()),
                FindingCode.YAML_FEATURE,
                what + " is not allowed here",
                remedy);
    }

    private void notMapping(int line, String what) {
        complete = false;
        report.finding(
                line,
                FindingCode.YAML_NOT_MAPPING,
                "the front matter is " + what + ", not lines of key: value",
                "write name: and description:, each on a line of its own");
    }
}
