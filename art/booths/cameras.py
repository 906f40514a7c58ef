"""Cameras: around a booth so that all of it is visible, or free."""

import math

import bpy
from mathutils import Matrix, Vector

from .kinds import Point, Point3, Thing

VIEWS = {  # azimuth, elevation (degrees), lens (mm), fill, level horizon
    'frontview': dict(az=0, el=6, lens=38, fill=0.84, level=True),
    'leftview': dict(az=-40, el=9, lens=38, fill=0.84, level=True),
    'rightview': dict(az=40, el=9, lens=38, fill=0.84, level=True),
    'topview': dict(az=18, el=56, lens=50, fill=0.86, level=False),
    'sideview': dict(az=-58, el=7, lens=40, fill=0.86, level=True),
}


def booth_points() -> list[Vector]:
    """Returns the world corners of everything that the camera frames."""
    bpy.context.view_layer.update()
    pts = []
    for o in bpy.context.scene.objects:
        if o.get('tag') == 'booth' and o.type in ('MESH', 'CURVE') and not o.hide_render:
            pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    return pts


def camera(
    view: str | dict, aspect: float, anchor: Point = (0.5, 0.5), fstop: float | None = None, **override
) -> Thing:
    """Places the camera so that the booth fits. view: a key of VIEWS or a dict like its values; aspect: width / height;
    fill: share of the frame the booth may take; anchor: where its middle comes, as fractions from the left and from
    the bottom; level: keep verticals upright by shifting the lens instead of tilting the camera."""
    v = dict(VIEWS[view] if isinstance(view, str) else view, **override)
    pts = booth_points()
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    mid = (lo + hi) / 2
    az, el = math.radians(v['az']), math.radians(v['el'])
    out = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    look = Vector((out.x, out.y, 0)).normalized() if v.get('level') else out
    rot = look.to_track_quat('Z', 'Y').to_matrix()
    inv = rot.transposed()
    half = 18.0 / v['lens']  # half sensor (36 mm, longer side) at unit distance
    hw, hh = (half, half / aspect) if aspect >= 1 else (half * aspect, half)

    def spread(dist):
        cam = mid + out * dist
        q = [inv @ (p - cam) for p in pts]
        if max(c.z for c in q) > -0.3:
            return None
        us, vs = [c.x / -c.z for c in q], [c.y / -c.z for c in q]
        return min(us), max(us), min(vs), max(vs)

    near, far = 0.5, 200.0
    fill_w, fill_h = v.get('fill_w', v['fill']), v.get('fill_h', v['fill'])
    for _ in range(50):
        dist = (near + far) / 2
        s = spread(dist)
        if s is None or s[1] - s[0] > 2 * hw * fill_w or s[3] - s[2] > 2 * hh * fill_h:
            near = dist
        else:
            far = dist
    dist = far
    s = spread(dist)
    focus = dist * (math.cos(el) if v.get('level') else 1)
    obj = _camera(Matrix.Translation(mid + out * dist) @ rot.to_4x4(), v['lens'], focus, fstop)
    cu, cv = (s[0] + s[1]) / 2, (s[2] + s[3]) / 2
    obj.data.shift_x = (cu + 2 * hw * (0.5 - anchor[0])) / (2 * half)
    obj.data.shift_y = (cv + 2 * hh * (0.5 - anchor[1])) / (2 * half)
    return obj


def camera_at(loc: Point3, target: Point3, lens: float, fstop: float) -> None:
    """Places a free camera, for interior shots."""
    d = Vector(target) - Vector(loc)
    _camera(Matrix.Translation(loc) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4(), lens, d.length, fstop)


def _camera(matrix: Matrix, lens: float, focus: float, fstop: float | None) -> Thing:
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.clip_end = lens, 300
    if fstop:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, focus, fstop
    obj = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = matrix
    bpy.context.scene.camera = obj
    return obj
