#!/usr/bin/env python3
"""Exports the parametric booths and extras of the pictures (../booths) for a real-time viewer.

    LIGHT_LEVELS=63 python3 export_models.py --out raw --bake 64 [--only 'designs/10x10-*']

Per item: NAME.glb (unquantized, z-up turned to y-up; one primitive per kind of surface) and its textures inside, plus
NAME.json (footprints, logo sockets, statistics). --bake N bakes irradiance with N samples: per vertex (_LIGHT), and as
maps of the floor and the ground, or of an extra's shadow.
"""

import argparse
import fnmatch
import sys

from exporter.item import UNITS, export
from exporter.stand_ins import install

from booths.catalogue import DESIGNS


def main(argv: list[str]) -> int:
    ap = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    ap.add_argument('--out', default='raw', help='folder to write to (default: raw)')
    ap.add_argument('--only', action='append', help="a name or a pattern such as 'designs/*' (may be repeated)")
    ap.add_argument('--bake', type=int, default=0, help='samples of baked light (default 0: none)')
    args = ap.parse_args(argv)
    install()
    for kind, items in (('designs', DESIGNS), ('extras', UNITS)):
        for slug in items:
            name = kind + '/' + slug
            if not args.only or any(fnmatch.fnmatch(name, pattern) for pattern in args.only):
                export(kind, slug, args.out, args.bake)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
