#!/usr/bin/env python3
"""Writes what of each design's floor is taken, in cells of 5 cm, and the extras' footprints: ../booth-floors.json.

    python3 export_floors.py

Taken is what anything touches between 3 cm and 2.05 m over the deck. Rows go from the back to the front, columns from
left to right; bits are packed and written in base64. No light is baked for it.
"""

import base64
import json
import math
import os

import numpy as np
from exporter.gather import gather
from exporter.item import UNITS, bounds, build_design, build_extra
from exporter.registry import RX
from exporter.stand_ins import install

from booths.catalogue import DESIGNS
from booths.parts.floors import DECK_H

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'booth-floors.json')
CELL = 0.05
SPOTS = """bistro_table counter curved_counter tv tower kiosk fabric_wall lightbox slat_wall bar_stool led_wall shelf_unit
    coffee_table meeting_set""".split()


def raster(groups, w, d, z0, z1):
    """Cells touched by anything between heights z0 and z1; rows from the back to the front, columns left to right."""
    nx, ny = round(w / CELL), round(d / CELL)
    grid = np.zeros((ny, nx), bool)
    for s in groups.values():
        p = s['pos'][s['idx']]
        within = (p[:, :, 2].max(1) > z0) & (p[:, :, 2].min(1) < z1)
        for t in p[within][:, :, :2]:
            n = max(1, int(max(t.max(0) - t.min(0)) / (CELL * 0.4)))
            # sample the triangle densely
            k = np.linspace(0, 1, n + 1)
            u, v = np.meshgrid(k, k)
            m = u + v <= 1.0001
            pts = t[0] + u[m][:, None] * (t[1] - t[0]) + v[m][:, None] * (t[2] - t[0])
            ix = np.floor((pts[:, 0] + w / 2) / CELL).astype(int)
            iy = np.floor((d / 2 - pts[:, 1]) / CELL).astype(int)
            ok = (ix >= 0) & (ix < nx) & (iy >= 0) & (iy < ny)
            grid[iy[ok], ix[ok]] = True
    return grid


def spot(name, m, objs):
    """A part's name, place, turn in radians, width and depth; y up."""
    lo, hi = bounds(objs)
    x, z, width, depth = (round(float(value), 2) for value in (m[0][3], -m[1][3], *(hi - lo)[:2]))
    return [name, x, z, round(math.atan2(m[1][0], m[0][0]), 3), width, depth]


def floor_of(slug):
    """What of a design's floor is taken, and by which parts."""
    booth, w, d = build_design(slug)
    groups = gather()
    solid = raster(groups, w, d, DECK_H + 0.03, DECK_H + 2.05)
    high = raster({key: s for key, s in groups.items() if key[1]}, w, d, 2.5, 9)
    return dict(
        w=round(w, 3),
        d=round(d, 3),
        nx=solid.shape[1],
        ny=solid.shape[0],
        solid=base64.b64encode(np.packbits(solid).tobytes()).decode(),
        top=round(max(float(s['pos'][:, 2].max()) for s in groups.values()), 2),
        overhead=bool(high.any()),
        spots=[spot(name, m, objs) for name, m, objs, _ in RX['parts'] if name in SPOTS],
        size='%dx%d' % (min(booth.size), max(booth.size)),
    )


def footprint_of(slug):
    """Bounds of an extra on the floor, and its height."""
    build_extra(slug)
    p = np.concatenate([s['pos'] for s in gather().values()])
    x0, y0, _ = (float(value) for value in p.min(0))
    x1, y1, h = (float(value) for value in p.max(0))
    return dict(x0=round(x0, 3), x1=round(x1, 3), z0=round(-y1, 3), z1=round(-y0, 3), h=round(h, 2))


if __name__ == '__main__':
    install()
    designs = {slug: floor_of(slug) for slug in DESIGNS}
    extras = {slug: footprint_of(slug) for slug in UNITS}
    with open(OUT, 'w') as file:
        json.dump(dict(cell=CELL, designs=designs, extras=extras), file)
