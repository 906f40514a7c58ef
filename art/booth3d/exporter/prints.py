"""Materials and pictures that record what they show, so that the viewer can draw them in few calls."""

import numpy as np

from booths import colors, hooks
from booths.colors import Palette
from booths.kinds import Material, Pixels
from booths.marks import Words
from booths.materials import TEXTURES

from .registry import RX

MAX_PRINT_PX = 1024
BROCHURE_M = 0.5  # narrower prints are brochures, whose words are not logo sockets


class _Shown(np.ndarray):
    """Pixels with a record of what they show."""


def _shown(pixels: Pixels, kind: str, words: Words | None, *key: object) -> _Shown:
    shown = pixels.view(_Shown)
    shown.kind, shown.words, shown.key = kind, words, (kind, *key)
    return shown


def graphic(
    style: str, w_m: float, h_m: float, pal: Palette, seed: int, words: Words | None = None, px: int = 1200
) -> _Shown:
    """Returns the print without its words, which become a decal that a visitor's logo can replace."""
    px = min(px, MAX_PRINT_PX)
    drawn, decal = (words, None) if w_m < BROCHURE_M else (None, words)
    pixels = hooks.original('graphic')(style, w_m, h_m, pal, seed, drawn, px)
    return _shown(pixels, 'print', decal, style, w_m, h_m, pal, seed, px, drawn)


def screen_image(kind: str, pal: Palette, seed: int, w: int = 960, h: int = 540) -> _Shown:
    """Returns a screen's contents, w x h pixels, with a record of what they show."""
    return _shown(hooks.original('screen_image')(kind, pal, seed, w, h), 'screen', None, kind, pal, seed, w, h)


def picture(pixels: Pixels, emit: float = 0.0, rough: float = 0.7, coat: float = 0.0) -> Material:
    """Like `materials.picture`, once for the same pixels; the material's class identifies them."""
    if not isinstance(pixels, _Shown):
        pixels = _shown(pixels, 'print', None, id(pixels))
    key = (pixels.key, emit, rough, coat)
    if key not in RX['mat']:
        m = RX['mat'][key] = hooks.original('picture')(pixels, emit, rough, coat)
        m['class'] = 'pic%d' % len(RX['pics'])
        RX['pics'][m['class']] = dict(pixels=pixels, emit=emit, kind=pixels.kind)
    RX['last_words'] = pixels.words
    return RX['mat'][key]


def material(*args: object, **kwargs: object) -> Material:
    """Like `materials.material`, with the viewer's material class and its linear color."""
    m = hooks.original('material')(*args, **kwargs)
    if 'class' not in m:
        m['class'] = _class_of(m)
        tones = [m['hex']]
        if m['texture'] in TEXTURES and m['class'] != m['texture']:  # mean of the procedural texture
            contrast = TEXTURES[m['texture']][1]
            tones = [
                colors.mix_hex(m['hex'], '#000000', contrast),
                colors.mix_hex(m['hex'], '#ffffff', contrast * 0.35),
            ]
        m['lin'] = np.mean([colors.linear(tone)[:3] for tone in tones], 0).tolist()
    return m


def _class_of(m: Material) -> str:
    if m['alpha'] < 1:
        return 'glass'
    if m['emit'] > 0:
        return 'glow' if m['emit'] >= 2 else 'softglow'
    if m['metal'] >= 0.5:
        return 'metal'
    if m['texture'] in ('wood', 'plank'):
        return m['texture']
    if m['texture'] in ('carpet', 'fabric') or m['rough'] >= 0.8:
        return 'cloth'
    return 'satin' if m['rough'] < 0.45 else 'matte'
