from ..colors import Palette
from ..graphics import graphic
from ..marks import Words
from ..parts.counters import counter
from ..parts.exhibits import battery_cabinet, solar_panel, turbine
from ..parts.overhead import arm_light
from ..parts.plants import plant, planter
from ..parts.seating import bar_stool, bistro_table
from ..parts.shelves import pedestal
from ..parts.walls import WALL_H, fabric_wall
from ..scene import around, place


def layout_energy(w: float, d: float, p: Palette) -> None:
    """10x20: landscape graphic, wind turbine, solar module, battery cabinet."""
    with place(0, d / 2 - 0.06):
        words = Words('Power,\nrethought.', (0.05, 0.24), 0.115, 'leaf')
        fabric_wall(w - 0.04, WALL_H, graphic('hills', w, WALL_H, p, 12, words, 1500))
        for k in range(5):
            arm_light(at=(-w / 2 + 0.6 + k * (w - 1.2) / 4, 0))
    battery_cabinet(p, at=(2.45, 0.55, 0, -12))
    solar_panel(1.0, 1.45, at=(1.2, 0.45, 0, -14))
    with place(-0.25, 0.55):
        pedestal(0.6, 0.35, p, False)
        turbine(1.45, at=(0, 0, 0.35))
    counter(1.9, 0.55, 1.05, p, 'slats', 'leaf', at=(-1.55, -0.72))
    bar_stool(p, at=(-1.9, -0.02, 0, 185))
    bar_stool(p, at=(-1.15, -0.02, 0, 170))
    bistro_table(p, 0.35, at=(1.6, -0.95))
    for at in around(1.6, -0.95, 0.6, (-20, 190)):
        bar_stool(p, '#e9f2ec', at=at)
    planter(1.5, 5, at=(-w / 2 + 0.3, 0.3, 0, 90))
    plant(1.3, 83, '#d9dccf', at=(w / 2 - 0.35, -1.1))
