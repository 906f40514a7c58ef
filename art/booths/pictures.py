"""Scenes of each kind of picture. Each function builds one and returns its exposure in stops."""

import bpy

from .cameras import camera, camera_at
from .catalogue import DESIGNS, Booth, build_booth, build_people
from .colors import PALETTES
from .extras import EXTRAS
from .hall import hall, seamless
from .kinds import Size
from .lights import booth_lights, light_area, world
from .scene import reset

DESIGN_VIEWS = ('frontview', 'topview', 'leftview', 'rightview')
PROJECT_FIELDS = {  # view and overrides; a booth's interior and side have separate cameras
    'stand_front_photo': ('frontview', dict(az=-14)),
    'stand_side_photo': ('sideview', {}),
    'stand_interior_photo': (None, {}),
    'design_top_view': ('topview', dict(az=20, el=58, level=False)),
    'design_front_view': ('frontview', dict(az=0, el=7, level=True)),
    'design_right_view': ('rightview', dict(az=38, el=22, level=False)),
}


def render_design(booth: Booth, view: str, size: Size) -> float:
    """A booth design in a dark hall, or the front view of a light one in a white hall; view as in VIEWS."""
    reset()
    w, d = build_booth(booth)
    is_white = booth.is_light and view == 'frontview'
    hall('white' if is_white else 'night', 3 + booth.size[0])
    booth_lights(w, d, booth.level * (0.85 if is_white else 1))
    fit_overhead(view)
    camera(view, size[0] / size[1], fstop=None if view == 'topview' else 1.2)
    return 0.0 if is_white else 0.35


def fit_overhead(view: str | None) -> None:
    """Removes overhead parts and the ceiling for a view from above."""
    for o in bpy.context.scene.objects:
        tag = o.get('tag')
        if view == 'topview' and (tag == 'overhead' or (tag == 'hall' and o.type == 'CURVE')):
            o.hide_render = True
        elif view != 'topview' and tag == 'overhead':
            o['tag'] = 'booth'


def render_project(booth: Booth, field: str, size: Size) -> float:
    """A reference project: design_* as a clay rendering on white, stand_* as a photo in a bright hall."""
    clay = field.startswith('design')
    reset(clay)
    w, d = build_booth(booth)
    view, look = PROJECT_FIELDS[field]
    fit_overhead(view)
    if clay:
        seamless('#f3f5f9', 34, 0.34)
        world('#f4f7ff', 0.62)
        k = w * d / 9.3
        light_area((-w - 2, -d - 2.5, 6.5), (0, 0, 0.8), 560 * (0.4 + 0.6 * k), 3.0, '#fff6ea')
        light_area((w + 2, -d - 1, 5.5), (0, 0, 0.8), 160 * (0.4 + 0.6 * k), 4.0, '#e6efff')
        camera(view, size[0] / size[1], lens=55, **look)
        return 0.15
    hall('day', 11 + len(field) + booth.size[0])
    booth_lights(w, d, booth.level * 0.85)
    if view:
        camera(view, size[0] / size[1], fstop=1.1, fill=0.90, **{'az': booth.side, **look})
        if field == 'stand_front_photo':
            # After the camera, which frames only the booth
            build_people(booth)
    else:
        a, b, lens = booth.interior
        camera_at((a[0] * w / 2, a[1] * d / 2, a[2]), (b[0] * w / 2, b[1] * d / 2, b[2]), lens, 2.2)
    return 0.0


def render_extra(slug: str, size: Size) -> float:
    """A product shot on a light sweep."""
    reset()
    build, az, el, fill = EXTRAS[slug]
    build(PALETTES['electric'])
    fit_overhead(None)
    seamless('#d5dce9', 9, 0.26)
    world('#eef3ff', 0.42)
    light_area((-2.6, -2.8, 3.6), (0, 0, 0.7), 190, 2.0, '#fff7ec')
    light_area((2.8, -1.6, 2.6), (0, 0, 0.7), 75, 2.0, '#e2ecff')
    light_area((0.5, 2.4, 3.4), (0, 0, 0.9), 90, 1.6)
    camera(dict(az=az, el=el, lens=60, fill=fill, level=False), size[0] / size[1])
    return -0.25


def render_scene(kind: str, size: Size) -> float:
    """Hero and its portrait crop: the island booth alone in a wide dark hall."""
    reset()
    booth = DESIGNS['20x20-island']
    w, d = build_booth(booth)
    fit_overhead(None)
    hall('night', 23)
    booth_lights(w, d, 1.0)
    aspect = size[0] / size[1]
    if kind == 'hero':
        camera(dict(az=-24, el=5, lens=32, fill=0.47, fill_h=0.86, level=True), aspect, anchor=(0.735, 0.46), fstop=0.9)
    else:
        camera(dict(az=-20, el=5, lens=34, fill=0.94, fill_h=0.56, level=True), aspect, anchor=(0.5, 0.31), fstop=0.9)
    return 0.2
