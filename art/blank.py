#!/usr/bin/env python3
"""Renders booths without marks and with white walls, which walls these are, and the corners of their places for a logo.

python3 blank.py                        # hero-blank*.webp, and the site's hero/places.json
python3 blank.py --designs              # the site's designs/, for cards without 3D
python3 blank.py --scale 0.4            # a quick look, in ../test-results/
"""

import argparse
import copy
import hashlib
import json
import math
import os
import tempfile

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector
from PIL import Image

from booths.catalogue import DESIGNS
from booths.colors import PALETTES
from booths.hooks import original, replace
from booths.jobs import configure, save
from booths.materials import material
from booths.parts.floors import DECK_H
from booths.pictures import render_design, render_scene

HERE = os.path.dirname(os.path.abspath(__file__))
SITE, TRIALS = os.path.join(HERE, '../src/company'), os.path.join(HERE, '../test-results')
# As in functions/src/media/process-image.ts
RECIPE = b'webp-2, jpeg'
# Pixels of a card's picture
CARD = (800, 600)
PICTURES = {'wide': ('hero', 'hero-blank', (2400, 1350)), 'tall': ('hero-mobile', 'hero-blank-mobile', (1080, 1600))}
WHITE = '#d3d6db'
# Emission of a white wall: the prints of the hero shine, too
SHINE = {'sign': 0.16, 'tower': 0.06, 'light box': 0.5, 'screen': 0.5, 'cloth': 0.0}
# Degrees about z, distance from the axis, middle of the place (z) and its size, in meters; what is behind it
SIGN = dict(axis=(0, 0), radius=2.16, z=4.25, size=(1.3, 0.6), bent=True)
BAND = dict(rot=0, z=0.45, size=(0.72, 0.2), bent=True, on='accent')
ISLAND = (
    dict(axis=(-0.1, 0.45), radius=0.86, rot=0, z=2.3, size=(1.3, 1.1)),
    dict(BAND, axis=(0, -1.25), radius=1.26),
)
HERO = tuple(dict(SIGN, rot=rot) for rot in (-22.5, -64.5, 19.5)) + ISLAND


def flat(x: float, y: float, z: float, w: float, h: float, on: str = 'wall', rot: float = 0) -> dict:
    """A place on a flat front at (x, y, z)."""
    return dict(axis=(x, y), radius=0, rot=rot, z=z, size=(w, h), on=on)


# In sight from the front
PLACES = {
    '10x10-launch': (flat(-0.7, 1.41, 1.78, 1.4, 0.9), flat(-0.62, -1.01, 0.55, 0.9, 0.42, 'white')),
    '10x10-studio': (flat(0.72, 1.37, 1.5, 1.1, 0.42), flat(-0.72, -0.9, 0.55, 0.9, 0.4, 'wood')),
    '10x20-showcase': (flat(0.5, 1.41, 1.85, 3.2, 0.8), flat(1.75, -1.08, 0.55, 1.2, 0.42, 'white')),
    '10x20-theater': (flat(0, 1.28, 1.32, 2.2, 1.0, 'accent'), flat(2.25, -0.9, 0.55, 0.7, 0.4, 'white')),
    '20x20-pavilion': (
        flat(-1.62, 2.54, 2.3, 1.7, 0.75),
        flat(0, -0.16, 1.9, 0.76, 0.9),
        dict(BAND, axis=(-1.75, -1.15), radius=1.06),
    ),
    '20x20-island': tuple(dict(SIGN, rot=rot) for rot in (-42, 0, 42)) + ISLAND,
}
# Materials of the printed walls, and of what has the accent on white walls
prints: dict[str, set[str]] = {'walls': set(), 'accents': set()}


def wall(kind: str) -> bpy.types.Material:
    made = material(WHITE, 0.6, emit=SHINE[kind], keep=True)
    prints['accents' if kind == 'screen' else 'walls'].add(made.name)
    return made


def build_blank() -> None:
    """Replaces prints, faces of the tower and the counter's band by white, and leaves out marks."""
    replace('mark3d', lambda *args: None)
    replace('picture', picture)
    replace('tower', tower)
    replace('curved_counter', curved_counter)


def picture(pixels, emit=0.0, rough=0.7, coat=0.0):
    """Fabric, light boxes, rings and LED walls are printed; other screens keep what they show."""
    height, width, _ = pixels.shape
    if width / height > 4:
        return wall('sign')
    kind = {(0, 0.75): 'cloth', (0.95, 0.8): 'light box', (1.5, 0.4): 'screen'}.get((emit, rough))
    return wall(kind) if kind else original('picture')(pixels, emit, rough, coat)


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
        angle = x / radius if bent else 0
        front = (radius * math.sin(angle), -radius * math.cos(angle)) if bent else (x, -radius)
        at = world_to_camera_view(scene, scene.camera, turn @ Vector((*front, z + up)))
        found.append([round(at.x * picture[0], 1), round((1 - at.y) * picture[1], 1)])
    return found


def in_sight(rot, axis, radius, z, size, bent=False, **_) -> float:
    """Returns the part of a place that nothing stands in front of."""
    scene, view = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    eye = scene.camera.matrix_world.translation
    turn = Matrix.Translation((*axis, DECK_H)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
    seen = []
    for i in range(21):
        for j in range(11):
            x, up = size[0] * (i / 20 - 0.5), size[1] * (j / 10 - 0.5)
            front = (radius * math.sin(x / radius), -radius * math.cos(x / radius)) if bent else (x, -radius)
            way = turn @ Vector((*front, z + up)) - eye
            hit, at, *_ = scene.ray_cast(view, eye, way.normalized())
            seen.append(not hit or (at - eye).length > way.length - 0.06)
    return sum(seen) / len(seen)


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
    # Its noise would be all over the masks
    scene.render.dither_intensity = 0


def render(path: str) -> None:
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def place_of(place: dict, size: tuple[int, int]) -> dict:
    """Returns a place as the site reads it."""
    return dict(size=place['size'], on=place.get('on', 'wall'), corners=corners(size, **place))


def render_masks(path: str) -> dict[str, Image.Image]:
    """Renders which pixels are printed walls, and which have the accent on white walls."""
    masks = {}
    for part, names in prints.items():
        show_only(names)
        render(path)
        masks[part] = Image.open(path).convert('L')
        names.clear()
    return masks


def render_heroes(scale: float, samples: int) -> None:
    out = HERE if scale == 1 else TRIALS
    places = {}
    for name, (kind, file, full) in PICTURES.items():
        size = tuple(round(side * scale) for side in full)
        exposure = render_scene(kind, size)
        configure(size, samples, exposure)
        places[name] = [place_of(place, full) for place in HERO]
        with tempfile.TemporaryDirectory() as tmp:
            png = os.path.join(tmp, 'r.png')
            render(png)
            save(png, os.path.join(out, file + '.webp'), size, 80, 260_000)
            for part, mask in render_masks(png).items():
                mask.save(f'{out}/{file}-{part}.webp', quality=80, method=6)
    write(os.path.join(SITE, 'hero/places.json') if scale == 1 else f'{TRIALS}/places.json', places)


def render_designs(scale: float, samples: int) -> None:
    """Renders the front views of the designs as the site serves them."""
    out = os.path.join(SITE, 'designs') if scale == 1 else TRIALS
    os.makedirs(out, exist_ok=True)
    path = os.path.join(out, 'places.json')
    places = {}
    for slug, booth in DESIGNS.items():
        size = tuple(round(side * scale) for side in CARD)
        configure(size, samples, render_design(booth, 'frontview', size))
        pal = PALETTES[booth.palette]
        print(slug, 'in sight:', *(round(in_sight(**place), 2) for place in PLACES[slug]))
        places[front_name(slug)] = dict(
            colors=[pal.dark, pal.main], places=[place_of(place, CARD) for place in PLACES[slug]]
        )
        with tempfile.TemporaryDirectory() as tmp:
            png = os.path.join(tmp, 'r.png')
            render(png)
            Image.open(png).convert('RGB').save(f'{out}/{slug}.avif', quality=60, speed=2)
            for part, mask in render_masks(png).items():
                black = Image.new('L', mask.size)
                shape = Image.merge('RGBA', (black, black, black, mask))
                if any(mask.tobytes()):
                    shape.save(f'{out}/{slug}-{part}.webp', quality=60, alpha_quality=60, method=6)
    write(path, places)


def front_name(slug: str) -> str:
    """Returns the name under which the site stores the design's front view, with the hash of its content."""
    with open(f'{HERE}/../scripts/demo/images/designs/{slug}-frontview.webp', 'rb') as file:
        return f'{slug}-frontview-{hashlib.sha256(RECIPE + file.read()).hexdigest()[:16]}'


def write(path: str, facts: dict) -> None:
    with open(path, 'w') as file:
        json.dump(facts, file)


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--designs', action='store_true')
    ap.add_argument('--scale', type=float, default=1.0)
    ap.add_argument('--samples', type=int, default=10)
    args = ap.parse_args()
    build_blank()
    if args.designs:
        render_designs(args.scale, args.samples)
    else:
        render_heroes(args.scale, args.samples)


if __name__ == '__main__':
    main()
