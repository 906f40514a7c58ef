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
from booths.measures import DECK_H

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'booth-floors.json')
CELL = 0.05


def triangles(groups, z0, z1):
    """Corners in plan of all triangles that reach between heights z0 and z1, an array for each group."""
    for s in groups.values():
        p = s['pos'][s['idx']]
        ok = (p[:, :, 2].max(1) > z0) & (p[:, :, 2].min(1) < z1)
        yield p[ok][:, :, :2]


def raster(groups, w, d, z0, z1, pad=0.0):
    """Cells touched by anything between heights z0 and z1; rows from the back to the front, columns left to right."""
    nx, ny = round(w / CELL), round(d / CELL)
    grid = np.zeros((ny, nx), bool)
    for tri in triangles(groups, z0, z1):
        for t in tri:
            lo, hi = t.min(0) - pad, t.max(0) + pad
            n = max(1, int(max(hi - lo) / (CELL * 0.4)))
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


def main():
    install()
    out = dict(cell=CELL, designs={}, extras={})
    for slug in DESIGNS:
        b, w, d = build_design(slug)
        g = gather()
        z = DECK_H
        solid = raster(g, w, d, z + 0.03, z + 2.05)
        high = raster({k: v for k, v in g.items() if k[1]}, w, d, 2.5, 9)
        top = max([float(s['pos'][:, 2].max()) for k, s in g.items()])
        spots = []
        for name, m, objs, _ in RX['parts']:
            if name in (
                'bistro_table',
                'counter',
                'curved_counter',
                'tv',
                'tower',
                'kiosk',
                'fabric_wall',
                'lightbox',
                'slat_wall',
                'bar_stool',
                'led_wall',
                'shelf_unit',
                'coffee_table',
                'meeting_set',
            ):
                lo, hi = bounds(objs)
                spots.append(
                    [
                        name,
                        round(float(m[0][3]), 2),
                        round(-float(m[1][3]), 2),
                        round(math.atan2(m[1][0], m[0][0]), 3),
                        round(float(hi[0] - lo[0]), 2),
                        round(float(hi[1] - lo[1]), 2),
                    ]
                )
        bits = np.packbits(solid.astype(np.uint8).ravel())
        out['designs'][slug] = dict(
            w=round(w, 3),
            d=round(d, 3),
            nx=int(solid.shape[1]),
            ny=int(solid.shape[0]),
            solid=base64.b64encode(bits.tobytes()).decode(),
            top=round(top, 2),
            overhead=bool(high.any()),
            spots=spots,
            size='%dx%d' % (min(b.size), max(b.size)),
        )
    for slug in UNITS:
        build_extra(slug)
        g = gather()
        p = np.concatenate([s['pos'] for s in g.values()])
        lo, hi = p.min(0), p.max(0)
        out['extras'][slug] = dict(
            x0=round(float(lo[0]), 3),
            x1=round(float(hi[0]), 3),
            z0=round(-float(hi[1]), 3),
            z1=round(-float(lo[1]), 3),
            h=round(float(hi[2]), 2),
        )
    with open(OUT, 'w') as file:
        json.dump(out, file)


if __name__ == '__main__':
    main()
