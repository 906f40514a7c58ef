"""Generated contents of screens."""

import functools
import math

import numpy as np
from PIL import ImageDraw

from .colors import Palette, rgb
from .hooks import replaceable
from .kinds import Pixels
from .pixels import as_image, blend, font, pixel_grid


@replaceable
@functools.lru_cache(maxsize=96)
def screen_image(kind: str, pal: Palette, seed: int, w: int = 960, h: int = 540) -> Pixels:
    """Contents of a screen: dashboard, sphere, flow, map or headline, as an sRGB array."""
    rnd = np.random.default_rng(seed)
    u, v = pixel_grid(w, h)
    ratio = h / w
    dark, main, light = rgb(pal.dark) * 0.7, rgb(pal.main), rgb(pal.light)
    base = blend(
        np.broadcast_to(dark, (h, w, 3)), main * 0.75, np.clip(1 - np.hypot(u - 0.75, v - 0.1) * 1.3, 0, 1) ** 2
    )
    if kind == 'sphere':
        radius = 0.21 if w > h else 0.30
        x, y = (u - 0.5) / radius, (v - ratio / 2) / radius
        inside = np.clip(1 - x * x - y * y, 0, 1)
        nz = np.sqrt(inside)
        sha = np.clip(0.25 + 0.75 * (nz * 0.5 - x * 0.5 - y * 0.6), 0, 1)
        base = blend(base, np.ones(3) * 0.02 + main * 0.9, np.clip(inside * 40, 0, 1))
        base = blend(base, light, np.clip(inside * 40, 0, 1) * sha)
        lon = np.arctan2(x, nz + 1e-6)
        grid = np.maximum(
            np.clip(1 - np.abs((lon * 3.2) % 1 - 0.5) / 0.035, 0, 1),
            np.clip(1 - np.abs((y * 4) % 1 - 0.5) / 0.05, 0, 1),
        )
        base = blend(base, np.ones(3), grid * np.clip(inside * 40, 0, 1) * 0.5)
        for k in range(5):
            e = np.abs(np.hypot(x, y * (1.9 + 0.3 * k)) - 1.35 - 0.2 * k)
            base = blend(base, light, np.clip(1 - e / 0.012, 0, 1) * (0.8 - 0.13 * k))
    if kind in ('flow', 'headline'):
        for k in range(40):
            t = k / 40
            y = ratio * (0.62 + 0.42 * (t - 0.5)) + ratio * 0.22 * np.sin(2 * np.pi * (u * 0.8 + 0.5 * t)) * (
                1 - 0.6 * t
            )
            c = main * (1 - t) + light * t
            base = blend(base, c, np.clip(1 - np.abs(v - y) / 0.003, 0, 1) * 0.85)
            base = blend(base, c, np.clip(1 - np.abs(v - y) / 0.03, 0, 1) * 0.07)
    img = as_image(base)
    d = ImageDraw.Draw(img, 'RGBA')
    L = tuple(int(x * 255) for x in light)
    M = tuple(int(x * 255) for x in main)
    W = (255, 255, 255)
    if kind == 'dashboard':
        d.rounded_rectangle((24, 24, 190, h - 24), 14, fill=(255, 255, 255, 20))
        for i in range(7):
            d.rounded_rectangle((48, 66 + i * 56, 150 - 14 * (i % 3), 80 + i * 56), 7, fill=W + (70 if i else 220,))
        for i in range(3):
            x0 = 214 + i * 242
            d.rounded_rectangle((x0, 24, x0 + 222, 140), 14, fill=(255, 255, 255, 26))
            d.text((x0 + 20, 62), ('98.4%', '1,284', '+36%')[i], font=font(48, 700), fill=W)
            d.rounded_rectangle((x0 + 20, 44, x0 + 100, 54), 5, fill=L + (150,))
        d.rounded_rectangle((214, 164, 682, h - 24), 14, fill=(255, 255, 255, 22))
        pts = [
            (238 + i * 21, 400 - 170 * (i / 20) ** 1.2 - 50 * math.sin(i * 0.8 + seed) - rnd.uniform(0, 18))
            for i in range(21)
        ]
        d.polygon(pts + [(pts[-1][0], h - 48), (pts[0][0], h - 48)], fill=L + (70,))
        d.line(pts, fill=L, width=6, joint='curve')
        d.rounded_rectangle((706, 164, w - 24, h - 24), 14, fill=(255, 255, 255, 22))
        d.arc((734, 196, 908, 370), -90, 170, fill=L, width=28)
        d.arc((734, 196, 908, 370), 180, 260, fill=M, width=28)
        for i in range(4):
            d.rounded_rectangle((734, 400 + i * 26, 734 + int(rnd.uniform(70, 170)), 412 + i * 26), 6, fill=W + (120,))
    elif kind == 'map':
        for i in range(26):
            for j in range(13):
                if math.sin(i * 0.55 + seed) + math.cos(j * 0.8 + i * 0.2) > -0.25:
                    d.ellipse((60 + i * 33, 60 + j * 34, 72 + i * 33, 72 + j * 34), fill=W + (60,))
        hubs = [(int(rnd.uniform(100, w - 100)), int(rnd.uniform(90, h - 90))) for _ in range(7)]
        for a in hubs:
            for b in hubs[:3]:
                d.line((a, b), fill=L + (110,), width=3)
            d.ellipse((a[0] - 13, a[1] - 13, a[0] + 13, a[1] + 13), fill=L)
    elif kind == 'headline':
        text = ('See it\nin motion', 'Built for\nwhat is next', 'Meet the\nnew range')[seed % 3]
        d.multiline_text((64, 70), text, font=font(92, 700), fill=W, spacing=8)
    return np.asarray(img, np.float32) / 255
