"""Exports one design or extra, from its builder to its files."""

import json
import math
import os
import time

import bpy
import numpy as np
from mathutils import Vector

from booths import catalogue, colors, extras, hall, hooks, lights, scene, shapes
from booths.catalogue import Booth
from booths.kinds import Thing
from booths.parts import seating
from booths.parts.floors import DECK_H

from .bake import bake_plane, bake_vertices, coded, cycles
from .gather import gather
from .merge import atlas, merge
from .registry import RX, fresh
from .sockets import facing, socket_light
from .tessellate import tessellate
from .write import Y_UP, screen_color, stored, write

# Exported unit of each extra: one stool, while the picture shows three.
UNITS = {**{slug: extra[0] for slug, extra in extras.EXTRAS.items()}, 'bar-stools': seating.bar_stool}


def bounds(objs: list[Thing]) -> tuple[np.ndarray, np.ndarray]:
    """Returns the bounding box of objects in meters."""
    a = np.array([o.matrix_world @ Vector(c) for o in objs if o.type in ('MESH', 'CURVE') for c in o.bound_box])
    return a.min(0), a.max(0)


def build_design(slug: str) -> tuple[Booth, float, float]:
    """Builds a design in an empty scene; returns its `Booth` and its size in meters."""
    scene.reset()
    fresh()
    booth = catalogue.DESIGNS[slug]
    w, d = catalogue.build_booth(booth)
    scene.State.tag = 'booth'
    bpy.context.view_layer.update()
    return booth, w, d


def build_extra(slug: str) -> None:
    """Builds one unit of an extra in an empty scene."""
    scene.reset()
    fresh()
    UNITS[slug](colors.PALETTES['electric'])
    bpy.context.view_layer.update()


def parts_json() -> list[dict]:
    """Returns every part of the scene with its bounds in meters and its rotation in degrees."""
    parts = []
    for name, m, objs, tag in RX['parts']:
        lo, hi = bounds(objs)
        ends = {'xyz'[k] + str(n): round(float(end[k]), 3) for k in range(3) for n, end in enumerate((lo, hi))}
        yaw = math.degrees(math.atan2(m[1][0], m[0][0]))
        parts.append(dict(part=name, tag=tag, **ends, yaw=round(yaw, 1)))
    return parts


def printed_json() -> list[dict]:
    """Returns printed surfaces that are drawn as solid or glowing, by the color of their vertices: backlit prints,
    unless a screen glows alike, and bands around counters."""
    prints, screens = ({p['emit'] for p in RX['pics'].values() if p['kind'] == kind} for kind in ('print', 'screen'))
    grays = stored(screen_color(np.array(sorted(prints - screens - {0}))))
    bands = stored([colors.linear(band)[:3] for band in RX['bands']])
    return [
        *(dict(surface='screen', colour=gray) for gray in grays.tolist()),
        *(dict(surface='solid', colour=band) for band in bands.tolist()),
    ]


def refine(groups: dict) -> None:
    """Splits triangles until light at their corners is smooth: edges of at most 0.22 to 0.5 m."""
    for (cls, _), s in groups.items():
        if cls.startswith('pic'):
            tessellate(s, 0.5 if RX['pics'][cls]['emit'] else 0.22)
        elif cls not in ('glow', 'metal', 'glass'):
            tessellate(s, 0.36)


def bake_design(groups: dict, booth: Booth, w: float, d: float, path: str, samples: int) -> None:
    """Bakes a design's light in the night hall, and writes the light map of its deck as PNG."""
    refine(groups)
    hall.hall('night', 3 + booth.size[0])
    lights.booth_lights(w, d, booth.level)
    cycles(samples)
    bake_vertices(groups)
    cycles(max(16, samples // 2))
    k = (256 if max(w, d) < 4 else 320) / max(w, d)
    coded(bake_plane(w, d, DECK_H + 0.0215, round(w * k), round(d * k)), 0.9).save(path + '-floor.png')


def bake_extra(groups: dict, slug: str, samples: int) -> None:
    """Bakes an extra's light on a dark floor."""
    refine(groups)
    lights.world('#1b2a52', 0.30)
    if slug != 'hanging-sign':
        with scene.tagged('hall'):
            shapes.box(0, 0, -0.2, 8, 8, 0.2, hooks.original('material')('#10203f', 0.9), 0)
    lights.booth_lights(3.05, 3.05, 0.9)
    cycles(samples)
    bake_vertices(groups)


def limit_socket(sk: dict, parts: list[dict]) -> None:
    """Narrows a logo's place on a wall that faces the front, if objects in front of the wall limit the room."""
    M = np.array(sk['matrix'])
    if sk['kind'] != 'print' or M[1, 1] <= 0.99:
        return
    left, z0, z1 = M[0, 3] - sk['w'] / 2, M[2, 3] - sk['h'] / 2, M[2, 3] + sk['h'] / 2
    for q in parts:
        beside = q['x0'] > left + 0.2 and q['z0'] < z1 and q['z1'] > z0
        if beside and q['y1'] <= M[1, 3] + 0.02 and q['y0'] > M[1, 3] - 0.6:
            sk['max_w'] = max(0.3, min(sk['max_w'], q['x0'] - left - 0.10))


def socket_json(s: dict) -> dict:
    """Returns a logo socket for the viewer: meters, y up; light is irradiance / pi at its corners."""

    def rounded(vector, digits=4):
        return [round(float(x), digits) for x in vector]

    return dict(
        kind=s['kind'],
        **({'lum': round(s['lum'], 3)} if s.get('lum') is not None else {}),
        light=[rounded(c, 3) for c in s['light']],
        p=rounded(Y_UP @ np.array(s['matrix'])[:3, 3]),
        n=rounded(Y_UP @ facing(s)),
        w=round(s['w'], 3),
        h=round(s['h'], 3),
        maxW=round(s['max_w'], 3),
        maxH=round(s['max_h'], 3),
        align=s['align'],
        **({'bend': round(float(s['bend']), 3)} if s.get('bend') else {}),
        **({'overhead': True} if s.get('overhead') else {}),
        **({'emit': round(s['emit'], 2)} if s.get('emit') else {}),
    )


def export(kind: str, slug: str, out: str, samples: int) -> None:
    """Writes one item of `kind` ('designs' or 'extras') below the folder `out`: model, what is known of it, and with
    `samples` its light."""
    t0 = time.time()
    booth, w, d = None, 0, 0
    if kind == 'designs':
        booth, w, d = build_design(slug)
    else:
        build_extra(slug)
    info = dict(slug=slug, w=round(w, 4), d=round(d, 4))
    if booth:
        info['level'] = booth.level
    info.update(printed=printed_json(), parts=parts_json())
    groups = gather()
    os.makedirs(os.path.join(out, kind), exist_ok=True)
    path = os.path.join(out, kind, slug)
    if samples and booth:
        bake_design(groups, booth, w, d, path, samples)
    elif samples:
        bake_extra(groups, slug, samples)
    pictures = atlas(groups)
    groups = merge(groups)
    for sk in RX['sockets']:
        socket_light(sk, groups)
        limit_socket(sk, info['parts'])
    stats = write(path + '.glb', groups, RX['sockets'], pictures)
    corners = np.concatenate([s['pos'] for s in groups.values()])
    info['bounds'] = [[round(float(x), 3) for x in corners.min(0)], [round(float(x), 3) for x in corners.max(0)]]
    info['sockets'] = [socket_json(s) for s in RX['sockets']]
    info['stats'] = stats
    with open(path + '.json', 'w') as f:
        json.dump(info, f)
    counts = stats['vertices'], stats['triangles'], stats['primitives'], os.path.getsize(path + '.glb')
    print(
        '%-36s %6d verts %6d tris %3d prims %8d B  %4.1f s' % (kind + '/' + slug, *counts, time.time() - t0), flush=True
    )
