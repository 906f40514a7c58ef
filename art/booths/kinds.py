"""Types of values that many builders take. Lengths are in meters and angles in degrees, unless noted."""

from collections.abc import Callable, Sequence

import bpy
import numpy as np

Point = tuple[float, float]
Point3 = tuple[float, float, float]
Outline = Sequence[Point]
Line = Sequence[Point3]
Pixels = np.ndarray  # height x width x 3, sRGB, 0 to 1
Size = tuple[int, int]  # pixels
Material = bpy.types.Material
Thing = bpy.types.Object
Builder = Callable[..., None]
