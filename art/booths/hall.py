"""Surroundings of a booth: a light sweep, or an exhibition hall with other booths."""

import math
import random

import numpy as np
from PIL import ImageDraw, ImageFilter

from .colors import Palette, linear, mix_hex, rgb
from .graphics import graphic
from .lights import world
from .materials import glow, material, picture, principled
from .parts.overhead import truss
from .pixels import as_image
from .scene import place, tagged
from .shapes import arc, box, cylinder, lathe, ribbon, sheet, sphere


def seamless(color: str, size: float, glow_level: float) -> None:
    """A light sweep all around: floor that bends up into a wall; casts no shadow on the scene, glows a little."""
    with tagged('hall'):
        r = size
        turns = np.linspace(0, math.pi / 2, 14)[1:]
        bend = [(r * 0.55 + r * 0.45 * math.sin(a), r * 0.45 * (1 - math.cos(a))) for a in turns]
        light = {'Emission Color': linear(color), 'Emission Strength': glow_level}
        dull = {'Base Color': linear(color), 'Roughness': 0.6, 'Specular IOR Level': 0.15}
        m, _ = principled('sweep', {**dull, **light})
        lathe([(0, 0), (r * 0.55, 0), *bend, (r, r * 1.4)], m, z=-0.001, seg=64, smooth=60).visible_shadow = False


def neighbors(seed: int, day: bool) -> None:
    """Soft, out-of-focus booths of other exhibitors around the stand; their prints are blurred beforehand."""
    rnd = random.Random(seed)
    tones = (
        ['#3f63b8', '#dfe6f2', '#4f8fa6', '#7a86a8', '#eef1f6', '#b9c4d6', '#5b7fd0']
        if day
        else ['#12306f', '#0d2350', '#1a3f8f', '#13395c', '#20356a', '#0f2a66']
    )
    level = 0.75 if day else 0.30
    with tagged('hall'):
        for k in range(15):
            a = math.radians(-30 + 240 * (k + rnd.uniform(0.3, 0.7)) / 15)
            r = 11 + 9 * (0.55 + 0.45 * rnd.random() if k % 2 else 0.25 * rnd.random())
            with place(r * math.cos(a), r * math.sin(a), 0, math.degrees(a) - 90 + rnd.choice([0, 12, -12])):
                c = rnd.choice(tones)
                w, h = rnd.choice([3.0, 4.5, 6.0]), rnd.choice([2.44, 2.44, 3.0, 3.4])
                look = Palette(mix_hex(c, '#000000', 0.45 if not day else 0.15), c, mix_hex(c, '#ffffff', 0.45), c)
                pix = graphic(rnd.choice(['arcs', 'beams', 'waves', 'orbit']), w, h, look, seed + k, px=240)
                img = as_image(pix)
                d = ImageDraw.Draw(img)
                x0 = int(rnd.uniform(0.1, 0.5) * img.width)
                d.rectangle(
                    (x0, img.height * 0.3, x0 + img.width * 0.3, img.height * 0.62),
                    fill=tuple(int(q * 255) for q in rgb(mix_hex(c, '#ffffff' if day else '#4f8dff', 0.7))),
                )
                pix = np.asarray(img.filter(ImageFilter.GaussianBlur(7)), np.float32) / 255
                pix = pix * (1.15 - 0.6 * np.linspace(0, 1, pix.shape[0]))[:, None, None]
                sheet(0, 0, 0, w, h, picture(np.clip(pix, 0, 1), level, 0.9))
                box(0, -1.4, 0, w, 2.8, 0.03, material(mix_hex(c, '#000000', 0.55), 0.95), 0)
                bulb = glow('#fff3df', 7) if day else glow('#bcd4ff', 5)
                for q in range(int(w / 1.5)):
                    sphere(-w / 2 + 0.75 + 1.5 * q, -0.5, h + 0.22, 0.045, bulb, 12)
        for k in range(3):
            a = math.radians(50 + 40 * k + rnd.uniform(-8, 8))
            c = '#5f78ad' if day else rnd.choice(tones)
            with place(rnd.uniform(16, 20) * math.cos(a), rnd.uniform(16, 20) * math.sin(a), rnd.uniform(4.2, 5.2)):
                cylinder(0, 0, 0, rnd.uniform(1.1, 1.7), 0.75, material(c, 0.7, emit=level * 0.8), 32)


# Floor, upper and lower color of the walls and their glow, color and strength of the light from everywhere
HALLS = {
    'night': ('#161c2b', '#03060f', '#1b2f66', 0.42, '#1b2a52', 0.30),
    'day': ('#5a5f68', '#3a4357', '#9aa8c0', 0.55, '#b8c4d8', 0.55),
    'white': ('#a6adb8', '#ced7e2', '#e8edf3', 0.85, '#f2f6ff', 0.62),
}


def hall(mood: str, seed: int) -> None:
    """An exhibition hall. mood 'night': dark navy with pools of light; 'day': neutral show lighting; 'white': daylight and
    white walls."""
    day = mood != 'night'
    floor, top, low, shine, sky, strength = HALLS[mood]
    with tagged('hall'):
        box(0, 0, -0.2, 140, 140, 0.2, material(floor, 0.34 if day else 0.26, texture='concrete', scale=0.5), 0)
        t = np.linspace(0, 1, 128)[:, None, None] ** 0.7  # 0 at the top
        fade = np.broadcast_to(rgb(top) * (1 - t) + rgb(low) * t, (128, 8, 3))
        ribbon(arc(0, 0, 42, 0, 360, 72)[::-1][:-1], 0, 18, picture(fade, shine), closed=True)
        for i in range(-4, 5):
            for j in range(1, 7):
                box(i * 6.5, j * 5.5, 11.0, 1.5, 0.3, 0.06, glow('#f4f8ff' if day else '#8fb2ff', 8 if day else 2.6), 0)
        steel_far = material('#59637a' if day else '#1a2440', 0.5, 0.5)
        for y, z in ((11, 8.6), (21, 9.2)):
            truss((-32, y, z), (32, y, z), 0.5, steel_far)
        for x in (-14, 14):
            truss((x, 3, 8.9), (x, 34, 8.9), 0.5, steel_far)
    neighbors(seed, day)
    world(sky, strength)
