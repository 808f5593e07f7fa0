package dev.heinzel.skill.check;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the front matter says, as plain values (F3).
 *
 * @param fields the top-level keys in the order written
 * @param complete whether all of it was understood; if not, a missing key may be there after all
 * @param events how many parser events it took: what work was done for it
 */
record FrontMatter(Map<String, Field> fields, boolean complete, int events) {

    /**
     * A top-level key's value.
     *
     * @param line where the key stands in the file
     * @param value plain, by F6; null is YAML's null
     * @param string whether YAML takes it for a string; a number can be carried as one (F6)
     * @param block whether it is a block scalar, whose final newline is not the author's
     * @param usable false where the value itself was refused (an alias, a tag)
     */
    record Field(int line, @Nullable Object value, boolean string, boolean block, boolean usable) {}
}
