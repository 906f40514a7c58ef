"""The scene being built: the current place, and how objects are shown."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
from mathutils import Matrix


class State:
    """State of the scene being built."""

    matrix = [Matrix.Identity(4)]
    materials = {}
    tag = 'booth'  # 'booth' objects are framed by the camera, 'hall' ones are not
    furniture = ''  # swappable furniture that new objects belong to; empty for the booth itself
    clay = False  # clay style: everything but printed graphics in studio white
    count = 0


def reset(clay: bool = False) -> None:
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    State.matrix, State.materials, State.tag, State.clay = [Matrix.Identity(4)], {}, 'booth', clay
    State.count, State.furniture = 0, ''


@contextmanager
def place(x: float = 0.0, y: float = 0.0, z: float = 0.0, rot: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Moves everything built inside to (x, y, z) and rotates it by rot degrees about z."""
    turn = Matrix.Rotation(math.radians(rot), 4, 'Z')
    State.matrix.append(State.matrix[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(scale, 4))
    yield
    State.matrix.pop()


def around(x: float, y: float, r: float, degrees: Sequence[float]) -> list[tuple[float, float, float, float]]:
    """Returns places on a circle of radius r that face its center."""
    return [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)), 0, a - 90) for a in degrees]


@contextmanager
def tagged(tag: str) -> Iterator[None]:
    """Tags objects built inside as 'booth', 'overhead' (hidden in top views) or 'hall'."""
    before, State.tag = State.tag, tag
    yield
    State.tag = before


@contextmanager
def furniture(name: str) -> Iterator[None]:
    """Marks objects built inside as furniture of this name, which a place for an extra can replace."""
    State.furniture = name
    yield
    State.furniture = ''
