#!/usr/bin/env python3
"""Writes where each design's furniture and parts stand: furniture.json. No light is baked for it.

    python3 export_furniture.py
"""

import json
import math
import os

import bpy
import numpy as np
from exporter.item import bounds, build_design
from exporter.registry import RX
from exporter.stand_ins import install

from booths.catalogue import DESIGNS

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'furniture.json')
SPOTS = """bistro_table counter curved_counter tv tower kiosk fabric_wall lightbox slat_wall bar_stool led_wall shelf_unit
    coffee_table meeting_set""".split()


def spot(name, m, objs):
    """Returns a part's name, position, rotation in radians, width and depth; y up."""
    lo, hi = bounds(objs)
    x, z, width, depth = (round(float(value), 2) for value in (m[0][3], -m[1][3], *(hi - lo)[:2]))
    return [name, x, z, round(math.atan2(m[1][0], m[0][0]), 3), width, depth]


def furniture_of(name):
    """Returns the bounds of some furniture's objects; y up."""
    own = [o for o in bpy.context.scene.objects if o.get('furniture') == name]
    boxes = [[[x0, z0, -y1], [x1, z1, -y0]] for (x0, y0, z0), (x1, y1, z1) in (np.round(bounds([o]), 3).tolist() for o in own)]
    return dict(name=name, boxes=boxes)


def parts_of(slug):
    """Returns a design's furniture that can make room, and its parts."""
    build_design(slug)
    names = dict.fromkeys(o.get('furniture') for o in bpy.context.scene.objects)
    return dict(
        furniture=[furniture_of(name) for name in names if name],
        spots=[spot(name, m, objs) for name, m, objs, _ in RX['parts'] if name in SPOTS],
    )


if __name__ == '__main__':
    install()
    with open(OUT, 'w') as file:
        json.dump({slug: parts_of(slug) for slug in DESIGNS}, file)
