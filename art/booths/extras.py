"""Extras: each builder makes one around the origin, on the floor."""

import math

import numpy as np
from mathutils import Matrix

from .colors import Palette
from .graphics import graphic
from .marks import Words, mark3d
from .materials import black, dark_metal, glass, glow, material, oak, picture, white
from .parts.counters import coffee_machine, counter
from .parts.displays import tv
from .parts.overhead import hanging_sign
from .parts.plants import plant
from .parts.seating import bar_stool, bistro_table, meeting_set
from .parts.shelves import brochure_rack
from .parts.walls import lightbox
from .scene import State, place
from .screens import screen_image
from .shapes import box, cylinder, prism, rounded, sheet, tube


def extra_led_screen(p: Palette) -> None:
    """A 55-inch screen on its stand."""
    tv(55, screen_image('sphere', p, 3), 1.45, stand=True, emit=1.5)


def extra_reception_counter(p: Palette) -> None:
    """A counter 1.8 m wide, with a mark."""
    counter(1.8, 0.58, 1.05, p, 'glow', 'hex')


def extra_bar_stools(p: Palette) -> None:
    """Three stools."""
    for x, y, r, c in ((-0.42, 0.08, 25, None), (0.10, -0.12, -8, p.main), (0.62, 0.10, -32, None)):
        bar_stool(p, c, at=(x, y, 0, r + 150))


def extra_lightbox_wall(p: Palette) -> None:
    """A light box 2 m x 2.25 m on feet."""
    words = Words('Light up\nyour story', (0.09, 0.22), 0.075, 'hex')
    lightbox(2.0, 2.25, graphic('waves', 2.0, 2.25, p, 5, words), 1.15)
    for s in (-1, 1):
        box(s * 0.75, 0, 0, 0.14, 0.5, 0.012, dark_metal(), 0.003)


def extra_meeting_table(p: Palette) -> None:
    """A table for four."""
    meeting_set(p, 4, 0.6, color='#2c3c66')


def extra_plant_set(p: Palette) -> None:
    """Three plants."""
    plant(1.55, 4, at=(-0.55, 0.1))
    plant(0.85, 12, '#2f5fd0', 'snake', at=(0.12, -0.15))
    plant(1.25, 23, '#e8e2d8', 'palm', at=(0.72, 0.12))


def extra_coffee_bar(p: Palette) -> None:
    """A counter with an espresso machine and cups, and a stool."""
    counter(1.7, 0.6, 1.0, p, 'slats', 'ring')
    coffee_machine(p, at=(-0.35, 0.02, 1.0))
    with place(0.35, 0.05, 1.0):
        for k in range(3):
            cylinder(-0.1 + 0.13 * k, 0, 0, 0.045, 0.16, glass(), 20)
            cylinder(-0.1 + 0.13 * k, 0, 0.16, 0.047, 0.02, oak(p), 20)
    for x, y in ((0.2, -0.16), (0.36, -0.2), (0.52, -0.14)):
        cylinder(x, y, 1.0, 0.038, 0.07, white(), 24)
    bar_stool(p, '#31405f', at=(1.15, -0.1, 0, 10))


def extra_hanging_sign(p: Palette) -> None:
    """A ring of 1.4 m radius with marks around it."""
    pix = graphic('beams', 9, 0.9, p, 4, px=2200)
    hanging_sign('ring', 1.4, 0.85, pix, 0, 0.5, at=(0, 0, 1.4))
    for k in range(6):
        with place(rot=60 * k):
            mark3d('hex', 0, -1.44, 1.83, 0.42, material('#ffffff', 0.4, emit=0.8), 0.02)


def extra_wireless_charging_table(p: Palette) -> None:
    """A high table with three pads, phones on two of them, and a stool."""
    bistro_table(p, 0.40, 1.06)
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        x, y = 0.22 * math.cos(a), 0.22 * math.sin(a)
        cylinder(x, y, 1.06, 0.062, 0.008, black(), 40, 0.002)
        turns = np.linspace(0, 2 * math.pi, 32, endpoint=False)
        ring = [(x + 0.055 * math.cos(t), y + 0.055 * math.sin(t), 1.069) for t in turns]
        tube(ring, 0.003, glow(p.light, 12), closed=True)
        if k != 1:
            with place(x, y, 1.070, math.degrees(a) + 100):
                prism(rounded(0, 0, 0.075, 0.155, 0.014), 0, 0.009, black(), 0.003)
                lay = sheet(0, 0, 0.0095, 0.068, 0.148, picture(screen_image('flow', p, 3 + k, 270, 540), 1.3, 0.1))
                lay.matrix_world = (
                    State.matrix[-1] @ Matrix.Translation((0, -0.074, 0.0096)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
                )
    bar_stool(p, at=(0.66, 0.12, 0, 190))


EXTRAS = {  # builder, azimuth, elevation, share of the frame
    'led-screen-55': (extra_led_screen, 24, 6, 0.74),
    'reception-counter': (extra_reception_counter, 28, 14, 0.72),
    'bar-stools': (extra_bar_stools, 8, 12, 0.74),
    'brochure-rack': (brochure_rack, 26, 10, 0.80),
    'lightbox-wall': (extra_lightbox_wall, 26, 6, 0.76),
    'meeting-table': (extra_meeting_table, 20, 24, 0.76),
    'plant-set': (extra_plant_set, 0, 8, 0.78),
    'coffee-bar': (extra_coffee_bar, 24, 14, 0.76),
    'hanging-sign': (extra_hanging_sign, 12, 3, 0.74),
    'wireless-charging-table': (extra_wireless_charging_table, 12, 30, 0.74),
}
