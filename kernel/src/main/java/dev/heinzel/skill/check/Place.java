package dev.heinzel.skill.check;

/**
 * A directory or file: where the tree has it, and how reports show it. They differ where a tree is
 * rooted at the very directory that a person named.
 */
record Place(String inTree, String shown) {

    static Place of(String path) {
        return new Place(path, path);
    }

    Place child(String name) {
        return new Place(join(inTree, name), join(shown, name));
    }

    /** The last part of what is shown; empty for a root that has no name. */
    String name() {
        return shown.substring(shown.lastIndexOf('/') + 1);
    }

    static String join(String directory, String name) {
        return directory.isEmpty() ? name : directory + '/' + name;
    }
}
