from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..materials import dark_metal, material, oak
from ..parts.counters import counter
from ..parts.displays import kiosk, led_wall, tv
from ..parts.floors import rug
from ..parts.overhead import hanging_sign
from ..parts.plants import plant
from ..parts.seating import bar_stool
from ..parts.walls import storage_room
from ..scene import place
from ..screens import screen_image
from ..shapes import box, prism, rounded


def layout_technology(w: float, d: float, p: Palette) -> None:
    """20x20: LED corner, demo row, square hanging sign, code-lab bench."""
    hanging_sign('square', 2.0, 0.8, graphic('dots', 16, 0.8, p, 3, px=2000), 3.9, 0.8)
    with place(-0.55, d / 2 - 0.12):
        box(0, 0.04, 0, w - 1.3, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        led_wall(4.5, 2.5, screen_image('headline', p, 4, 1440, 800), 0.2, 1.4, at=(0, -0.06))
    with place(-w / 2 + 0.12, 0.6, 0, 90):
        box(0, 0.04, 0, 3.4, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        led_wall(3.0, 2.5, screen_image('flow', p, 6, 1080, 900), 0.2, 1.2, at=(0, -0.06))
    for k in range(4):
        kiosk(p, 3 + k, at=(-1.15 + 0.98 * k, 0.55))
    counter(2.1, 0.6, 1.05, p, 'glow', 'bars', at=(-1.45, -1.75))
    bar_stool(p, at=(-1.45, -1.1, 0, 180))
    with place(1.75, -1.55):
        prism(rounded(0, 0, 1.9, 0.75, 0.08), 1.0, 0.05, oak(p, True))
        for s in (-1, 1):
            box(s * 0.8, 0, 0, 0.06, 0.5, 1.0, dark_metal(), 0.006)
        for s in (-1, 1):
            tv(24, screen_image('dashboard' if s > 0 else 'map', p, 9), 0.78, at=(s * 0.48, 0.12, 0.55))
            box(s * 0.48, 0.16, 1.05, 0.05, 0.05, 0.2, dark_metal(), 0.004)
            box(s * 0.48, 0.13, 1.05, 0.22, 0.16, 0.012, dark_metal(), 0.004)
    for s in (-1, 1):
        bar_stool(p, '#20223c', at=(1.75 + s * 0.5, -2.2, 0, 0 if s > 0 else 8))
    storage_room(0.9, 0.9, 2.9, graphic('orbit', 0.9, 2.9, p, 8), at=(w / 2 - 0.5, d / 2 - 0.5))
    for x, y, s in ((2.6, 1.5, 71), (-2.65, -2.5, 73), (2.7, -2.6, 75)):
        plant(1.4, s, '#23243a', at=(x, y))
    rug(0.3, 0.3, 4.4, 1.7, mix_hex(p.floor, p.main, 0.30), 0.15)
