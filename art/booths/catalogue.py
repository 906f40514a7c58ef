"""Every booth: the designs on offer and the reference projects."""

from .colors import PALETTES
from .designs.island import layout_island
from .designs.launch import layout_launch
from .designs.pavilion import layout_pavilion
from .designs.showcase import layout_showcase
from .designs.studio import layout_studio
from .designs.theater import layout_theater
from .parts.floors import DECK_H, platform
from .parts.people import Person, person
from .projects.automotive import layout_automotive
from .projects.energy import layout_energy
from .projects.financial import layout_financial
from .projects.healthcare import layout_healthcare
from .projects.retail import layout_retail
from .projects.technology import layout_technology
from .scene import place

FT = 0.3048  # meters


class Booth:
    """One booth: size in feet (width, depth), palette key, layout, floor kind, ambient level, interior camera,
    azimuth of the side photo; the front of a light one is shown in a white hall; people in its
    front photo, at (x, y) and turned by degrees."""

    def __init__(
        self, size, palette, layout, floor='carpet', level=1.0, interior=None, side=46, is_light=False, people=()
    ):
        self.size, self.palette, self.layout, self.floor, self.level = size, palette, layout, floor, level
        self.side, self.is_light, self.people = side, is_light, people
        self.interior = interior or ((-0.45, -0.62, 1.62), (0.25, 0.3, 1.15), 24)


DESIGNS = {
    '10x10-launch': Booth((10, 10), 'electric', layout_launch),
    '10x10-studio': Booth((10, 10), 'studio', layout_studio, 'wood', 0.9, is_light=True),
    '10x20-showcase': Booth((20, 10), 'deep', layout_showcase),
    '10x20-theater': Booth((20, 10), 'stage', layout_theater, level=0.75),
    '20x20-pavilion': Booth((20, 20), 'ice', layout_pavilion, level=0.5, is_light=True),
    '20x20-island': Booth((20, 20), 'electric', layout_island, level=0.9),
}


# interior: camera position and target as (fraction of half width, fraction of half depth, height in m), lens in mm
PROJECTS = {
    'technology': Booth(
        (20, 20), 'technology', layout_technology, interior=((0.12, -0.78, 1.6), (-0.32, 0.7, 1.3), 24)
    ),
    'energy': Booth(
        (20, 10),
        'energy',
        layout_energy,
        interior=((0.02, -1.2, 1.6), (0.34, 0.6, 1.1), 24),
        people=(
            (Person('#1f5c46'), (0.55, -0.35, 0, 40)),
            (Person('#e8e4da', '#3b4254', '#8a5a3c', '#17120f', True), (1.0, -0.85, 0, -60)),
        ),
    ),
    'healthcare': Booth(
        (10, 10), 'healthcare', layout_healthcare, interior=((0.62, -1.6, 1.55), (-0.15, 0.6, 1.15), 24)
    ),
    'retail': Booth(
        (20, 10),
        'retail',
        layout_retail,
        'wood',
        interior=((-0.62, -1.25, 1.6), (0.4, 0.5, 1.1), 24),
        people=(
            (Person('#5a1d2a', '#2b2f3a', '#e2b08f', '#5a3a22', True), (2.0, -0.2, 0, 0)),
            (Person('#35507a', '#6b5d4d', '#8a5a3c', '#17120f'), (1.2, -0.55, 0, 250)),
        ),
    ),
    'financial': Booth(
        (10, 10), 'financial', layout_financial, interior=((-0.20, -1.65, 1.55), (-0.05, 0.6, 1.15), 24)
    ),
    'automotive': Booth(
        (20, 20), 'automotive', layout_automotive, interior=((0.10, -1.05, 1.5), (-0.10, 0.4, 0.85), 22), side=-48
    ),
}


def build_booth(booth: Booth) -> tuple[float, float]:
    """Builds deck and contents of a Booth around the origin; returns its size in meters."""
    w, d = booth.size[0] * FT, booth.size[1] * FT
    p = PALETTES[booth.palette]
    platform(w, d, p, booth.floor)
    with place(z=DECK_H):
        booth.layout(w, d, p)
    return w, d


def build_people(booth: Booth) -> None:
    """Builds the people of a Booth's front photo."""
    with place(z=DECK_H):
        for look, at in booth.people:
            person(look, at=at)
