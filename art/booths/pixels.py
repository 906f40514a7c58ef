"""Drawing tools for prints and screens."""

import os

import bpy
import numpy as np
from PIL import Image, ImageFont

FONT = os.path.join(bpy.utils.system_resource('DATAFILES', path='fonts'), 'Inter.woff2')


def font(size: float, weight: int = 600) -> ImageFont.FreeTypeFont:
    """The built-in typeface, `size` pixels high."""
    f = ImageFont.truetype(FONT, int(size))
    f.set_variation_by_axes([32, weight])
    return f


def pixel_grid(w: int, h: int) -> tuple[np.ndarray, np.ndarray]:
    """Returns the x and y of each of w x h pixels, both in widths."""
    v, u = np.mgrid[0:h, 0:w].astype(np.float32)
    return u / w, v / w


def as_image(pixels: np.ndarray) -> Image.Image:
    """A picture of sRGB values from 0 to 1."""
    return Image.fromarray((np.clip(pixels, 0, 1) * 255).astype(np.uint8))


def blend(base: np.ndarray, color: np.ndarray, a: np.ndarray) -> np.ndarray:
    """Blends a color over a picture with opacity `a` per pixel, 0 to 1."""
    return base * (1 - a[..., None]) + color * a[..., None]
