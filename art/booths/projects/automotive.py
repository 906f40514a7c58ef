import math

from ..colors import Palette
from ..materials import dark_metal, glow, material, white
from ..parts.counters import counter
from ..parts.displays import kiosk, led_wall
from ..parts.exhibits import ev_chassis, wheel
from ..parts.plants import plant
from ..parts.seating import bar_stool
from ..scene import place, tagged
from ..screens import screen_image
from ..shapes import arc, box, cylinder, tube, tubes


def layout_automotive(w: float, d: float, p: Palette) -> None:
    """20x20: electric platform on a lit turntable before an LED wall, wheel display, lounge."""
    with place(-0.3, d / 2 - 0.12):
        box(0, 0.04, 0, w - 0.8, 0.18, 3.2, material('#17181c', 0.35), 0.01)
        led_wall(5.0, 2.0, screen_image('headline', p, 8, 1600, 640), 0.75, 1.3, at=(0, -0.06))
    with place(-0.25, 0.35):
        cylinder(0, 0, 0, 2.32, 0.12, material('#e8e9ed', 0.15, coat=0.5), 96, 0.02)
        tube([(x, y, 0.05) for x, y in arc(0, 0, 2.335, 0, 360, 96)[:-1]], 0.014, glow(p.main, 12), closed=True)
        ev_chassis(p, at=(0, 0, 0.12, 24))
    with tagged('hall'):
        for k in range(4):
            a = math.radians(45 + 90 * k)
            x, y = 1.7 * math.cos(a), 0.2 + 1.7 * math.sin(a)
            tubes([((x, y, 4.2), (x, y, 9))], 0.006, dark_metal())
    with tagged('overhead'):
        path = arc(0, 0, 1.9, 0, 360, 72)[:-1]
        tube([(x - 0.25, y + 0.35, 4.2) for x, y in path], 0.07, white(), closed=True)
        tube([(x - 0.25, y + 0.35, 4.135) for x, y in path], 0.035, glow('#ffffff', 9), closed=True)
    with place(2.55, 1.6, 0, -90):
        box(0, 0.08, 0, 1.9, 0.08, 2.4, material('#23252b', 0.4), 0.01)
        for k in range(2):
            for j in range(3):
                wheel(p, 0.33, 0.2, at=(-0.45 + 0.9 * k, -0.10, 0.48 + 0.76 * j))
    counter(1.8, 0.58, 1.05, p, 'glow', 'chevron', at=(1.75, -2.2))
    bar_stool(p, '#23252b', at=(1.75, -1.58, 0, 180))
    kiosk(p, 6, at=(-2.35, -2.2, 0, 35))
    kiosk(p, 2, at=(-1.2, -2.45, 0, 12))
    for x, y, s in ((-2.7, 2.2, 111), (2.72, -0.4, 113), (-2.75, -1.2, 115)):
        plant(1.4, s, '#2a2c31', at=(x, y))
