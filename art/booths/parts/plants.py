"""Plants."""

import math
import random

from ..hooks import part
from ..materials import material, white
from ..scene import place
from ..shapes import box, lathe, mesh_from, tube


@part
def plant(h: float, seed: int, pot: str = '#eceef2', kind: str = 'fig') -> None:
    """A potted plant h meters high; kind 'fig' (broad leaves), 'palm' or 'snake' (upright blades)."""
    rnd = random.Random(seed)
    ph = min(0.42, h * 0.32)
    outside = [(0, 0), (0.13, 0), (0.14, 0.01), (0.185, ph - 0.01), (0.18, ph)]
    inside = [(0.165, ph), (0.16, ph - 0.05), (0, ph - 0.05)]
    lathe(outside + inside, material(pot, 0.5))
    lathe([(0.16, ph - 0.045), (0, ph - 0.035)], material('#2b2019', 0.95), seg=24)
    greens = [material(c, 0.42) for c in ('#2e6b38', '#3c7f43', '#255a31', '#4d8f4a')]
    batches = [([], []) for _ in greens]

    def leaf(base, azim, elev, length, width, droop, fold=0.25):
        verts, faces = batches[rnd.randrange(len(batches))]
        o, n = len(verts), 6
        (x, y, z), c, s = base, math.cos(azim), math.sin(azim)
        px, pz, ang = 0.0, 0.0, elev
        for i in range(n + 1):
            t = i / n
            wdt = width * math.sin(math.pi * min(1, 0.06 + 0.94 * t) ** 0.8) / 2 if i < n else 0.002
            for q in (-1, 0, 1):
                verts.append((x + c * px - s * q * wdt, y + s * px + c * q * wdt, z + pz + abs(q) * wdt * fold))
            px += math.cos(ang) * length / n
            pz += math.sin(ang) * length / n
            ang -= droop / n
        for i in range(n):
            for q in (o + 3 * i, o + 3 * i + 1):
                faces.append((q, q + 1, q + 4, q + 3))

    if kind == 'snake':
        for k in range(16):
            a, q = rnd.uniform(0, 6.28), rnd.uniform(0.01, 0.10)
            elev, length = math.radians(rnd.uniform(76, 88)), (h - ph) * rnd.uniform(0.6, 1)
            base = (q * math.cos(a), q * math.sin(a), ph - 0.05)
            leaf(base, a, elev, length, 0.075, rnd.uniform(-0.15, 0.15), 0.4)
    elif kind == 'palm':
        for k in range(22):
            base = (0, 0, ph + rnd.uniform(0, 0.05))
            elev, length = math.radians(rnd.uniform(52, 84)), (h - ph) * rnd.uniform(0.8, 1.15)
            leaf(base, k * 2.4, elev, length, 0.11, rnd.uniform(0.7, 1.5), 0.3)
    else:
        trunks = [[(rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), ph - 0.05)] for _ in range(3)]
        for tr in trunks:
            ax, ay = rnd.uniform(-0.10, 0.10), rnd.uniform(-0.10, 0.10)
            top = (h - ph) * rnd.uniform(0.72, 0.95)
            for i in range(1, 7):
                tr.append((tr[0][0] + ax * i / 6 * 1.4, tr[0][1] + ay * i / 6 * 1.4, ph + top * i / 6))
            tube(tr, 0.011, material('#5b4632', 0.8), smooth=True)
            for k in range(22):
                i = rnd.uniform(1.6, 6)
                b, c = tr[int(i) if i < 6 else 6], tr[min(6, int(i) + 1)]
                f = i - int(i)
                base = tuple(b[q] * (1 - f) + c[q] * f for q in range(3))
                azim, elev = rnd.uniform(0, 6.28), math.radians(rnd.uniform(5, 60))
                length, width = rnd.uniform(0.16, 0.27), rnd.uniform(0.10, 0.16)
                leaf(base, azim, elev, length, width, rnd.uniform(0.4, 1.3))
    for (verts, faces), m in zip(batches, greens):
        if verts:
            mesh_from(verts, faces, m, 80)


@part
def planter(w: float, seed: int) -> None:
    """A low planter box w meters wide, with upright blades."""
    h = 0.45
    box(0, 0, 0, w, 0.30, h, white(), 0.01)
    box(0, 0, h - 0.02, w - 0.05, 0.25, 0.022, material('#2b2019', 0.95), 0)
    n = max(2, int(w / 0.2))
    for i in range(n):
        with place(-w / 2 + (i + 0.5) * w / n, 0, h - 0.36, scale=0.95):
            plant_blades(seed + i)


def plant_blades(seed: int) -> None:
    """Leaves only: a tuft that starts at 0.34 m."""
    rnd = random.Random(seed)
    verts, faces = [], []
    for k in range(22):
        a, q = rnd.uniform(0, 6.28), rnd.uniform(0, 0.07)
        elev, ln, wd, o = math.radians(rnd.uniform(55, 86)), rnd.uniform(0.3, 0.58), 0.035, len(verts)
        px, pz, ang = q, 0.34, elev
        for i in range(6):
            t = i / 5
            ww = wd * (1 - t**2) / 2 + 0.002
            verts += [
                (px * math.cos(a) - s * ww * math.sin(a), px * math.sin(a) + s * ww * math.cos(a), pz) for s in (-1, 1)
            ]
            px += math.cos(ang) * ln / 5
            pz += math.sin(ang) * ln / 5
            ang -= 0.18
        faces += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(5)]
    mesh_from(verts, faces, material(('#357a3d', '#4a9150', '#2d6a38')[seed % 3], 0.45), 80)
