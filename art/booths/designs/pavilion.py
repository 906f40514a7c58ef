import math

from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..marks import Words
from ..materials import material, white
from ..parts.counters import curved_counter
from ..parts.displays import kiosk, tower, tv
from ..parts.floors import planks
from ..parts.plants import plant
from ..parts.seating import armchair, bar_stool, bistro_table, coffee_table
from ..parts.shelves import shelf_unit
from ..parts.walls import fabric_wall, portal, slat_wall
from ..scene import furniture, place, tagged
from ..screens import screen_image
from ..shapes import arc, box, prism


def layout_pavilion(w: float, d: float, p: Palette) -> None:
    """20x20: white portals in a row, wooden lounge, LED tower, curved reception."""
    for y in (-d / 2 + 0.25, 0, d / 2 - 0.25):
        portal(w - 0.1, 3.3, 0.26, p.glow, at=(0, y))
    with tagged('overhead'):
        for x in (-w / 2 + 0.19, w / 2 - 0.19):
            box(x, 0, 3.3, 0.10, d - 0.5, 0.10, white(), 0.01)
    with place(0, d / 2 - 0.45):
        words = Words('Come\nin.', (0.09, 0.22), 0.085, 'hex')
        fabric_wall(2.5, 2.9, graphic('orbit', 2.5, 2.9, p, 5, words), at=(-1.55, 0))
        with place(1.55):
            slat_wall(2.5, 2.9, p)
            tv(65, screen_image('dashboard', p, 5), 1.6, at=(0, -0.05))
    front = screen_image('flow', p, 3, 520, 1400)
    right, left = (graphic('waves', 0.94, 2.65, p, seed, px=1300) for seed in (3, 6))
    tower(1.0, 2.85, (front, right, None, left), p, 1.1, at=(0, 0.35))
    planks(1.62, 0.85, 0.001, 2.45, 3.2, p.wood)
    with furniture('lounge'):
        with place(1.7, 0.95):
            rugc = mix_hex(p.main, '#ffffff', 0.72)
            prism(arc(0, 0, 0.95, 0, 360, 48)[:-1], 0.012, 0.006, material(rugc, 0.95, texture='carpet'), 0)
            coffee_table(p, 0.34)
            for a in (30, 150, 270):
                with place(0.86 * math.cos(math.radians(a)), 0.78 * math.sin(math.radians(a)), 0.012, a - 90):
                    armchair('#3a5fb8' if a == 270 else '#e6eaf2')
    curved_counter(1.05, 1.05, p, 205, 335, 0.5, 'hex', at=(-1.75, -1.15))
    bar_stool(p, at=(-1.75, -1.05, 0, 180))
    kiosk(p, 7, at=(1.9, -1.75))
    kiosk(p, 8, at=(0.75, -1.75))
    with place(-2.2, 1.15, 0, 90):
        shelf_unit(1.5, 1.3, p, 2, 5, body='#f3f5f8', at=(0, 0.2))
    bistro_table(p, 0.35, at=(-1.5, 1.0))
    for x, y, s in ((2.6, 2.0, 41), (-2.55, 2.05, 43), (2.62, -0.75, 47)):
        plant(1.6, s, at=(x, y))
    plant(1.9, 49, kind='palm', at=(-0.05, 2.12))
