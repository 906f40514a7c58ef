"""Floors."""

import random

from ..colors import Palette, mix_hex
from ..hooks import part
from ..materials import material, steel
from ..shapes import box, prism, rounded

DECK_H = 0.04  # raised floor under the carpet


@part
def platform(w: float, d: float, pal: Palette, kind: str) -> None:
    """Raised floor w x d meters with an aluminum edge; kind 'carpet' or 'wood'. Its top is at DECK_H."""
    box(0, 0, 0, w + 0.03, d + 0.03, DECK_H - 0.006, steel(), 0.003)
    if kind == 'carpet':
        box(0, 0, DECK_H - 0.01, w - 0.02, d - 0.02, 0.01, material(pal.floor, 0.95, texture='carpet'), 0)
    else:
        planks(0, 0, DECK_H - 0.01, w - 0.02, d - 0.02, pal.floor)


@part
def planks(x: float, y: float, z: float, w: float, d: float, color: str) -> None:
    """Floor boards running along x over w x d meters."""
    rnd = random.Random(7)
    n = max(1, round(d / 0.19))
    box(x, y, z - 0.004, w, d, 0.008, material(mix_hex(color, '#000000', 0.5), 0.8), 0)
    shades = [mix_hex(color, '#000000', t) for t in (0, 0.05, 0.1, 0.16)]
    for i in range(n):
        cut = rnd.uniform(0.25, 0.75) * w
        yy = y - d / 2 + (i + 0.5) * d / n
        for x0, ln in ((x - w / 2, cut), (x - w / 2 + cut, w - cut)):
            wood = material(rnd.choice(shades), 0.42, texture='plank', scale=0.8)
            box(x0 + ln / 2, yy, z, ln - 0.004, d / n - 0.004, 0.010, wood, 0.001)


@part
def rug(x: float, y: float, w: float, d: float, color: str, r: float) -> None:
    """An inlaid carpet field."""
    prism(rounded(x, y, w, d, r), 0.0005, 0.002, material(color, 0.95, texture='carpet'), 0)
