import math

from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..marks import Words
from ..materials import dark_metal, material
from ..parts.counters import counter
from ..parts.displays import tv
from ..parts.overhead import arm_light
from ..parts.plants import plant
from ..parts.seating import armchair, bar_stool, coffee_table
from ..parts.walls import WALL_H, fabric_wall, header, slat_wall
from ..scene import place
from ..screens import screen_image
from ..shapes import arc, box, prism


def layout_financial(w: float, d: float, p: Palette) -> None:
    """10x10: private-office feel: slats, brass, lounge chairs, chart screen."""
    deep = Palette('#0a1d1a', '#14443a', '#d9b36c', '#000000')
    with place(-0.55, d / 2 - 0.09):
        slat_wall(w - 1.14, WALL_H, p)
        chart = screen_image('dashboard', Palette('#0c2420', '#2f8a72', '#e8c98d', '#000000'), 3)
        tv(55, chart, 1.55, at=(0.05, -0.04))
    with place(w / 2 - 0.58, d / 2 - 0.07):
        words = Words('Clarity\nfor capital', (0.10, 0.22), 0.055, 'bars', '#f3e3c2')
        fabric_wall(1.12, WALL_H, graphic('topo', 1.12, WALL_H, deep, 6, words))
        for x in (-0.25, 0.25):
            arm_light(at=(x, 0))
    fabric_wall(1.1, WALL_H, graphic('topo', 1.1, WALL_H, deep, 8), both=True, at=(-w / 2 + 0.06, d / 2 - 0.74, 0, 90))
    header(w - 0.04, 0.30, 0.28, Palette(p.dark, p.light, p.light, p.floor, glow=p.glow), 'bars')
    for s in (-1, 1):
        box(s * (w / 2 - 0.06), -0.02, 0, 0.08, 0.08, WALL_H, dark_metal(), 0.006)
    with place(-0.70, 0.38):
        rug = material(mix_hex(p.main, p.floor, 0.3), 0.95, texture='carpet')
        prism(arc(0, 0, 0.78, 0, 360, 48)[:-1], 0.002, 0.006, rug, 0)
        coffee_table(p, 0.27)
        for a in (45, 175, 290):
            with place(0.66 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a)), 0, a - 90):
                armchair(('#c79c5a', '#2d5a4e', '#e9e2d4')[(a // 60) % 3], p.wood)
    counter(1.25, 0.50, 1.05, p, 'slats', 'bars', at=(0.72, -0.78))
    bar_stool(p, '#2d5a4e', at=(0.72, -0.1, 0, 180))
    plant(1.45, 101, '#c9b48a', at=(w / 2 - 0.33, 0.55))
    plant(0.95, 103, '#c9b48a', 'snake', at=(-w / 2 + 0.3, -1.1))
