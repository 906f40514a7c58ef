"""Replacements for the pictures' builders while a model is built."""

from collections.abc import Sequence

import bpy

from booths import hooks, scene
from booths.colors import Palette
from booths.kinds import Builder, Material, Point3, Thing

from .lowpoly import arc, box, lathe, prism, rounded, sphere, tube, tubes
from .prints import graphic, material, picture, screen_image
from .registry import RX
from .sockets import mark3d, sheet

# Parts whose position on the floor is recorded.
PARTS = tuple(
    """fabric_wall plain_wall slat_wall lightbox led_wall tv counter curved_counter bar_stool bistro_table armchair
    coffee_table plant planter brochure_rack kiosk pedestal product header truss portal shelf_unit tower cube_seat
    lectern meeting_set coffee_machine storage_room hanging_sign par_can pendant""".split()
)


def mesh_from(verts: Sequence[Point3], faces: Sequence[Sequence[int]], mat: Material, smooth: float = 60) -> Thing:
    """Like `shapes.mesh_from`; marks leaves of plants, which are lit from both sides."""
    obj = hooks.original('mesh_from')(verts, faces, mat, smooth)
    if any(n in ('plant', 'planter') for n in RX['stack']):
        obj['leaf'] = 1
    return obj


def hanging_sign(shape: str, r: float, *a: object) -> None:
    """Like the builder of signs; marks on a ring are bent like the ring."""
    RX['ring'] = r if shape == 'ring' else None
    hooks.original('hanging_sign')(shape, r, *a)


def curved_counter(r: float, h: float, pal: Palette, *a: object) -> None:
    """Like the builder of counters; the mark is bent like the front, and the band's color is recorded."""
    RX['bend'] = r
    RX['bands'].append(pal.main)
    hooks.original('curved_counter')(r, h, pal, *a)
    RX['bend'] = None


def footprint(name: str, fn: Builder) -> Builder:
    """Records a part's position: the bounds of the objects it adds, in booth coordinates."""

    def wrapped(*a, **k):
        before = set(bpy.context.scene.objects)
        m = scene.State.matrix[-1].copy()
        RX['stack'].append(name)
        fn(*a, **k)
        RX['stack'].pop()
        if not RX['stack']:
            RX['parts'].append((name, m, [o for o in bpy.context.scene.objects if o not in before], scene.State.tag))

    return wrapped


def install() -> None:
    """Makes the builders build models."""
    shapes = (box, prism, rounded, lathe, sphere, tube, tubes, arc, mesh_from, sheet, mark3d)
    for builder in (*shapes, picture, material, graphic, screen_image, hanging_sign, curved_counter):
        hooks.replace(builder.__name__, builder)
    for name in PARTS:
        hooks.replace(name, footprint(name, hooks.current(name)))
