"""What is known of the scene being built, beside what Blender keeps."""

# mat: materials of pictures by what they show; pics: their pixels by class; sockets: places for logos; parts: what was
# built where, stack: and what is being built; last_words: those of the picture last asked for; ring, bend: radius that
# marks are bent by, in meters; bands: colors of those around counters.
RX = {}


def fresh() -> None:
    """Forgets the scene before."""
    RX.update(mat={}, pics={}, sockets=[], parts=[], stack=[], bands=[], last_words=None, ring=None, bend=None)
