"""One design or extra, from its builder to its files."""

import json
import math
import os
import pickle
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

from booths import catalogue, colours, extras, hall, hooks, lights, measures, scene, shapes
from booths.catalogue import Booth
from booths.colours import Palette
from booths.kinds import Thing
from booths.parts import seating

from .bake import bake_plane, bake_vertices, coded, cycles
from .gather import gather
from .merge import atlas, merge_pics, merge_solids
from .registry import RX, fresh
from .sockets import socket_json, socket_light
from .tessellate import tessellate
from .write import write


def one_stool(p: Palette) -> None:
    """A single unit of the stools, of which the extra's picture shows three."""
    seating.bar_stool(p)


# What is exported of each extra.
UNITS = {**{slug: extra[0] for slug, extra in extras.EXTRAS.items()}, 'bar-stools': one_stool}


def bounds(objs: list[Thing]) -> tuple[np.ndarray, np.ndarray] | None:
    """Least and greatest corner of objects in metres; None if there are none."""
    pts = []
    for o in objs:
        if o.type in ('MESH', 'CURVE'):
            pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    if not pts:
        return None
    a = np.array(pts)
    return a.min(0), a.max(0)


def build_design(slug: str) -> tuple[Booth, float, float]:
    """Builds a design in an empty scene; answers its `Booth` and its size in metres."""
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
    UNITS[slug](colours.PALETTES['electric'])
    bpy.context.view_layer.update()


def parts_json() -> list[dict]:
    """Every part of the scene with its bounds in metres and how it is turned, degrees."""
    parts = []
    for name, m, objs, tag in RX['parts']:
        bb = bounds(objs)
        if bb is None:
            continue
        lo, hi = bb
        ends = {'xyz'[k] + str(n): round(float(end[k]), 3) for k in range(3) for n, end in enumerate((lo, hi))}
        yaw = math.degrees(math.atan2(m[1][0], m[0][0]))
        parts.append(dict(part=name, tag=tag, **ends, yaw=round(yaw, 1)))
    return parts


def refine(groups: dict) -> None:
    """Splits what light is baked for, until light in its corners is smooth: edges of 0.22 to 0.5 m at most."""
    for (cls, _), s in groups.items():
        if cls.startswith('pic'):
            tessellate(s, 0.5 if RX['pics'][cls]['emit'] else 0.22)
        elif cls not in ('glow', 'metal', 'glass'):
            tessellate(s, 0.36)


def bake_design(groups: dict, booth: Booth, w: float, d: float, path: str, samples: int) -> None:
    """Bakes a design's light in the night hall, and writes that of its floor and of the ground around as PNG."""
    refine(groups)
    hall.hall('night', 3 + booth.size[0])
    lights.booth_lights(w, d, booth.level)
    cycles(samples)
    t1 = time.time()
    bake_vertices(groups)
    t2 = time.time()
    k = (256 if max(w, d) < 4 else 320) / max(w, d)
    cycles(max(16, samples // 2))
    floor = bake_plane(w, d, measures.DECK_H + 0.0215, round(w * k), round(d * k))
    coded(floor, 0.9).save(path + '-floor.png')
    ground = bake_plane(w + 9, d + 9, 0.002, 112, 112)
    coded(ground, 1.2).save(path + '-ground.png')
    print('   bake: vertices %.1f s, floor and ground %.1f s' % (t2 - t1, time.time() - t2))


def bake_extra(groups: dict, slug: str, path: str, samples: int) -> dict:
    """Bakes an extra's light on a dark floor, and writes its shadow as PNG; answers where that lies, in metres."""
    refine(groups)
    everything = np.concatenate([s['pos'] for s in groups.values()])
    lo, hi = everything.min(0), everything.max(0)
    hangs = slug == 'hanging-sign'
    lights.world('#1b2a52', 0.30)
    if not hangs:
        with scene.tagged('hall'):
            shapes.box(0, 0, -0.2, 8, 8, 0.2, hooks.original('material')('#10203f', 0.9), 0)
    lights.booth_lights(3.05, 3.05, 0.9)
    cycles(samples)
    bake_vertices(groups)
    if hangs:
        return {}
    sw, sd = float(hi[0] - lo[0]) + 0.8, float(hi[1] - lo[1]) + 0.8
    cx, cy = float(hi[0] + lo[0]) / 2, float(hi[1] + lo[1]) / 2
    baked = [o for o in bpy.context.scene.objects if o.name.startswith('g')]
    for o in baked:
        if o.parent is None and o.type == 'MESH':
            o.matrix_world = Matrix.Translation((-cx, -cy, 0)) @ o.matrix_world
    shaded = bake_plane(sw, sd, 0.004, 64, 64)
    for o in baked:
        o.hide_render = True
    clear = bake_plane(sw, sd, 0.004, 64, 64)
    ratio = np.clip(shaded / np.maximum(clear, 1e-4), 0, 1.6)
    image = Image.fromarray((np.clip(ratio / 1.6, 0, 1) * 255).astype(np.uint8))
    image.filter(ImageFilter.GaussianBlur(1)).save(path + '-shadow.png')
    return dict(shadow=dict(w=round(sw, 3), d=round(sd, 3), x=round(cx, 3), y=round(cy, 3)))


def restore(groups: dict, cache: str) -> dict:
    """Takes baked groups over from the file of an earlier run; answers what else was known."""
    with open(cache, 'rb') as file:
        saved = pickle.load(file)
    for key, s in groups.items():
        q = saved['groups'][key]
        for k in ('pos', 'nrm', 'uv', 'col', 'emit', 'idx', 'face_mat', 'light'):
            if k in q:
                s[k] = q[k]
    return saved['info']


def keep(groups: dict, info: dict, cache: str) -> None:
    """Keeps baked groups in a file for later runs."""
    bare = {k: {q: v for q, v in s.items() if q != 'mats'} for k, s in groups.items()}
    with open(cache, 'wb') as file:
        pickle.dump(dict(groups=bare, info={k: info[k] for k in ('shadow',) if k in info}), file)


def limit_socket(sk: dict, parts: list[dict]) -> None:
    """Narrows a place on a wall that faces the front: what hangs before the wall limits the room."""
    M = np.array(sk['matrix'])
    if sk['kind'] != 'print' or M[1, 1] <= 0.99:
        return
    left, z0, z1 = M[0, 3] - sk['w'] / 2, M[2, 3] - sk['h'] / 2, M[2, 3] + sk['h'] / 2
    for q in parts:
        beside = q['x0'] > left + 0.2 and q['z0'] < z1 and q['z1'] > z0
        if beside and q['y1'] <= M[1, 3] + 0.02 and q['y0'] > M[1, 3] - 0.45:
            sk['max_w'] = max(0.3, min(sk['max_w'], q['x0'] - left - 0.10))


def export(kind: str, slug: str, out: str, tex_px: int, bake: int = 0, split: bool = False) -> None:
    """Writes one item of `kind` ('designs' or 'extras') below the folder `out`: model, what is known of it, and with
    `bake` samples its light. tex_px: most pixels of a print; split: a draw call for each class of material."""
    t0 = time.time()
    booth, w, d = None, 0, 0
    if kind == 'designs':
        booth, w, d = build_design(slug)
    else:
        build_extra(slug)
    info = dict(slug=slug, w=round(w, 4), d=round(d, 4), parts=parts_json())
    groups = gather(('booth', 'overhead'))
    sockets = RX['sockets']
    os.makedirs(os.path.join(out, kind), exist_ok=True)
    path = os.path.join(out, kind, slug)
    cache = path + '.pkl'
    rebake = os.environ.get('REBAKE')
    if bake and os.path.exists(cache) and not rebake:
        info.update(restore(groups, cache))
    elif bake:
        if booth:
            bake_design(groups, booth, w, d, path, bake)
        else:
            info.update(bake_extra(groups, slug, path, bake))
        keep(groups, info, cache)
    RX['atlas'] = atlas(groups, limit=tex_px)
    groups = merge_pics(groups)
    if not split:
        groups = merge_solids(groups)
    for sk in sockets:
        socket_light(sk, groups)
        limit_socket(sk, info['parts'])
    stats = write(path + '.glb', groups, sockets)
    corners = np.concatenate([s['pos'] for s in groups.values()])
    info['bounds'] = [[round(float(x), 3) for x in corners.min(0)], [round(float(x), 3) for x in corners.max(0)]]
    info['sockets'] = [socket_json(s) for s in sockets]
    info['stats'] = stats
    with open(path + '.json', 'w') as f:
        json.dump(info, f)
    print(
        '%-36s %6d verts %6d tris %3d prims %8d B  %4.1f s'
        % (
            kind + '/' + slug,
            stats['vertices'],
            stats['triangles'],
            stats['primitives'],
            os.path.getsize(path + '.glb'),
            time.time() - t0,
        ),
        flush=True,
    )
