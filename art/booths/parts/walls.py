"""Walls, arches and closed rooms."""

from ..colors import Palette
from ..hooks import part
from ..kinds import Pixels
from ..marks import mark3d
from ..materials import dark_metal, glow, material, oak, picture, steel, white
from ..scene import place
from ..shapes import box, sheet, tube, tubes

WALL_H = 2.4384  # tension-fabric back wall, 8 ft


@part
def fabric_wall(w: float, h: float, pixels: Pixels, both: bool = False) -> None:
    """Tension-fabric frame w x h meters and 0.09 m deep, graphic at the front face or at both, aluminum edge."""
    box(0, 0, 0, w, 0.09, h, steel(), 0.008)
    sheet(0, -0.047, 0.02, w - 0.04, h - 0.04, picture(pixels, rough=0.75))
    back = picture(pixels, rough=0.75) if both else material('#e8ebf0', 0.8)
    sheet(0, 0.047, 0.02, w - 0.04, h - 0.04, back, rot=180)
    # The feet do not protrude: the frame may be at the edge of the deck
    for s in (-1, 1):
        box(s * (w / 2 - 0.12), -0.125, 0, 0.16, 0.34, 0.012, dark_metal(), 0.003)


@part
def plain_wall(w: float, h: float, color: str) -> None:
    """A plain panel wall with fine joints every meter."""
    n = max(1, round(w))
    for i in range(n):
        box(-w / 2 + (i + 0.5) * w / n, 0, 0, w / n - 0.004, 0.08, h, material(color, 0.6), 0.003)


@part
def slat_wall(w: float, h: float, pal: Palette) -> None:
    """Vertical wooden slats on a dark panel."""
    box(0, 0.035, 0, w, 0.03, h, material('#1c1a19', 0.7), 0.003)
    pitch = 0.075
    n = int(w / pitch)
    for i in range(n):
        box(-w / 2 + (i + 0.5) * w / n, 0, 0, pitch * 0.58, 0.045, h, oak(pal), 0.003)


@part
def lightbox(w: float, h: float, pixels: Pixels, emit: float) -> None:
    """A backlit fabric light box, 0.12 m deep."""
    box(0, 0, 0, w, 0.12, h, steel(), 0.01)
    sheet(0, -0.0625, 0.015, w - 0.03, h - 0.03, picture(pixels, emit, 0.8))


@part
def header(w: float, d: float, h: float, pal: Palette, mark: str) -> None:
    """A fascia beam w x d x h meters on the walls, with a light line below and a raised mark."""
    z = WALL_H
    box(0, 0, z, w, d, h, white(), 0.01)
    x, y = w / 2 - 0.05, -d / 2 + 0.02
    tube([(-x, y, z - 0.008), (x, y, z - 0.008)], 0.01, glow(pal.glow, 12))
    mark3d(mark, -w / 2 + h * 1.1, -d / 2 - 0.015, z + h / 2, h * 0.62, material(pal.main, 0.35, keep=True), 0.03)


@part
def portal(w: float, h: float, t: float, glow_color: str) -> None:
    """A square arch w x h meters of square section t, with an inner light line."""
    m = material('#f4f6f9', 0.4)
    for s in (-1, 1):
        box(s * (w / 2 - t / 2), 0, 0, t, t, h - t, m, 0.008)
    box(0, 0, h - t, w, t, t, m, 0.008)
    y = -t / 2 + 0.04
    i = w / 2 - t - 0.006
    tube([(-i, y, 0.02), (-i, y, h - t - 0.006), (i, y, h - t - 0.006), (i, y, 0.02)], 0.010, glow(glow_color, 10))


@part
def storage_room(w: float, d: float, h: float, pixels: Pixels) -> None:
    """A closed storage cube with a printed front and a flush door at its right side."""
    box(0, 0, 0, w, d, h, white(), 0.008)
    sheet(0, -d / 2 - 0.004, 0.03, w - 0.05, h - 0.06, picture(pixels, 0, 0.7))
    with place(w / 2, 0, 0, 90):
        sheet(0, -0.004, 0.02, min(0.85, d - 0.1), 2.05, material('#dfe4ec', 0.4))
        tubes([((0.28, -0.03, 0.95), (0.28, -0.03, 1.25))], 0.01, steel())
