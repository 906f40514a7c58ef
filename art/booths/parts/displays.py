"""Screens and their supports."""

import math
from collections.abc import Sequence

from ..colors import Palette
from ..hooks import part
from ..kinds import Pixels
from ..materials import black, dark_metal, glow, material, picture, white
from ..scene import place
from ..screens import screen_image
from ..shapes import box, prism, rounded, sheet, tube, tubes


@part
def led_wall(w: float, h: float, pixels: Pixels, z: float = 0.0, emit: float = 1.8) -> None:
    """A seamless LED wall with a black cabinet, 0.5 m tile joints, lower edge at z."""
    box(0, 0.06, z, w + 0.04, 0.12, h + 0.04, black(), 0.006)
    sheet(0, -0.003, z + 0.02, w, h, picture(pixels, emit, 0.4))
    xs = [-w / 2 + i * 0.5 for i in range(1, int(w / 0.5) + 1)]
    joints = [((x, -0.0045, z + 0.02), (x, -0.0045, z + h + 0.02)) for x in xs]
    tubes(joints, 0.0012, material('#000000', 0.8))


@part
def tv(diag_in: float, pixels: Pixels, z: float, stand: bool = False, emit: float = 1.6) -> None:
    """A flat screen, center at height z; stand adds a floor stand, else it hangs 0.06 m off the wall at y = 0."""
    w, h = diag_in * 0.0254 * 0.872, diag_in * 0.0254 * 0.490
    box(0, -0.05, z - h / 2 - 0.012, w + 0.024, 0.05, h + 0.024, black(), 0.006)
    sheet(0, -0.0765, z - h / 2, w, h, picture(pixels, emit, 0.15, 0.6))
    if stand:
        for s in (-1, 1):
            box(s * 0.13, 0.0, 0.03, 0.05, 0.05, z - 0.05, dark_metal(), 0.006)
        prism(rounded(0, 0, max(0.75, w * 0.62), 0.5, 0.06), 0, 0.03, dark_metal())
        box(0, -0.02, z - 0.12, 0.42, 0.04, 0.24, dark_metal())
    else:
        box(0, -0.015, z - 0.15, 0.4, 0.04, 0.3, dark_metal())


@part
def kiosk(pal: Palette, seed: int = 1) -> None:
    """A demo pedestal with a tilted touch screen, 1.1 m high."""
    prism(rounded(0, 0, 0.5, 0.42, 0.05), 0, 0.03, dark_metal())
    prism(rounded(0, 0.03, 0.34, 0.20, 0.05), 0.03, 0.92, white(), 0.006)
    for x in (-0.172, 0.172):
        tube([(x, -0.072, 0.08), (x, -0.072, 0.9)], 0.006, glow(pal.glow, 8))
    with place(0, 0.0, 0.98):
        box(0, 0.02, -0.02, 0.62, 0.035, 0.40, black(), 0.008, tilt=-38)
        off = 0.0185
        sin, cos = math.sin(math.radians(38)), math.cos(math.radians(38))
        y, z = 0.02 - off * cos - 0.185 * sin, 0.18 + off * sin - 0.185 * cos
        sheet(0, y, z, 0.58, 0.37, picture(screen_image('dashboard', pal, seed), 1.5, 0.15), tilt=-38)


@part
def tower(w: float, h: float, faces: Sequence[Pixels | None], pal: Palette, emit: float = 1.5) -> None:
    """A square tower of side w; faces: four arrays for front, right, back, left (None leaves it white)."""
    box(0, 0, 0, w, w, h, white(), 0.01)
    for k, pix in enumerate(faces):
        if pix is not None:
            with place(rot=90 * k):
                sheet(0, -w / 2 - 0.004, 0.12, w - 0.06, h - 0.2, picture(pix, emit, 0.5))
    tube([(x, y, 0.05) for x, y in rounded(0, 0, w + 0.02, w + 0.02, 0.02)], 0.012, glow(pal.glow, 8), closed=True)
