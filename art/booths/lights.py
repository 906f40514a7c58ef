"""Lamps of a scene, in watts."""

import math

import bpy
from mathutils import Matrix, Vector

from .colors import linear
from .kinds import Point3
from .scene import State


def _light(kind: str, loc: Point3, target: Point3, power: float, color: str) -> bpy.types.Light:
    li = bpy.data.lights.new('l', kind)
    li.energy, li.color = power, linear(color)[:3]
    obj = bpy.data.objects.new('l', li)
    bpy.context.scene.collection.objects.link(obj)
    d = Vector(target) - Vector(loc)
    obj.matrix_world = State.matrix[-1] @ Matrix.Translation(loc) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    obj['tag'] = 'light'
    return li


def light_area(
    loc: Point3, target: Point3, power: float, size: float, color: str = '#ffffff', size_y: float | None = None
) -> None:
    """A soft box of size x size_y meters."""
    li = _light('AREA', loc, target, power, color)
    li.size = size
    if size_y:
        li.shape, li.size_y = 'RECTANGLE', size_y


def light_spot(loc: Point3, target: Point3, power: float, angle: float, color: str) -> None:
    """A spotlight with a soft edge; angle is the full cone. Omitted in clay style, which has even light."""
    if State.clay:
        return
    li = _light('SPOT', loc, target, power * 4, color)
    li.spot_size, li.spot_blend, li.shadow_soft_size = math.radians(angle), 0.7, 0.05


def world(color: str, strength: float) -> None:
    """Light from everywhere."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = linear(color), strength


def booth_lights(w: float, d: float, level: float) -> None:
    """Soft boxes above and in front of a booth of w x d meters; level 1 suits a night hall."""
    k = level * (w * d / 9.3) ** 0.5
    light_area((0, -0.1 * d, 5.6), (0, 0, 0), 330 * k, w * 0.9, size_y=d * 0.9)
    light_area((-w * 0.9, -d - 3.5, 5.0), (0, 0, 1.0), 520 * k, 3.2, '#fff8f0')
    light_area((w * 1.0 + 1.2, -d - 2.0, 4.0), (0, 0, 1.0), 210 * k, 2.6, '#dbe8ff')
    light_area((0, d / 2 + 2.5, 5.0), (0, 0, 1.0), 160 * k, 3.0, '#9cc3ff')
