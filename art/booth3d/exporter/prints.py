"""Materials and pictures that remember what they are, so that the viewer can draw them in few calls."""

import numpy as np

from booths import colours, hooks
from booths.colours import Palette
from booths.kinds import Material, Pixels
from booths.marks import Words

from .registry import RX

MAX_PRINT_PX = 1024
BROCHURE_M = 0.5  # narrower prints are brochures


class _Pix:
    """An h x w x 3 array that knows where it came from."""

    def __init__(self, a, key, words, kind):
        self.a, self.key, self.words, self.kind, self.shape = a, key, words, kind, a.shape

    def __array__(self, dtype=None, copy=None):
        return self.a if dtype is None else self.a.astype(dtype)

    def __getitem__(self, k):
        return self.a[k]

    def __mul__(self, k):
        return self.a * k


def graphic(
    style: str,
    w_m: float,
    h_m: float,
    pal: Palette,
    seed: int,
    words: Words | None = None,
    px: int = 1200,
) -> _Pix:
    """The print without its words, remembered with them: they become a decal that a visitor's logo can replace."""
    draw = hooks.original('graphic')
    px = min(px, MAX_PRINT_PX)
    if w_m < BROCHURE_M:  # brochures: their words are no place for a logo
        return _Pix(
            draw(style, w_m, h_m, pal, seed, words, px), ('g', style, w_m, h_m, pal, seed, words), None, 'print'
        )
    return _Pix(draw(style, w_m, h_m, pal, seed, None, px), ('g', style, w_m, h_m, pal, seed, px), words, 'print')


def screen_image(kind: str, pal: Palette, seed: int, w: int = 960, h: int = 540) -> _Pix:
    """The contents of a screen, w x h pixels, remembered with what they are of."""
    pixels = hooks.original('screen_image')(kind, pal, seed, w, h)
    return _Pix(pixels, ('s', kind, pal, seed, w, h), None, 'screen')


def picture(pixels: Pixels | _Pix, emit: float = 0.0, rough: float = 0.7, coat: float = 0.0) -> Material:
    """As `materials.picture`, once for the same pixels; the class of the material names them."""
    if not isinstance(pixels, _Pix):
        pixels = _Pix(np.asarray(pixels), ('raw', id(pixels)), None, 'print')
    key = (pixels.key, emit, rough, coat)
    if key in RX['mat']:
        m = RX['mat'][key]
    else:
        m = hooks.original('picture')(pixels.a, emit, rough, coat)
        m['class'] = 'pic%d' % len(RX['pics'])
        RX['pics'][m['class']] = dict(pixels=pixels.a, emit=emit, rough=rough, coat=coat, kind=pixels.kind)
        RX['mat'][key] = m
    RX['last_words'] = pixels.words
    return m


def material(
    color: str = '#ffffff',
    rough: float = 0.5,
    metal: float = 0.0,
    emit: float = 0.0,
    texture: str | None = None,
    scale: float = 1.0,
    coat: float = 0.0,
    alpha: float = 1.0,
    keep: bool = False,
) -> Material:
    """As `materials.material`, with the class the viewer draws it as, and what it is made of."""
    m = hooks.original('material')(color, rough, metal, emit, texture, scale, coat, alpha, keep)
    if 'class' not in m:
        if alpha < 1:
            c = 'glass'
        elif emit >= 2:
            c = 'glow'
        elif emit > 0:
            c = 'softglow'
        elif metal >= 0.5:
            c = 'metal'
        elif texture in ('wood', 'plank'):
            c = 'wood'
        elif texture in ('carpet', 'fabric') or rough >= 0.8:
            c = 'cloth'
        elif rough < 0.45:
            c = 'satin'
        else:
            c = 'matte'
        m['class'] = c
        m['hex'], m['rough'], m['metal'], m['emit'], m['tex'] = color, rough, metal, emit, texture or ''
        k = {'carpet': 0.35, 'concrete': 0.25, 'fabric': 0.06, 'brushed': 0.15}.get(texture)
        if k:  # what the procedural texture averages to
            a, b = (
                np.array(colours.linear(q)[:3])
                for q in (colours.mix_hex(color, '#000000', k), colours.mix_hex(color, '#ffffff', k * 0.35))
            )
            m['lin'] = ((a + b) / 2).tolist()
        if c == 'wood' and texture == 'plank':
            m['class'] = 'plank'
    return m
