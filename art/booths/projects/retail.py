from ..colors import Palette
from ..graphics import graphic
from ..marks import Words
from ..materials import dark_metal, material, oak, picture
from ..parts.counters import counter
from ..parts.exhibits import clothes_rail
from ..parts.overhead import pendant
from ..parts.plants import plant
from ..parts.shelves import product, shelf_unit
from ..parts.walls import WALL_H, plain_wall
from ..scene import place, tagged
from ..shapes import box, prism, rounded, sheet


def layout_retail(w: float, d: float, p: Palette) -> None:
    """10x20: shop-like stand with arches, shelves, garments and pendant lamps."""
    plain_wall(w - 0.04, WALL_H, p.wall, at=(0, d / 2 - 0.06))
    with place(-1.0, d / 2 - 0.13):
        words = Words('Shop the\nmoment.', (0.07, 0.12), 0.075, ink=p.dark)
        sheet(0, -0.005, 0.02, 2.2, WALL_H - 0.04, picture(graphic('bubbles', 2.2, WALL_H, p, 3, words)))
    for k, x in enumerate((0.75, 1.72, 2.55)):
        shelf_unit(0.88 if k < 2 else 0.72, 2.1, p, 4, 5 + k, ('box', 'bottle', 'box'), None, at=(x, d / 2 - 0.30))
    shelf_unit(0.80, 2.1, p, 4, 11, ('bottle', 'box'), None, at=(-2.58, d / 2 - 0.40))
    for s in (-1, 1):
        plain_wall(1.3, WALL_H, p.main if s < 0 else p.wall, at=(s * (w / 2 - 0.06), d / 2 - 0.75, 0, -90 * s))
    clothes_rail(p, 1.15, 4, at=(-2.2, -0.15, 0, 20))
    with place(0.35, 0.05):
        prism(rounded(0, 0, 1.7, 0.8, 0.4), 0, 0.42, material(p.light, 0.5, keep=True), 0.01)
        prism(rounded(0.25, 0.05, 0.9, 0.5, 0.25), 0.42, 0.26, oak(p), 0.01)
        goods = (
            (-0.6, -0.1, 0.42, 'bottle', p.main),
            (-0.38, 0.15, 0.42, 'bottle', '#f7efe4'),
            (0.05, 0.05, 0.68, 'box', p.dark),
            (0.30, 0.1, 0.68, 'bottle', p.main),
            (0.52, 0, 0.68, 'box', '#f7efe4'),
            (-0.15, -0.25, 0.42, 'box', p.dark),
        )
        for x, y, z, kind, color in goods:
            product(kind, Palette(p.dark, color, p.light, p.floor), 0.30, at=(x, y, z))
    counter(1.6, 0.52, 1.0, p, 'slats', 'spark', at=(2.05, -0.72))
    with tagged('overhead'):
        box(0, -0.45, 2.78, w - 0.3, 0.04, 0.04, dark_metal(), 0.004)
        for s in (-1, 1):
            box(s * (w / 2 - 0.17), -0.45 + 0.98, 2.78, 0.04, 2.0, 0.04, dark_metal(), 0.004)
    for s in (-1, 1):
        box(s * (w / 2 - 0.17), d / 2 - 0.04, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
        box(s * (w / 2 - 0.17), -0.45, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
    for x in (-1.2, -0.1, 0.9, 1.7, 2.4):
        with tagged('overhead'):
            pendant(1.98, 0.82, p.main if x in (-0.1, 1.7) else '#f7efe6', 0.19, 9, at=(x, -0.45))
    plant(1.05, 95, '#e6d3bd', 'snake', at=(-1.1, -1.05))
    plant(1.4, 97, '#e6d3bd', at=(w / 2 - 0.35, 0.35))
