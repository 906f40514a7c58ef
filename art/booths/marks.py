"""Invented logo marks, drawn flat or raised."""

import math

import bpy
from mathutils import Matrix
from PIL import Image, ImageDraw

from .hooks import replaceable
from .kinds import Material, Point, Thing
from .pixels import font
from .shapes import add_object


def mark_outlines(name: str) -> list[list[Point]]:
    """Closed outlines of a logo mark in a unit square around the origin, y up."""
    if name == 'hex':
        ring = [(0.5 * math.sin(math.pi / 3 * i), 0.5 * math.cos(math.pi / 3 * i)) for i in range(6)]
        return [ring, [(x * 0.52, y * 0.52) for x, y in ring[::-1]]]
    if name == 'chevron':
        return [
            [(-0.5, 0.08 - k), (0, 0.48 - k), (0.5, 0.08 - k), (0.5, -0.14 - k), (0, 0.26 - k), (-0.5, -0.14 - k)]
            for k in (-0.02, 0.36)
        ]
    if name == 'bars':
        return [
            [
                (-0.5 + 0.36 * k, -0.45),
                (-0.22 + 0.36 * k, -0.45),
                (-0.22 + 0.36 * k, -0.05 + 0.25 * k),
                (-0.5 + 0.36 * k, -0.05 + 0.25 * k),
            ]
            for k in range(3)
        ]
    if name == 'plus':
        a = 0.17
        return [
            [
                (-a, 0.5),
                (a, 0.5),
                (a, a),
                (0.5, a),
                (0.5, -a),
                (a, -a),
                (a, -0.5),
                (-a, -0.5),
                (-a, -a),
                (-0.5, -a),
                (-0.5, a),
                (-a, a),
            ]
        ]
    if name == 'leaf':

        def half(s):
            return [(0.36 * s * math.sin(math.pi * t / 16) ** 0.8, -0.5 + t / 16) for t in range(17)]

        return [half(-1) + [(-0.03, 0.5), (-0.03, -0.5)], half(1) + [(0.03, 0.5), (0.03, -0.5)]]
    if name == 'spark':
        return [
            [(r * math.sin(math.pi / 4 * i), r * math.cos(math.pi / 4 * i)) for i, r in enumerate([0.52, 0.17] * 4)]
        ]
    ring = [(0.5 * math.cos(2 * math.pi * i / 40), 0.5 * math.sin(2 * math.pi * i / 40)) for i in range(40)]
    return [ring, [(x * 0.6 - 0.1, y * 0.6) for x, y in ring[::-1]]]


def logo(d: ImageDraw.ImageDraw, name: str, cx: float, cy: float, s: float, color: int | tuple[int, ...]) -> None:
    """Draws a logo mark into an ImageDraw, s pixels wide."""
    outlines = mark_outlines(name)
    mask = Image.new('L', (max(4, int(s * 1.2)) * 2,) * 2, 0)
    md, k = ImageDraw.Draw(mask), s * 2
    o = mask.size[0] / 2
    for i, ring in enumerate(outlines):
        md.polygon([(o + x * k, o - y * k) for x, y in ring], fill=0 if name in ('hex', 'ring') and i else 255)
    mask = mask.resize((mask.size[0] // 2,) * 2, Image.LANCZOS)
    d.bitmap((cx - mask.size[0] / 2, cy - mask.size[0] / 2), mask, fill=color)


def words(
    d: ImageDraw.ImageDraw,
    w: int,
    h: int,
    text: str,
    mark: str,
    text_at: Point,
    size: float,
    color: int | tuple[int, ...],
) -> None:
    """Draws words and mark of a print of w x h pixels into an ImageDraw; text_at and size as in `graphics.graphic`."""
    x, y = text_at[0] * w, text_at[1] * h
    if mark:
        s = size * h * 1.5
        logo(d, mark, x + s / 2, y - s * 0.95, s, color)
    if text:
        d.multiline_text((x, y), text, font=font(size * h, 700), fill=color, spacing=size * h * 0.18)


@replaceable
def mark3d(name: str, x: float, y: float, z: float, s: float, mat: Material, depth: float = 0.03) -> Thing:
    """A raised logo mark facing -y, s metres high, centre at (x, y, z)."""
    cu = bpy.data.curves.new('l', 'CURVE')
    cu.dimensions, cu.fill_mode, cu.extrude = '2D', 'BOTH', depth / 2
    for ring in mark_outlines(name):
        sp = cu.splines.new('POLY')
        sp.points.add(len(ring) - 1)
        for pt, (px, py) in zip(sp.points, ring):
            pt.co = (px * s, py * s, 0, 1)
        sp.use_cyclic_u = True
    return add_object(cu, mat, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
