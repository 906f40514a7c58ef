"""People in front photos of projects, simplified."""

from collections.abc import Sequence
from typing import NamedTuple

import bpy

from ..hooks import part
from ..kinds import Material
from ..materials import material
from ..shapes import add_object

# A joint: its place, half width, and the joint that it hangs from; the first is the root
Joint = tuple[float, float, float, float, int]


class Person(NamedTuple):
    """What a person looks like."""

    jacket: str
    trousers: str = '#20242e'
    skin: str = '#c68f6c'
    hair: str = '#2a1d16'
    has_long_hair: bool = False


def body(joints: Sequence[Joint], mat: Material, depth: float = 1.0) -> None:
    """A rounded body around joints; `depth` is a share of its width."""
    mesh = bpy.data.meshes.new('body')
    edges = [(at, joint[4]) for at, joint in enumerate(joints) if at]
    mesh.from_pydata([joint[:3] for joint in joints], edges, [])
    obj = add_object(mesh, mat)
    obj.modifiers.new('skin', 'SKIN').use_smooth_shade = True
    for vertex, joint in zip(mesh.skin_vertices[0].data, joints):
        vertex.radius = (joint[3], joint[3] * depth)
        vertex.use_root = joint is joints[0]
    obj.modifiers.new('round', 'SUBSURF').render_levels = 3


@part
def person(look: Person) -> None:
    """A person 1.75 m tall who faces -y, with one hand in front."""
    skin, hair = material(look.skin, 0.55), material(look.hair, 0.6)
    legs: list[Joint] = [(0, 0, 1.06, 0.13, 0), (0, 0, 0.95, 0.15, 0)]
    arms: list[Joint] = [(0, 0, 0.9, 0.16, 0), (0, 0, 1.12, 0.15, 0), (0, 0, 1.33, 0.17, 1), (0, 0, 1.47, 0.085, 2)]
    for side in (-1, 1):
        first = len(legs)
        legs += [
            (side * 0.1, 0, 0.84, 0.105, 1),
            (side * 0.11, -0.01, 0.5, 0.08, first),
            (side * 0.115, 0.01, 0.05, 0.07, first + 1),
        ]
        first = len(arms)
        elbow = (side * 0.27, 0.03, 1.12)
        wrist = (side * 0.28, -0.06, 0.84) if side < 0 else (0.12, -0.28, 1.1)
        arms += [(side * 0.19, 0, 1.41, 0.075, 2), (*elbow, 0.06, first), (*wrist, 0.045, first + 1)]
        sleeve, hand = (tuple(b + (b - a) * by for a, b in zip(elbow, wrist)) for by in (-0.2, 0.35))
        body([(*sleeve, 0.04, 0), (*hand, 0.035, 0)], skin)
        body([(side * 0.115, 0.07, 0.04, 0.06, 0), (side * 0.12, -0.18, 0.03, 0.05, 0)], material('#17181c', 0.4))
    body(legs, material(look.trousers, 0.8))
    body(arms, material(look.jacket, 0.75), 0.72)
    body([(0, 0, 1.38, 0.06, 0), (0, -0.01, 1.6, 0.06, 0)], skin)
    body([(0, -0.015, 1.5, 0.07, 0), (0, -0.01, 1.62, 0.105, 0), (0, -0.005, 1.74, 0.075, 1)], skin, 1.15)
    body([(0, 0.05, 1.58, 0.09, 0), (0, 0.03, 1.68, 0.112, 0), (0, 0.0, 1.78, 0.085, 1)], hair, 1.1)
    if look.has_long_hair:
        body([(0, 0.05, 1.7, 0.1, 0), (0, 0.065, 1.55, 0.11, 0), (0, 0.07, 1.38, 0.08, 1)], hair, 0.6)
