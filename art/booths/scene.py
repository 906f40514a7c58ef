"""The scene being built: where what is built next stands, and how it is seen."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
from mathutils import Matrix


class State:
    """What the builder keeps for the scene being built."""

    matrix = [Matrix.Identity(4)]
    materials = {}
    tag = 'booth'  # 'booth' objects are framed by the camera, 'hall' ones are not
    furniture = ''  # what is built belongs to this, which can make room for an extra; empty: to the booth itself
    clay = False  # clay style: everything but printed graphics in studio white
    count = 0


def reset(clay: bool = False) -> None:
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    State.matrix, State.materials, State.tag, State.clay = [Matrix.Identity(4)], {}, 'booth', clay
    State.count, State.furniture = 0, ''


@contextmanager
def place(x: float = 0.0, y: float = 0.0, z: float = 0.0, rot: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Everything built inside is moved to (x, y, z) and turned by rot degrees about z."""
    turn = Matrix.Rotation(math.radians(rot), 4, 'Z')
    State.matrix.append(State.matrix[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(scale, 4))
    yield
    State.matrix.pop()


def around(x: float, y: float, r: float, degrees: Sequence[float]) -> list[tuple[float, float, float, float]]:
    """Places on a circle of radius r, for what faces its middle."""
    return [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)), 0, a - 90) for a in degrees]


@contextmanager
def tagged(tag: str) -> Iterator[None]:
    """Objects built inside carry this tag: 'booth', 'overhead' (hidden in top views) or 'hall'."""
    before, State.tag = State.tag, tag
    yield
    State.tag = before


@contextmanager
def furniture(name: str) -> Iterator[None]:
    """Objects built inside are furniture of this name, which a place for an extra may take away."""
    State.furniture = name
    yield
    State.furniture = ''
