#!/usr/bin/env python3
"""Writes the occupied 5 cm cells of each design's floor, and the extras' footprints: ../booth-floors.json.

    python3 export_floors.py

A cell is occupied if anything touches it between 3 cm and 2.05 m (`HEAD`) above the deck. Rows go from back to front,
columns from left to right; bits are packed and written in base64. No light is baked for it.
"""

import base64
import json
import math
import os

import bpy
import numpy as np
from exporter.gather import gather
from exporter.item import UNITS, bounds, build_design, build_extra
from exporter.registry import RX
from exporter.stand_ins import install

from booths.catalogue import DESIGNS
from booths.parts.floors import DECK_H

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'booth-floors.json')
CELL = 0.05
HEAD = 2.05
LAMPS_FROM = 1.75  # above furniture: stays
SPOTS = """bistro_table counter curved_counter tv tower kiosk fabric_wall lightbox slat_wall bar_stool led_wall shelf_unit
    coffee_table meeting_set""".split()


def raster(groups, w, d, z0, z1):
    """Returns the cells touched between heights z0 and z1; rows from back to front, columns left to right."""
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
    """Returns a part's name, position, rotation in radians, width and depth; y up."""
    lo, hi = bounds(objs)
    x, z, width, depth = (round(float(value), 2) for value in (m[0][3], -m[1][3], *(hi - lo)[:2]))
    return [name, x, z, round(math.atan2(m[1][0], m[0][0]), 3), width, depth]


def packed(solid):
    return base64.b64encode(np.packbits(solid).tobytes()).decode()


def furniture_of(name, taken):
    """Returns the cells occupied without some furniture, and the bounds of its objects; y up."""
    own = [o for o in bpy.context.scene.objects if o.get('furniture') == name]
    boxes = [[[x0, z0, -y1], [x1, z1, -y0]] for (x0, y0, z0), (x1, y1, z1) in (np.round(bounds([o]), 3).tolist() for o in own)]
    for o in own:
        o.hide_render = True
    solid = taken(LAMPS_FROM)
    for o in own:
        o.hide_render = False
    return dict(name=name, boxes=boxes, solid=packed(solid))


def floor_of(slug):
    """Returns the occupied cells of a design's floor, and the parts that occupy them."""
    booth, w, d = build_design(slug)
    def taken(height):
        return raster(gather(), w, d, DECK_H + 0.03, DECK_H + height)

    solid = taken(HEAD)
    names = dict.fromkeys(o.get('furniture') for o in bpy.context.scene.objects)
    return dict(
        w=round(w, 3),
        d=round(d, 3),
        nx=solid.shape[1],
        ny=solid.shape[0],
        solid=packed(solid),
        furniture=[furniture_of(name, taken) for name in names if name],
        top=round(max(float(s['pos'][:, 2].max()) for s in gather().values()), 2),
        spots=[spot(name, m, objs) for name, m, objs, _ in RX['parts'] if name in SPOTS],
        size='%dx%d' % (min(booth.size), max(booth.size)),
    )


def footprint_of(slug):
    """Returns an extra's bounds on the floor, and its height."""
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
