#!/usr/bin/env python3
"""Renders every picture of the trade-show booth site: designs, reference projects, extras, hero and social card.

    pip install bpy==4.5.15 pillow          (Python 3.11)
    python3 render.py --list
    python3 render.py --only designs/10x10-launch-frontview --out DIR --samples 32
    python3 render.py --only 'designs/*' --out ../scripts/demo/images

Units: metres, degrees, watts. Booth sizes are in feet (1 ft = 0.3048 m). The world is right-handed with z up;
a booth stands with its centre at the origin and its open front towards -y. Everything random is seeded, so that
the same command gives the same picture.

Parts of this file: 1 colours and materials, 2 shapes, 3 printed graphics and screen contents, 4 booth parts,
5 surroundings and light, 6 cameras, 7 booths, 8 product shots, 9 jobs and command line.
"""

import argparse
import fnmatch
import math
import os
import random
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageDraw, ImageFilter

from booths.colours import (
    PALETTES,  # noqa: F401
    Palette,
    linear,  # noqa: F401
    mix_hex,  # noqa: F401
    rgb,  # noqa: F401
)
from booths.graphics import graphic
from booths.hooks import (
    current,  # noqa: F401
    original,  # noqa: F401
    replace,  # noqa: F401
    replaceable,
)
from booths.marks import (
    logo,  # noqa: F401
    mark3d,
)
from booths.materials import black, dark_metal, glass, glow, material, oak, picture, steel, white
from booths.measures import (
    DECK_H,  # noqa: F401
    FT,
    WALL_H,
)
from booths.pixels import font  # noqa: F401
from booths.scene import (
    State,  # noqa: F401
    place,
    reset,  # noqa: F401
    tagged,  # noqa: F401
)
from booths.screens import screen_image
from booths.shapes import (
    add_bmesh,  # noqa: F401
    add_object,  # noqa: F401
    arc,
    box,  # noqa: F401
    cylinder,
    lathe,  # noqa: F401
    mesh_from,
    prism,
    ribbon,
    rounded,
    sheet,
    sphere,
    tube,
    tubes,
)


@replaceable
def platform(w, d, pal, kind='carpet'):
    """Raised floor w x d metres with an aluminium edge; kind 'carpet' or 'wood'. Its top is at DECK_H."""
    box(0, 0, 0, w + 0.03, d + 0.03, DECK_H - 0.006, steel(), 0.003)
    if kind == 'carpet':
        box(0, 0, DECK_H - 0.01, w - 0.02, d - 0.02, 0.01, material(pal.floor, 0.95, texture='carpet'), 0)
    else:
        planks(0, 0, DECK_H - 0.01, w - 0.02, d - 0.02, pal.floor)


@replaceable
def planks(x, y, z, w, d, color, width=0.19):
    """Floor boards running along x over w x d metres."""
    rnd = random.Random(7)
    n = max(1, round(d / width))
    box(x, y, z - 0.004, w, d, 0.008, material(mix_hex(color, '#000000', 0.5), 0.8), 0)
    shades = [mix_hex(color, '#000000', t) for t in (0, 0.05, 0.1, 0.16)]
    for i in range(n):
        cut = rnd.uniform(0.25, 0.75) * w
        yy = y - d / 2 + (i + 0.5) * d / n
        for x0, ln in ((x - w / 2, cut), (x - w / 2 + cut, w - cut)):
            box(
                x0 + ln / 2,
                yy,
                z,
                ln - 0.004,
                d / n - 0.004,
                0.010,
                material(rnd.choice(shades), 0.42, texture='plank', scale=0.8),
                0.001,
            )


@replaceable
def rug(x, y, w, d, color, r=0.0):
    """An inlaid carpet field."""
    prism(rounded(x, y, w, d, max(r, 0.01)), 0.0005, 0.002, material(color, 0.95, texture='carpet'), 0)


@replaceable
def fabric_wall(w, h, pixels, back='#e8ebf0', depth=0.09, emit=0.0, both=False):
    """Tension-fabric frame w x h metres, graphic at the front face (y = -depth/2) or at both, aluminium edge."""
    box(0, 0, 0, w, depth, h, steel(), 0.008)
    sheet(0, -depth / 2 - 0.002, 0.02, w - 0.04, h - 0.04, picture(pixels, emit, 0.75))
    sheet(
        0,
        depth / 2 + 0.002,
        0.02,
        w - 0.04,
        h - 0.04,
        picture(pixels, emit, 0.75) if both else material(back, 0.8),
        rot=180,
    )
    for s in (-1, 1):
        box(s * (w / 2 - 0.12), 0.0, 0, 0.16, 0.34, 0.012, dark_metal(), 0.003)


@replaceable
def plain_wall(w, h, color, depth=0.08, rough=0.6):
    """A plain panel wall with fine joints every metre."""
    n = max(1, round(w / 1.0))
    for i in range(n):
        box(-w / 2 + (i + 0.5) * w / n, 0, 0, w / n - 0.004, depth, h, material(color, rough), 0.003)


@replaceable
def slat_wall(w, h, pal, depth=0.07, pitch=0.075):
    """Vertical wooden slats on a dark panel."""
    box(0, depth / 2, 0, w, 0.03, h, material('#1c1a19', 0.7), 0.003)
    n = int(w / pitch)
    for i in range(n):
        box(-w / 2 + (i + 0.5) * w / n, 0, 0, pitch * 0.58, 0.045, h, oak(pal), 0.003)


@replaceable
def lightbox(w, h, pixels, emit=1.3):
    """A backlit fabric light box, 0.12 m deep."""
    box(0, 0, 0, w, 0.12, h, steel(), 0.01)
    sheet(0, -0.0625, 0.015, w - 0.03, h - 0.03, picture(pixels, emit, 0.8))


@replaceable
def led_wall(w, h, pixels, z=0.0, emit=1.8):
    """A seamless LED wall with a black cabinet, 0.5 m tile joints, lower edge at z."""
    box(0, 0.06, z, w + 0.04, 0.12, h + 0.04, black(), 0.006)
    sheet(0, -0.003, z + 0.02, w, h, picture(pixels, emit, 0.4))
    joints = [
        ((-w / 2 + i * 0.5, -0.0045, z + 0.02), (-w / 2 + i * 0.5, -0.0045, z + h + 0.02))
        for i in range(1, int(w / 0.5) + 1)
    ]
    if joints:
        tubes(joints, 0.0012, material('#000000', 0.8))


@replaceable
def tv(diag_in, pixels, z=1.5, stand=False, emit=1.6, portrait=False):
    """A flat screen, centre at height z; stand adds a floor stand, else it hangs 0.06 m before the wall at y = 0."""
    w, h = diag_in * 0.0254 * 0.872, diag_in * 0.0254 * 0.490
    if portrait:
        w, h = h, w
    box(0, -0.05, z - h / 2 - 0.012, w + 0.024, 0.05, h + 0.024, black(), 0.006)
    sheet(0, -0.0765, z - h / 2, w, h, picture(pixels, emit, 0.15, 0.6))
    if stand:
        for s in (-1, 1):
            box(s * 0.13, 0.0, 0.03, 0.05, 0.05, z - 0.05, dark_metal(), 0.006)
        prism(rounded(0, 0, max(0.75, w * 0.62), 0.5, 0.06), 0, 0.03, dark_metal())
        box(0, -0.02, z - 0.12, 0.42, 0.04, 0.24, dark_metal())
    else:
        box(0, -0.015, z - 0.15, 0.4, 0.04, 0.3, dark_metal())


@replaceable
def counter(w, d, h, pal, style='glow', mark=None):
    """Reception counter w x d x h metres; style 'glow' (white, lit plinth), 'slats' (wood) or 'print' (fabric front)."""
    r = min(0.10, d / 3)
    prism(rounded(0, 0, w - 0.12, d - 0.12, r), 0, 0.09, glow(pal.glow, 5) if style != 'slats' else black(), 0.003)
    prism(rounded(0, 0, w, d, r), 0.09, h - 0.14, white() if style != 'slats' else material('#211d1a', 0.6), 0.006)
    if style == 'slats':
        n = int((w - 2 * r) / 0.06)
        for i in range(n):
            box(-w / 2 + r + (i + 0.5) * (w - 2 * r) / n, -d / 2 - 0.008, 0.10, 0.036, 0.03, h - 0.16, oak(pal), 0.003)
    if style == 'print':
        sheet(
            0, -d / 2 - 0.003, 0.13, w - 2 * r, h - 0.22, picture(graphic('arcs', w - 2 * r, h - 0.22, pal, 3), 0, 0.6)
        )
    prism(
        rounded(0, -0.02, w + 0.06, d + 0.08, r + 0.02),
        h - 0.05,
        0.05,
        oak(pal, True) if style != 'slats' else material('#f4f2ee', 0.2),
        0.008,
    )
    tube([(-w / 2 + r, -d / 2 - 0.012, h - 0.075), (w / 2 - r, -d / 2 - 0.012, h - 0.075)], 0.008, glow(pal.glow, 9))
    if mark:
        mark3d(
            mark,
            0,
            -d / 2 - 0.03,
            0.09 + (h - 0.14) / 2,
            h * 0.30,
            material(pal.main, 0.3, keep=True) if style == 'glow' else material('#ffffff', 0.4, emit=0.6),
            0.03,
        )


@replaceable
def curved_counter(r, h, pal, a0=200, a1=340, depth=0.5, mark=None):
    """A counter bent around the place's origin: front radius r, between angles a0 and a1."""

    def band(ro, ri):
        return arc(0, 0, ro, a0, a1) + arc(0, 0, ri, a1, a0)

    prism(band(r - 0.05, r - depth + 0.05), 0, 0.09, glow(pal.glow, 5), 0.003)
    prism(band(r, r - depth), 0.09, h - 0.14, white(), 0.006)
    prism(band(r + 0.05, r - depth - 0.03), h - 0.05, 0.05, oak(pal, True), 0.008)
    ribbon(arc(0, 0, r + 0.006, a0 + 3, a1 - 3), 0.30, 0.30, material(pal.main, 0.35, keep=True))
    tube([(x, y, h - 0.07) for x, y in arc(0, 0, r + 0.01, a0 + 1, a1 - 1)], 0.008, glow(pal.glow, 9))
    if mark:
        am = (a0 + a1) / 2
        with place(rot=am + 90):
            mark3d(mark, 0, -r - 0.02, 0.45, 0.22, material('#ffffff', 0.4, emit=0.8), 0.03)


@replaceable
def bar_stool(pal, color=None, h=0.76):
    """A bar stool with a round foot, seat height h."""
    lathe(
        [(0, 0), (0.20, 0), (0.205, 0.008), (0.19, 0.02), (0.03, 0.035), (0.022, 0.06), (0.022, h - 0.04)],
        steel(),
        seg=36,
    )
    ring = [(0.155 * math.cos(a), 0.155 * math.sin(a), 0.28) for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)]
    tube(ring, 0.009, steel(), closed=True)
    tubes([((0, 0, 0.28), (0.155, 0, 0.28)), ((0, 0, 0.28), (-0.155, 0, 0.28))], 0.008, steel())
    seat = material(color or '#f3f4f6', 0.55)
    lathe(
        [(0, h - 0.05), (0.15, h - 0.05), (0.188, h - 0.02), (0.19, h + 0.01), (0.17, h + 0.03), (0, h + 0.02)],
        seat,
        seg=36,
    )
    verts, faces = [], []
    n = 14
    for j, (zz, rr) in enumerate(((h + 0.0, 0.185), (h + 0.10, 0.20), (h + 0.20, 0.205))):
        for i in range(n + 1):
            a = math.radians(20 + 140 * i / n)
            verts.append((rr * math.cos(a), rr * math.sin(a), zz - (0.05 * abs(i / n - 0.5) * 2 if j == 2 else 0)))
    for j in range(2):
        for i in range(n):
            faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
    back = mesh_from(verts, faces, seat)
    back.modifiers.new('t', 'SOLIDIFY').thickness = 0.022
    sub = back.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 1


@replaceable
def bistro_table(pal, r=0.35, h=1.08, top='wood'):
    """A round table on a single column."""
    lathe(
        [(0, 0), (r * 0.72, 0), (r * 0.72, 0.012), (r * 0.6, 0.02), (0.035, 0.03), (0.03, h - 0.03)],
        dark_metal(),
        seg=40,
    )
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True) if top == 'wood' else white(), 56, 0.008)


@replaceable
def armchair(color, leg='#b98a5a'):
    """A rounded lounge chair."""
    fab = material(color, 0.85, texture='fabric')
    prism(rounded(0, 0, 0.66, 0.62, 0.16), 0.16, 0.20, fab, 0.03)
    prism(rounded(0, -0.03, 0.54, 0.52, 0.14), 0.35, 0.09, fab, 0.03)
    shell = arc(0, 0, 0.345, -25, 205) + arc(0, 0, 0.255, 205, -25)
    prism(shell, 0.22, 0.48, fab, 0.03)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tubes([((sx * 0.2, sy * 0.19, 0.18), (sx * 0.27, sy * 0.25, 0))], 0.015, material(leg, 0.5))


@replaceable
def coffee_table(pal, r=0.32, h=0.40):
    """A low round table."""
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True), 48, 0.008)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        tubes(
            [
                (
                    (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), h - 0.03),
                    (r * 0.85 * math.cos(a), r * 0.85 * math.sin(a), 0),
                )
            ],
            0.014,
            dark_metal(),
        )


@replaceable
def plant(h=1.5, seed=1, pot='#eceef2', kind='fig'):
    """A potted plant h metres high; kind 'fig' (broad leaves), 'palm' or 'snake' (upright blades)."""
    rnd = random.Random(seed)
    ph = min(0.42, h * 0.32)
    lathe(
        [
            (0, 0),
            (0.13, 0),
            (0.14, 0.01),
            (0.185, ph - 0.01),
            (0.18, ph),
            (0.165, ph),
            (0.16, ph - 0.05),
            (0, ph - 0.05),
        ],
        material(pot, 0.5),
        seg=40,
    )
    lathe([(0.16, ph - 0.045), (0, ph - 0.035)], material('#2b2019', 0.95), seg=24)
    greens = [material(c, 0.42) for c in ('#2e6b38', '#3c7f43', '#255a31', '#4d8f4a')]
    batches = [([], []) for _ in greens]

    def leaf(base, azim, elev, length, width, droop, fold=0.25):
        verts, faces = batches[rnd.randrange(len(batches))]
        o, n = len(verts), 6
        dirx, diry = math.cos(azim), math.sin(azim)
        px, pz, ang = 0.0, 0.0, elev
        for i in range(n + 1):
            t = i / n
            wdt = width * math.sin(math.pi * min(1, 0.06 + 0.94 * t) ** 0.8) / 2 if i < n else 0.002
            for s in (-1, 0, 1):
                verts.append(
                    (
                        base[0] + dirx * px - diry * s * wdt,
                        base[1] + diry * px + dirx * s * wdt,
                        base[2] + pz + abs(s) * wdt * fold,
                    )
                )
            px += math.cos(ang) * length / n
            pz += math.sin(ang) * length / n
            ang -= droop / n
        for i in range(n):
            for s in (0, 1):
                faces.append((o + 3 * i + s, o + 3 * i + s + 1, o + 3 * i + s + 4, o + 3 * i + s + 3))

    if kind == 'snake':
        for k in range(16):
            a, q = rnd.uniform(0, 6.28), rnd.uniform(0.01, 0.10)
            leaf(
                (q * math.cos(a), q * math.sin(a), ph - 0.05),
                a,
                math.radians(rnd.uniform(76, 88)),
                (h - ph) * rnd.uniform(0.6, 1),
                0.075,
                rnd.uniform(-0.15, 0.15),
                0.4,
            )
    elif kind == 'palm':
        for k in range(22):
            a = k * 2.4
            leaf(
                (0, 0, ph + rnd.uniform(0, 0.05)),
                a,
                math.radians(rnd.uniform(52, 84)),
                (h - ph) * rnd.uniform(0.8, 1.15),
                0.11,
                rnd.uniform(0.7, 1.5),
                0.3,
            )
    else:
        trunks = [[(rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), ph - 0.05)] for _ in range(3)]
        for tr in trunks:
            ax, ay = rnd.uniform(-0.10, 0.10), rnd.uniform(-0.10, 0.10)
            top = (h - ph) * rnd.uniform(0.72, 0.95)
            for i in range(1, 7):
                tr.append((tr[0][0] + ax * i / 6 * 1.4, tr[0][1] + ay * i / 6 * 1.4, ph + top * i / 6))
            tube(tr, 0.011, material('#5b4632', 0.8), smooth=True)
            for k in range(22):
                i = rnd.uniform(1.6, 6)
                b, c = tr[int(i) if i < 6 else 6], tr[min(6, int(i) + 1)]
                f = i - int(i)
                base = tuple(b[q] * (1 - f) + c[q] * f for q in range(3))
                leaf(
                    base,
                    rnd.uniform(0, 6.28),
                    math.radians(rnd.uniform(5, 60)),
                    rnd.uniform(0.16, 0.27),
                    rnd.uniform(0.10, 0.16),
                    rnd.uniform(0.4, 1.3),
                )
    for (verts, faces), m in zip(batches, greens):
        if verts:
            mesh_from(verts, faces, m, 80)


@replaceable
def planter(w, pal, seed=1, h=0.45):
    """A low planter box w metres wide, with upright blades."""
    box(0, 0, 0, w, 0.30, h, white(), 0.01)
    box(0, 0, h - 0.02, w - 0.05, 0.25, 0.022, material('#2b2019', 0.95), 0)
    n = max(2, int(w / 0.2))
    for i in range(n):
        with place(-w / 2 + (i + 0.5) * w / n, 0, h - 0.36, scale=0.95):
            plant_blades(seed + i)


def plant_blades(seed):
    """Leaves only: a tuft that starts at 0.34 m."""
    rnd = random.Random(seed)
    verts, faces = [], []
    for k in range(22):
        a, q = rnd.uniform(0, 6.28), rnd.uniform(0, 0.07)
        elev, ln, wd, o = math.radians(rnd.uniform(55, 86)), rnd.uniform(0.3, 0.58), 0.035, len(verts)
        px, pz, ang = q, 0.34, elev
        for i in range(6):
            t = i / 5
            ww = wd * (1 - t**2) / 2 + 0.002
            verts += [
                (px * math.cos(a) - s * ww * math.sin(a), px * math.sin(a) + s * ww * math.cos(a), pz) for s in (-1, 1)
            ]
            px += math.cos(ang) * ln / 5
            pz += math.sin(ang) * ln / 5
            ang -= 0.18
        faces += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(5)]
    mesh_from(verts, faces, material(('#357a3d', '#4a9150', '#2d6a38')[seed % 3], 0.45), 80)


@replaceable
def brochure_rack(pal, tiers=4):
    """A free-standing acrylic literature rack with tilted pockets, 1.5 m high."""
    prism(rounded(0, 0, 0.42, 0.34, 0.05), 0, 0.02, dark_metal())
    for s in (-1, 1):
        box(s * 0.165, 0.06, 0.02, 0.025, 0.03, 1.48, steel(), 0.004)
    for t in range(tiers):
        z = 0.42 + t * 0.29
        box(0, 0.02, z - 0.01, 0.34, 0.09, 0.012, steel(), 0.002)
        for k in range(3):
            x = -0.108 + 0.108 * k
            styles = ('waves', 'arcs', 'beams', 'orbit', 'topo', 'dots')
            pix = graphic(
                styles[(t * 3 + k) % 6],
                0.1,
                0.21,
                pal,
                t * 3 + k,
                px=260,
                text='Booth\nguide' if (t + k) % 2 else None,
                text_at=(0.1, 0.12),
                size=0.08,
            )
            for layer in range(3):
                sheet(x, -0.012 + layer * 0.007, z, 0.1, 0.21, picture(pix, 0, 0.4), tilt=-10)
        box(0, -0.03, z - 0.005, 0.34, 0.006, 0.09, glass(), 0.001, tilt=-10)


@replaceable
def kiosk(pal, seed=1):
    """A demo pedestal with a tilted touch screen, 1.1 m high."""
    prism(rounded(0, 0, 0.5, 0.42, 0.05), 0, 0.03, dark_metal())
    prism(rounded(0, 0.03, 0.34, 0.20, 0.05), 0.03, 0.92, white(), 0.006)
    tube([(-0.172, -0.072, 0.08), (-0.172, -0.072, 0.9)], 0.006, glow(pal.glow, 8))
    tube([(0.172, -0.072, 0.08), (0.172, -0.072, 0.9)], 0.006, glow(pal.glow, 8))
    with place(0, 0.0, 0.98):
        box(0, 0.02, -0.02, 0.62, 0.035, 0.40, black(), 0.008, tilt=-38)
        off = 0.0185
        sin, cos = math.sin(math.radians(38)), math.cos(math.radians(38))
        sheet(
            0,
            0.02 - off * cos - 0.185 * sin,
            0.18 + off * sin - 0.185 * cos,
            0.58,
            0.37,
            picture(screen_image('dashboard', pal, seed), 1.5, 0.15),
            tilt=-38,
        )


@replaceable
def pedestal(w, h, pal, lit=True):
    """A square product plinth with a lit top."""
    box(0, 0, 0, w, w, h - 0.03, white(), 0.008)
    box(0, 0, h - 0.03, w - 0.03, w - 0.03, 0.028, glow(pal.glow, 2.2) if lit else oak(pal, True), 0.004)


@replaceable
def product(kind, pal, s=0.3):
    """A small exhibit: 'device', 'bottle', 'gem', 'headset' or 'box', about s metres high."""
    if kind == 'device':
        prism(rounded(0, 0, s * 0.9, s * 0.55, s * 0.12), 0, s * 0.28, dark_metal(), 0.01)
        prism(rounded(0, 0, s * 0.9, s * 0.55, s * 0.12), s * 0.30, s * 0.28, material('#dfe3ea', 0.3, 0.6), 0.01)
        sheet(0, -s * 0.2755, s * 0.36, s * 0.5, s * 0.16, glow(pal.glow, 4))
    elif kind == 'bottle':
        lathe(
            [
                (0, 0),
                (s * 0.2, 0),
                (s * 0.22, s * 0.03),
                (s * 0.22, s * 0.62),
                (s * 0.08, s * 0.78),
                (s * 0.08, s * 0.9),
                (0, s * 0.9),
            ],
            material(pal.main, 0.15, coat=0.6, keep=True),
            seg=32,
        )
        cylinder(0, 0, s * 0.88, s * 0.09, s * 0.12, steel(), 24)
    elif kind == 'gem':
        lathe(
            [(0, 0), (s * 0.34, s * 0.30), (s * 0.24, s * 0.52), (0, s * 0.72)],
            material(pal.main, 0.08, 0.7, keep=True),
            seg=6,
            smooth=5,
        )
    elif kind == 'headset':
        tube(
            [(s * 0.42 * math.cos(a), 0, s * 0.42 + s * 0.5 * math.sin(a)) for a in np.linspace(0, math.pi, 20)],
            s * 0.035,
            black(),
        )
        for q in (-1, 1):
            with place(q * s * 0.40, 0, s * 0.14):
                prism(
                    rounded(0, 0, s * 0.16, s * 0.34, s * 0.08), 0, s * 0.36, material(pal.main, 0.35, keep=True), 0.01
                )
    else:
        box(0, 0, 0, s * 0.7, s * 0.45, s * 0.8, material(pal.main, 0.4, keep=True), 0.006)
        sheet(0, -s * 0.2265, s * 0.2, s * 0.4, s * 0.4, material('#ffffff', 0.5))


@replaceable
def arm_light(y_wall, z, reach=0.35, power=14, color='#fff4e2'):
    """A clip-on arm spotlight on the top of a back wall, with its light."""
    tubes([((0, y_wall, z), (0, y_wall - reach, z + 0.14))], 0.009, dark_metal())
    box(0, y_wall - reach, z + 0.10, 0.16, 0.09, 0.05, black(), 0.006, tilt=20)
    light_spot((0, y_wall - reach, z + 0.09), (0, y_wall, z - 1.5), power, 75, color)


@replaceable
def header(w, d, h, pal, mark=None, z=WALL_H, lit=True):
    """A fascia beam w x d x h metres, lower edge at z, with a light line below and a raised mark."""
    box(0, 0, z, w, d, h, white(), 0.01)
    if lit:
        tube(
            [(-w / 2 + 0.05, -d / 2 + 0.02, z - 0.008), (w / 2 - 0.05, -d / 2 + 0.02, z - 0.008)],
            0.01,
            glow(pal.glow, 12),
        )
    if mark:
        mark3d(mark, -w / 2 + h * 1.1, -d / 2 - 0.015, z + h / 2, h * 0.62, material(pal.main, 0.35, keep=True), 0.03)


@replaceable
def truss(a, b, size=0.29, mat=None):
    """A box truss between points a and b."""
    a, b = Vector(a), Vector(b)
    n = (b - a).normalized()
    side = n.cross(Vector((0, 0, 1)))
    side = Vector((1, 0, 0)) if side.length < 0.1 else side.normalized()
    up = side.cross(n).normalized()
    s, steps = size / 2, max(2, int((b - a).length / size))
    corners = [side * s + up * s, side * s - up * s, -side * s - up * s, -side * s + up * s]
    tubes([(tuple(a + c), tuple(b + c)) for c in corners], 0.022, mat or steel())
    web = []
    for k in range(steps):
        p, q = a.lerp(b, k / steps), a.lerp(b, (k + 1) / steps)
        for i in range(4):
            c, e = corners[i], corners[(i + 1) % 4]
            web.append((tuple(p + (c if k % 2 else e)), tuple(q + (e if k % 2 else c))))
    tubes(web, 0.010, mat or steel())


@replaceable
def par_can(x, y, z, target, power=60, color='#ffffff', angle=38):
    """A stage lamp hanging at (x, y, z) that points at target, with its light."""
    d = Vector(target) - Vector((x, y, z))
    m = Matrix.Translation((x, y, z)) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    State.matrix.append(State.matrix[-1] @ m)
    lathe([(0, 0.20), (0.06, 0.20), (0.075, 0.14), (0.085, 0), (0.075, 0.0), (0.07, 0.02), (0, 0.02)], black(), seg=24)
    lathe([(0.07, 0.015), (0, 0.015)], glow(color, 12), seg=24)
    State.matrix.pop()
    tubes([((x, y, z + 0.05), (x, y, z + 0.28))], 0.012, black())
    light_spot((x, y, z - 0.03), target, power, angle, color)


@replaceable
def hanging_sign(shape, r, h, pixels, z, emit=0.55):
    """A suspended fabric sign, 'ring' (radius r) or 'square' (half side r), h metres high, lower edge at z, on cables."""
    with tagged('overhead'):
        if shape == 'ring':
            path = arc(0, 0, r, -90 - 180, 270 - 180, 96)[:-1]
        else:
            path = [(-r, r), (-r, -r), (r, -r), (r, r)]
        ribbon(path, z, h, picture(pixels, emit, 0.7), closed=True)
        inner = [(x * 0.985, y * 0.985) for x, y in path]
        ribbon(inner, z, h, material('#f5f7fb', 0.8, emit=0.15), closed=True)
        for zz in (z, z + h):
            tube([(x, y, zz) for x, y in path], 0.018, steel(), closed=True)
        pts = (
            [(r * 0.95 * math.cos(a), r * 0.95 * math.sin(a)) for a in (0.78, 2.36, 3.93, 5.5)]
            if shape == 'ring'
            else [(sx * r, sy * r) for sx in (-1, 1) for sy in (-1, 1)]
        )
        with tagged('hall'):
            tubes([((x, y, z + h), (x * 0.9, y * 0.9, z + h + 4)) for x, y in pts], 0.006, dark_metal())


@replaceable
def portal(w, h, t, color='#f4f6f9', glow_color=None, depth=None):
    """A square arch w x h metres of square section t (depth along y), with an inner light line."""
    depth, m = depth or t, material(color, 0.4)
    for s in (-1, 1):
        box(s * (w / 2 - t / 2), 0, 0, t, depth, h - t, m, 0.008)
    box(0, 0, h - t, w, depth, t, m, 0.008)
    if glow_color:
        y = -depth / 2 + 0.04
        i = w / 2 - t - 0.006
        tube([(-i, y, 0.02), (-i, y, h - t - 0.006), (i, y, h - t - 0.006), (i, y, 0.02)], 0.010, glow(glow_color, 10))


@replaceable
def shelf_unit(w, h, pal, rows=4, seed=1, kinds=('box', 'bottle', 'gem', 'device'), body=None):
    """A display shelf with lit boards and products."""
    rnd = random.Random(seed)
    m = oak(pal) if body is None else material(body, 0.5)
    box(0, 0.16, 0, w, 0.02, h, m, 0.002)
    for s in (-1, 1):
        box(s * (w / 2 - 0.015), 0, 0, 0.03, 0.32, h, m, 0.004)
    for i in range(rows + 1):
        z = 0.08 + i * (h - 0.11) / rows
        box(0, 0, z, w - 0.06, 0.32, 0.03, m, 0.004)
        if i:
            tube([(-w / 2 + 0.05, -0.13, z - 0.006), (w / 2 - 0.05, -0.13, z - 0.006)], 0.006, glow(pal.glow, 8))
        if i < rows:
            n = max(2, int(w / 0.27))
            for k in range(n):
                tint = Palette(
                    pal.dark,
                    rnd.choice([pal.main, pal.light, pal.dark, '#f3efe8', mix_hex(pal.main, '#ffffff', 0.45)]),
                    pal.light,
                    pal.floor,
                    pal.wood,
                    glow=pal.glow,
                )
                with place(-w / 2 + 0.06 + (k + 0.5) * (w - 0.12) / n, -0.02, z + 0.03):
                    product(rnd.choice(kinds), tint, min(0.30, (h - 0.2) / rows * 0.72))


@replaceable
def pendant(z, drop, color='#1a1c20', r=0.17, power=12):
    """A pendant lamp whose shade hangs at height z on a cable of length drop, with its light."""
    tubes([((0, 0, z + 0.16), (0, 0, z + drop))], 0.004, black())
    lathe(
        [(0.02, 0.18), (0.05, 0.17), (r * 0.75, 0.10), (r, 0.0), (r - 0.008, 0.0), (r * 0.72, 0.09), (0.03, 0.15)],
        material(color, 0.4),
        z=z,
        seg=36,
    )
    sphere(0, 0, z + 0.06, 0.045, glow('#fff0d2', 14), 16)
    light_spot((0, 0, z + 0.02), (0, 0, 0), power, 110, '#ffe8c4')


@replaceable
def tower(w, h, faces, pal, emit=1.5):
    """A square tower of side w; faces: four arrays for front, right, back, left (None leaves it white)."""
    box(0, 0, 0, w, w, h, white(), 0.01)
    for k, pix in enumerate(faces):
        if pix is not None:
            with place(rot=90 * k):
                sheet(0, -w / 2 - 0.004, 0.12, w - 0.06, h - 0.2, picture(pix, emit, 0.5))
    tube([(x, y, 0.05) for x, y in rounded(0, 0, w + 0.02, w + 0.02, 0.02)], 0.012, glow(pal.glow, 8), closed=True)


@replaceable
def cube_seat(color, s=0.45):
    """An upholstered cube stool."""
    prism(rounded(0, 0, s, s, 0.05), 0, s - 0.02, material(color, 0.85, texture='fabric'), 0.025)


@replaceable
def lectern(pal, mark=None):
    """A presenter's lectern, 1.15 m high."""
    prism([(-0.24, 0.16), (-0.24, -0.16), (0.24, -0.16), (0.24, 0.16)], 0, 0.02, dark_metal())
    prism(rounded(0, 0, 0.44, 0.26, 0.04), 0.02, 1.05, material(pal.dark, 0.4, keep=True), 0.008)
    box(0, 0, 1.08, 0.56, 0.42, 0.03, oak(pal), 0.006, tilt=12)
    tube([(-0.2, -0.135, 0.06), (-0.2, -0.135, 1.0)], 0.007, glow(pal.glow, 9))
    tube([(0.2, -0.135, 0.06), (0.2, -0.135, 1.0)], 0.007, glow(pal.glow, 9))
    if mark:
        mark3d(mark, 0, -0.145, 0.66, 0.2, material('#ffffff', 0.4, emit=0.8), 0.02)


@replaceable
def meeting_set(pal, seats=4, r=0.55, h=0.74, color='#2a3350'):
    """A round meeting table with chairs."""
    lathe([(0, 0), (0.32, 0), (0.32, 0.012), (0.05, 0.03), (0.04, h - 0.03)], dark_metal(), seg=40)
    cylinder(0, 0, h - 0.03, r, 0.03, oak(pal, True), 64, 0.008)
    for k in range(seats):
        with place(rot=360 * k / seats + 45):
            with place(0, r + 0.22, 0):
                chair(color)


@replaceable
def chair(color):
    """A shell chair with wooden legs; faces -y."""
    fab = material(color, 0.6)
    prism(rounded(0, 0, 0.46, 0.44, 0.12), 0.42, 0.05, fab, 0.02)
    shell = arc(0, -0.02, 0.25, 15, 165, 18) + arc(0, -0.02, 0.215, 165, 15, 18)
    prism(shell, 0.44, 0.38, fab, 0.012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tubes([((sx * 0.12, sy * 0.11, 0.43), (sx * 0.22, sy * 0.21, 0))], 0.014, material('#b98a5a', 0.5))


@replaceable
def coffee_machine(pal):
    """An espresso machine on the place's plane, about 0.4 m wide."""
    m = steel()
    prism(rounded(0, 0.05, 0.44, 0.34, 0.03), 0.02, 0.10, black(), 0.006)
    prism(rounded(0, 0.13, 0.44, 0.18, 0.03), 0.12, 0.22, m, 0.006)
    prism(rounded(0, 0.05, 0.46, 0.36, 0.04), 0.32, 0.12, m, 0.01)
    for s in (-1, 1):
        cylinder(s * 0.10, -0.02, 0.26, 0.034, 0.07, m, 24)
        tubes([((s * 0.10, -0.03, 0.285), (s * 0.10, -0.17, 0.275))], 0.012, black())
        cylinder(s * 0.10, -0.02, 0.121, 0.033, 0.055, white(), 24)
    for k in range(4):
        for j in range(2):
            cylinder(-0.15 + 0.1 * k, -0.02 + 0.1 * j, 0.441, 0.036, 0.055, white(), 24)
    sheet(0, -0.132, 0.35, 0.16, 0.05, glow(pal.glow, 2))


@replaceable
def storage_room(w, d, h, pixels):
    """A closed storage cube with a printed front and a flush door at its right side."""
    box(0, 0, 0, w, d, h, white(), 0.008)
    sheet(0, -d / 2 - 0.004, 0.03, w - 0.05, h - 0.06, picture(pixels, 0, 0.7))
    with place(w / 2, 0, 0, 90):
        sheet(0, -0.004, 0.02, min(0.85, d - 0.1), 2.05, material('#dfe4ec', 0.4))
        tubes([((0.28, -0.03, 0.95), (0.28, -0.03, 1.25))], 0.01, steel())


def turbine(h=1.7):
    """A model wind turbine."""
    lathe([(0, 0), (0.16, 0), (0.16, 0.02), (0.045, 0.03), (0.022, h)], white(), seg=24)
    box(0, 0.02, h - 0.02, 0.06, 0.18, 0.06, white(), 0.015)
    sphere(0, -0.09, h + 0.01, 0.035, white(), 18)
    for k in range(3):
        a = math.radians(90 + 120 * k + 12)
        ln = 0.62
        c, s = math.cos(a), math.sin(a)
        verts = []
        for t, wd in ((0.03, 0.02), (0.15, 0.05), (0.5, 0.035), (1, 0.008)):
            r = t * ln
            verts += [(c * r - s * q * wd, -0.09 - 0.012 * q, h + 0.01 + s * r + c * q * wd) for q in (-1, 1)]
        blade = mesh_from(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(3)], white())
        blade.modifiers.new('t', 'SOLIDIFY').thickness = 0.012


def solar_panel(w=1.1, h=1.7, tilt=-32):
    """A solar module on a slanted frame."""
    box(0, 0, 0.25, w, 0.035, h, steel(), 0.004, tilt=tilt)
    zc = 0.25 + h / 2
    cells = np.zeros((340, 220, 3), np.float32) + rgb('#0b1f4e')
    cells[::34] = rgb('#7f93b8')
    cells[:, ::36] = rgb('#7f93b8')
    t = math.radians(tilt)
    cy, cz = -0.020 * math.cos(t), -0.020 * math.sin(t)
    hh = (h - 0.05) / 2
    sheet(
        0,
        cy + hh * math.sin(t),
        zc + cz - hh * math.cos(t),
        w - 0.05,
        h - 0.05,
        picture(cells, 0, 0.12, 0.8),
        tilt=tilt,
    )
    lo = zc - hh * math.cos(t)
    for s in (-1, 1):
        tubes(
            [
                ((s * w * 0.42, 0.05, 0), (s * w * 0.42, 0.35, zc + 0.3)),
                ((s * w * 0.42, -0.42, 0), (s * w * 0.42, 0.05 + 0.3, 0)),
                ((s * w * 0.42, -0.42, 0), (s * w * 0.42, hh * math.sin(t), lo)),
            ],
            0.018,
            dark_metal(),
        )


def battery_cabinet(pal, h=1.9):
    """A battery storage cabinet."""
    box(0, 0, 0.04, 0.8, 0.6, h - 0.04, material('#eef1f4', 0.35), 0.02)
    for k in range(7):
        box(0, -0.302, 0.25 + k * 0.075, 0.6, 0.012, 0.025, material('#c5ccd3', 0.5), 0.002)
    box(0, -0.303, h - 0.62, 0.6, 0.01, 0.40, black(), 0.006)
    sheet(0, -0.311, h - 0.58, 0.5, 0.30, picture(screen_image('dashboard', pal, 4), 1.4))
    tube([(-0.3, -0.31, 1.0), (0.3, -0.31, 1.0)], 0.008, glow(pal.main, 8))


def ev_chassis(pal):
    """An electric-car platform, 4.1 x 1.8 m, along x, on wheels, with battery, motors and a light outline."""
    alu, dk = material('#aeb4bd', 0.3, 0.9), dark_metal()
    prism(rounded(0, 0, 2.3, 1.45, 0.12), 0.26, 0.15, material('#2a2d33', 0.4, 0.6), 0.02)
    for i in range(6):
        for j in range(2):
            prism(
                rounded(-0.93 + i * 0.372, -0.34 + j * 0.68, 0.33, 0.60, 0.03),
                0.41,
                0.025,
                material('#3a3f48', 0.35, 0.7),
                0.008,
            )
    tube([(x, y, 0.335) for x, y in rounded(0, 0, 2.32, 1.47, 0.12)], 0.012, glow(pal.main, 14), closed=True)
    for s in (-1, 1):
        box(s * 1.55, 0, 0.30, 0.85, 0.16, 0.10, alu, 0.02)
        for q in (-1, 1):
            box(s * 1.5, q * 0.42, 0.32, 0.95, 0.09, 0.10, alu, 0.02)
            tubes([((s * 1.35, q * 0.46, 0.40), (s * 1.35, q * 0.62, 0.74))], 0.05, material(pal.main, 0.3, keep=True))
            tubes([((s * 1.35, q * 0.2, 0.36), (s * 1.35, q * 0.80, 0.36))], 0.045, dk)
            with place(s * 1.35, q * 0.80, 0.355):
                wheel(pal)
        with place(s * 1.35, 0, 0.30):
            prism(rounded(0, 0, 0.42, 0.46, 0.12), 0, 0.26, alu, 0.03)
            prism(rounded(0, 0, 0.26, 0.52, 0.08), 0.06, 0.14, material(pal.main, 0.3, 0.3, keep=True), 0.02)
        box(s * 1.98, 0, 0.33, 0.10, 1.3, 0.12, alu, 0.03)
    tubes(
        [((0.9, -0.05, 0.47), (1.2, -0.05, 0.50)), ((-0.9, 0.05, 0.47), (-1.2, 0.05, 0.50))],
        0.02,
        material('#ff8a1e', 0.4),
    )


def wheel(pal, r=0.35, w=0.23):
    """A wheel centred here, axle along y."""
    m = Matrix.Rotation(math.pi / 2, 4, 'X')
    State.matrix.append(State.matrix[-1] @ m)
    lathe(
        [
            (r * 0.66, -w / 2),
            (r * 0.95, -w / 2),
            (r, -w / 2 + 0.03),
            (r, w / 2 - 0.03),
            (r * 0.95, w / 2),
            (r * 0.66, w / 2),
        ],
        material('#141518', 0.75),
        seg=56,
    )
    lathe([(r * 0.66, -w / 2), (r * 0.63, -w / 2 + 0.02), (r * 0.63, w / 2 - 0.02), (r * 0.66, w / 2)], steel(), seg=56)
    for side in (-1, 1):
        for k in range(7):
            a = 2 * math.pi * k / 7
            tubes(
                [((0, 0, side * w * 0.34), (r * 0.64 * math.cos(a), r * 0.64 * math.sin(a), side * w * 0.40))],
                0.022,
                material('#c9cdd4', 0.3, 0.9),
            )
        lathe(
            [(0, side * w * 0.42), (r * 0.16, side * w * 0.40), (r * 0.16, side * w * 0.2)],
            material('#c9cdd4', 0.3, 0.9),
            seg=24,
        )
    State.matrix.pop()


def clothes_rail(pal, w=1.2, seed=1):
    """A rail with garments."""
    rnd = random.Random(seed)
    tube([(-w / 2, 0, 0), (-w / 2, 0, 1.5), (w / 2, 0, 1.5), (w / 2, 0, 0)], 0.014, dark_metal())
    for s in (-1, 1):
        tubes([((s * w / 2, -0.22, 0.01), (s * w / 2, 0.22, 0.01))], 0.014, dark_metal())
    n = int(w / 0.095)
    for k in range(n):
        x = -w / 2 + 0.09 + k * (w - 0.18) / (n - 1)
        c = rnd.choice([pal.main, pal.light, pal.dark, '#f5efe6', mix_hex(pal.main, pal.light, 0.5), '#d8c3aa'])
        ln = rnd.uniform(0.62, 0.95)
        prism(
            [(x - 0.018, -0.06), (x + 0.018, -0.06), (x + 0.03, -0.20), (x - 0.02, -0.20)],
            1.42 - ln,
            ln - 0.06,
            material(c, 0.9, keep=True),
            0.01,
        )
        prism(rounded(x, 0, 0.045, 0.42, 0.02), 1.40 - ln, ln, material(c, 0.9, keep=True), 0.018)
        tubes([((x, 0, 1.40), (x, 0, 1.51))], 0.003, steel())


def med_cart(pal):
    """A medical monitor on a rolling cart."""
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        tubes([((0, 0, 0.09), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.07))], 0.02, white())
        sphere(0.28 * math.cos(a), 0.28 * math.sin(a), 0.04, 0.038, black(), 14)
    cylinder(0, 0, 0.08, 0.03, 1.0, steel(), 24)
    prism(rounded(0, -0.04, 0.5, 0.36, 0.06), 0.82, 0.04, white(), 0.01)
    prism(rounded(0, 0, 0.34, 0.22, 0.05), 0.30, 0.24, white(), 0.02)
    box(0, 0, 1.02, 0.54, 0.05, 0.38, white(), 0.02)
    sheet(0, -0.027, 1.05, 0.48, 0.32, picture(screen_image('flow', pal, 3), 1.5))


def _light(kind, loc, target, power, color):
    li = bpy.data.lights.new('l', kind)
    li.energy, li.color = power, linear(color)[:3]
    obj = bpy.data.objects.new('l', li)
    bpy.context.scene.collection.objects.link(obj)
    d = Vector(target) - Vector(loc)
    obj.matrix_world = State.matrix[-1] @ Matrix.Translation(loc) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    obj['tag'] = 'light'
    return li


def light_area(loc, target, power, size=2.0, color='#ffffff', size_y=None):
    """A soft box of size x size_y metres."""
    li = _light('AREA', loc, target, power, color)
    li.size = size
    if size_y:
        li.shape, li.size_y = 'RECTANGLE', size_y
    return li


def light_spot(loc, target, power, angle=45, color='#ffffff'):
    """A spotlight with a soft edge; angle is the full cone. Left out in clay style, which has even light."""
    if State.clay:
        return None
    li = _light('SPOT', loc, target, power * 4, color)
    li.spot_size, li.spot_blend, li.shadow_soft_size = math.radians(angle), 0.7, 0.05
    return li


def world(color, strength):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = linear(color), strength
    return w


def seamless(color='#eef1f6', size=30.0, glow_level=0.3):
    """A light sweep all around: floor that bends up into a wall; casts no shadow on the scene, glows a little."""
    with tagged('hall'):
        r = size
        prof = (
            [(0, 0), (r * 0.55, 0)]
            + [
                (r * 0.55 + r * 0.45 * math.sin(a), r * 0.45 * (1 - math.cos(a)))
                for a in np.linspace(0, math.pi / 2, 14)[1:]
            ]
            + [(r, r * 1.4)]
        )
        m = bpy.data.materials.new('sweep')
        m.use_nodes = True
        p = m.node_tree.nodes['Principled BSDF']
        p.inputs['Base Color'].default_value = linear(color)
        p.inputs['Roughness'].default_value = 0.6
        p.inputs['Specular IOR Level'].default_value = 0.15
        p.inputs['Emission Color'].default_value, p.inputs['Emission Strength'].default_value = (
            linear(color),
            glow_level,
        )
        obj = lathe(prof, m, z=-0.001, seg=64, smooth=60)
        obj.visible_shadow = False
        return obj


def neighbours(seed, day, ring=(11, 20), arc_deg=(-30, 210), n=15):
    """Soft, out-of-focus booths of other exhibitors around the stand; their prints are blurred beforehand."""
    rnd = random.Random(seed)
    tones = (
        ['#3f63b8', '#dfe6f2', '#4f8fa6', '#7a86a8', '#eef1f6', '#b9c4d6', '#5b7fd0']
        if day
        else ['#12306f', '#0d2350', '#1a3f8f', '#13395c', '#20356a', '#0f2a66']
    )
    level = 0.75 if day else 0.30
    with tagged('hall'):
        for k in range(n):
            a = math.radians(arc_deg[0] + (arc_deg[1] - arc_deg[0]) * (k + rnd.uniform(0.3, 0.7)) / n)
            r = ring[0] + (ring[1] - ring[0]) * (0.55 + 0.45 * rnd.random() if k % 2 else 0.25 * rnd.random())
            with place(r * math.cos(a), r * math.sin(a), 0, math.degrees(a) - 90 + rnd.choice([0, 12, -12])):
                c = rnd.choice(tones)
                w, h = rnd.choice([3.0, 4.5, 6.0]), rnd.choice([2.44, 2.44, 3.0, 3.4])
                look = Palette(mix_hex(c, '#000000', 0.45 if not day else 0.15), c, mix_hex(c, '#ffffff', 0.45), c)
                pix = graphic(rnd.choice(['arcs', 'beams', 'waves', 'orbit']), w, h, look, seed + k, px=240)
                img = Image.fromarray((pix * 255).astype(np.uint8))
                d = ImageDraw.Draw(img)
                x0 = int(rnd.uniform(0.1, 0.5) * img.width)
                d.rectangle(
                    (x0, img.height * 0.3, x0 + img.width * 0.3, img.height * 0.62),
                    fill=tuple(int(q * 255) for q in rgb(mix_hex(c, '#ffffff' if day else '#4f8dff', 0.7))),
                )
                pix = np.asarray(img.filter(ImageFilter.GaussianBlur(7)), np.float32) / 255
                pix = pix * (1.15 - 0.6 * np.linspace(0, 1, pix.shape[0]))[:, None, None]
                sheet(0, 0, 0, w, h, picture(np.clip(pix, 0, 1), level, 0.9))
                box(0, -1.4, 0, w, 2.8, 0.03, material(mix_hex(c, '#000000', 0.55), 0.95), 0)
                for q in range(int(w / 1.5)):
                    sphere(
                        -w / 2 + 0.75 + 1.5 * q,
                        -0.5,
                        h + 0.22,
                        0.045,
                        glow('#fff3df' if day else '#bcd4ff', 7 if day else 5),
                        12,
                    )
        for k in range(3):
            a = math.radians(50 + 40 * k + rnd.uniform(-8, 8))
            c = '#5f78ad' if day else rnd.choice(tones)
            with place(rnd.uniform(16, 20) * math.cos(a), rnd.uniform(16, 20) * math.sin(a), rnd.uniform(4.2, 5.2)):
                cylinder(0, 0, 0, rnd.uniform(1.1, 1.7), 0.75, material(c, 0.7, emit=level * 0.8), 32)


def hall(mood='night', seed=3):
    """An exhibition hall. mood 'night': dark navy with pools of light; 'day': bright, neutral show lighting."""
    day = mood == 'day'
    with tagged('hall'):
        floor = '#5a5f68' if day else '#161c2b'
        box(0, 0, -0.2, 140, 140, 0.2, material(floor, 0.34 if day else 0.26, texture='concrete', scale=0.5), 0)
        t = np.linspace(0, 1, 128)[:, None, None] ** 0.7  # 0 at the top
        top, low = (rgb('#3a4357'), rgb('#9aa8c0')) if day else (rgb('#03060f'), rgb('#1b2f66'))
        fade = np.broadcast_to(top * (1 - t) + low * t, (128, 8, 3))
        ribbon(arc(0, 0, 42, 0, 360, 72)[::-1][:-1], 0, 18, picture(fade, 0.55 if day else 0.42), closed=True)
        for i in range(-4, 5):
            for j in range(1, 7):
                box(i * 6.5, j * 5.5, 11.0, 1.5, 0.3, 0.06, glow('#f4f8ff' if day else '#8fb2ff', 8 if day else 2.6), 0)
        steel_far = material('#59637a' if day else '#1a2440', 0.5, 0.5)
        for y, z in ((11, 8.6), (21, 9.2)):
            truss((-32, y, z), (32, y, z), 0.5, steel_far)
        for x in (-14, 14):
            truss((x, 3, 8.9), (x, 34, 8.9), 0.5, steel_far)
    neighbours(seed, day)
    world('#b8c4d8' if day else '#1b2a52', 0.55 if day else 0.30)


def booth_lights(w, d, level=1.0, tint='#ffffff'):
    """Soft boxes over and before a booth of w x d metres; level 1 suits a night hall."""
    k = level * (w * d / 9.3) ** 0.5
    light_area((0, -0.1 * d, 5.6), (0, 0, 0), 330 * k, w * 0.9, tint, d * 0.9)
    light_area((-w * 0.9, -d - 3.5, 5.0), (0, 0, 1.0), 520 * k, 3.2, '#fff8f0')
    light_area((w * 1.0 + 1.2, -d - 2.0, 4.0), (0, 0, 1.0), 210 * k, 2.6, '#dbe8ff')
    light_area((0, d / 2 + 2.5, 5.0), (0, 0, 1.0), 160 * k, 3.0, '#9cc3ff')


VIEWS = {  # azimuth, elevation (degrees), lens (mm), fill, level horizon
    'frontview': dict(az=0, el=6, lens=38, fill=0.84, level=True),
    'leftview': dict(az=-40, el=9, lens=38, fill=0.84, level=True),
    'rightview': dict(az=40, el=9, lens=38, fill=0.84, level=True),
    'topview': dict(az=18, el=56, lens=50, fill=0.86, level=False),
    'sideview': dict(az=-58, el=7, lens=40, fill=0.86, level=True),
}


def booth_points(tags=('booth',)):
    """World corners of everything that has one of the tags."""
    bpy.context.view_layer.update()
    pts = []
    for o in bpy.context.scene.objects:
        if o.get('tag') in tags and o.type in ('MESH', 'CURVE') and not o.hide_render:
            pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    return pts


def camera(view, aspect, points=None, anchor=(0.5, 0.5), fstop=None, **override):
    """Puts the camera so that all points fit. view: a key of VIEWS or a dict like its values; aspect: width / height;
    fill: share of the frame the points may take; anchor: where their middle comes, as fractions from the left and from
    the bottom; level: keep verticals upright by shifting the lens instead of tilting the camera."""
    v = dict(VIEWS[view] if isinstance(view, str) else view, **override)
    pts = points or booth_points()
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    mid = (lo + hi) / 2
    az, el = math.radians(v['az']), math.radians(v['el'])
    out = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    look = Vector((out.x, out.y, 0)).normalized() if v.get('level') else out
    rot = look.to_track_quat('Z', 'Y').to_matrix()
    inv = rot.transposed()
    half = 18.0 / v['lens']  # half sensor (36 mm, longer side) at unit distance
    hw, hh = (half, half / aspect) if aspect >= 1 else (half * aspect, half)

    def spread(dist):
        cam = mid + out * dist
        q = [inv @ (p - cam) for p in pts]
        if max(c.z for c in q) > -0.3:
            return None
        us, vs = [c.x / -c.z for c in q], [c.y / -c.z for c in q]
        return min(us), max(us), min(vs), max(vs)

    near, far = 0.5, 200.0
    fill_w, fill_h = v.get('fill_w', v['fill']), v.get('fill_h', v['fill'])
    for _ in range(50):
        dist = (near + far) / 2
        s = spread(dist)
        if s is None or s[1] - s[0] > 2 * hw * fill_w or s[3] - s[2] > 2 * hh * fill_h:
            near = dist
        else:
            far = dist
    dist = far
    s = spread(dist)
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.sensor_fit = v['lens'], 36, 'AUTO'
    cu, cv = (s[0] + s[1]) / 2, (s[2] + s[3]) / 2
    cam.shift_x = (cu + 2 * hw * (0.5 - anchor[0])) / (2 * half)
    cam.shift_y = (cv + 2 * hh * (0.5 - anchor[1])) / (2 * half)
    cam.clip_end = 300
    obj = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = Matrix.Translation(mid + out * dist) @ rot.to_4x4()
    if fstop:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = (
            True,
            dist * (math.cos(el) if v.get('level') else 1),
            fstop,
        )
    bpy.context.scene.camera = obj
    return obj


def camera_at(loc, target, lens=30, fstop=None, shift=(0, 0)):
    """A free camera, for interior shots."""
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.shift_x, cam.shift_y, cam.clip_end = lens, *shift, 300
    obj = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(obj)
    d = Vector(target) - Vector(loc)
    obj.matrix_world = Matrix.Translation(loc) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    if fstop:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, d.length, fstop
    bpy.context.scene.camera = obj
    return obj


def layout_launch(w, d, p):
    """10x10: graphic wall, short wing, lit counter, big screen."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('waves', w, WALL_H, p, 5, 'Launch\nlouder.', 'hex', text_at=(0.08, 0.30), size=0.10),
        )
        with place(0.66, -0.05):
            tv(50, screen_image('sphere', p, 2), 1.42)
        for x in (-1.0, 0.0, 1.0):
            place_arm(x)
    with place(-0.62, -0.72):
        counter(1.35, 0.52, 1.05, p, 'glow', 'hex')
    with place(0.62, -0.25, 0, 200):
        bar_stool(p)
    with place(1.08, -0.62):
        bistro_table(p, 0.32)
    with place(1.02, -1.2, 0, -10):
        bar_stool(p, h=0.76)
    with place(w / 2 - 0.28, d / 2 - 0.36):
        plant(1.25, 4)


def place_arm(x):
    """One arm light at x on the current wall."""
    with place(x, 0):
        arm_light(0, WALL_H - 0.02, 0.40)


def layout_studio(w, d, p):
    """10x10: oak slats, white light box, wooden floor, café corner under a slim frame."""
    with place(-w / 4 + 0.02, d / 2 - 0.10):
        slat_wall(w / 2, WALL_H, p)
        mark3d('ring', 0, -0.07, 1.55, 0.52, material('#ffffff', 0.4, emit=0.9), 0.03)
    with place(w / 4 + 0.01, d / 2 - 0.08):
        lightbox(
            w / 2 - 0.04,
            WALL_H,
            graphic(
                'arcs',
                1.5,
                WALL_H,
                Palette('#eef4ff', '#cfe0ff', '#5e95ff', '#ffffff'),
                3,
                'Made to\nbe met.',
                text_at=(0.10, 0.14),
                size=0.06,
                ink='#12244f',
            ),
            0.95,
        )
    m = dark_metal()
    z, x, y = 2.62, w / 2 - 0.05, d / 2 - 0.05
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * x, sy * y, 0, 0.05, 0.05, z, m, 0.004)
    for sy in (-1, 1):
        box(0, sy * y, z, 2 * x + 0.05, 0.05, 0.05, m, 0.004)
    for sx in (-1, 0, 1):
        box(sx * x, 0, z, 0.05, 2 * y + 0.05, 0.05, m, 0.004)
    with place(0.66, 0.28):
        bistro_table(p, 0.38)
        cylinder(0.10, 0.05, 1.08, 0.035, 0.09, white(), 20)
        cylinder(-0.12, -0.04, 1.08, 0.035, 0.09, white(), 20)
    for a in (25, 150, 260):
        with place(0.66 + 0.62 * math.cos(math.radians(a)), 0.28 + 0.62 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p, '#31405f')
    with place(-0.72, -0.62):
        counter(1.30, 0.50, 1.05, p, 'slats', 'ring')
    for k, (x, y) in enumerate(((-1.05, -0.62), (-0.4, -0.62), (0.66, 0.28))):
        with place(x, y):
            pendant(1.86 if k < 2 else 1.80, z - (1.86 if k < 2 else 1.80))
    with place(-w / 2 + 0.32, d / 2 - 0.45):
        plant(1.6, 9, '#e8e2d8')
    with place(w / 2 - 0.3, -0.95):
        plant(0.95, 12, '#e8e2d8', 'snake')


def layout_showcase(w, d, p):
    """10x20: faceted graphic wall with lit header, plinths under spots, shelf tower, long counter."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('facets', w, WALL_H, p, 4, 'The new range.', 'chevron', text_at=(0.31, 0.30), size=0.12, px=1500),
        )
        for k in range(6):
            place_arm(-w / 2 + 0.5 + k * (w - 1) / 5)
    for s in (-1, 1):
        with place(s * (w / 2 - 0.06), d / 2 - 0.70, 0, -90 * s):
            fabric_wall(1.15, WALL_H, graphic('beams', 1.15, WALL_H, p, 6 + s), both=True)
    with place(-w / 2 + 0.85, d / 2 - 0.36):
        shelf_unit(1.1, 2.1, p, 4, 3, body='#f3f5f8')
    for k, kind in enumerate(('gem', 'headset', 'device', 'bottle')):
        x = -0.95 + k * 0.92
        with place(x, 0.45 - 0.12 * (k % 2)):
            pedestal(0.46, 0.92 - 0.10 * (k % 2), p)
            with place(z=0.92 - 0.10 * (k % 2)):
                product(kind, p, 0.36)
    rug(0.42, 0.35, 4.2, 1.2, mix_hex(p.floor, '#ffffff', 0.10), 0.1)
    with place(1.75, -0.78):
        counter(1.9, 0.55, 1.05, p, 'glow', 'chevron')
    with place(1.75, -0.05, 0, 180):
        bar_stool(p)
    with place(-2.1, -0.62):
        bistro_table(p, 0.36)
    for a in (200, 330, 80):
        with place(-2.1 + 0.6 * math.cos(math.radians(a)), -0.62 + 0.6 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p)
    with place(w / 2 - 0.42, d / 2 - 0.45):
        plant(1.7, 21)
    with place(-0.35, -1.05, 0, 0):
        brochure_rack(p, 3)


def layout_theatre(w, d, p):
    """10x20: LED wall and seats under a truss, lectern, demo kiosk."""
    with place(0, d / 2 - 0.05):
        fabric_wall(w - 0.04, WALL_H, graphic('dots', w, WALL_H, p, 2, px=1400))
    with place(0, d / 2 - 0.24):
        box(0, 0.02, 0, 3.3, 0.20, 0.42, black(), 0.01)
        led_wall(3.0, 1.75, screen_image('headline', p, 3, 1280, 746), 0.42, 1.5)
    for s in (-1, 1):
        x = s * (w / 2 - 0.18)
        truss((x, -d / 2 + 0.35, 0), (x, -d / 2 + 0.35, 2.95))
        box(x, -d / 2 + 0.35, 0, 0.5, 0.5, 0.015, dark_metal())
    with tagged('overhead'):
        truss((-w / 2 + 0.03, -d / 2 + 0.35, 2.95), (w / 2 - 0.03, -d / 2 + 0.35, 2.95))
        for k, x in enumerate((-2.2, -1.1, 0, 1.1, 2.2)):
            par_can(x, -d / 2 + 0.35, 2.62, (x * 0.6, 0.6, 0.6), 40, ('#ffffff', '#8fa0ff')[k % 2])
    for j in range(2):
        for i in range(4):
            with place(-1.05 + 0.70 * i, -0.72 + 0.62 * j):
                cube_seat((p.main, '#e9ebf4', p.light)[(i + j) % 3], 0.42)
    with place(1.95, 0.55, 0, -18):
        lectern(p, 'spark')
    with place(-2.15, 0.45, 0, 20):
        kiosk(p, 4)
    with place(2.25, -0.62):
        counter(0.95, 0.5, 1.05, p, 'glow', 'spark')
    with place(-2.45, -0.62):
        bistro_table(p, 0.3)
    with place(-w / 2 + 0.35, d / 2 - 0.42):
        plant(1.5, 31, '#22242c')
    with place(w / 2 - 0.35, d / 2 - 0.42):
        plant(1.5, 33, '#22242c')
    rug(0, -0.42, 3.4, 1.6, mix_hex(p.floor, p.main, 0.35), 0.08)


def layout_pavilion(w, d, p):
    """20x20: white portals in a row, wooden lounge, LED tower, curved reception."""
    for k, y in enumerate((-d / 2 + 0.25, 0, d / 2 - 0.25)):
        with place(0, y):
            portal(w - 0.1, 3.3, 0.26, glow_color=p.glow)
    with tagged('overhead'):
        for x in (-w / 2 + 0.19, w / 2 - 0.19):
            box(x, 0, 3.3, 0.10, d - 0.5, 0.10, white(), 0.01)
    with place(0, d / 2 - 0.45):
        with place(-1.55):
            fabric_wall(
                2.5, 2.9, graphic('orbit', 2.5, 2.9, p, 5, 'Come\nin.', 'hex', text_at=(0.09, 0.22), size=0.085)
            )
        with place(1.55):
            slat_wall(2.5, 2.9, p)
            with place(0, -0.05):
                tv(65, screen_image('dashboard', p, 5), 1.6)
    with place(0, 0.35):
        tower(
            1.0,
            2.85,
            [
                screen_image('flow', p, 3, 520, 1400),
                graphic('waves', 0.94, 2.65, p, 3, px=1300),
                None,
                graphic('waves', 0.94, 2.65, p, 6, px=1300),
            ],
            p,
            1.1,
        )
    planks(1.62, 0.85, 0.001, 2.45, 3.2, p.wood)
    with place(1.7, 0.95):
        rugc = mix_hex(p.main, '#ffffff', 0.72)
        prism(arc(0, 0, 0.95, 0, 360, 48)[:-1], 0.012, 0.006, material(rugc, 0.95, texture='carpet'), 0)
        coffee_table(p, 0.34)
        for a in (30, 150, 270):
            with place(0.86 * math.cos(math.radians(a)), 0.78 * math.sin(math.radians(a)), 0.012, a - 90):
                armchair('#3a5fb8' if a == 270 else '#e6eaf2')
    with place(-1.75, -1.15):
        curved_counter(1.05, 1.05, p, 205, 335, 0.5, 'hex')
    with place(-1.75, -1.05, 0, 180):
        bar_stool(p)
    with place(1.9, -1.75):
        kiosk(p, 7)
    with place(0.75, -1.75):
        kiosk(p, 8)
    with place(-2.2, 1.15, 0, 90):
        with place(0, 0.2):
            shelf_unit(1.5, 1.3, p, 2, 5, body='#f3f5f8')
    with place(-1.5, 1.0):
        bistro_table(p, 0.35)
    for x, y, s in ((2.6, 2.0, 41), (-2.55, 2.05, 43), (2.62, -0.75, 47)):
        with place(x, y):
            plant(1.6, s)
    with place(-0.05, 2.2):
        plant(1.9, 49, kind='palm')


def layout_island(w, d, p):
    """20x20: hanging ring, LED tower, kiosks on four sides, curved reception, meeting corner behind glass."""
    ring = graphic('beams', 13.8, 1.05, p, 4, px=2000)
    hanging_sign('ring', 2.15, 1.0, ring, 3.75, 0.75)
    with tagged('overhead'):
        for k in range(8):
            with place(rot=45 * k + 22.5):
                mark3d('hex' if k % 2 else 'chevron', 0, -2.19, 4.25, 0.5, material('#ffffff', 0.4, emit=1.0), 0.02)
    with place(-0.1, 0.45):
        tower(
            1.7,
            3.1,
            [
                screen_image('sphere', p, 3, 780, 1300),
                screen_image('flow', p, 4, 780, 1300),
                None,
                screen_image('flow', p, 5, 780, 1300),
            ],
            p,
            1.35,
        )
    rug(0, 0, 5.2, 5.2, mix_hex(p.floor, '#ffffff', 0.07), 2.59)
    with place(0.0, -1.25):
        curved_counter(1.25, 1.05, p, 215, 325, 0.55, 'hex')
    for x, r in ((-0.35, 170), (0.4, 190)):
        with place(x, -1.35, 0, r):
            bar_stool(p)
    with place(-2.25, -1.15, 0, -25):
        kiosk(p, 3)
    with place(2.25, -1.15, 0, 25):
        kiosk(p, 5)
    with place(2.1, 1.55):
        meeting_set(p, 4, 0.5, color='#e8ecf4')
    with place(1.22, 1.75, 0, 90):
        box(0, 0, 0, 2.0, 0.02, 2.1, glass(), 0.002)
        for s in (-1, 1):
            box(s * 1.0, 0, 0, 0.04, 0.05, 2.12, dark_metal(), 0.004)
    with place(1.98, d / 2 - 0.12):
        fabric_wall(2.0, WALL_H, graphic('waves', 2.0, WALL_H, p, 9, 'Talk\nto us', text_at=(0.08, 0.2), size=0.10))
    with place(-2.0, d / 2 - 0.3):
        slat_wall(1.9, WALL_H, p)
        with place(0, -0.05):
            tv(50, screen_image('map', p, 5), 1.55)
    with place(-2.1, 1.55):
        bistro_table(p, 0.36)
    for a in (200, 340, 90):
        with place(-2.1 + 0.62 * math.cos(math.radians(a)), 1.45 + 0.62 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p)
    for x, y, s in ((2.65, -2.55, 63), (-2.75, 0.35, 65), (2.75, 0.3, 67)):
        with place(x, y):
            plant(1.35, s)


def layout_technology(w, d, p):
    """20x20: LED corner, demo row, square hanging sign, code-lab bench."""
    hanging_sign('square', 2.0, 0.8, graphic('dots', 16, 0.8, p, 3, px=2000), 3.9, 0.8)
    with place(-0.55, d / 2 - 0.12):
        box(0, 0.04, 0, w - 1.3, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        with place(0, -0.06):
            led_wall(4.5, 2.5, screen_image('headline', p, 4, 1440, 800), 0.2, 1.4)
    with place(-w / 2 + 0.12, 0.6, 0, 90):
        box(0, 0.04, 0, 3.4, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        with place(0, -0.06):
            led_wall(3.0, 2.5, screen_image('flow', p, 6, 1080, 900), 0.2, 1.2)
    for k in range(4):
        with place(-1.15 + 0.98 * k, 0.55):
            kiosk(p, 3 + k)
    with place(-1.45, -1.75):
        counter(2.1, 0.6, 1.05, p, 'glow', 'bars')
    with place(-1.45, -1.1, 0, 180):
        bar_stool(p)
    with place(1.75, -1.55):
        prism(rounded(0, 0, 1.9, 0.75, 0.08), 1.0, 0.05, oak(p, True))
        for s in (-1, 1):
            box(s * 0.8, 0, 0, 0.06, 0.5, 1.0, dark_metal(), 0.006)
        for s in (-1, 1):
            with place(s * 0.48, 0.12, 0.55):
                tv(24, screen_image('dashboard' if s > 0 else 'map', p, 9), 0.78)
            box(s * 0.48, 0.16, 1.05, 0.05, 0.05, 0.2, dark_metal(), 0.004)
            box(s * 0.48, 0.13, 1.05, 0.22, 0.16, 0.012, dark_metal(), 0.004)
    for s in (-1, 1):
        with place(1.75 + s * 0.5, -2.2, 0, 0 if s > 0 else 8):
            bar_stool(p, '#20223c')
    with place(w / 2 - 0.5, d / 2 - 0.5):
        storage_room(0.9, 0.9, 2.9, graphic('orbit', 0.9, 2.9, p, 8))
    for x, y, s in ((2.6, 1.5, 71), (-2.65, -2.5, 73), (2.7, -2.6, 75)):
        with place(x, y):
            plant(1.4, s, '#23243a')
    rug(0.3, 0.3, 4.4, 1.7, mix_hex(p.floor, p.main, 0.30), 0.15)


def layout_energy(w, d, p):
    """10x20: landscape graphic, wind turbine, solar module, battery cabinet."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('hills', w, WALL_H, p, 12, 'Power,\nrethought.', 'leaf', text_at=(0.05, 0.24), size=0.115, px=1500),
        )
        for k in range(5):
            place_arm(-w / 2 + 0.6 + k * (w - 1.2) / 4)
    with place(2.45, 0.55, 0, -12):
        battery_cabinet(p)
    with place(1.2, 0.45, 0, -14):
        solar_panel(1.0, 1.45)
    with place(-0.25, 0.55):
        pedestal(0.6, 0.35, p, False)
        with place(z=0.35):
            turbine(1.45)
    with place(-1.55, -0.72):
        counter(1.9, 0.55, 1.05, p, 'slats', 'leaf')
    with place(-1.9, -0.02, 0, 185):
        bar_stool(p)
    with place(-1.15, -0.02, 0, 170):
        bar_stool(p)
    with place(1.6, -0.95):
        bistro_table(p, 0.35)
    for a in (-20, 190):
        with place(1.6 + 0.6 * math.cos(math.radians(a)), -0.95 + 0.6 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p, '#e9f2ec')
    with place(-w / 2 + 0.3, 0.3, 0, 90):
        planter(1.5, p, 5)
    with place(w / 2 - 0.35, -1.1):
        plant(1.3, 83, '#d9dccf')


def layout_healthcare(w, d, p):
    """10x10: calm white and teal, curved counter, monitor cart."""
    light = Palette('#f4fbfb', '#bfe9e6', p.main, p.floor)
    with place(0, d / 2 - 0.07):
        lightbox(
            w - 0.06,
            WALL_H,
            graphic(
                'arcs',
                w,
                WALL_H,
                light,
                3,
                'Care,\nconnected.',
                'plus',
                text_at=(0.07, 0.26),
                size=0.085,
                ink='#0b4a55',
            ),
            0.85,
        )
    with place(-w / 2 + 0.06, d / 2 - 0.80, 0, 90):
        plain_wall(1.2, WALL_H, '#f4f7f8')
    with place(-w / 2 + 0.12, d / 2 - 0.80, 0, 90):
        tv(43, screen_image('flow', p, 3), 1.5)
    with place(0.0, -0.25):
        curved_counter(1.0, 1.02, p, 215, 325, 0.45, 'plus')
    with place(0.95, 0.62, 0, -18):
        med_cart(p)
    with place(-0.72, 0.55):
        pedestal(0.42, 0.95, p)
        with place(z=0.95):
            product('device', p, 0.36)
    with place(0, -0.45, 0, 180):
        bar_stool(p, p.light)
    with place(w / 2 - 0.3, -1.05):
        plant(1.2, 91, '#e3eeee')
    with place(-1.15, -0.95, 0, 15):
        brochure_rack(p, 3)


def layout_retail(w, d, p):
    """10x20: shop-like stand with arches, shelves, garments and pendant lamps."""
    with place(0, d / 2 - 0.06):
        plain_wall(w - 0.04, WALL_H, p.wall)
    with place(-1.0, d / 2 - 0.13):
        sheet(
            0,
            -0.005,
            0.02,
            2.2,
            WALL_H - 0.04,
            picture(
                graphic('bubbles', 2.2, WALL_H, p, 3, 'Shop the\nmoment.', text_at=(0.07, 0.12), size=0.075, ink=p.dark)
            ),
        )
    for k, x in enumerate((0.75, 1.72, 2.55)):
        with place(x, d / 2 - 0.30):
            shelf_unit(0.88 if k < 2 else 0.72, 2.1, p, 4, 5 + k, ('box', 'bottle', 'box'), None)
    with place(-2.58, d / 2 - 0.40):
        shelf_unit(0.80, 2.1, p, 4, 11, ('bottle', 'box'), None)
    for s in (-1, 1):
        with place(s * (w / 2 - 0.06), d / 2 - 0.75, 0, -90 * s):
            plain_wall(1.3, WALL_H, p.main if s < 0 else p.wall)
    with place(-2.2, -0.15, 0, 20):
        clothes_rail(p, 1.15, 4)
    with place(0.35, 0.05):
        prism(rounded(0, 0, 1.7, 0.8, 0.4), 0, 0.42, material(p.light, 0.5, keep=True), 0.01)
        prism(rounded(0.25, 0.05, 0.9, 0.5, 0.25), 0.42, 0.26, oak(p), 0.01)
        for k, (x, y, z, q) in enumerate(
            (
                (-0.6, -0.1, 0.42, 'bottle'),
                (-0.38, 0.15, 0.42, 'bottle'),
                (0.05, 0.05, 0.68, 'box'),
                (0.30, 0.1, 0.68, 'bottle'),
                (0.52, 0, 0.68, 'box'),
                (-0.15, -0.25, 0.42, 'box'),
            )
        ):
            with place(x, y, z):
                product(q, Palette(p.dark, (p.main, '#f7efe4', p.dark)[k % 3], p.light, p.floor), 0.30)
    with place(2.05, -0.72):
        counter(1.6, 0.52, 1.0, p, 'slats', 'spark')
    with tagged('overhead'):
        box(0, -0.45, 2.78, w - 0.3, 0.04, 0.04, dark_metal(), 0.004)
        for s in (-1, 1):
            box(s * (w / 2 - 0.17), -0.45 + 0.98, 2.78, 0.04, 2.0, 0.04, dark_metal(), 0.004)
    for s in (-1, 1):
        box(s * (w / 2 - 0.17), d / 2 - 0.04, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
        box(s * (w / 2 - 0.17), -0.45, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
    for x in (-1.2, -0.1, 0.9, 1.7, 2.4):
        with place(x, -0.45):
            with tagged('overhead'):
                pendant(1.98, 0.82, p.main if x in (-0.1, 1.7) else '#f7efe6', 0.19, 9)
    with place(-1.1, -1.05):
        plant(1.05, 95, '#e6d3bd', 'snake')
    with place(w / 2 - 0.35, 0.35):
        plant(1.4, 97, '#e6d3bd')


def layout_financial(w, d, p):
    """10x10: private-office feel: slats, brass, lounge chairs, chart screen."""
    with place(-0.55, d / 2 - 0.09):
        slat_wall(w - 1.14, WALL_H, p)
        with place(0.05, -0.04):
            tv(55, screen_image('dashboard', Palette('#0c2420', '#2f8a72', '#e8c98d', '#000000'), 3), 1.55)
    with place(w / 2 - 0.58, d / 2 - 0.07):
        fabric_wall(
            1.12,
            WALL_H,
            graphic(
                'topo',
                1.12,
                WALL_H,
                Palette('#0a1d1a', '#14443a', '#d9b36c', '#000000'),
                6,
                'Clarity\nfor capital',
                'bars',
                text_at=(0.10, 0.22),
                size=0.055,
                ink='#f3e3c2',
            ),
        )
        for x in (-0.25, 0.25):
            place_arm(x)
    with place(-w / 2 + 0.06, d / 2 - 0.74, 0, 90):
        fabric_wall(
            1.1, WALL_H, graphic('topo', 1.1, WALL_H, Palette('#0a1d1a', '#14443a', '#d9b36c', '#000000'), 8), both=True
        )
    header(w - 0.04, 0.30, 0.28, Palette(p.dark, p.light, p.light, p.floor, glow=p.glow), 'bars')
    for s in (-1, 1):
        box(s * (w / 2 - 0.06), -0.02, 0, 0.08, 0.08, WALL_H, dark_metal(), 0.006)
    with place(-0.70, 0.38):
        prism(
            arc(0, 0, 0.78, 0, 360, 48)[:-1],
            0.002,
            0.006,
            material(mix_hex(p.main, p.floor, 0.3), 0.95, texture='carpet'),
            0,
        )
        coffee_table(p, 0.27)
        for a in (45, 175, 290):
            with place(0.66 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a)), 0, a - 90):
                armchair(('#c79c5a', '#2d5a4e', '#e9e2d4')[(a // 60) % 3], p.wood)
    with place(0.72, -0.78):
        counter(1.25, 0.50, 1.05, p, 'slats', 'bars')
    with place(0.72, -0.1, 0, 180):
        bar_stool(p, '#2d5a4e')
    with place(w / 2 - 0.33, 0.55):
        plant(1.45, 101, '#c9b48a')
    with place(-w / 2 + 0.3, -1.1):
        plant(0.95, 103, '#c9b48a', 'snake')


def layout_automotive(w, d, p):
    """20x20: electric platform on a lit turntable before an LED wall, wheel display, lounge."""
    with place(-0.3, d / 2 - 0.12):
        box(0, 0.04, 0, w - 0.8, 0.18, 3.2, material('#17181c', 0.35), 0.01)
        with place(0, -0.06):
            led_wall(5.0, 2.0, screen_image('headline', p, 8, 1600, 640), 0.75, 1.3)
    with place(-0.25, 0.35):
        cylinder(0, 0, 0, 2.32, 0.12, material('#e8e9ed', 0.15, coat=0.5), 96, 0.02)
        tube([(x, y, 0.05) for x, y in arc(0, 0, 2.335, 0, 360, 96)[:-1]], 0.014, glow(p.main, 12), closed=True)
        with place(0, 0, 0.12, 24):
            ev_chassis(p)
    with tagged('overhead'):
        with tagged('hall'):
            for k in range(4):
                a = math.radians(45 + 90 * k)
                tubes(
                    [
                        (
                            (1.7 * math.cos(a), 0.2 + 1.7 * math.sin(a), 4.2),
                            (1.7 * math.cos(a), 0.2 + 1.7 * math.sin(a), 9),
                        )
                    ],
                    0.006,
                    dark_metal(),
                )
        path = arc(0, 0, 1.9, 0, 360, 72)[:-1]
        tube([(x - 0.25, y + 0.35, 4.2) for x, y in path], 0.07, white(), closed=True)
        tube([(x - 0.25, y + 0.35, 4.135) for x, y in path], 0.035, glow('#ffffff', 9), closed=True)
    with place(2.55, 1.6, 0, -90):
        box(0, 0.08, 0, 1.9, 0.08, 2.4, material('#23252b', 0.4), 0.01)
        for k in range(2):
            for j in range(3):
                with place(-0.45 + 0.9 * k, -0.10, 0.48 + 0.76 * j):
                    wheel(p, 0.33, 0.2)
    with place(1.75, -2.2):
        counter(1.8, 0.58, 1.05, p, 'glow', 'chevron')
    with place(1.75, -1.58, 0, 180):
        bar_stool(p, '#23252b')
    with place(-2.35, -2.2, 0, 35):
        kiosk(p, 6)
    with place(-1.2, -2.45, 0, 12):
        kiosk(p, 2)
    for x, y, s in ((-2.7, 2.2, 111), (2.72, -0.4, 113), (-2.75, -1.2, 115)):
        with place(x, y):
            plant(1.4, s, '#2a2c31')


class Booth:
    """One booth: size in feet (width, depth), palette key, layout, floor kind, ambient level, interior camera,
    azimuth of the side photo."""

    def __init__(self, size, palette, layout, floor='carpet', level=1.0, interior=None, side=46):
        self.size, self.palette, self.layout, self.floor, self.level = size, palette, layout, floor, level
        self.side = side
        self.interior = interior or ((-0.45, -0.62, 1.62), (0.25, 0.3, 1.15), 24)


DESIGNS = {
    '10x10-launch': Booth((10, 10), 'electric', layout_launch),
    '10x10-studio': Booth((10, 10), 'studio', layout_studio, 'wood', 0.9),
    '10x20-showcase': Booth((20, 10), 'deep', layout_showcase),
    '10x20-theatre': Booth((20, 10), 'stage', layout_theatre, level=0.75),
    '20x20-pavilion': Booth((20, 20), 'ice', layout_pavilion, level=0.5),
    '20x20-island': Booth((20, 20), 'electric', layout_island, level=0.9),
}


# interior: camera position and target as (fraction of half width, fraction of half depth, height in m), lens in mm
PROJECTS = {
    'technology': Booth(
        (20, 20), 'technology', layout_technology, interior=((0.12, -0.78, 1.6), (-0.32, 0.7, 1.3), 24)
    ),
    'energy': Booth((20, 10), 'energy', layout_energy, interior=((0.02, -1.2, 1.6), (0.34, 0.6, 1.1), 24)),
    'healthcare': Booth(
        (10, 10), 'healthcare', layout_healthcare, interior=((0.62, -1.6, 1.55), (-0.15, 0.6, 1.15), 24)
    ),
    'retail': Booth((20, 10), 'retail', layout_retail, 'wood', interior=((-0.62, -1.25, 1.6), (0.4, 0.5, 1.1), 24)),
    'financial': Booth(
        (10, 10), 'financial', layout_financial, interior=((-0.20, -1.65, 1.55), (-0.05, 0.6, 1.15), 24)
    ),
    'automotive': Booth(
        (20, 20), 'automotive', layout_automotive, interior=((0.10, -1.05, 1.5), (-0.10, 0.4, 0.85), 22), side=-48
    ),
}


def build_booth(booth):
    """Builds deck and contents of a Booth around the origin; answers its size in metres."""
    w, d = booth.size[0] * FT, booth.size[1] * FT
    p = PALETTES[booth.palette]
    platform(w, d, p, booth.floor)
    with place(z=DECK_H):
        booth.layout(w, d, p)
    return w, d


def extra_led_screen(p):
    tv(55, screen_image('sphere', p, 3), 1.45, stand=True, emit=1.5)


def extra_reception_counter(p):
    counter(1.8, 0.58, 1.05, p, 'glow', 'hex')


def extra_bar_stools(p):
    for x, y, r, c in ((-0.42, 0.08, 25, None), (0.10, -0.12, -8, p.main), (0.62, 0.10, -32, None)):
        with place(x, y, 0, r + 150):
            bar_stool(p, c)


def extra_brochure_rack(p):
    brochure_rack(p)


def extra_lightbox_wall(p):
    lightbox(
        2.0,
        2.25,
        graphic('waves', 2.0, 2.25, p, 5, 'Light up\nyour story', 'hex', text_at=(0.09, 0.22), size=0.075),
        1.15,
    )
    for s in (-1, 1):
        box(s * 0.75, 0, 0, 0.14, 0.5, 0.012, dark_metal(), 0.003)


def extra_meeting_table(p):
    meeting_set(p, 4, 0.6, color='#2c3c66')


def extra_plant_set(p):
    with place(-0.55, 0.1):
        plant(1.55, 4)
    with place(0.12, -0.15):
        plant(0.85, 12, '#2f5fd0', 'snake')
    with place(0.72, 0.12):
        plant(1.25, 23, '#e8e2d8', 'palm')


def extra_coffee_bar(p):
    counter(1.7, 0.6, 1.0, p, 'slats', 'ring')
    with place(-0.35, 0.02, 1.0):
        coffee_machine(p)
    with place(0.35, 0.05, 1.0):
        for k in range(3):
            cylinder(-0.1 + 0.13 * k, 0, 0, 0.045, 0.16, glass(), 20)
            cylinder(-0.1 + 0.13 * k, 0, 0.16, 0.047, 0.02, oak(p), 20)
    for x, y in ((0.2, -0.16), (0.36, -0.2), (0.52, -0.14)):
        cylinder(x, y, 1.0, 0.038, 0.07, white(), 24)
    with place(1.15, -0.1, 0, 10):
        bar_stool(p, '#31405f')


def extra_hanging_sign(p):
    pix = graphic('beams', 9, 0.9, p, 4, px=2200)
    with place(z=1.4):
        hanging_sign('ring', 1.4, 0.85, pix, 0, 0.5)
    for k in range(6):
        with place(rot=60 * k):
            mark3d('hex', 0, -1.44, 1.83, 0.42, material('#ffffff', 0.4, emit=0.8), 0.02)


def extra_wireless_charging_table(p):
    bistro_table(p, 0.40, 1.06)
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        x, y = 0.22 * math.cos(a), 0.22 * math.sin(a)
        cylinder(x, y, 1.06, 0.062, 0.008, black(), 40, 0.002)
        tube(
            [
                (x + 0.055 * math.cos(t), y + 0.055 * math.sin(t), 1.069)
                for t in np.linspace(0, 2 * math.pi, 32, endpoint=False)
            ],
            0.003,
            glow(p.light, 12),
            closed=True,
        )
        if k != 1:
            with place(x, y, 1.070, math.degrees(a) + 100):
                prism(rounded(0, 0, 0.075, 0.155, 0.014), 0, 0.009, black(), 0.003)
                lay = sheet(0, 0, 0.0095, 0.068, 0.148, picture(screen_image('flow', p, 3 + k, 270, 540), 1.3, 0.1))
                lay.matrix_world = (
                    State.matrix[-1] @ Matrix.Translation((0, -0.074, 0.0096)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
                )
    with place(0.66, 0.12, 0, 100 + 90):
        bar_stool(p)


EXTRAS = {  # builder, azimuth, elevation, share of the frame
    'led-screen-55': (extra_led_screen, 24, 6, 0.74),
    'reception-counter': (extra_reception_counter, 28, 14, 0.72),
    'bar-stools': (extra_bar_stools, 8, 12, 0.74),
    'brochure-rack': (extra_brochure_rack, 26, 10, 0.80),
    'lightbox-wall': (extra_lightbox_wall, 26, 6, 0.76),
    'meeting-table': (extra_meeting_table, 20, 24, 0.76),
    'plant-set': (extra_plant_set, 0, 8, 0.78),
    'coffee-bar': (extra_coffee_bar, 24, 14, 0.76),
    'hanging-sign': (extra_hanging_sign, 12, 3, 0.74),
    'wireless-charging-table': (extra_wireless_charging_table, 12, 30, 0.74),
}


EXPOSURE_NIGHT = 0.35  # stops


def render_design(booth, view, size):
    """A booth design in a dark hall; view as in VIEWS."""
    reset()
    w, d = build_booth(booth)
    hall('night', 3 + booth.size[0])
    booth_lights(w, d, booth.level)
    _top_view_clean(view)
    camera(view, size[0] / size[1], fstop=None if view == 'topview' else 1.2)
    return EXPOSURE_NIGHT


def _top_view_clean(view):
    """Takes overhead parts and the ceiling out of a view from above."""
    if view == 'topview':
        for o in bpy.context.scene.objects:
            if o.get('tag') == 'overhead' or (o.get('tag') == 'hall' and o.type == 'CURVE'):
                o.hide_render = True
    else:
        for o in bpy.context.scene.objects:
            if o.get('tag') == 'overhead':
                o['tag'] = 'booth'


def render_project(booth, field, size):
    """A reference project: design_* as a clay rendering on white, stand_* as a photo in a bright hall."""
    clay = field.startswith('design')
    reset(clay)
    w, d = build_booth(booth)
    view = {
        'design_top_view': 'topview',
        'design_front_view': 'frontview',
        'design_right_view': 'rightview',
        'stand_front_photo': 'frontview',
        'stand_side_photo': 'sideview',
    }.get(field)
    _top_view_clean(view)
    if clay:
        seamless('#f3f5f9', 34, 0.34)
        world('#f4f7ff', 0.62)
        k = w * d / 9.3
        light_area((-w - 2, -d - 2.5, 6.5), (0, 0, 0.8), 560 * (0.4 + 0.6 * k), 3.0, '#fff6ea')
        light_area((w + 2, -d - 1, 5.5), (0, 0, 0.8), 160 * (0.4 + 0.6 * k), 4.0, '#e6efff')
        camera(
            view,
            size[0] / size[1],
            az={'design_top_view': 20, 'design_front_view': 0}.get(field, 38),
            el={'design_top_view': 58, 'design_front_view': 7}.get(field, 22),
            level=field == 'design_front_view',
            lens=55,
        )
        return 0.15
    hall('day', 11 + len(field) + booth.size[0])
    booth_lights(w, d, booth.level * 0.85)
    if view:
        camera(view, size[0] / size[1], az={'frontview': -14, 'sideview': booth.side}[view], fstop=1.1, fill=0.90)
    else:
        a, b, lens = booth.interior
        camera_at((a[0] * w / 2, a[1] * d / 2, a[2]), (b[0] * w / 2, b[1] * d / 2, b[2]), lens, 2.2)
    return 0.0


def render_extra(slug, size):
    """A product shot on a light sweep."""
    reset()
    build, az, el, fill = EXTRAS[slug]
    build(PALETTES['electric'])
    _top_view_clean(None)
    seamless('#d5dce9', 9, 0.26)
    world('#eef3ff', 0.42)
    light_area((-2.6, -2.8, 3.6), (0, 0, 0.7), 190, 2.0, '#fff7ec')
    light_area((2.8, -1.6, 2.6), (0, 0, 0.7), 75, 2.0, '#e2ecff')
    light_area((0.5, 2.4, 3.4), (0, 0, 0.9), 90, 1.6)
    camera(dict(az=az, el=el, lens=60, fill=fill, level=False), size[0] / size[1])
    return -0.25


def render_scene(kind, size):
    """Hero, its portrait crop and the social card: the island booth alone in a wide dark hall."""
    reset()
    booth = DESIGNS['20x20-island']
    w, d = build_booth(booth)
    _top_view_clean(None)
    hall('night', 23)
    booth_lights(w, d, 1.0)
    aspect = size[0] / size[1]
    if kind == 'hero':
        camera(dict(az=-24, el=5, lens=32, fill=0.47, fill_h=0.86, level=True), aspect, anchor=(0.735, 0.46), fstop=0.9)
    elif kind == 'hero-mobile':
        camera(dict(az=-20, el=5, lens=34, fill=0.94, fill_h=0.56, level=True), aspect, anchor=(0.5, 0.31), fstop=0.9)
    else:
        camera(dict(az=-24, el=6, lens=36, fill=0.86, level=True), aspect, anchor=(0.5, 0.48), fstop=0.9)
    return 0.2


def jobs():
    """Every picture: name -> (function, arguments, size in pixels, quality, byte limit)."""
    out = {
        'hero': (render_scene, ('hero',), (2400, 1350), 80, 260_000),
        'hero-mobile': (render_scene, ('hero-mobile',), (1080, 1600), 80, 220_000),
        'og': (render_scene, ('og',), (1200, 630), 82, 220_000),
    }
    for slug, booth in DESIGNS.items():
        for view in ('frontview', 'topview', 'leftview', 'rightview'):
            out['designs/%s-%s' % (slug, view)] = (render_design, (booth, view), (1200, 900), 82, 220_000)
    for slug, booth in PROJECTS.items():
        for field in (
            'stand_front_photo',
            'stand_side_photo',
            'stand_interior_photo',
            'design_top_view',
            'design_front_view',
            'design_right_view',
        ):
            out['projects/%s-%s' % (slug, field)] = (render_project, (booth, field), (1200, 800), 82, 220_000)
    for slug in EXTRAS:
        out['extras/' + slug] = (render_extra, (slug,), (800, 600), 82, 220_000)
    return out


def configure(size, samples, exposure):
    """Cycles on the CPU, denoised, few bounces: a picture takes seconds."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device, c.samples, c.seed = 'CPU', samples, 1
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = (
        3,
        1,
        2,
        2,
        6,
    )
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 40.0
    c.use_light_tree = False  # lamps light the scene; glowing surfaces are found by bounces
    for m in bpy.data.materials:
        m.cycles.emission_sampling = 'NONE'
    c.use_denoising, c.denoiser = True, 'OPENIMAGEDENOISE'
    c.denoising_input_passes, c.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'FAST'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    sc.view_settings.view_transform = 'Khronos PBR Neutral'
    sc.view_settings.exposure = exposure


def save(png, out, size, quality, limit):
    """Writes out (.webp) in its final size below limit bytes, lowering the quality where needed; a .png in 256 colours,
    because not every site that shows social cards takes WebP."""
    img = Image.open(png).convert('RGB')
    if img.size != size:
        img = img.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.0, 45, 2))
    os.makedirs(os.path.dirname(out) or '.', exist_ok=True)
    if out.endswith('.png'):
        colours = img.quantize(256, Image.Quantize.MEDIANCUT, kmeans=4)
        img.quantize(palette=colours, dither=Image.Dither.NONE).save(out, optimize=True)
        return
    while True:
        img.save(out, quality=quality, method=6)
        if os.path.getsize(out) <= limit or quality <= 40:
            return
        quality -= 4


def main(argv):
    ap = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    ap.add_argument('--list', action='store_true', help='list the names and stop')
    ap.add_argument('--only', action='append', help="a name or a pattern such as 'designs/*' (may be repeated)")
    ap.add_argument('--out', default='.', help='folder to write to (default: here)')
    ap.add_argument('--samples', type=int, default=32, help='samples a pixel (default 32)')
    ap.add_argument(
        '--detail', type=float, default=1.0, help='rendered share of the final width; below 1 it is enlarged'
    )
    ap.add_argument('--scale', type=float, default=1.0, help='size factor, for quick trials')
    ap.add_argument('--missing', action='store_true', help='leave out pictures that are there already')
    args = ap.parse_args(argv)
    todo = jobs()
    if args.list:
        print('\n'.join(todo))
        return 0
    names = [n for n in todo if not args.only or any(fnmatch.fnmatch(n, pat) for pat in args.only)]
    if not names:
        ap.error('nothing has that name; see --list')
    for name in names:
        out = os.path.join(args.out, name + ('.png' if name == 'og' else '.webp'))
        if args.missing and os.path.exists(out):
            continue
        func, params, size, quality, limit = todo[name]
        size = tuple(max(16, int(s * args.scale)) for s in size)
        t0 = time.time()
        exposure = func(*params, size)
        configure(tuple(round(s * args.detail) for s in size), args.samples, exposure)
        with tempfile.TemporaryDirectory() as tmp:
            bpy.context.scene.render.filepath = os.path.join(tmp, 'r.png')
            t1 = time.time()
            bpy.ops.render.render(write_still=True)
            save(os.path.join(tmp, 'r.png'), out, size, quality, limit)
        print(
            '%-48s build %4.1f s  render %5.1f s  %6.1f KB'
            % (name, t1 - t0, time.time() - t1, os.path.getsize(out) / 1024),
            flush=True,
        )
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
