#!/usr/bin/env python3
"""Renders the hero without marks and with white walls, which walls these are, and the corners of its places for a logo.

python3 hero_blank.py                   # hero-blank*.webp, and places.json of the site
python3 hero_blank.py --scale 0.4       # a quick look, in ../test-results/
"""

import argparse
import copy
import json
import math
import os
import tempfile

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector
from PIL import Image

from booths.hooks import original, replace
from booths.jobs import configure, save
from booths.materials import material
from booths.parts.floors import DECK_H
from booths.pictures import render_scene

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = {'wide': ('hero', 'hero-blank', (2400, 1350)), 'tall': ('hero-mobile', 'hero-blank-mobile', (1080, 1600))}
WHITE = '#d3d6db'
# Emission of a white wall: the prints of the hero shine, too
SHINE = {'sign': 0.16, 'tower': 0.06, 'band': 0.0}
# Degrees about z, distance from the axis, middle of the place (z) and its size, in meters
SIGN = dict(axis=(0, 0), radius=2.16, z=4.25, size=(1.3, 0.6), bent=True)
PLACES = (
    dict(SIGN, rot=-22.5),
    dict(SIGN, rot=-64.5),
    dict(SIGN, rot=19.5),
    dict(axis=(-0.1, 0.45), radius=0.86, rot=0, z=2.3, size=(1.3, 1.1)),
    dict(axis=(0, -1.25), radius=1.26, rot=0, z=0.45, size=(0.72, 0.2), bent=True, onAccent=True),
)
# Materials of the printed walls, and of what has the accent on white walls
prints: dict[str, set[str]] = {'walls': set(), 'accents': set()}


def wall(kind: str) -> bpy.types.Material:
    made = material(WHITE, 0.6, emit=SHINE[kind], keep=True)
    prints['accents' if kind == 'band' else 'walls'].add(made.name)
    return made


def build_blank() -> None:
    """Replaces prints, faces of the tower and the counter's band by white, and leaves out marks."""
    replace('mark3d', lambda *args: None)
    replace('picture', picture)
    replace('tower', tower)
    replace('curved_counter', curved_counter)


def picture(pixels, emit=0.0, rough=0.7, coat=0.0):
    height, width, _ = pixels.shape
    # A ring or a wall; screens are smaller
    is_print = width / height > 4 or (emit == 0 and rough == 0.75)
    return (
        wall('sign' if width / height > 4 else 'band') if is_print else original('picture')(pixels, emit, rough, coat)
    )


def tower(w, h, faces, pal, emit):
    replace('picture', lambda *args: wall('tower'))
    original('tower')(w, h, faces, pal, emit)
    replace('picture', picture)


def curved_counter(r, h, pal, a0, a1, depth, mark):
    plain = copy.copy(pal)
    plain.main = '#f6f7fa'
    original('curved_counter')(r, h, plain, a0, a1, depth, mark)
    prints['accents'].update(m.name for m in bpy.data.materials if m.get('hex') == plain.main)


def corners(picture, rot, axis, radius, z, size, bent=False, **_) -> list[list[float]]:
    """Returns a place's corners, in pixels from the picture's top left corner, clockwise from the place's own."""
    scene = bpy.context.scene
    turn = Matrix.Translation((*axis, DECK_H)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
    w, h = size
    found = []
    for x, up in ((-w / 2, h / 2), (w / 2, h / 2), (w / 2, -h / 2), (-w / 2, -h / 2)):
        angle = x / radius
        flat = (radius * math.sin(angle), -radius * math.cos(angle)) if bent else (x, -radius)
        at = world_to_camera_view(scene, scene.camera, turn @ Vector((*flat, z + up)))
        found.append([round(at.x * picture[0], 1), round((1 - at.y) * picture[1], 1)])
    return found


def show_only(names: set[str]) -> None:
    """Makes these materials white and everything else black."""
    for m in bpy.data.materials:
        m.use_nodes = True
        nodes = m.node_tree.nodes
        out = next(n for n in nodes if n.type == 'OUTPUT_MATERIAL')
        shine = nodes.new('ShaderNodeEmission')
        shine.inputs[0].default_value = (1, 1, 1, 1) if m.name in names else (0, 0, 0, 1)
        m.node_tree.links.new(shine.outputs[0], out.inputs['Surface'])
    bpy.context.scene.world = None
    for light in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(light)
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.exposure = 'Raw', 0
    scene.cycles.use_denoising = False


def render(path: str) -> None:
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--scale', type=float, default=1.0)
    ap.add_argument('--samples', type=int, default=10)
    args = ap.parse_args()
    out = HERE if args.scale == 1 else os.path.join(HERE, '../test-results')
    build_blank()
    places = {}
    for name, (kind, file, full) in PICTURES.items():
        size = tuple(round(side * args.scale) for side in full)
        exposure = render_scene(kind, size)
        configure(size, args.samples, exposure)
        places[name] = [
            dict(size=place['size'], onAccent=place.get('onAccent', False), corners=corners(full, **place))
            for place in PLACES
        ]
        with tempfile.TemporaryDirectory() as tmp:
            png = os.path.join(tmp, 'r.png')
            render(png)
            save(png, os.path.join(out, file + '.webp'), size, 80, 260_000)
            for part, names in prints.items():
                show_only(names)
                render(png)
                Image.open(png).convert('L').save(f'{out}/{file}-{part}.webp', quality=80, method=6)
                names.clear()
    with open(
        os.path.join(HERE, '../src/company/hero/places.json') if args.scale == 1 else 'places.json', 'w'
    ) as written:
        json.dump(places, written)


if __name__ == '__main__':
    main()
