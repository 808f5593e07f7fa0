/** The core's own skills: resources, no packages. */
module dev.heinzel.core {}
