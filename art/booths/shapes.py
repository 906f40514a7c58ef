"""Shapes in meters, each an object of the scene at the current `place`."""

import math
from collections.abc import Sequence

import bmesh
import bpy
from mathutils import Matrix

from .hooks import replaceable
from .kinds import Line, Material, Outline, Point, Point3, Thing
from .scene import State


def add_object(data: bpy.types.ID, mat: Material | None = None, local: Matrix = Matrix.Identity(4)) -> Thing:
    """Adds a mesh or curve to the scene, moved by `local` at the current `place`."""
    obj = bpy.data.objects.new('o', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = State.matrix[-1] @ local
    if mat:
        data.materials.append(mat)
    obj['tag'] = State.tag
    obj['furniture'] = State.furniture
    return obj


def add_bmesh(bm: bmesh.types.BMesh, mat: Material, local: Matrix, smooth: float = 40) -> Thing:
    """Adds a mesh under construction to the scene; edges sharper than `smooth` degrees stay sharp, all of them at 0."""
    me = bpy.data.meshes.new('m')
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.set_sharp_from_angle(angle=math.radians(smooth))
    return add_object(me, mat, local)


def standing_at(x: float, y: float, z: float, rot: float = 0.0, tilt: float = 0.0) -> Matrix:
    """Rotates by rot about z and tilt about x, in degrees, then moves to (x, y, z)."""
    return (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(rot), 4, 'Z')
        @ Matrix.Rotation(math.radians(tilt), 4, 'X')
    )


def cuboid(sx: float, sy: float, sz: float, bevel: float, segments: int) -> bmesh.types.BMesh:
    """A box around the origin with edges beveled by `bevel` meters."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    return bm


def extruded(points: Outline, h: float, bevel: float, segments: int) -> bmesh.types.BMesh:
    """Extrudes a closed outline [(x, y), ...] to h meters, with end edges beveled by `bevel` meters."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((px, py, 0)) for px, py in points])
    ext = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, h), verts=[v for v in ext['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        rim = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        offset = min(bevel, h * 0.3)
        bmesh.ops.bevel(bm, geom=rim, offset=offset, segments=segments, profile=0.5, affect='EDGES')
    return bm


@replaceable
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
    """A box: x, y are its center, z its underside; rot about z and tilt about x, degrees."""
    bm = cuboid(sx, sy, sz, min(bevel, 0.3 * min(sx, sy, sz)), 2)
    return add_bmesh(bm, mat, standing_at(x, y, z + sz / 2, rot, tilt))


@replaceable
def prism(points: Outline, z: float, h: float, mat: Material, bevel: float = 0.006) -> Thing:
    """Extrudes a closed outline [(x, y), ...] from z upwards by h."""
    return add_bmesh(extruded(points, h, bevel, 2), mat, Matrix.Translation((0, 0, z)))


@replaceable
def rounded(x: float, y: float, sx: float, sy: float, r: float, seg: int = 8) -> list[Point]:
    """Outline of a rectangle sx by sy with corner radius r."""
    r = min(r, sx / 2 - 1e-4, sy / 2 - 1e-4)
    out = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(seg + 1):
            a = math.radians(a0 + 90 * i / seg)
            out.append((x + cx * (sx / 2 - r) + r * math.cos(a), y + cy * (sy / 2 - r) + r * math.sin(a)))
    return out


@replaceable
def lathe(
    profile: Outline, mat: Material, x: float = 0.0, y: float = 0.0, z: float = 0.0, seg: int = 40, smooth: float = 40
) -> Thing:
    """Revolves a profile [(radius, height), ...] about the z axis."""
    bm = bmesh.new()
    turns = [2 * math.pi * i / seg for i in range(seg)]
    rings = []
    for r, h in profile:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, h))] * seg)
        else:
            rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a), h)) for a in turns])
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            ring = list(dict.fromkeys((a[i], a[j], b[j], b[i])))
            if len(ring) > 2:
                bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return add_bmesh(bm, mat, Matrix.Translation((x, y, z)), smooth)


@replaceable
def cylinder(
    x: float, y: float, z: float, r: float, h: float, mat: Material, seg: int = 40, edge: float = 0.005
) -> Thing:
    """An upright cylinder with softened edges."""
    e = min(edge, r * 0.3, h * 0.3)
    return lathe([(0, 0), (r - e, 0), (r, e), (r, h - e), (r - e, h), (0, h)], mat, x, y, z, seg)


@replaceable
def sphere(x: float, y: float, z: float, r: float, mat: Material, seg: int = 28) -> Thing:
    """A ball with center (x, y, z)."""
    return lathe(
        [(r * math.sin(math.pi * i / 14), -r * math.cos(math.pi * i / 14)) for i in range(15)], mat, x, y, z, seg, 80
    )


def add_curve(
    lines: Sequence[Line],
    mat: Material,
    closed: bool = False,
    smooth: bool = True,
    local: Matrix = Matrix.Identity(4),
    **settings: object,
) -> Thing:
    """Adds polygons [(x, y, z), ...] to the scene as one curve; settings: its properties by Blender's names."""
    cu = bpy.data.curves.new('c', 'CURVE')
    for name, value in settings.items():
        setattr(cu, name, value)
    for line in lines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(line) - 1)
        for pt, q in zip(sp.points, line):
            pt.co = (*q, 1)
        sp.use_cyclic_u, sp.use_smooth = closed, smooth
    return add_object(cu, mat, local)


@replaceable
def tube(points: Line, r: float, mat: Material, closed: bool = False, smooth: bool = False) -> Thing:
    """A round bar of radius r along [(x, y, z), ...]."""
    bar = dict(dimensions='3D', bevel_depth=r, bevel_resolution=3, use_fill_caps=True)
    return add_curve([points], mat, closed, smooth, **bar)


@replaceable
def tubes(lines: Sequence[Line], r: float, mat: Material) -> Thing:
    """Many straight bars [((x, y, z), (x, y, z)), ...] as one object."""
    return add_curve(lines, mat, dimensions='3D', bevel_depth=r, bevel_resolution=2, use_fill_caps=True)


@replaceable
def sheet(
    x: float, y: float, z: float, w: float, h: float, mat: Material, rot: float = 0.0, tilt: float = 0.0
) -> Thing:
    """A flat printed rectangle facing -y (before rot); x, y its middle, z its lower edge."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('uv')
    co = [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)]
    f = bm.faces.new([bm.verts.new(c) for c in co])
    for loop, c in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop[uv].uv = c
    return add_bmesh(bm, mat, standing_at(x, y, z, rot, tilt), 0)


def ribbon(path: Outline, z: float, h: float, mat: Material, closed: bool = False) -> Thing:
    """A printed vertical band along a plan path [(x, y), ...]; u runs along the path."""
    pts = list(path) + ([path[0]] if closed else [])
    run = [0.0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + math.dist(a, b))
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('uv')
    low = [bm.verts.new((px, py, 0)) for px, py in pts]
    top = [bm.verts.new((px, py, h)) for px, py in pts]
    for i in range(len(pts) - 1):
        f = bm.faces.new([low[i], low[i + 1], top[i + 1], top[i]])
        for loop, c in zip(f.loops, ((run[i], 0), (run[i + 1], 0), (run[i + 1], 1), (run[i], 1))):
            loop[uv].uv = (c[0] / run[-1], c[1])
    return add_bmesh(bm, mat, Matrix.Translation((0, 0, z)), 50)


@replaceable
def arc(cx: float, cy: float, r: float, a0: float, a1: float, seg: int = 36) -> list[Point]:
    """Plan points on a circle from a0 to a1 degrees."""
    angles = [math.radians(a0 + (a1 - a0) * i / seg) for i in range(seg + 1)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


@replaceable
def mesh_from(verts: Sequence[Point3], faces: Sequence[Sequence[int]], mat: Material, smooth: float = 60) -> Thing:
    """A mesh from raw vertices and faces."""
    me = bpy.data.meshes.new('m')
    me.from_pydata(verts, [], faces)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.set_sharp_from_angle(angle=math.radians(smooth))
    return add_object(me, mat)
