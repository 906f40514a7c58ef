"""Generated graphics printed on walls."""

import functools
import math

import numpy as np
from PIL import ImageDraw

from .colors import Palette, mix_hex, rgb
from .hooks import replaceable
from .kinds import Pixels
from .marks import Words, draw_words
from .pixels import as_image, blend, pixel_grid


@replaceable
@functools.lru_cache(maxsize=96)
def graphic(
    style: str,
    w_m: float,
    h_m: float,
    pal: Palette,
    seed: int,
    words: Words | None = None,
    px: int = 1200,
) -> Pixels:
    """A printed graphic for w_m x h_m meters as an sRGB array, at most px wide or high.

    style: waves, facets, arcs, dots, beams, topo, hills, bubbles or orbit.
    """
    w = int(px if w_m >= h_m else px * w_m / h_m)
    h = max(8, int(w * h_m / w_m))
    rnd = np.random.default_rng(seed)
    u, v = pixel_grid(w, h)
    ratio = h / w
    dark, main, light = rgb(pal.dark), rgb(pal.main), rgb(pal.light)
    g = np.clip((u + (1 - v / ratio) * 0.35) / 1.35, 0, 1)
    base = blend(np.broadcast_to(dark, (h, w, 3)), main, g**1.25)
    if style == 'waves':
        for k in range(34):
            t = k / 34
            y = (
                ratio * (0.30 + 0.75 * t)
                - 0.16 * ratio * np.sin(2 * np.pi * (u * (0.9 + 0.25 * t) + 0.13 + 0.35 * t))
                - 0.3 * ratio * u * (1 - t)
            )
            d = np.abs(v - y)
            base = blend(
                base, light, np.clip(1 - d / 0.0022, 0, 1) * (0.15 + 0.75 * (1 - abs(2 * t - 1))) * (0.2 + 0.8 * u)
            )
            if k % 8 == 4:
                base = blend(base, main * 0.7 + light * 0.3, np.clip((v - y) * 6, 0, 1) * 0.22)
    elif style == 'facets':
        n = 9
        img = as_image(base)
        drw = ImageDraw.Draw(img, 'RGBA')
        ny = max(2, round(n * ratio))
        pts = {
            (i, j): (
                (i + (rnd.uniform(-0.32, 0.32) if 0 < i < n else 0)) / n * w,
                (j + (rnd.uniform(-0.32, 0.32) if 0 < j < ny else 0)) / ny * h,
            )
            for i in range(n + 1)
            for j in range(ny + 1)
        }
        for i in range(n):
            for j in range(ny):
                p0, p1, p2, p3 = pts[i, j], pts[i + 1, j], pts[i + 1, j + 1], pts[i, j + 1]
                for tri in ((p0, p1, p2), (p0, p2, p3)) if (i + j) % 2 else ((p0, p1, p3), (p1, p2, p3)):
                    t = (sum(p[0] for p in tri) / 3 / w) * 0.7 + rnd.uniform(0, 0.3)
                    c = dark * (1 - t) + main * t if rnd.random() < 0.84 else main * 0.45 + light * 0.55
                    drw.polygon(tri, fill=tuple(int(x * 255) for x in c) + (235,))
        base = np.asarray(img, np.float32) / 255
    elif style == 'arcs':
        r = np.hypot(u - 0.82, v - ratio * 1.02) / max(ratio, 0.6)
        for k in range(7):
            base = blend(base, light if k % 2 else main, np.clip((1.25 - 0.17 * k - r) * 300, 0, 1) * (0.10 + 0.03 * k))
    elif style == 'dots':
        n = 46
        cu, cv = (u * n) % 1 - 0.5, (v * n) % 1 - 0.5
        size_field = 0.46 * np.clip(
            1.15 * (np.floor(u * n) / n) - 0.35 * (v / ratio) + 0.1 * np.sin(9 * v / ratio), 0, 1
        )
        base = blend(base, light, np.clip((size_field - np.hypot(cu, cv)) * 16, 0, 1) * 0.8)
    elif style == 'beams':
        for k in range(12):
            pos, wid = rnd.uniform(-0.1, 1.25), rnd.uniform(0.012, 0.11)
            d = np.abs(u + v * 0.55 - pos)
            base = blend(base, light if k % 3 == 0 else main, np.clip((wid - d) * 400, 0, 1) * rnd.uniform(0.10, 0.42))
    elif style == 'topo':
        f = sum(
            np.sin(2 * np.pi * (rnd.uniform(0.5, 2) * u + rnd.uniform(-1.8, 1.8) * v) + rnd.uniform(0, 6))
            for _ in range(5)
        )
        line = np.abs((f * 2.6) % 1 - 0.5)
        base = blend(base, light, np.clip(1 - line / 0.075, 0, 1) * 0.45 * (0.35 + 0.65 * u))
    elif style == 'hills':
        sky = blend(np.broadcast_to(main * 0.55 + light * 0.45, (h, w, 3)), light, np.clip(v / ratio * 1.1, 0, 1))
        base = blend(sky, np.ones(3), np.clip((0.085 - np.hypot(u - 0.70, v - ratio * 0.40)) * 500, 0, 1) * 0.9)
        for k in range(6):
            t = k / 5
            y = (
                ratio * (0.45 + 0.09 * k)
                + 0.035 * np.sin(2 * np.pi * (u * (1.0 + 0.3 * k) + rnd.uniform(0, 1)))
                + 0.012 * np.sin(2 * np.pi * (u * 4 + rnd.uniform(0, 1)))
            )
            base = blend(base, (main * 0.8 + light * 0.2) * (1 - t) + dark * t, np.clip((v - y) * 500, 0, 1))
    elif style == 'bubbles':
        base = np.broadcast_to(rgb(pal.light), (h, w, 3)).copy()
        deep = rgb(mix_hex(pal.main, pal.dark, 0.6))
        spots = ((0.86, 0.85, 0.34), (0.62, 0.22, 0.16), (0.98, 0.12, 0.22), (0.44, 1.0, 0.14), (0.73, 0.52, 0.10))
        for k, (cx, cy, r) in enumerate(spots):
            inside = np.clip((r * min(1, ratio * 1.5) - np.hypot(u - cx, v - cy * ratio)) * 500, 0, 1)
            base = blend(base, deep if k % 2 else main, inside * 0.92)
    elif style == 'orbit':
        r = np.hypot(u - 0.72, (v - ratio * 0.5))
        base = blend(np.broadcast_to(dark, (h, w, 3)), main, np.clip(1 - r / (0.75 * max(ratio, 0.5)), 0, 1) ** 1.6)
        for k in range(9):
            e = np.hypot((u - 0.72) * 1.0, (v - ratio * 0.5) * (1.0 + 0.1 * k)) - 0.045 * (k + 1.6) * max(ratio, 0.55)
            base = blend(base, light, np.clip(1 - np.abs(e) / 0.0018, 0, 1) * (0.85 - 0.07 * k))
        for k in range(14):
            a, q = rnd.uniform(0, 6.28), 0.045 * (rnd.integers(2, 9) + 0.6) * max(ratio, 0.55)
            away = np.hypot(u - 0.72 - q * math.cos(a), v - ratio * 0.5 - q * math.sin(a))
            base = blend(base, np.ones(3), np.clip((0.006 - away) * 700, 0, 1))
    img = as_image(base)
    if words:
        draw_words(ImageDraw.Draw(img, 'RGBA'), w, h, words, tuple(int(x * 255) for x in rgb(words.ink)))
    return np.asarray(img, np.float32) / 255
