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
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

from booths.colours import (
    PALETTES,  # noqa: F401
    Palette,
    linear,  # noqa: F401
    mix_hex,  # noqa: F401
    rgb,  # noqa: F401
)
from booths.graphics import graphic
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
from booths.marks import (
    logo,  # noqa: F401
    mark3d,
)
from booths.materials import black, dark_metal, glass, glow, material, oak, picture, white
from booths.measures import (
    DECK_H,  # noqa: F401
    FT,
    WALL_H,
)
from booths.parts.counters import coffee_machine, counter, curved_counter, lectern
from booths.parts.displays import kiosk, led_wall, tower, tv
from booths.parts.exhibits import battery_cabinet, clothes_rail, ev_chassis, med_cart, solar_panel, turbine, wheel
from booths.parts.floors import planks, platform, rug
from booths.parts.overhead import hanging_sign, par_can, pendant, place_arm, truss
from booths.parts.plants import plant, planter
from booths.parts.seating import armchair, bar_stool, bistro_table, coffee_table, cube_seat, meeting_set
from booths.parts.shelves import brochure_rack, pedestal, product, shelf_unit
from booths.parts.walls import fabric_wall, header, lightbox, plain_wall, portal, slat_wall, storage_room
from booths.pixels import font  # noqa: F401
from booths.scene import (
    State,  # noqa: F401
    place,
    reset,  # noqa: F401
    tagged,  # noqa: F401
)
from booths.screens import screen_image
from booths.shapes import (
    add_bmesh,  # noqa: F401
    add_object,  # noqa: F401
    arc,
    box,  # noqa: F401
    cylinder,
    lathe,  # noqa: F401
    prism,
    rounded,
    sheet,
    tube,
    tubes,
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


def layout_launch(w, d, p):
    """10x10: graphic wall, short wing, lit counter, big screen."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('waves', w, WALL_H, p, 5, 'Launch\nlouder.', 'hex', text_at=(0.08, 0.30), size=0.10),
        )
        with place(0.66, -0.05):
            tv(50, screen_image('sphere', p, 2), 1.42)
        for x in (-1.0, 0.0, 1.0):
            place_arm(x)
    with place(-0.62, -0.72):
        counter(1.35, 0.52, 1.05, p, 'glow', 'hex')
    with place(0.62, -0.25, 0, 200):
        bar_stool(p)
    with place(1.08, -0.62):
        bistro_table(p, 0.32)
    with place(1.02, -1.2, 0, -10):
        bar_stool(p, h=0.76)
    with place(w / 2 - 0.28, d / 2 - 0.36):
        plant(1.25, 4)


def layout_studio(w, d, p):
    """10x10: oak slats, white light box, wooden floor, café corner under a slim frame."""
    with place(-w / 4 + 0.02, d / 2 - 0.10):
        slat_wall(w / 2, WALL_H, p)
        mark3d('ring', 0, -0.07, 1.55, 0.52, material('#ffffff', 0.4, emit=0.9), 0.03)
    with place(w / 4 + 0.01, d / 2 - 0.08):
        lightbox(
            w / 2 - 0.04,
            WALL_H,
            graphic(
                'arcs',
                1.5,
                WALL_H,
                Palette('#eef4ff', '#cfe0ff', '#5e95ff', '#ffffff'),
                3,
                'Made to\nbe met.',
                text_at=(0.10, 0.14),
                size=0.06,
                ink='#12244f',
            ),
            0.95,
        )
    m = dark_metal()
    z, x, y = 2.62, w / 2 - 0.05, d / 2 - 0.05
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * x, sy * y, 0, 0.05, 0.05, z, m, 0.004)
    for sy in (-1, 1):
        box(0, sy * y, z, 2 * x + 0.05, 0.05, 0.05, m, 0.004)
    for sx in (-1, 0, 1):
        box(sx * x, 0, z, 0.05, 2 * y + 0.05, 0.05, m, 0.004)
    with place(0.66, 0.28):
        bistro_table(p, 0.38)
        cylinder(0.10, 0.05, 1.08, 0.035, 0.09, white(), 20)
        cylinder(-0.12, -0.04, 1.08, 0.035, 0.09, white(), 20)
    for a in (25, 150, 260):
        with place(0.66 + 0.62 * math.cos(math.radians(a)), 0.28 + 0.62 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p, '#31405f')
    with place(-0.72, -0.62):
        counter(1.30, 0.50, 1.05, p, 'slats', 'ring')
    for k, (x, y) in enumerate(((-1.05, -0.62), (-0.4, -0.62), (0.66, 0.28))):
        with place(x, y):
            pendant(1.86 if k < 2 else 1.80, z - (1.86 if k < 2 else 1.80))
    with place(-w / 2 + 0.32, d / 2 - 0.45):
        plant(1.6, 9, '#e8e2d8')
    with place(w / 2 - 0.3, -0.95):
        plant(0.95, 12, '#e8e2d8', 'snake')


def layout_showcase(w, d, p):
    """10x20: faceted graphic wall with lit header, plinths under spots, shelf tower, long counter."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('facets', w, WALL_H, p, 4, 'The new range.', 'chevron', text_at=(0.31, 0.30), size=0.12, px=1500),
        )
        for k in range(6):
            place_arm(-w / 2 + 0.5 + k * (w - 1) / 5)
    for s in (-1, 1):
        with place(s * (w / 2 - 0.06), d / 2 - 0.70, 0, -90 * s):
            fabric_wall(1.15, WALL_H, graphic('beams', 1.15, WALL_H, p, 6 + s), both=True)
    with place(-w / 2 + 0.85, d / 2 - 0.36):
        shelf_unit(1.1, 2.1, p, 4, 3, body='#f3f5f8')
    for k, kind in enumerate(('gem', 'headset', 'device', 'bottle')):
        x = -0.95 + k * 0.92
        with place(x, 0.45 - 0.12 * (k % 2)):
            pedestal(0.46, 0.92 - 0.10 * (k % 2), p)
            with place(z=0.92 - 0.10 * (k % 2)):
                product(kind, p, 0.36)
    rug(0.42, 0.35, 4.2, 1.2, mix_hex(p.floor, '#ffffff', 0.10), 0.1)
    with place(1.75, -0.78):
        counter(1.9, 0.55, 1.05, p, 'glow', 'chevron')
    with place(1.75, -0.05, 0, 180):
        bar_stool(p)
    with place(-2.1, -0.62):
        bistro_table(p, 0.36)
    for a in (200, 330, 80):
        with place(-2.1 + 0.6 * math.cos(math.radians(a)), -0.62 + 0.6 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p)
    with place(w / 2 - 0.42, d / 2 - 0.45):
        plant(1.7, 21)
    with place(-0.35, -1.05, 0, 0):
        brochure_rack(p, 3)


def layout_theatre(w, d, p):
    """10x20: LED wall and seats under a truss, lectern, demo kiosk."""
    with place(0, d / 2 - 0.05):
        fabric_wall(w - 0.04, WALL_H, graphic('dots', w, WALL_H, p, 2, px=1400))
    with place(0, d / 2 - 0.24):
        box(0, 0.02, 0, 3.3, 0.20, 0.42, black(), 0.01)
        led_wall(3.0, 1.75, screen_image('headline', p, 3, 1280, 746), 0.42, 1.5)
    for s in (-1, 1):
        x = s * (w / 2 - 0.18)
        truss((x, -d / 2 + 0.35, 0), (x, -d / 2 + 0.35, 2.95))
        box(x, -d / 2 + 0.35, 0, 0.5, 0.5, 0.015, dark_metal())
    with tagged('overhead'):
        truss((-w / 2 + 0.03, -d / 2 + 0.35, 2.95), (w / 2 - 0.03, -d / 2 + 0.35, 2.95))
        for k, x in enumerate((-2.2, -1.1, 0, 1.1, 2.2)):
            par_can(x, -d / 2 + 0.35, 2.62, (x * 0.6, 0.6, 0.6), 40, ('#ffffff', '#8fa0ff')[k % 2])
    for j in range(2):
        for i in range(4):
            with place(-1.05 + 0.70 * i, -0.72 + 0.62 * j):
                cube_seat((p.main, '#e9ebf4', p.light)[(i + j) % 3], 0.42)
    with place(1.95, 0.55, 0, -18):
        lectern(p, 'spark')
    with place(-2.15, 0.45, 0, 20):
        kiosk(p, 4)
    with place(2.25, -0.62):
        counter(0.95, 0.5, 1.05, p, 'glow', 'spark')
    with place(-2.45, -0.62):
        bistro_table(p, 0.3)
    with place(-w / 2 + 0.35, d / 2 - 0.42):
        plant(1.5, 31, '#22242c')
    with place(w / 2 - 0.35, d / 2 - 0.42):
        plant(1.5, 33, '#22242c')
    rug(0, -0.42, 3.4, 1.6, mix_hex(p.floor, p.main, 0.35), 0.08)


def layout_pavilion(w, d, p):
    """20x20: white portals in a row, wooden lounge, LED tower, curved reception."""
    for k, y in enumerate((-d / 2 + 0.25, 0, d / 2 - 0.25)):
        with place(0, y):
            portal(w - 0.1, 3.3, 0.26, glow_color=p.glow)
    with tagged('overhead'):
        for x in (-w / 2 + 0.19, w / 2 - 0.19):
            box(x, 0, 3.3, 0.10, d - 0.5, 0.10, white(), 0.01)
    with place(0, d / 2 - 0.45):
        with place(-1.55):
            fabric_wall(
                2.5, 2.9, graphic('orbit', 2.5, 2.9, p, 5, 'Come\nin.', 'hex', text_at=(0.09, 0.22), size=0.085)
            )
        with place(1.55):
            slat_wall(2.5, 2.9, p)
            with place(0, -0.05):
                tv(65, screen_image('dashboard', p, 5), 1.6)
    with place(0, 0.35):
        tower(
            1.0,
            2.85,
            [
                screen_image('flow', p, 3, 520, 1400),
                graphic('waves', 0.94, 2.65, p, 3, px=1300),
                None,
                graphic('waves', 0.94, 2.65, p, 6, px=1300),
            ],
            p,
            1.1,
        )
    planks(1.62, 0.85, 0.001, 2.45, 3.2, p.wood)
    with place(1.7, 0.95):
        rugc = mix_hex(p.main, '#ffffff', 0.72)
        prism(arc(0, 0, 0.95, 0, 360, 48)[:-1], 0.012, 0.006, material(rugc, 0.95, texture='carpet'), 0)
        coffee_table(p, 0.34)
        for a in (30, 150, 270):
            with place(0.86 * math.cos(math.radians(a)), 0.78 * math.sin(math.radians(a)), 0.012, a - 90):
                armchair('#3a5fb8' if a == 270 else '#e6eaf2')
    with place(-1.75, -1.15):
        curved_counter(1.05, 1.05, p, 205, 335, 0.5, 'hex')
    with place(-1.75, -1.05, 0, 180):
        bar_stool(p)
    with place(1.9, -1.75):
        kiosk(p, 7)
    with place(0.75, -1.75):
        kiosk(p, 8)
    with place(-2.2, 1.15, 0, 90):
        with place(0, 0.2):
            shelf_unit(1.5, 1.3, p, 2, 5, body='#f3f5f8')
    with place(-1.5, 1.0):
        bistro_table(p, 0.35)
    for x, y, s in ((2.6, 2.0, 41), (-2.55, 2.05, 43), (2.62, -0.75, 47)):
        with place(x, y):
            plant(1.6, s)
    with place(-0.05, 2.2):
        plant(1.9, 49, kind='palm')


def layout_island(w, d, p):
    """20x20: hanging ring, LED tower, kiosks on four sides, curved reception, meeting corner behind glass."""
    ring = graphic('beams', 13.8, 1.05, p, 4, px=2000)
    hanging_sign('ring', 2.15, 1.0, ring, 3.75, 0.75)
    with tagged('overhead'):
        for k in range(8):
            with place(rot=45 * k + 22.5):
                mark3d('hex' if k % 2 else 'chevron', 0, -2.19, 4.25, 0.5, material('#ffffff', 0.4, emit=1.0), 0.02)
    with place(-0.1, 0.45):
        tower(
            1.7,
            3.1,
            [
                screen_image('sphere', p, 3, 780, 1300),
                screen_image('flow', p, 4, 780, 1300),
                None,
                screen_image('flow', p, 5, 780, 1300),
            ],
            p,
            1.35,
        )
    rug(0, 0, 5.2, 5.2, mix_hex(p.floor, '#ffffff', 0.07), 2.59)
    with place(0.0, -1.25):
        curved_counter(1.25, 1.05, p, 215, 325, 0.55, 'hex')
    for x, r in ((-0.35, 170), (0.4, 190)):
        with place(x, -1.35, 0, r):
            bar_stool(p)
    with place(-2.25, -1.15, 0, -25):
        kiosk(p, 3)
    with place(2.25, -1.15, 0, 25):
        kiosk(p, 5)
    with place(2.1, 1.55):
        meeting_set(p, 4, 0.5, color='#e8ecf4')
    with place(1.22, 1.75, 0, 90):
        box(0, 0, 0, 2.0, 0.02, 2.1, glass(), 0.002)
        for s in (-1, 1):
            box(s * 1.0, 0, 0, 0.04, 0.05, 2.12, dark_metal(), 0.004)
    with place(1.98, d / 2 - 0.12):
        fabric_wall(2.0, WALL_H, graphic('waves', 2.0, WALL_H, p, 9, 'Talk\nto us', text_at=(0.08, 0.2), size=0.10))
    with place(-2.0, d / 2 - 0.3):
        slat_wall(1.9, WALL_H, p)
        with place(0, -0.05):
            tv(50, screen_image('map', p, 5), 1.55)
    with place(-2.1, 1.55):
        bistro_table(p, 0.36)
    for a in (200, 340, 90):
        with place(-2.1 + 0.62 * math.cos(math.radians(a)), 1.45 + 0.62 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p)
    for x, y, s in ((2.65, -2.55, 63), (-2.75, 0.35, 65), (2.75, 0.3, 67)):
        with place(x, y):
            plant(1.35, s)


def layout_technology(w, d, p):
    """20x20: LED corner, demo row, square hanging sign, code-lab bench."""
    hanging_sign('square', 2.0, 0.8, graphic('dots', 16, 0.8, p, 3, px=2000), 3.9, 0.8)
    with place(-0.55, d / 2 - 0.12):
        box(0, 0.04, 0, w - 1.3, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        with place(0, -0.06):
            led_wall(4.5, 2.5, screen_image('headline', p, 4, 1440, 800), 0.2, 1.4)
    with place(-w / 2 + 0.12, 0.6, 0, 90):
        box(0, 0.04, 0, 3.4, 0.18, 2.9, material(p.dark, 0.4, keep=True), 0.01)
        with place(0, -0.06):
            led_wall(3.0, 2.5, screen_image('flow', p, 6, 1080, 900), 0.2, 1.2)
    for k in range(4):
        with place(-1.15 + 0.98 * k, 0.55):
            kiosk(p, 3 + k)
    with place(-1.45, -1.75):
        counter(2.1, 0.6, 1.05, p, 'glow', 'bars')
    with place(-1.45, -1.1, 0, 180):
        bar_stool(p)
    with place(1.75, -1.55):
        prism(rounded(0, 0, 1.9, 0.75, 0.08), 1.0, 0.05, oak(p, True))
        for s in (-1, 1):
            box(s * 0.8, 0, 0, 0.06, 0.5, 1.0, dark_metal(), 0.006)
        for s in (-1, 1):
            with place(s * 0.48, 0.12, 0.55):
                tv(24, screen_image('dashboard' if s > 0 else 'map', p, 9), 0.78)
            box(s * 0.48, 0.16, 1.05, 0.05, 0.05, 0.2, dark_metal(), 0.004)
            box(s * 0.48, 0.13, 1.05, 0.22, 0.16, 0.012, dark_metal(), 0.004)
    for s in (-1, 1):
        with place(1.75 + s * 0.5, -2.2, 0, 0 if s > 0 else 8):
            bar_stool(p, '#20223c')
    with place(w / 2 - 0.5, d / 2 - 0.5):
        storage_room(0.9, 0.9, 2.9, graphic('orbit', 0.9, 2.9, p, 8))
    for x, y, s in ((2.6, 1.5, 71), (-2.65, -2.5, 73), (2.7, -2.6, 75)):
        with place(x, y):
            plant(1.4, s, '#23243a')
    rug(0.3, 0.3, 4.4, 1.7, mix_hex(p.floor, p.main, 0.30), 0.15)


def layout_energy(w, d, p):
    """10x20: landscape graphic, wind turbine, solar module, battery cabinet."""
    with place(0, d / 2 - 0.06):
        fabric_wall(
            w - 0.04,
            WALL_H,
            graphic('hills', w, WALL_H, p, 12, 'Power,\nrethought.', 'leaf', text_at=(0.05, 0.24), size=0.115, px=1500),
        )
        for k in range(5):
            place_arm(-w / 2 + 0.6 + k * (w - 1.2) / 4)
    with place(2.45, 0.55, 0, -12):
        battery_cabinet(p)
    with place(1.2, 0.45, 0, -14):
        solar_panel(1.0, 1.45)
    with place(-0.25, 0.55):
        pedestal(0.6, 0.35, p, False)
        with place(z=0.35):
            turbine(1.45)
    with place(-1.55, -0.72):
        counter(1.9, 0.55, 1.05, p, 'slats', 'leaf')
    with place(-1.9, -0.02, 0, 185):
        bar_stool(p)
    with place(-1.15, -0.02, 0, 170):
        bar_stool(p)
    with place(1.6, -0.95):
        bistro_table(p, 0.35)
    for a in (-20, 190):
        with place(1.6 + 0.6 * math.cos(math.radians(a)), -0.95 + 0.6 * math.sin(math.radians(a)), 0, a - 90):
            bar_stool(p, '#e9f2ec')
    with place(-w / 2 + 0.3, 0.3, 0, 90):
        planter(1.5, p, 5)
    with place(w / 2 - 0.35, -1.1):
        plant(1.3, 83, '#d9dccf')


def layout_healthcare(w, d, p):
    """10x10: calm white and teal, curved counter, monitor cart."""
    light = Palette('#f4fbfb', '#bfe9e6', p.main, p.floor)
    with place(0, d / 2 - 0.07):
        lightbox(
            w - 0.06,
            WALL_H,
            graphic(
                'arcs',
                w,
                WALL_H,
                light,
                3,
                'Care,\nconnected.',
                'plus',
                text_at=(0.07, 0.26),
                size=0.085,
                ink='#0b4a55',
            ),
            0.85,
        )
    with place(-w / 2 + 0.06, d / 2 - 0.80, 0, 90):
        plain_wall(1.2, WALL_H, '#f4f7f8')
    with place(-w / 2 + 0.12, d / 2 - 0.80, 0, 90):
        tv(43, screen_image('flow', p, 3), 1.5)
    with place(0.0, -0.25):
        curved_counter(1.0, 1.02, p, 215, 325, 0.45, 'plus')
    with place(0.95, 0.62, 0, -18):
        med_cart(p)
    with place(-0.72, 0.55):
        pedestal(0.42, 0.95, p)
        with place(z=0.95):
            product('device', p, 0.36)
    with place(0, -0.45, 0, 180):
        bar_stool(p, p.light)
    with place(w / 2 - 0.3, -1.05):
        plant(1.2, 91, '#e3eeee')
    with place(-1.15, -0.95, 0, 15):
        brochure_rack(p, 3)


def layout_retail(w, d, p):
    """10x20: shop-like stand with arches, shelves, garments and pendant lamps."""
    with place(0, d / 2 - 0.06):
        plain_wall(w - 0.04, WALL_H, p.wall)
    with place(-1.0, d / 2 - 0.13):
        sheet(
            0,
            -0.005,
            0.02,
            2.2,
            WALL_H - 0.04,
            picture(
                graphic('bubbles', 2.2, WALL_H, p, 3, 'Shop the\nmoment.', text_at=(0.07, 0.12), size=0.075, ink=p.dark)
            ),
        )
    for k, x in enumerate((0.75, 1.72, 2.55)):
        with place(x, d / 2 - 0.30):
            shelf_unit(0.88 if k < 2 else 0.72, 2.1, p, 4, 5 + k, ('box', 'bottle', 'box'), None)
    with place(-2.58, d / 2 - 0.40):
        shelf_unit(0.80, 2.1, p, 4, 11, ('bottle', 'box'), None)
    for s in (-1, 1):
        with place(s * (w / 2 - 0.06), d / 2 - 0.75, 0, -90 * s):
            plain_wall(1.3, WALL_H, p.main if s < 0 else p.wall)
    with place(-2.2, -0.15, 0, 20):
        clothes_rail(p, 1.15, 4)
    with place(0.35, 0.05):
        prism(rounded(0, 0, 1.7, 0.8, 0.4), 0, 0.42, material(p.light, 0.5, keep=True), 0.01)
        prism(rounded(0.25, 0.05, 0.9, 0.5, 0.25), 0.42, 0.26, oak(p), 0.01)
        for k, (x, y, z, q) in enumerate(
            (
                (-0.6, -0.1, 0.42, 'bottle'),
                (-0.38, 0.15, 0.42, 'bottle'),
                (0.05, 0.05, 0.68, 'box'),
                (0.30, 0.1, 0.68, 'bottle'),
                (0.52, 0, 0.68, 'box'),
                (-0.15, -0.25, 0.42, 'box'),
            )
        ):
            with place(x, y, z):
                product(q, Palette(p.dark, (p.main, '#f7efe4', p.dark)[k % 3], p.light, p.floor), 0.30)
    with place(2.05, -0.72):
        counter(1.6, 0.52, 1.0, p, 'slats', 'spark')
    with tagged('overhead'):
        box(0, -0.45, 2.78, w - 0.3, 0.04, 0.04, dark_metal(), 0.004)
        for s in (-1, 1):
            box(s * (w / 2 - 0.17), -0.45 + 0.98, 2.78, 0.04, 2.0, 0.04, dark_metal(), 0.004)
    for s in (-1, 1):
        box(s * (w / 2 - 0.17), d / 2 - 0.04, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
        box(s * (w / 2 - 0.17), -0.45, 0, 0.04, 0.04, 2.8, dark_metal(), 0.004)
    for x in (-1.2, -0.1, 0.9, 1.7, 2.4):
        with place(x, -0.45):
            with tagged('overhead'):
                pendant(1.98, 0.82, p.main if x in (-0.1, 1.7) else '#f7efe6', 0.19, 9)
    with place(-1.1, -1.05):
        plant(1.05, 95, '#e6d3bd', 'snake')
    with place(w / 2 - 0.35, 0.35):
        plant(1.4, 97, '#e6d3bd')


def layout_financial(w, d, p):
    """10x10: private-office feel: slats, brass, lounge chairs, chart screen."""
    with place(-0.55, d / 2 - 0.09):
        slat_wall(w - 1.14, WALL_H, p)
        with place(0.05, -0.04):
            tv(55, screen_image('dashboard', Palette('#0c2420', '#2f8a72', '#e8c98d', '#000000'), 3), 1.55)
    with place(w / 2 - 0.58, d / 2 - 0.07):
        fabric_wall(
            1.12,
            WALL_H,
            graphic(
                'topo',
                1.12,
                WALL_H,
                Palette('#0a1d1a', '#14443a', '#d9b36c', '#000000'),
                6,
                'Clarity\nfor capital',
                'bars',
                text_at=(0.10, 0.22),
                size=0.055,
                ink='#f3e3c2',
            ),
        )
        for x in (-0.25, 0.25):
            place_arm(x)
    with place(-w / 2 + 0.06, d / 2 - 0.74, 0, 90):
        fabric_wall(
            1.1, WALL_H, graphic('topo', 1.1, WALL_H, Palette('#0a1d1a', '#14443a', '#d9b36c', '#000000'), 8), both=True
        )
    header(w - 0.04, 0.30, 0.28, Palette(p.dark, p.light, p.light, p.floor, glow=p.glow), 'bars')
    for s in (-1, 1):
        box(s * (w / 2 - 0.06), -0.02, 0, 0.08, 0.08, WALL_H, dark_metal(), 0.006)
    with place(-0.70, 0.38):
        prism(
            arc(0, 0, 0.78, 0, 360, 48)[:-1],
            0.002,
            0.006,
            material(mix_hex(p.main, p.floor, 0.3), 0.95, texture='carpet'),
            0,
        )
        coffee_table(p, 0.27)
        for a in (45, 175, 290):
            with place(0.66 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a)), 0, a - 90):
                armchair(('#c79c5a', '#2d5a4e', '#e9e2d4')[(a // 60) % 3], p.wood)
    with place(0.72, -0.78):
        counter(1.25, 0.50, 1.05, p, 'slats', 'bars')
    with place(0.72, -0.1, 0, 180):
        bar_stool(p, '#2d5a4e')
    with place(w / 2 - 0.33, 0.55):
        plant(1.45, 101, '#c9b48a')
    with place(-w / 2 + 0.3, -1.1):
        plant(0.95, 103, '#c9b48a', 'snake')


def layout_automotive(w, d, p):
    """20x20: electric platform on a lit turntable before an LED wall, wheel display, lounge."""
    with place(-0.3, d / 2 - 0.12):
        box(0, 0.04, 0, w - 0.8, 0.18, 3.2, material('#17181c', 0.35), 0.01)
        with place(0, -0.06):
            led_wall(5.0, 2.0, screen_image('headline', p, 8, 1600, 640), 0.75, 1.3)
    with place(-0.25, 0.35):
        cylinder(0, 0, 0, 2.32, 0.12, material('#e8e9ed', 0.15, coat=0.5), 96, 0.02)
        tube([(x, y, 0.05) for x, y in arc(0, 0, 2.335, 0, 360, 96)[:-1]], 0.014, glow(p.main, 12), closed=True)
        with place(0, 0, 0.12, 24):
            ev_chassis(p)
    with tagged('overhead'):
        with tagged('hall'):
            for k in range(4):
                a = math.radians(45 + 90 * k)
                tubes(
                    [
                        (
                            (1.7 * math.cos(a), 0.2 + 1.7 * math.sin(a), 4.2),
                            (1.7 * math.cos(a), 0.2 + 1.7 * math.sin(a), 9),
                        )
                    ],
                    0.006,
                    dark_metal(),
                )
        path = arc(0, 0, 1.9, 0, 360, 72)[:-1]
        tube([(x - 0.25, y + 0.35, 4.2) for x, y in path], 0.07, white(), closed=True)
        tube([(x - 0.25, y + 0.35, 4.135) for x, y in path], 0.035, glow('#ffffff', 9), closed=True)
    with place(2.55, 1.6, 0, -90):
        box(0, 0.08, 0, 1.9, 0.08, 2.4, material('#23252b', 0.4), 0.01)
        for k in range(2):
            for j in range(3):
                with place(-0.45 + 0.9 * k, -0.10, 0.48 + 0.76 * j):
                    wheel(p, 0.33, 0.2)
    with place(1.75, -2.2):
        counter(1.8, 0.58, 1.05, p, 'glow', 'chevron')
    with place(1.75, -1.58, 0, 180):
        bar_stool(p, '#23252b')
    with place(-2.35, -2.2, 0, 35):
        kiosk(p, 6)
    with place(-1.2, -2.45, 0, 12):
        kiosk(p, 2)
    for x, y, s in ((-2.7, 2.2, 111), (2.72, -0.4, 113), (-2.75, -1.2, 115)):
        with place(x, y):
            plant(1.4, s, '#2a2c31')


class Booth:
    """One booth: size in feet (width, depth), palette key, layout, floor kind, ambient level, interior camera,
    azimuth of the side photo."""

    def __init__(self, size, palette, layout, floor='carpet', level=1.0, interior=None, side=46):
        self.size, self.palette, self.layout, self.floor, self.level = size, palette, layout, floor, level
        self.side = side
        self.interior = interior or ((-0.45, -0.62, 1.62), (0.25, 0.3, 1.15), 24)


DESIGNS = {
    '10x10-launch': Booth((10, 10), 'electric', layout_launch),
    '10x10-studio': Booth((10, 10), 'studio', layout_studio, 'wood', 0.9),
    '10x20-showcase': Booth((20, 10), 'deep', layout_showcase),
    '10x20-theatre': Booth((20, 10), 'stage', layout_theatre, level=0.75),
    '20x20-pavilion': Booth((20, 20), 'ice', layout_pavilion, level=0.5),
    '20x20-island': Booth((20, 20), 'electric', layout_island, level=0.9),
}


# interior: camera position and target as (fraction of half width, fraction of half depth, height in m), lens in mm
PROJECTS = {
    'technology': Booth(
        (20, 20), 'technology', layout_technology, interior=((0.12, -0.78, 1.6), (-0.32, 0.7, 1.3), 24)
    ),
    'energy': Booth((20, 10), 'energy', layout_energy, interior=((0.02, -1.2, 1.6), (0.34, 0.6, 1.1), 24)),
    'healthcare': Booth(
        (10, 10), 'healthcare', layout_healthcare, interior=((0.62, -1.6, 1.55), (-0.15, 0.6, 1.15), 24)
    ),
    'retail': Booth((20, 10), 'retail', layout_retail, 'wood', interior=((-0.62, -1.25, 1.6), (0.4, 0.5, 1.1), 24)),
    'financial': Booth(
        (10, 10), 'financial', layout_financial, interior=((-0.20, -1.65, 1.55), (-0.05, 0.6, 1.15), 24)
    ),
    'automotive': Booth(
        (20, 20), 'automotive', layout_automotive, interior=((0.10, -1.05, 1.5), (-0.10, 0.4, 0.85), 22), side=-48
    ),
}


def build_booth(booth):
    """Builds deck and contents of a Booth around the origin; answers its size in metres."""
    w, d = booth.size[0] * FT, booth.size[1] * FT
    p = PALETTES[booth.palette]
    platform(w, d, p, booth.floor)
    with place(z=DECK_H):
        booth.layout(w, d, p)
    return w, d


def extra_led_screen(p):
    tv(55, screen_image('sphere', p, 3), 1.45, stand=True, emit=1.5)


def extra_reception_counter(p):
    counter(1.8, 0.58, 1.05, p, 'glow', 'hex')


def extra_bar_stools(p):
    for x, y, r, c in ((-0.42, 0.08, 25, None), (0.10, -0.12, -8, p.main), (0.62, 0.10, -32, None)):
        with place(x, y, 0, r + 150):
            bar_stool(p, c)


def extra_brochure_rack(p):
    brochure_rack(p)


def extra_lightbox_wall(p):
    lightbox(
        2.0,
        2.25,
        graphic('waves', 2.0, 2.25, p, 5, 'Light up\nyour story', 'hex', text_at=(0.09, 0.22), size=0.075),
        1.15,
    )
    for s in (-1, 1):
        box(s * 0.75, 0, 0, 0.14, 0.5, 0.012, dark_metal(), 0.003)


def extra_meeting_table(p):
    meeting_set(p, 4, 0.6, color='#2c3c66')


def extra_plant_set(p):
    with place(-0.55, 0.1):
        plant(1.55, 4)
    with place(0.12, -0.15):
        plant(0.85, 12, '#2f5fd0', 'snake')
    with place(0.72, 0.12):
        plant(1.25, 23, '#e8e2d8', 'palm')


def extra_coffee_bar(p):
    counter(1.7, 0.6, 1.0, p, 'slats', 'ring')
    with place(-0.35, 0.02, 1.0):
        coffee_machine(p)
    with place(0.35, 0.05, 1.0):
        for k in range(3):
            cylinder(-0.1 + 0.13 * k, 0, 0, 0.045, 0.16, glass(), 20)
            cylinder(-0.1 + 0.13 * k, 0, 0.16, 0.047, 0.02, oak(p), 20)
    for x, y in ((0.2, -0.16), (0.36, -0.2), (0.52, -0.14)):
        cylinder(x, y, 1.0, 0.038, 0.07, white(), 24)
    with place(1.15, -0.1, 0, 10):
        bar_stool(p, '#31405f')


def extra_hanging_sign(p):
    pix = graphic('beams', 9, 0.9, p, 4, px=2200)
    with place(z=1.4):
        hanging_sign('ring', 1.4, 0.85, pix, 0, 0.5)
    for k in range(6):
        with place(rot=60 * k):
            mark3d('hex', 0, -1.44, 1.83, 0.42, material('#ffffff', 0.4, emit=0.8), 0.02)


def extra_wireless_charging_table(p):
    bistro_table(p, 0.40, 1.06)
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        x, y = 0.22 * math.cos(a), 0.22 * math.sin(a)
        cylinder(x, y, 1.06, 0.062, 0.008, black(), 40, 0.002)
        tube(
            [
                (x + 0.055 * math.cos(t), y + 0.055 * math.sin(t), 1.069)
                for t in np.linspace(0, 2 * math.pi, 32, endpoint=False)
            ],
            0.003,
            glow(p.light, 12),
            closed=True,
        )
        if k != 1:
            with place(x, y, 1.070, math.degrees(a) + 100):
                prism(rounded(0, 0, 0.075, 0.155, 0.014), 0, 0.009, black(), 0.003)
                lay = sheet(0, 0, 0.0095, 0.068, 0.148, picture(screen_image('flow', p, 3 + k, 270, 540), 1.3, 0.1))
                lay.matrix_world = (
                    State.matrix[-1] @ Matrix.Translation((0, -0.074, 0.0096)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
                )
    with place(0.66, 0.12, 0, 100 + 90):
        bar_stool(p)


EXTRAS = {  # builder, azimuth, elevation, share of the frame
    'led-screen-55': (extra_led_screen, 24, 6, 0.74),
    'reception-counter': (extra_reception_counter, 28, 14, 0.72),
    'bar-stools': (extra_bar_stools, 8, 12, 0.74),
    'brochure-rack': (extra_brochure_rack, 26, 10, 0.80),
    'lightbox-wall': (extra_lightbox_wall, 26, 6, 0.76),
    'meeting-table': (extra_meeting_table, 20, 24, 0.76),
    'plant-set': (extra_plant_set, 0, 8, 0.78),
    'coffee-bar': (extra_coffee_bar, 24, 14, 0.76),
    'hanging-sign': (extra_hanging_sign, 12, 3, 0.74),
    'wireless-charging-table': (extra_wireless_charging_table, 12, 30, 0.74),
}


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
