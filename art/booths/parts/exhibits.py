"""Exhibits of the projects, by industry."""

import math
import random

import numpy as np
from mathutils import Matrix

from ..colors import Palette, mix_hex, rgb
from ..hooks import part
from ..materials import black, dark_metal, glow, material, picture, steel, white
from ..scene import State, place
from ..screens import screen_image
from ..shapes import box, cylinder, lathe, mesh_from, prism, rounded, sheet, sphere, tube, tubes


@part
def turbine(h: float) -> None:
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


@part
def solar_panel(w: float, h: float) -> None:
    """A solar module on a slanted frame."""
    tilt = -32
    box(0, 0, 0.25, w, 0.035, h, steel(), 0.004, tilt=tilt)
    zc = 0.25 + h / 2
    cells = np.zeros((340, 220, 3), np.float32) + rgb('#0b1f4e')
    cells[::34] = rgb('#7f93b8')
    cells[:, ::36] = rgb('#7f93b8')
    t = math.radians(tilt)
    cy, cz = -0.020 * math.cos(t), -0.020 * math.sin(t)
    hh = (h - 0.05) / 2
    y, z = cy + hh * math.sin(t), zc + cz - hh * math.cos(t)
    sheet(0, y, z, w - 0.05, h - 0.05, picture(cells, 0, 0.12, 0.8), tilt=tilt)
    for x in (-w * 0.42, w * 0.42):
        back = ((x, 0.05, 0), (x, 0.35, zc + 0.3))
        floor = ((x, -0.42, 0), (x, 0.35, 0))
        front = ((x, -0.42, 0), (x, hh * math.sin(t), zc - hh * math.cos(t)))
        tubes([back, floor, front], 0.018, dark_metal())


@part
def battery_cabinet(pal: Palette) -> None:
    """A battery storage cabinet."""
    h = 1.9
    box(0, 0, 0.04, 0.8, 0.6, h - 0.04, material('#eef1f4', 0.35), 0.02)
    for k in range(7):
        box(0, -0.302, 0.25 + k * 0.075, 0.6, 0.012, 0.025, material('#c5ccd3', 0.5), 0.002)
    box(0, -0.303, h - 0.62, 0.6, 0.01, 0.40, black(), 0.006)
    sheet(0, -0.311, h - 0.58, 0.5, 0.30, picture(screen_image('dashboard', pal, 4), 1.4))
    tube([(-0.3, -0.31, 1.0), (0.3, -0.31, 1.0)], 0.008, glow(pal.main, 8))


@part
def ev_chassis(pal: Palette) -> None:
    """An electric-car platform, 4.1 x 1.8 m, along x, on wheels, with battery, motors and a light outline."""
    alu, dk = material('#aeb4bd', 0.3, 0.9), dark_metal()
    prism(rounded(0, 0, 2.3, 1.45, 0.12), 0.26, 0.15, material('#2a2d33', 0.4, 0.6), 0.02)
    for i in range(6):
        for j in range(2):
            cell = rounded(-0.93 + i * 0.372, -0.34 + j * 0.68, 0.33, 0.60, 0.03)
            prism(cell, 0.41, 0.025, material('#3a3f48', 0.35, 0.7), 0.008)
    tube([(x, y, 0.335) for x, y in rounded(0, 0, 2.32, 1.47, 0.12)], 0.012, glow(pal.main, 14), closed=True)
    for s in (-1, 1):
        box(s * 1.55, 0, 0.30, 0.85, 0.16, 0.10, alu, 0.02)
        for q in (-1, 1):
            box(s * 1.5, q * 0.42, 0.32, 0.95, 0.09, 0.10, alu, 0.02)
            tubes([((s * 1.35, q * 0.46, 0.40), (s * 1.35, q * 0.62, 0.74))], 0.05, material(pal.main, 0.3, keep=True))
            tubes([((s * 1.35, q * 0.2, 0.36), (s * 1.35, q * 0.80, 0.36))], 0.045, dk)
            wheel(pal, at=(s * 1.35, q * 0.80, 0.355))
        with place(s * 1.35, 0, 0.30):
            prism(rounded(0, 0, 0.42, 0.46, 0.12), 0, 0.26, alu, 0.03)
            prism(rounded(0, 0, 0.26, 0.52, 0.08), 0.06, 0.14, material(pal.main, 0.3, 0.3, keep=True), 0.02)
        box(s * 1.98, 0, 0.33, 0.10, 1.3, 0.12, alu, 0.03)
    cables = [((0.9, -0.05, 0.47), (1.2, -0.05, 0.50)), ((-0.9, 0.05, 0.47), (-1.2, 0.05, 0.50))]
    tubes(cables, 0.02, material('#ff8a1e', 0.4))


@part
def wheel(pal: Palette, r: float = 0.35, w: float = 0.23) -> None:
    """A wheel centered here, axle along y."""
    m = Matrix.Rotation(math.pi / 2, 4, 'X')
    State.matrix.append(State.matrix[-1] @ m)
    near, far = [(r * 0.66, -w / 2), (r * 0.95, -w / 2)], [(r * 0.95, w / 2), (r * 0.66, w / 2)]
    lathe([*near, (r, -w / 2 + 0.03), (r, w / 2 - 0.03), *far], material('#141518', 0.75), seg=56)
    lathe([(r * 0.66, -w / 2), (r * 0.63, -w / 2 + 0.02), (r * 0.63, w / 2 - 0.02), (r * 0.66, w / 2)], steel(), seg=56)
    rim = material('#c9cdd4', 0.3, 0.9)
    for side in (-w, w):
        for k in range(7):
            a = 2 * math.pi * k / 7
            end = (r * 0.64 * math.cos(a), r * 0.64 * math.sin(a), side * 0.40)
            tubes([((0, 0, side * 0.34), end)], 0.022, rim)
        lathe([(0, side * 0.42), (r * 0.16, side * 0.40), (r * 0.16, side * 0.2)], rim, seg=24)
    State.matrix.pop()


@part
def clothes_rail(pal: Palette, w: float, seed: int) -> None:
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
        cloth = material(c, 0.9, keep=True)
        sleeve = [(x - 0.018, -0.06), (x + 0.018, -0.06), (x + 0.03, -0.20), (x - 0.02, -0.20)]
        prism(sleeve, 1.42 - ln, ln - 0.06, cloth, 0.01)
        prism(rounded(x, 0, 0.045, 0.42, 0.02), 1.40 - ln, ln, cloth, 0.018)
        tubes([((x, 0, 1.40), (x, 0, 1.51))], 0.003, steel())


@part
def med_cart(pal: Palette) -> None:
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
