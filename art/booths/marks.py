"""Invented logo marks, drawn flat or raised."""

import math
from typing import NamedTuple

from mathutils import Matrix
from PIL import Image, ImageDraw

from .hooks import replaceable
from .kinds import Material, Point, Thing
from .pixels import font
from .shapes import add_curve


def mark_outlines(name: str) -> list[list[Point]]:
    """Returns a logo mark's closed outlines in a unit square around the origin, y up."""
    if name == 'hex':
        ring = [(0.5 * math.sin(math.pi / 3 * i), 0.5 * math.cos(math.pi / 3 * i)) for i in range(6)]
        return [ring, [(x * 0.52, y * 0.52) for x, y in ring[::-1]]]
    if name == 'chevron':
        return [
            [(-0.5, 0.08 - k), (0, 0.48 - k), (0.5, 0.08 - k), (0.5, -0.14 - k), (0, 0.26 - k), (-0.5, -0.14 - k)]
            for k in (-0.02, 0.36)
        ]
    if name == 'bars':
        spans = [(-0.5 + 0.36 * k, -0.22 + 0.36 * k, -0.05 + 0.25 * k) for k in range(3)]
        return [[(x0, -0.45), (x1, -0.45), (x1, y), (x0, y)] for x0, x1, y in spans]
    if name == 'plus':
        arm = [(-0.17, 0.5), (0.17, 0.5), (0.17, 0.17)]
        turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
        return [[(c * x + s * y, c * y - s * x) for c, s in turns for x, y in arm]]
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


class Words(NamedTuple):
    """Words of a print in the built-in typeface: short lines, `at` fractions of its width and height, `size` a fraction
    of its height; with a logo mark above."""

    text: str
    at: Point
    size: float
    mark: str | None = None
    ink: str = '#ffffff'


def draw_words(d: ImageDraw.ImageDraw, w: int, h: int, words: Words, color: int | tuple[int, ...]) -> None:
    """Draws words and mark of a print of w x h pixels into an ImageDraw."""
    x, y, size = words.at[0] * w, words.at[1] * h, words.size * h
    if words.mark:
        s = size * 1.5
        logo(d, words.mark, x + s / 2, y - s * 0.95, s, color)
    d.multiline_text((x, y), words.text, font=font(size, 700), fill=color, spacing=size * 0.18)


@replaceable
def mark3d(name: str, x: float, y: float, z: float, s: float, mat: Material, depth: float = 0.03) -> Thing:
    """A raised logo mark facing -y, s meters high, center at (x, y, z)."""
    outlines = [[(px * s, py * s, 0) for px, py in ring] for ring in mark_outlines(name)]
    upright = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    flat = dict(dimensions='2D', fill_mode='BOTH', extrude=depth / 2)
    return add_curve(outlines, mat, closed=True, local=upright, **flat)
