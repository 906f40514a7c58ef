from ..colors import Palette
from ..graphics import graphic
from ..marks import Words
from ..parts.counters import counter
from ..parts.displays import tv
from ..parts.overhead import arm_light
from ..parts.plants import plant
from ..parts.seating import bar_stool, bistro_table
from ..parts.walls import WALL_H, fabric_wall
from ..scene import furniture, place
from ..screens import screen_image


def layout_launch(w: float, d: float, p: Palette) -> None:
    """10x10: graphic wall, short wing, lit counter, big screen."""
    with place(0, d / 2 - 0.06):
        words = Words('Launch\nlouder.', (0.08, 0.30), 0.10, 'hex')
        fabric_wall(w - 0.04, WALL_H, graphic('waves', w, WALL_H, p, 5, words))
        tv(50, screen_image('sphere', p, 2), 1.42, at=(0.66, -0.05))
        for x in (-1.0, 0.0, 1.0):
            arm_light(at=(x, 0))
    with furniture('counter'):
        counter(1.35, 0.52, 1.05, p, 'glow', 'hex', at=(-0.62, -0.72))
    bar_stool(p, at=(0.62, -0.25, 0, 200))
    bistro_table(p, 0.32, at=(1.08, -0.62))
    bar_stool(p, at=(1.02, -1.2, 0, -10))
    plant(1.25, 4, at=(w / 2 - 0.28, d / 2 - 0.36))
