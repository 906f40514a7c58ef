"""Counters, a lectern and a coffee machine."""

from ..colors import Palette
from ..hooks import part
from ..marks import mark3d
from ..materials import black, dark_metal, glow, material, oak, steel, white
from ..scene import place
from ..shapes import arc, box, cylinder, prism, ribbon, rounded, sheet, tube, tubes


@part
def counter(w: float, d: float, h: float, pal: Palette, style: str, mark: str) -> None:
    """Counter w x d x h meters; style 'glow' (white, lit plinth) or 'slats' (wood)."""
    r = min(0.10, d / 3)
    prism(rounded(0, 0, w - 0.12, d - 0.12, r), 0, 0.09, glow(pal.glow, 5) if style != 'slats' else black(), 0.003)
    prism(rounded(0, 0, w, d, r), 0.09, h - 0.14, white() if style != 'slats' else material('#211d1a', 0.6), 0.006)
    if style == 'slats':
        n = int((w - 2 * r) / 0.06)
        for i in range(n):
            box(-w / 2 + r + (i + 0.5) * (w - 2 * r) / n, -d / 2 - 0.008, 0.10, 0.036, 0.03, h - 0.16, oak(pal), 0.003)
    top = oak(pal, True) if style != 'slats' else material('#f4f2ee', 0.2)
    prism(rounded(0, -0.02, w + 0.06, d + 0.08, r + 0.02), h - 0.05, 0.05, top, 0.008)
    tube([(-w / 2 + r, -d / 2 - 0.012, h - 0.075), (w / 2 - r, -d / 2 - 0.012, h - 0.075)], 0.008, glow(pal.glow, 9))
    coat = material('#ffffff', 0.4, emit=0.6) if style == 'slats' else material(pal.main, 0.3, keep=True)
    mark3d(mark, 0, -d / 2 - 0.03, 0.09 + (h - 0.14) / 2, h * 0.30, coat, 0.03)


@part
def curved_counter(r: float, h: float, pal: Palette, a0: float, a1: float, depth: float, mark: str) -> None:
    """A counter bent around the place's origin: front radius r, between angles a0 and a1."""

    def band(ro, ri):
        return arc(0, 0, ro, a0, a1) + arc(0, 0, ri, a1, a0)

    prism(band(r - 0.05, r - depth + 0.05), 0, 0.09, glow(pal.glow, 5), 0.003)
    prism(band(r, r - depth), 0.09, h - 0.14, white(), 0.006)
    prism(band(r + 0.05, r - depth - 0.03), h - 0.05, 0.05, oak(pal, True), 0.008)
    ribbon(arc(0, 0, r + 0.006, a0 + 3, a1 - 3), 0.30, 0.30, material(pal.main, 0.35, keep=True))
    tube([(x, y, h - 0.07) for x, y in arc(0, 0, r + 0.01, a0 + 1, a1 - 1)], 0.008, glow(pal.glow, 9))
    with place(rot=(a0 + a1) / 2 + 90):
        mark3d(mark, 0, -r - 0.02, 0.45, 0.22, material('#ffffff', 0.4, emit=0.8), 0.03)


@part
def lectern(pal: Palette, mark: str) -> None:
    """A presenter's lectern, 1.15 m high."""
    prism([(-0.24, 0.16), (-0.24, -0.16), (0.24, -0.16), (0.24, 0.16)], 0, 0.02, dark_metal())
    prism(rounded(0, 0, 0.44, 0.26, 0.04), 0.02, 1.05, material(pal.dark, 0.4, keep=True), 0.008)
    box(0, 0, 1.08, 0.56, 0.42, 0.03, oak(pal), 0.006, tilt=12)
    for x in (-0.2, 0.2):
        tube([(x, -0.135, 0.06), (x, -0.135, 1.0)], 0.007, glow(pal.glow, 9))
    mark3d(mark, 0, -0.145, 0.66, 0.2, material('#ffffff', 0.4, emit=0.8), 0.02)


@part
def coffee_machine(pal: Palette) -> None:
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
