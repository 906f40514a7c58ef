from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..materials import black, dark_metal
from ..parts.counters import counter, lectern
from ..parts.displays import kiosk, led_wall
from ..parts.floors import rug
from ..parts.overhead import par_can, truss
from ..parts.plants import plant
from ..parts.seating import bistro_table, cube_seat
from ..parts.walls import WALL_H, fabric_wall
from ..scene import furniture, place, tagged
from ..screens import screen_image
from ..shapes import box


def layout_theater(w: float, d: float, p: Palette) -> None:
    """10x20: LED wall and seats under a truss, lectern, demo kiosk."""
    fabric_wall(w - 0.04, WALL_H, graphic('dots', w, WALL_H, p, 2, px=1400), at=(0, d / 2 - 0.05))
    with place(0, d / 2 - 0.24):
        box(0, 0.02, 0, 3.3, 0.20, 0.42, black(), 0.01)
        led_wall(3.0, 1.75, screen_image('headline', p, 3, 1280, 746), 0.42, 1.5)
    for s in (-1, 1):
        x = s * (w / 2 - 0.18)
        truss((x, -d / 2 + 0.35, 0), (x, -d / 2 + 0.35, 2.95))
        box(x, -d / 2 + 0.35, 0, 0.36, 0.5, 0.015, dark_metal())
    with tagged('overhead'):
        truss((-w / 2 + 0.03, -d / 2 + 0.35, 2.95), (w / 2 - 0.03, -d / 2 + 0.35, 2.95))
        for k, x in enumerate((-2.2, -1.1, 0, 1.1, 2.2)):
            par_can(x, -d / 2 + 0.35, 2.62, (x * 0.6, 0.6, 0.6), 40, ('#ffffff', '#8fa0ff')[k % 2])
    for j in range(2):
        for i in range(4):
            with furniture('right seats' if i > 1 else ''):
                cube_seat((p.main, '#e9ebf4', p.light)[(i + j) % 3], 0.42, at=(-1.05 + 0.70 * i, -0.72 + 0.62 * j))
    lectern(p, 'spark', at=(1.95, 0.55, 0, -18))
    with furniture('kiosk'):
        kiosk(p, 4, at=(-2.15, 0.45, 0, 20))
    with furniture('counter'):
        counter(0.95, 0.5, 1.05, p, 'glow', 'spark', at=(2.25, -0.62))
    with furniture('high table'):
        bistro_table(p, 0.3, at=(-2.45, -0.62))
    with furniture('plant'):
        plant(1.5, 31, '#22242c', at=(-w / 2 + 0.35, d / 2 - 0.42))
    plant(1.5, 33, '#22242c', at=(w / 2 - 0.35, d / 2 - 0.42))
    rug(0, -0.42, 3.4, 1.6, mix_hex(p.floor, p.main, 0.35), 0.08)
