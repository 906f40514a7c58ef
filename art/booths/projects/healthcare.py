from ..colors import Palette
from ..graphics import graphic
from ..marks import Words
from ..parts.counters import curved_counter
from ..parts.displays import tv
from ..parts.exhibits import med_cart
from ..parts.plants import plant
from ..parts.seating import bar_stool
from ..parts.shelves import brochure_rack, pedestal, product
from ..parts.walls import WALL_H, lightbox, plain_wall
from ..scene import place
from ..screens import screen_image


def layout_healthcare(w: float, d: float, p: Palette) -> None:
    """10x10: calm white and teal, curved counter, monitor cart."""
    light = Palette('#f4fbfb', '#bfe9e6', p.main, p.floor)
    with place(0, d / 2 - 0.07):
        words = Words('Care,\nconnected.', (0.07, 0.26), 0.085, 'plus', '#0b4a55')
        lightbox(w - 0.06, WALL_H, graphic('arcs', w, WALL_H, light, 3, words), 0.85)
    plain_wall(1.2, WALL_H, '#f4f7f8', at=(-w / 2 + 0.06, d / 2 - 0.80, 0, 90))
    tv(43, screen_image('flow', p, 3), 1.5, at=(-w / 2 + 0.12, d / 2 - 0.80, 0, 90))
    curved_counter(1.0, 1.02, p, 215, 325, 0.45, 'plus', at=(0.0, -0.25))
    med_cart(p, at=(0.95, 0.62, 0, -18))
    with place(-0.72, 0.55):
        pedestal(0.42, 0.95, p)
        product('device', p, 0.36, at=(0, 0, 0.95))
    bar_stool(p, p.light, at=(0, -0.45, 0, 180))
    plant(1.2, 91, '#e3eeee', at=(w / 2 - 0.3, -1.05))
    brochure_rack(p, 3, at=(-1.15, -0.95, 0, 15))
