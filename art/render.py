#!/usr/bin/env python3
"""Renders every picture of the trade-show booth site: designs, reference projects, extras, hero and social card.

    pip install bpy==4.5.15 pillow          (Python 3.11)
    python3 render.py --list
    python3 render.py --only designs/10x10-launch-frontview --out DIR --samples 32
    python3 render.py --only 'designs/*' --out ../scripts/demo/images

Units: meters, degrees, watts. Booth sizes are in feet (1 ft = 0.3048 m). The world is right-handed with z up;
a booth stands with its center at the origin and its open front toward -y. Everything random is seeded, so that
the same command gives the same picture.
"""

import argparse
import fnmatch
import os
import sys
import tempfile
import time

import bpy

from booths.jobs import configure, jobs, save


def main(argv: list[str]) -> int:
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
        out = os.path.join(args.out, name + '.webp')
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
