#!/usr/bin/env python3
"""Bakes the deck's light where furniture has made room: models/designs/NAME-light-FURNITURE.webp, and its place in the
map of the whole deck, in pixels, in models/light.json.

    python3 export_light.py [--only '10x10-*']

The edges fade into the map that was exported with the model, so that no seam shows.
"""

import argparse
import fnmatch
import json
import os

import bpy
import numpy as np
from exporter.bake import cycles, dull_metal
from exporter.item import bake_floor, bounds, build_design
from exporter.stand_ins import install
from PIL import Image

from booths import hall, lights
from booths.catalogue import DESIGNS

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models')
FACTS = os.path.join(FOLDER, 'light.json')
SAMPLES = 48
MARGIN_M, FADE_M = 0.55, 0.3  # around furniture: reach of its shade, and the outer part where it fades


def pixels(image: Image.Image) -> np.ndarray:
    return np.asarray(image.convert('RGB'), np.float32)


def lights_of(slug: str) -> dict:
    """Returns the light map's area around each furniture: x, y, width and height, and the map's size."""
    booth, w, d = build_design(slug)
    hall.hall('night', 3 + booth.size[0])
    lights.booth_lights(w, d, booth.level)
    cycles(SAMPLES)
    dull_metal()
    exported = pixels(Image.open(os.path.join(FOLDER, 'designs', slug + '-floor.webp')))
    size = exported.shape[1::-1]
    facts = {}
    names = dict.fromkeys(o.get('furniture') for o in bpy.context.scene.objects)
    for name in filter(None, names):
        own = [o for o in bpy.context.scene.objects if o.get('furniture') == name]
        (x0, y0, _), (x1, y1, _) = bounds(own)
        for o in own:
            o.hide_render = True
        without = pixels(bake_floor(w, d))
        for o in own:
            o.hide_render = False
        # meters from the left and the back
        box = np.array([x0 + w / 2, d / 2 - y1, x1 + w / 2, d / 2 - y0]) + np.array([-1, -1, 1, 1]) * MARGIN_M
        across, along = (fade(side, size[0] / w, box[axis], box[axis + 2]) for axis, side in enumerate(size))
        mask = (along[:, None] * across)[..., None]
        (ys, xs) = (np.flatnonzero(part) for part in (along, across))
        light = Image.fromarray((exported + (without - exported) * mask).round().astype('u1'))
        left, top, right, bottom = (int(end) for end in (xs[0], ys[0], xs[-1] + 1, ys[-1] + 1))
        path = os.path.join(FOLDER, 'designs', '%s-light-%s.webp' % (slug, name.replace(' ', '-')))
        light.crop((left, top, right, bottom)).save(path, quality=45, method=6)
        facts[name] = dict(at=[left, top, right - left, bottom - top], of=list(size))
    return facts


def fade(pixels: int, per_m: float, start: float, end: float) -> np.ndarray:
    """Returns weights: 1 in the middle from `start` to `end`, in meters, fading to 0 at both."""
    at = (np.arange(pixels) + 0.5) / per_m
    return np.clip(np.minimum(at - start, end - at) / FADE_M, 0, 1)


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    ap.add_argument('--only', default='*', help="designs, such as '10x10-*'")
    args = ap.parse_args()
    install()
    with open(FACTS) as file:
        known = json.load(file)
    known.update({slug: lights_of(slug) for slug in fnmatch.filter(DESIGNS, args.only)})
    with open(FACTS, 'w') as file:
        json.dump(known, file)
