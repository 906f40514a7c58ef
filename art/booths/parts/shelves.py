"""Racks, shelves and plinths, and the products on them."""

import math
import random
from collections.abc import Sequence

import numpy as np

from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..hooks import part
from ..marks import Words
from ..materials import black, dark_metal, glass, glow, material, oak, picture, steel, white
from ..scene import place
from ..shapes import box, cylinder, lathe, prism, rounded, sheet, tube


@part
def brochure_rack(pal: Palette, tiers: int = 4) -> None:
    """A free-standing acrylic brochure rack with tilted pockets; of four tiers 1.5 m high, of three 1.17 m."""
    low = 0.26 + 0.04 * tiers
    prism(rounded(0, 0, 0.42, 0.34, 0.05), 0, 0.02, dark_metal())
    for s in (-1, 1):
        box(s * 0.165, 0.06, 0.02, 0.025, 0.03, low + 0.29 * tiers - 0.10, steel(), 0.004)
    for t in range(tiers):
        z = low + t * 0.29
        box(0, 0.02, z - 0.01, 0.34, 0.09, 0.012, steel(), 0.002)
        for k in range(3):
            x = -0.108 + 0.108 * k
            styles = ('waves', 'arcs', 'beams', 'orbit', 'topo', 'dots')
            words = Words('Booth\nguide', (0.1, 0.12), 0.08) if (t + k) % 2 else None
            pix = graphic(styles[(t * 3 + k) % 6], 0.1, 0.21, pal, t * 3 + k, words, 260)
            for layer in range(3):
                sheet(x, -0.012 + layer * 0.007, z, 0.1, 0.21, picture(pix, 0, 0.4), tilt=-10)
        box(0, -0.03, z - 0.005, 0.34, 0.006, 0.09, glass(), 0.001, tilt=-10)


@part
def pedestal(w: float, h: float, pal: Palette, lit: bool = True) -> None:
    """A square product plinth with a lit top."""
    box(0, 0, 0, w, w, h - 0.03, white(), 0.008)
    box(0, 0, h - 0.03, w - 0.03, w - 0.03, 0.028, glow(pal.glow, 2.2) if lit else oak(pal, True), 0.004)


@part
def product(kind: str, pal: Palette, s: float = 0.3) -> None:
    """A small exhibit: 'device', 'bottle', 'gem', 'headset' or 'box', about s meters high."""
    if kind == 'device':
        prism(rounded(0, 0, s * 0.9, s * 0.55, s * 0.12), 0, s * 0.28, dark_metal(), 0.01)
        prism(rounded(0, 0, s * 0.9, s * 0.55, s * 0.12), s * 0.30, s * 0.28, material('#dfe3ea', 0.3, 0.6), 0.01)
        sheet(0, -s * 0.2755, s * 0.36, s * 0.5, s * 0.16, glow(pal.glow, 4))
    elif kind == 'bottle':
        belly, neck = [(0.2, 0), (0.22, 0.03), (0.22, 0.62)], [(0.08, 0.78), (0.08, 0.9), (0, 0.9)]
        outline = [(s * r, s * z) for r, z in [(0, 0), *belly, *neck]]
        lathe(outline, material(pal.main, 0.15, coat=0.6, keep=True), seg=32)
        cylinder(0, 0, s * 0.88, s * 0.09, s * 0.12, steel(), 24)
    elif kind == 'gem':
        outline = [(0, 0), (s * 0.34, s * 0.30), (s * 0.24, s * 0.52), (0, s * 0.72)]
        lathe(outline, material(pal.main, 0.08, 0.7, keep=True), seg=6, smooth=5)
    elif kind == 'headset':
        turns = np.linspace(0, math.pi, 20)
        tube([(s * 0.42 * math.cos(a), 0, s * 0.42 + s * 0.5 * math.sin(a)) for a in turns], s * 0.035, black())
        for q in (-1, 1):
            with place(q * s * 0.40, 0, s * 0.14):
                pad = rounded(0, 0, s * 0.16, s * 0.34, s * 0.08)
                prism(pad, 0, s * 0.36, material(pal.main, 0.35, keep=True), 0.01)
    else:
        box(0, 0, 0, s * 0.7, s * 0.45, s * 0.8, material(pal.main, 0.4, keep=True), 0.006)
        sheet(0, -s * 0.2265, s * 0.2, s * 0.4, s * 0.4, material('#ffffff', 0.5))


@part
def shelf_unit(
    w: float,
    h: float,
    pal: Palette,
    rows: int = 4,
    seed: int = 1,
    kinds: Sequence[str] = ('box', 'bottle', 'gem', 'device'),
    body: str | None = None,
) -> None:
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
                main = rnd.choice([pal.main, pal.light, pal.dark, '#f3efe8', mix_hex(pal.main, '#ffffff', 0.45)])
                tint = Palette(pal.dark, main, pal.light, pal.floor, pal.wood, glow=pal.glow)
                with place(-w / 2 + 0.06 + (k + 0.5) * (w - 0.12) / n, -0.02, z + 0.03):
                    product(rnd.choice(kinds), tint, min(0.30, (h - 0.2) / rows * 0.72))
