#!/usr/bin/env python3
"""Renders every picture of the trade-show booth site: designs, reference projects, extras, hero and social card.

    pip install bpy==4.5.15 pillow          (Python 3.11)
    python3 render.py --list
    python3 render.py --only designs/10x10-launch-frontview --out DIR --samples 32
    python3 render.py --only 'designs/*' --out ../scripts/demo/images

Units: metres, degrees, watts. Booth sizes are in feet (1 ft = 0.3048 m). The world is right-handed with z up;
a booth stands with its centre at the origin and its open front towards -y. Everything random is seeded, so that
the same command gives the same picture.

Parts of this file: 1 colours and materials, 2 shapes, 3 printed graphics and screen contents, 4 booth parts,
5 surroundings and light, 6 cameras, 7 booths, 8 product shots, 9 jobs and command line.
"""

import argparse
import fnmatch
import math
import os
import sys
import tempfile
import time

import bpy
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

from booths.catalogue import (
    DESIGNS,  # noqa: F401
    PROJECTS,
    build_booth,  # noqa: F401
)
from booths.colours import (
    PALETTES,  # noqa: F401
    linear,  # noqa: F401
    mix_hex,  # noqa: F401
    rgb,  # noqa: F401
)
from booths.extras import (
    EXTRAS,  # noqa: F401
    extra_wireless_charging_table,  # noqa: F401
)
from booths.hall import (
    hall,  # noqa: F401
    seamless,
)
from booths.hooks import (
    current,  # noqa: F401
    original,  # noqa: F401
    replace,  # noqa: F401
)
from booths.lights import (
    booth_lights,  # noqa: F401
    light_area,
    world,  # noqa: F401
)
from booths.marks import logo  # noqa: F401
from booths.measures import DECK_H  # noqa: F401
from booths.pixels import font  # noqa: F401
from booths.scene import (
    State,  # noqa: F401
    reset,  # noqa: F401
    tagged,  # noqa: F401
)
from booths.shapes import (
    add_bmesh,  # noqa: F401
    add_object,  # noqa: F401
    box,  # noqa: F401
    lathe,  # noqa: F401
)

VIEWS = {  # azimuth, elevation (degrees), lens (mm), fill, level horizon
    'frontview': dict(az=0, el=6, lens=38, fill=0.84, level=True),
    'leftview': dict(az=-40, el=9, lens=38, fill=0.84, level=True),
    'rightview': dict(az=40, el=9, lens=38, fill=0.84, level=True),
    'topview': dict(az=18, el=56, lens=50, fill=0.86, level=False),
    'sideview': dict(az=-58, el=7, lens=40, fill=0.86, level=True),
}


def booth_points(tags=('booth',)):
    """World corners of everything that has one of the tags."""
    bpy.context.view_layer.update()
    pts = []
    for o in bpy.context.scene.objects:
        if o.get('tag') in tags and o.type in ('MESH', 'CURVE') and not o.hide_render:
            pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    return pts


def camera(view, aspect, points=None, anchor=(0.5, 0.5), fstop=None, **override):
    """Puts the camera so that all points fit. view: a key of VIEWS or a dict like its values; aspect: width / height;
    fill: share of the frame the points may take; anchor: where their middle comes, as fractions from the left and from
    the bottom; level: keep verticals upright by shifting the lens instead of tilting the camera."""
    v = dict(VIEWS[view] if isinstance(view, str) else view, **override)
    pts = points or booth_points()
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
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.sensor_fit = v['lens'], 36, 'AUTO'
    cu, cv = (s[0] + s[1]) / 2, (s[2] + s[3]) / 2
    cam.shift_x = (cu + 2 * hw * (0.5 - anchor[0])) / (2 * half)
    cam.shift_y = (cv + 2 * hh * (0.5 - anchor[1])) / (2 * half)
    cam.clip_end = 300
    obj = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = Matrix.Translation(mid + out * dist) @ rot.to_4x4()
    if fstop:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = (
            True,
            dist * (math.cos(el) if v.get('level') else 1),
            fstop,
        )
    bpy.context.scene.camera = obj
    return obj


def camera_at(loc, target, lens=30, fstop=None, shift=(0, 0)):
    """A free camera, for interior shots."""
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.shift_x, cam.shift_y, cam.clip_end = lens, *shift, 300
    obj = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(obj)
    d = Vector(target) - Vector(loc)
    obj.matrix_world = Matrix.Translation(loc) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    if fstop:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, d.length, fstop
    bpy.context.scene.camera = obj
    return obj


EXPOSURE_NIGHT = 0.35  # stops


def render_design(booth, view, size):
    """A booth design in a dark hall; view as in VIEWS."""
    reset()
    w, d = build_booth(booth)
    hall('night', 3 + booth.size[0])
    booth_lights(w, d, booth.level)
    _top_view_clean(view)
    camera(view, size[0] / size[1], fstop=None if view == 'topview' else 1.2)
    return EXPOSURE_NIGHT


def _top_view_clean(view):
    """Takes overhead parts and the ceiling out of a view from above."""
    if view == 'topview':
        for o in bpy.context.scene.objects:
            if o.get('tag') == 'overhead' or (o.get('tag') == 'hall' and o.type == 'CURVE'):
                o.hide_render = True
    else:
        for o in bpy.context.scene.objects:
            if o.get('tag') == 'overhead':
                o['tag'] = 'booth'


def render_project(booth, field, size):
    """A reference project: design_* as a clay rendering on white, stand_* as a photo in a bright hall."""
    clay = field.startswith('design')
    reset(clay)
    w, d = build_booth(booth)
    view = {
        'design_top_view': 'topview',
        'design_front_view': 'frontview',
        'design_right_view': 'rightview',
        'stand_front_photo': 'frontview',
        'stand_side_photo': 'sideview',
    }.get(field)
    _top_view_clean(view)
    if clay:
        seamless('#f3f5f9', 34, 0.34)
        world('#f4f7ff', 0.62)
        k = w * d / 9.3
        light_area((-w - 2, -d - 2.5, 6.5), (0, 0, 0.8), 560 * (0.4 + 0.6 * k), 3.0, '#fff6ea')
        light_area((w + 2, -d - 1, 5.5), (0, 0, 0.8), 160 * (0.4 + 0.6 * k), 4.0, '#e6efff')
        camera(
            view,
            size[0] / size[1],
            az={'design_top_view': 20, 'design_front_view': 0}.get(field, 38),
            el={'design_top_view': 58, 'design_front_view': 7}.get(field, 22),
            level=field == 'design_front_view',
            lens=55,
        )
        return 0.15
    hall('day', 11 + len(field) + booth.size[0])
    booth_lights(w, d, booth.level * 0.85)
    if view:
        camera(view, size[0] / size[1], az={'frontview': -14, 'sideview': booth.side}[view], fstop=1.1, fill=0.90)
    else:
        a, b, lens = booth.interior
        camera_at((a[0] * w / 2, a[1] * d / 2, a[2]), (b[0] * w / 2, b[1] * d / 2, b[2]), lens, 2.2)
    return 0.0


def render_extra(slug, size):
    """A product shot on a light sweep."""
    reset()
    build, az, el, fill = EXTRAS[slug]
    build(PALETTES['electric'])
    _top_view_clean(None)
    seamless('#d5dce9', 9, 0.26)
    world('#eef3ff', 0.42)
    light_area((-2.6, -2.8, 3.6), (0, 0, 0.7), 190, 2.0, '#fff7ec')
    light_area((2.8, -1.6, 2.6), (0, 0, 0.7), 75, 2.0, '#e2ecff')
    light_area((0.5, 2.4, 3.4), (0, 0, 0.9), 90, 1.6)
    camera(dict(az=az, el=el, lens=60, fill=fill, level=False), size[0] / size[1])
    return -0.25


def render_scene(kind, size):
    """Hero, its portrait crop and the social card: the island booth alone in a wide dark hall."""
    reset()
    booth = DESIGNS['20x20-island']
    w, d = build_booth(booth)
    _top_view_clean(None)
    hall('night', 23)
    booth_lights(w, d, 1.0)
    aspect = size[0] / size[1]
    if kind == 'hero':
        camera(dict(az=-24, el=5, lens=32, fill=0.47, fill_h=0.86, level=True), aspect, anchor=(0.735, 0.46), fstop=0.9)
    elif kind == 'hero-mobile':
        camera(dict(az=-20, el=5, lens=34, fill=0.94, fill_h=0.56, level=True), aspect, anchor=(0.5, 0.31), fstop=0.9)
    else:
        camera(dict(az=-24, el=6, lens=36, fill=0.86, level=True), aspect, anchor=(0.5, 0.48), fstop=0.9)
    return 0.2


def jobs():
    """Every picture: name -> (function, arguments, size in pixels, quality, byte limit)."""
    out = {
        'hero': (render_scene, ('hero',), (2400, 1350), 80, 260_000),
        'hero-mobile': (render_scene, ('hero-mobile',), (1080, 1600), 80, 220_000),
        'og': (render_scene, ('og',), (1200, 630), 82, 220_000),
    }
    for slug, booth in DESIGNS.items():
        for view in ('frontview', 'topview', 'leftview', 'rightview'):
            out['designs/%s-%s' % (slug, view)] = (render_design, (booth, view), (1200, 900), 82, 220_000)
    for slug, booth in PROJECTS.items():
        for field in (
            'stand_front_photo',
            'stand_side_photo',
            'stand_interior_photo',
            'design_top_view',
            'design_front_view',
            'design_right_view',
        ):
            out['projects/%s-%s' % (slug, field)] = (render_project, (booth, field), (1200, 800), 82, 220_000)
    for slug in EXTRAS:
        out['extras/' + slug] = (render_extra, (slug,), (800, 600), 82, 220_000)
    return out


def configure(size, samples, exposure):
    """Cycles on the CPU, denoised, few bounces: a picture takes seconds."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device, c.samples, c.seed = 'CPU', samples, 1
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = (
        3,
        1,
        2,
        2,
        6,
    )
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 40.0
    c.use_light_tree = False  # lamps light the scene; glowing surfaces are found by bounces
    for m in bpy.data.materials:
        m.cycles.emission_sampling = 'NONE'
    c.use_denoising, c.denoiser = True, 'OPENIMAGEDENOISE'
    c.denoising_input_passes, c.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'FAST'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    sc.view_settings.view_transform = 'Khronos PBR Neutral'
    sc.view_settings.exposure = exposure


def save(png, out, size, quality, limit):
    """Writes out (.webp) in its final size below limit bytes, lowering the quality where needed; a .png in 256 colours,
    because not every site that shows social cards takes WebP."""
    img = Image.open(png).convert('RGB')
    if img.size != size:
        img = img.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.0, 45, 2))
    os.makedirs(os.path.dirname(out) or '.', exist_ok=True)
    if out.endswith('.png'):
        colours = img.quantize(256, Image.Quantize.MEDIANCUT, kmeans=4)
        img.quantize(palette=colours, dither=Image.Dither.NONE).save(out, optimize=True)
        return
    while True:
        img.save(out, quality=quality, method=6)
        if os.path.getsize(out) <= limit or quality <= 40:
            return
        quality -= 4


def main(argv):
    ap = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    ap.add_argument('--list', action='store_true', help='list the names and stop')
    ap.add_argument('--only', action='append', help="a name or a pattern such as 'designs/*' (may be repeated)")
    ap.add_argument('--out', default='.', help='folder to write to (default: here)')
    ap.add_argument('--samples', type=int, default=32, help='samples a pixel (default 32)')
    ap.add_argument(
        '--detail', type=float, default=1.0, help='rendered share of the final width; below 1 it is enlarged'
    )
    ap.add_argument('--scale', type=float, default=1.0, help='size factor, for quick trials')
    ap.add_argument('--missing', action='store_true', help='leave out pictures that are there already')
    args = ap.parse_args(argv)
    todo = jobs()
    if args.list:
        print('\n'.join(todo))
        return 0
    names = [n for n in todo if not args.only or any(fnmatch.fnmatch(n, pat) for pat in args.only)]
    if not names:
        ap.error('nothing has that name; see --list')
    for name in names:
        out = os.path.join(args.out, name + ('.png' if name == 'og' else '.webp'))
        if args.missing and os.path.exists(out):
            continue
        func, params, size, quality, limit = todo[name]
        size = tuple(max(16, int(s * args.scale)) for s in size)
        t0 = time.time()
        exposure = func(*params, size)
        configure(tuple(round(s * args.detail) for s in size), args.samples, exposure)
        with tempfile.TemporaryDirectory() as tmp:
            bpy.context.scene.render.filepath = os.path.join(tmp, 'r.png')
            t1 = time.time()
            bpy.ops.render.render(write_still=True)
            save(os.path.join(tmp, 'r.png'), out, size, quality, limit)
        print(
            '%-48s build %4.1f s  render %5.1f s  %6.1f KB'
            % (name, t1 - t0, time.time() - t1, os.path.getsize(out) / 1024),
            flush=True,
        )
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
