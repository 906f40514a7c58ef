"""Seats and tables."""

import math

import numpy as np

from ..colors import Palette
from ..hooks import part
from ..materials import dark_metal, material, oak, steel
from ..scene import place
from ..shapes import arc, cylinder, lathe, mesh_from, prism, rounded, tube, tubes


@part
def bar_stool(pal: Palette, color: str | None = None) -> None:
    """A bar stool with a round foot."""
    h = 0.76
    foot = [(0, 0), (0.20, 0), (0.205, 0.008), (0.19, 0.02), (0.03, 0.035), (0.022, 0.06), (0.022, h - 0.04)]
    lathe(foot, steel(), seg=36)
    ring = [(0.155 * math.cos(a), 0.155 * math.sin(a), 0.28) for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)]
    tube(ring, 0.009, steel(), closed=True)
    tubes([((0, 0, 0.28), (0.155, 0, 0.28)), ((0, 0, 0.28), (-0.155, 0, 0.28))], 0.008, steel())
    seat = material(color or '#f3f4f6', 0.55)
    cushion = [(0, h - 0.05), (0.15, h - 0.05), (0.188, h - 0.02), (0.19, h + 0.01), (0.17, h + 0.03), (0, h + 0.02)]
    lathe(cushion, seat, seg=36)
    verts, faces = [], []
    n = 14
    for j, (zz, rr) in enumerate(((h + 0.0, 0.185), (h + 0.10, 0.20), (h + 0.20, 0.205))):
        for i in range(n + 1):
            a = math.radians(20 + 140 * i / n)
            verts.append((rr * math.cos(a), rr * math.sin(a), zz - (0.05 * abs(i / n - 0.5) * 2 if j == 2 else 0)))
    for j in range(2):
        for i in range(j * (n + 1), j * (n + 1) + n):
            faces.append((i, i + 1, i + n + 2, i + n + 1))
    back = mesh_from(verts, faces, seat)
    back.modifiers.new('t', 'SOLIDIFY').thickness = 0.022
    sub = back.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 1


@part
def bistro_table(pal: Palette, r: float, h: float = 1.08) -> None:
    """A round table on a single column."""
    foot = [(0, 0), (r * 0.72, 0), (r * 0.72, 0.012), (r * 0.6, 0.02), (0.035, 0.03), (0.03, h - 0.03)]
    lathe(foot, dark_metal())
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True), 56, 0.008)


@part
def armchair(color: str, leg: str = '#b98a5a') -> None:
    """A rounded lounge chair."""
    fab = material(color, 0.85, texture='fabric')
    prism(rounded(0, 0, 0.66, 0.62, 0.16), 0.16, 0.20, fab, 0.03)
    prism(rounded(0, -0.03, 0.54, 0.52, 0.14), 0.35, 0.09, fab, 0.03)
    shell = arc(0, 0, 0.345, -25, 205) + arc(0, 0, 0.255, 205, -25)
    prism(shell, 0.22, 0.48, fab, 0.03)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tubes([((sx * 0.2, sy * 0.19, 0.18), (sx * 0.27, sy * 0.25, 0))], 0.015, material(leg, 0.5))


@part
def coffee_table(pal: Palette, r: float) -> None:
    """A low round table."""
    h = 0.40
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True), 48, 0.008)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        top = (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), h - 0.03)
        tubes([(top, (r * 0.85 * math.cos(a), r * 0.85 * math.sin(a), 0))], 0.014, dark_metal())


@part
def cube_seat(color: str, s: float) -> None:
    """An upholstered cube stool."""
    prism(rounded(0, 0, s, s, 0.05), 0, s - 0.02, material(color, 0.85, texture='fabric'), 0.025)


@part
def meeting_set(pal: Palette, seats: int, r: float, color: str) -> None:
    """A round meeting table with chairs."""
    h = 0.74
    lathe([(0, 0), (0.32, 0), (0.32, 0.012), (0.05, 0.03), (0.04, h - 0.03)], dark_metal())
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True), 64, 0.008)
    for k in range(seats):
        with place(rot=360 * k / seats + 45):
            chair(color, at=(0, r + 0.22, 0))


@part
def chair(color: str) -> None:
    """A shell chair with wooden legs; faces -y."""
    fab = material(color, 0.6)
    prism(rounded(0, 0, 0.46, 0.44, 0.12), 0.42, 0.05, fab, 0.02)
    shell = arc(0, -0.02, 0.25, 15, 165, 18) + arc(0, -0.02, 0.215, 165, 15, 18)
    prism(shell, 0.44, 0.38, fab, 0.012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tubes([((sx * 0.12, sy * 0.11, 0.43), (sx * 0.22, sy * 0.21, 0))], 0.014, material('#b98a5a', 0.5))
