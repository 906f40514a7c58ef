"""Shapes with fewer polygons, whose normals look beveled."""

import math
from collections.abc import Sequence

import bmesh
import numpy as np
from mathutils import Matrix

from booths import hooks, scene, shapes
from booths.kinds import Line, Material, Outline, Point, Thing


def _finish(obj: Thing) -> Thing:
    """Applies weighted normals, so that a one-segment chamfer looks round."""
    wn = obj.modifiers.new('wn', 'WEIGHTED_NORMAL')
    wn.mode, wn.weight, wn.keep_sharp = 'FACE_AREA', 100, True
    return obj


def _without_underside(bm: bmesh.types.BMesh, z: float) -> None:
    """Removes the bottom faces of objects on the floor, which are never visible."""
    if z < 0.012 and scene.State.matrix[-1].translation.z < 0.06:
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.z < -0.3], context='FACES')


def box(
    x: float,
    y: float,
    z: float,
    sx: float,
    sy: float,
    sz: float,
    mat: Material,
    bevel: float = 0.006,
    rot: float = 0.0,
    tilt: float = 0.0,
) -> Thing:
    """Like `shapes.box`, with chamfers instead of round edges, and none where they would be invisible."""
    bevel = min(bevel, 0.3 * min(sx, sy, sz))
    soft = bevel >= 0.0015 and min(sx, sy, sz) > 0.008
    bm = shapes.cuboid(sx, sy, sz, bevel if soft else 0, 1)
    if tilt == 0:
        _without_underside(bm, z)
    obj = shapes.add_bmesh(bm, mat, shapes.standing_at(x, y, z + sz / 2, rot, tilt), 60 if soft else 30)
    return _finish(obj) if soft else obj


def prism(points: Outline, z: float, h: float, mat: Material, bevel: float = 0.006) -> Thing:
    """Like `shapes.prism`, with chamfers instead of round edges for small bevels."""
    soft = bevel and h > 0.012
    bm = shapes.extruded(points, h, bevel if soft else 0, 1 if bevel < 0.015 else 2)
    _without_underside(bm, z)
    return _finish(shapes.add_bmesh(bm, mat, Matrix.Translation((0, 0, z)), 60 if soft else 40))


def rounded(x: float, y: float, sx: float, sy: float, r: float, seg: int = 8) -> list[Point]:
    """Like `shapes.rounded`; the number of corners depends only on the radius."""
    return hooks.original('rounded')(x, y, sx, sy, r, 2 if r < 0.04 else 4 if r < 0.2 else 8)


def lathe(
    profile: Outline, mat: Material, x: float = 0.0, y: float = 0.0, z: float = 0.0, seg: int = 40, smooth: float = 40
) -> Thing:
    """Like `shapes.lathe`, with segments for its largest radius."""
    rmax = max(p[0] for p in profile)
    seg = min(seg, 8 if rmax < 0.03 else 12 if rmax < 0.08 else 18 if rmax < 0.16 else 24 if rmax < 0.4 else 40)
    return hooks.original('lathe')(profile, mat, x, y, z, seg, smooth)


def sphere(x: float, y: float, z: float, r: float, mat: Material, seg: int = 28) -> Thing:
    """Like `shapes.sphere`; small spheres have few faces."""
    if r > 0.1:
        return hooks.original('sphere')(x, y, z, r, mat, seg)
    n = 6
    return shapes.lathe(
        [(r * math.sin(math.pi * i / n), -r * math.cos(math.pi * i / n)) for i in range(n + 1)], mat, x, y, z, 10, 80
    )


def _curve(lines: Sequence[Line], r: float, mat: Material, closed: bool, smooth: bool) -> Thing:
    res = 0 if r < 0.004 else 1 if r < 0.03 else 2
    bars = []
    for pts in lines:
        # the ends are often inside another bar and dark
        if len(pts) == 2 and r >= 0.008 and math.dist(*pts) > 0.15:
            a, b = (np.array(q, float) for q in pts)
            pts = [tuple(a + (b - a) * t) for t in (0, 0.14, 0.86, 1)]
        bars.append(pts)
    bar = dict(dimensions='3D', bevel_depth=r, bevel_resolution=res, use_fill_caps=r >= 0.012 and not closed)
    return shapes.add_curve(bars, mat, closed, smooth, **bar)


def tube(points: Line, r: float, mat: Material, closed: bool = False, smooth: bool = False) -> Thing:
    """Like `shapes.tube`; thin rings use every other point."""
    pts = list(points)
    if closed and len(pts) > 24 and r < 0.02:
        pts = pts[::2] if len(pts) <= 40 else pts
    return _curve([pts], r, mat, closed, smooth)


def tubes(lines: Sequence[Line], r: float, mat: Material) -> Thing | None:
    """Like `shapes.tubes`; omits tubes thinner than a pixel."""
    if r < 0.002:  # the tile joints of LED walls: below a pixel
        return None
    return _curve(lines, r, mat, False, True)


def arc(cx: float, cy: float, r: float, a0: float, a1: float, seg: int = 36) -> list[Point]:
    """Like `shapes.arc`, with segments for its radius."""
    seg = min(seg, max(6, int(abs(a1 - a0) / 360 * (64 if r > 1.2 else 40 if r > 0.4 else 28)) + 1))
    return hooks.original('arc')(cx, cy, r, a0, a1, seg)
