"""What prints and screens are drawn with."""

from __future__ import annotations

import os

import bpy
import numpy as np
from PIL import ImageFont

FONT = os.path.join(bpy.utils.system_resource('DATAFILES', path='fonts'), 'Inter.woff2')


def font(size, weight=600):
    f = ImageFont.truetype(FONT, int(size))
    f.set_variation_by_axes([32, weight])
    return f


def pixel_grid(w, h):
    v, u = np.mgrid[0:h, 0:w].astype(np.float32)
    return u / w, v / w  # both in units of the width, v downwards


def blend(base, color, a):
    return base * (1 - a[..., None]) + color * a[..., None]
