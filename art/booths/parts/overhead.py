"""Parts that hang above a booth or are clipped to its walls."""

import math

from mathutils import Matrix, Vector

from ..hooks import part
from ..kinds import Material, Pixels, Point3
from ..lights import light_spot
from ..materials import black, dark_metal, glow, material, picture, steel
from ..scene import State, tagged
from ..shapes import arc, box, lathe, ribbon, sphere, tube, tubes
from .walls import WALL_H


@part
def arm_light() -> None:
    """A clip-on arm spotlight on the top of a wall, with its light. It stays below 8'3", the limit of an inline booth."""
    z = WALL_H - 0.02
    tubes([((0, 0, z), (0, -0.40, z + 0.03))], 0.009, dark_metal())
    box(0, -0.40, z - 0.01, 0.16, 0.09, 0.05, black(), 0.006, tilt=20)
    light_spot((0, -0.40, z - 0.02), (0, 0, z - 1.5), 14, 75, '#fff4e2')


@part
def truss(a: Point3, b: Point3, size: float = 0.29, mat: Material | None = None) -> None:
    """A box truss between points a and b."""
    a, b = Vector(a), Vector(b)
    n = (b - a).normalized()
    side = n.cross(Vector((0, 0, 1)))
    side = Vector((1, 0, 0)) if side.length < 0.1 else side.normalized()
    up = side.cross(n).normalized()
    s, steps = size / 2, max(2, int((b - a).length / size))
    corners = [side * s + up * s, side * s - up * s, -side * s - up * s, -side * s + up * s]
    tubes([(tuple(a + c), tuple(b + c)) for c in corners], 0.022, mat or steel())
    web = []
    for k in range(steps):
        p, q = a.lerp(b, k / steps), a.lerp(b, (k + 1) / steps)
        for i in range(4):
            c, e = corners[i], corners[(i + 1) % 4]
            web.append((tuple(p + (c if k % 2 else e)), tuple(q + (e if k % 2 else c))))
    tubes(web, 0.010, mat or steel())


@part
def par_can(x: float, y: float, z: float, target: Point3, power: float, color: str) -> None:
    """A stage lamp hanging at (x, y, z) that points at target, with its light."""
    d = Vector(target) - Vector((x, y, z))
    m = Matrix.Translation((x, y, z)) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    State.matrix.append(State.matrix[-1] @ m)
    lathe([(0, 0.20), (0.06, 0.20), (0.075, 0.14), (0.085, 0), (0.075, 0.0), (0.07, 0.02), (0, 0.02)], black(), seg=24)
    lathe([(0.07, 0.015), (0, 0.015)], glow(color, 12), seg=24)
    State.matrix.pop()
    tubes([((x, y, z + 0.05), (x, y, z + 0.28))], 0.012, black())
    light_spot((x, y, z - 0.03), target, power, 38, color)


@part
def hanging_sign(shape: str, r: float, h: float, pixels: Pixels, z: float, emit: float) -> None:
    """A suspended fabric sign, 'ring' (radius r) or 'square' (half side r), h meters high from z up, on cables."""
    with tagged('overhead'):
        if shape == 'ring':
            path = arc(0, 0, r, -270, 90, 96)[:-1]
            pts = [(r * 0.95 * math.cos(a), r * 0.95 * math.sin(a)) for a in (0.78, 2.36, 3.93, 5.5)]
        else:
            path = [(-r, r), (-r, -r), (r, -r), (r, r)]
            pts = [(sx * r, sy * r) for sx in (-1, 1) for sy in (-1, 1)]
        ribbon(path, z, h, picture(pixels, emit, 0.7), closed=True)
        inner = [(x * 0.985, y * 0.985) for x, y in path]
        ribbon(inner, z, h, material('#f5f7fb', 0.8, emit=0.15), closed=True)
        for zz in (z, z + h):
            tube([(x, y, zz) for x, y in path], 0.018, steel(), closed=True)
        with tagged('hall'):
            tubes([((x, y, z + h), (x * 0.9, y * 0.9, z + h + 4)) for x, y in pts], 0.006, dark_metal())


@part
def pendant(z: float, drop: float, color: str = '#1a1c20', r: float = 0.17, power: float = 12) -> None:
    """A pendant lamp whose shade hangs at height z on a cable of length drop, with its light."""
    tubes([((0, 0, z + 0.16), (0, 0, z + drop))], 0.004, black())
    shade = [(0.02, 0.18), (0.05, 0.17), (r * 0.75, 0.10), (r, 0.0), (r - 0.008, 0.0), (r * 0.72, 0.09), (0.03, 0.15)]
    lathe(shade, material(color, 0.4), z=z, seg=36)
    sphere(0, 0, z + 0.06, 0.045, glow('#fff0d2', 14), 16)
    light_spot((0, 0, z + 0.02), (0, 0, 0), power, 110, '#ffe8c4')
