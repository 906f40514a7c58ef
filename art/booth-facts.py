#!/usr/bin/env python3
"""Counts the parts of booths and extras, for the texts that describe them. Needs neither Blender nor a package.

    python3 booth-facts.py             writes booth-facts.json
    python3 booth-facts.py --check     fails if that file does not match the builders

Calls the builders with stand-ins for Blender and records the dimensions of each part that they place.
"""

import inspect
import json
import os
import sys
from unittest.mock import MagicMock

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, 'booth-facts.json')

for name in ('bpy', 'bmesh', 'numpy', 'mathutils', 'PIL'):
    sys.modules[name] = MagicMock()
sys.modules['bpy'].utils.system_resource.return_value = ''
sys.path.insert(0, HERE)
from booths import catalogue, colors, extras, hooks  # noqa: E402  after the stand-ins

# Counted parts, and their arguments that are dimensions: meters, but inches for a tv's diagonal.
MEASURED = {
    'bistro_table': ['r', 'h'],
    'brochure_rack': ['tiers'],
    'counter': ['w'],
    'curved_counter': ['r'],
    'fabric_wall': ['w', 'h'],
    'hanging_sign': ['r', 'h'],
    'led_wall': ['w', 'h'],
    'lightbox': ['w', 'h'],
    'meeting_set': ['seats', 'r'],
    'portal': ['w', 'h'],
    'slat_wall': ['w', 'h'],
    'tower': ['w', 'h', 'faces'],
    'tv': ['diag_in'],
}
COUNTED = """arm_light armchair bar_stool chair coffee_machine cube_seat kiosk lectern pedestal pendant plant shelf_unit
    truss"""
PARTS = {**dict.fromkeys(COUNTED.split(), []), **MEASURED}
PALETTE = colors.PALETTES['electric']
for name in hooks.names() - PARTS.keys():
    hooks.replace(name, MagicMock())


def recorder(name, found):
    """Records a call of the part's builder instead of building the part."""
    signature = inspect.signature(hooks.original(name))

    def record(*args, **kwargs):
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        measures = {key: bound.arguments[key] for key in PARTS[name]}
        if 'faces' in measures:
            measures['faces'] = sum(face is not None for face in measures['faces'])
        found.setdefault(name, []).append({key: round(value, 3) for key, value in measures.items()})

    return record


def parts_of(build):
    """Returns what `build` places: a list of dimensions for each part."""
    found = {}
    for name in PARTS:
        hooks.replace(name, recorder(name, found))
    build()
    return dict(sorted(found.items()))


def calls(name, build):
    """Returns the calls of the builder with this name during `build`."""
    spy, before = MagicMock(), hooks.current(name)
    hooks.replace(name, spy)
    build()
    hooks.replace(name, before)
    return spy.call_args_list


def pockets(tiers):
    """Counts the pockets of a brochure rack: each has one printed cover."""
    return len(calls('graphic', lambda: hooks.original('brochure_rack')(PALETTE, tiers)))


def pads():
    """Counts the table's charging pads: each has one closed ring of light."""
    tubes = calls('tube', lambda: parts_of(lambda: extras.extra_wireless_charging_table(PALETTE)))
    return sum(call.kwargs.get('closed', False) for call in tubes)


def facts():
    """Returns the parts of every design and extra, with their dimensions."""
    designs = {slug: parts_of(lambda: catalogue.build_booth(booth)) for slug, booth in catalogue.DESIGNS.items()}
    counted = {slug: parts_of(lambda: extra[0](PALETTE)) for slug, extra in extras.EXTRAS.items()}
    counted['wireless-charging-table']['charging_pad'] = [{}] * pads()
    for parts in [*designs.values(), *counted.values()]:
        for rack in parts.get('brochure_rack', []):
            rack['pockets'] = pockets(rack.pop('tiers'))
    return {'designs': designs, 'extras': counted}


def main():
    text = json.dumps(facts(), indent=1) + '\n'
    if '--check' in sys.argv:
        with open(TARGET) as file:
            same = file.read() == text
        return 0 if same else 'booth-facts.json is not what the builders build: python3 art/booth-facts.py'
    with open(TARGET, 'w') as file:
        file.write(text)
    return 0


if __name__ == '__main__':
    sys.exit(main())
