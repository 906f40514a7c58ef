from ..colors import Palette
from ..graphics import graphic
from ..marks import Words, mark3d
from ..materials import dark_metal, material, white
from ..parts.counters import counter
from ..parts.overhead import pendant
from ..parts.plants import plant
from ..parts.seating import bar_stool, bistro_table
from ..parts.walls import WALL_H, lightbox, slat_wall
from ..scene import around, furniture, place
from ..shapes import box, cylinder


def layout_studio(w: float, d: float, p: Palette) -> None:
    """10x10: oak slats, white light box, wooden floor, café corner under a slim frame."""
    with place(-w / 4 + 0.02, d / 2 - 0.10):
        slat_wall(w / 2, WALL_H, p)
        mark3d('ring', 0, -0.07, 1.55, 0.52, material('#ffffff', 0.4, emit=0.9), 0.03)
    with place(w / 4 + 0.01, d / 2 - 0.08):
        light = Palette('#eef4ff', '#cfe0ff', '#5e95ff', '#ffffff')
        words = Words('Made to\nbe met.', (0.10, 0.14), 0.06, ink='#12244f')
        with furniture('light box'):
            lightbox(w / 2 - 0.04, WALL_H, graphic('arcs', 1.5, WALL_H, light, 3, words), 0.95)
    m = dark_metal()
    z, x, y = 2.62, w / 2 - 0.05, d / 2 - 0.05
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * x, sy * y, 0, 0.05, 0.05, z, m, 0.004)
    for sy in (-1, 1):
        box(0, sy * y, z, 2 * x + 0.05, 0.05, 0.05, m, 0.004)
    for sx in (-1, 0, 1):
        box(sx * x, 0, z, 0.05, 2 * y + 0.05, 0.05, m, 0.004)
    with furniture('high table'):
        with place(0.66, 0.28):
            bistro_table(p, 0.38)
            cylinder(0.10, 0.05, 1.08, 0.035, 0.09, white(), 20)
            cylinder(-0.12, -0.04, 1.08, 0.035, 0.09, white(), 20)
        for at in around(0.66, 0.28, 0.62, (25, 150, 260)):
            bar_stool(p, '#31405f', at=at)
    with furniture('counter'):
        counter(1.30, 0.50, 1.05, p, 'slats', 'ring', at=(-0.72, -0.62))
    for x, y, low in ((-1.05, -0.62, 1.86), (-0.4, -0.62, 1.86), (0.66, 0.28, 1.80)):
        pendant(low, z - low, at=(x, y))
    plant(1.6, 9, '#e8e2d8', at=(-w / 2 + 0.32, d / 2 - 0.45))
    plant(0.95, 12, '#e8e2d8', 'snake', at=(w / 2 - 0.3, -0.95))
