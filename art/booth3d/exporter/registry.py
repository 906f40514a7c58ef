"""Facts about the scene being built that Blender does not store."""

# mat: materials of pictures by contents; pics: their pixels by class; sockets: places for logos; parts: built parts
# with positions; stack: parts being built; last_words: words of the last requested picture; ring, bend: bending radius
# of marks, in meters; bands: colors of the bands around counters.
RX = {}


def fresh() -> None:
    """Clears the previous scene."""
    RX.update(mat={}, pics={}, sockets=[], parts=[], stack=[], bands=[], last_words=None, ring=None, bend=None)
