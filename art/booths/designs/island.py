from ..colors import Palette, mix_hex
from ..graphics import graphic
from ..marks import Words, mark3d
from ..materials import dark_metal, glass, material
from ..parts.counters import curved_counter
from ..parts.displays import kiosk, tower, tv
from ..parts.floors import rug
from ..parts.overhead import hanging_sign
from ..parts.plants import plant
from ..parts.seating import bar_stool, bistro_table, meeting_set
from ..parts.walls import WALL_H, fabric_wall, slat_wall
from ..scene import around, furniture, place, tagged
from ..screens import screen_image
from ..shapes import box


def layout_island(w: float, d: float, p: Palette) -> None:
    """20x20: hanging ring, LED tower, kiosks on four sides, curved reception, meeting corner behind glass."""
    ring = graphic('beams', 13.8, 1.05, p, 4, px=2000)
    hanging_sign('ring', 2.15, 1.0, ring, 3.75, 0.75)
    with tagged('overhead'):
        for k in range(8):
            with place(rot=45 * k + 22.5):
                mark3d('hex' if k % 2 else 'chevron', 0, -2.19, 4.25, 0.5, material('#ffffff', 0.4, emit=1.0), 0.02)
    shows = (('sphere', 3), ('flow', 4), ('flow', 5))
    front, right, left = (screen_image(kind, p, seed, 780, 1300) for kind, seed in shows)
    tower(1.7, 3.1, (front, right, None, left), p, 1.35, at=(-0.1, 0.45))
    rug(0, 0, 5.2, 5.2, mix_hex(p.floor, '#ffffff', 0.07), 2.59)
    curved_counter(1.25, 1.05, p, 215, 325, 0.55, 'hex', at=(0.0, -1.25))
    for x, r in ((-0.35, 170), (0.4, 190)):
        bar_stool(p, at=(x, -1.35, 0, r))
    kiosk(p, 3, at=(-2.25, -1.15, 0, -25))
    kiosk(p, 5, at=(2.25, -1.15, 0, 25))
    meeting_set(p, 4, 0.5, color='#e8ecf4', at=(2.1, 1.55))
    with place(1.22, 1.75, 0, 90):
        box(0, 0, 0, 2.0, 0.02, 2.1, glass(), 0.002)
        for s in (-1, 1):
            box(s * 1.0, 0, 0, 0.04, 0.05, 2.12, dark_metal(), 0.004)
    talk = graphic('waves', 2.0, WALL_H, p, 9, Words('Talk\nto us', (0.32, 0.2), 0.10))
    fabric_wall(2.0, WALL_H, talk, at=(1.98, d / 2 - 0.12))
    with place(-2.0, d / 2 - 0.3):
        slat_wall(1.9, WALL_H, p)
        tv(50, screen_image('map', p, 5), 1.55, at=(0, -0.05))
    with furniture('high table'):
        bistro_table(p, 0.36, at=(-2.1, 1.55))
        for at in around(-2.1, 1.45, 0.62, (200, 340, 90)):
            bar_stool(p, at=at)
    for x, y, s in ((2.65, -2.55, 63), (-2.75, 0.35, 65), (2.75, 0.3, 67)):
        plant(1.35, s, at=(x, y))
