from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..marks import Words
from ..parts.counters import counter
from ..parts.floors import rug
from ..parts.overhead import arm_light
from ..parts.plants import plant
from ..parts.seating import bar_stool, bistro_table
from ..parts.shelves import brochure_rack, pedestal, product, shelf_unit
from ..parts.walls import WALL_H, fabric_wall
from ..scene import around, furniture, place


def layout_showcase(w: float, d: float, p: Palette) -> None:
    """10x20: faceted graphic wall with lit header, plinths under spots, shelf tower, long counter."""
    with place(0, d / 2 - 0.06):
        words = Words('The new range.', (0.31, 0.30), 0.12, 'chevron')
        fabric_wall(w - 0.04, WALL_H, graphic('facets', w, WALL_H, p, 4, words, 1500))
        for k in range(6):
            arm_light(at=(-w / 2 + 0.5 + k * (w - 1) / 5, 0))
    for s in (-1, 1):
        beams = graphic('beams', 1.15, WALL_H, p, 6 + s)
        fabric_wall(1.15, WALL_H, beams, both=True, at=(s * (w / 2 - 0.06), d / 2 - 0.70, 0, -90 * s))
    with furniture('shelf'):
        shelf_unit(1.1, 2.1, p, 4, 3, body='#f3f5f8', at=(-w / 2 + 0.85, d / 2 - 0.36))
    for k, kind in enumerate(('gem', 'headset', 'device', 'bottle')):
        x = -0.95 + k * 0.92
        with place(x, 0.45 - 0.12 * (k % 2)), furniture('' if k else 'left plinth'):
            pedestal(0.46, 0.92 - 0.10 * (k % 2), p)
            product(kind, p, 0.36, at=(0, 0, 0.92 - 0.10 * (k % 2)))
    rug(0.42, 0.35, 4.2, 1.2, mix_hex(p.floor, '#ffffff', 0.10), 0.1)
    with furniture('counter'):
        counter(1.9, 0.55, 1.05, p, 'glow', 'chevron', at=(1.75, -0.78))
        bar_stool(p, at=(1.75, -0.05, 0, 180))
    with furniture('high table'):
        bistro_table(p, 0.36, at=(-2.1, -0.62))
        for at in around(-2.1, -0.62, 0.6, (200, 330, 80)):
            bar_stool(p, at=at)
    plant(1.7, 21, at=(w / 2 - 0.42, d / 2 - 0.45))
    brochure_rack(p, 3, at=(-0.35, -1.05))
