"""Merges prints into one picture, and triangle groups into few draw calls."""

import numpy as np
from PIL import Image

from booths.kinds import Pixels
from booths.pixels import as_image

from .registry import RX

PAD = 4  # pixels around each picture
PRINT_PX_PER_M, PRINT_PX = 340, 1024
SCREEN_PX_PER_M, SCREEN_PX = 420, 640


def atlas(groups: dict) -> Pixels | None:
    """Packs every picture in use into one image and adapts the uvs of its sheets. Returns the image."""
    pics = {cls: pixels_of(cls, s['long']) for (cls, _), s in groups.items() if cls.startswith('pic')}
    if not pics:
        return None
    best = None
    for W in (256, 512, 768, 1024, 1280, 1536, 2048):
        if max(w for w, h in pics.values()) + 2 * PAD > W:
            continue
        x = y = row = 0
        where = {}
        for cls, (w, h) in sorted(pics.items(), key=lambda kv: -kv[1][1]):
            if x + w + 2 * PAD > W:
                x, y, row = 0, y + row, 0
            where[cls] = (x + PAD, y + PAD)
            x += w + 2 * PAD
            row = max(row, h + 2 * PAD)
        H = -(-(y + row) // 4) * 4
        if H <= 2048 and (best is None or W * H < best[0] * best[1]):
            best = (W, H, where)
    W, H, where = best
    img = np.zeros((H, W, 3), np.float32)
    for cls, (w, h) in pics.items():
        px = as_image(RX['pics'][cls]['pixels']).resize((w, h), Image.LANCZOS)
        a = np.pad(np.asarray(px, np.float32) / 255, ((PAD, PAD), (PAD, PAD), (0, 0)), 'edge')
        x, y = where[cls]
        img[y - PAD : y + h + PAD, x - PAD : x + w + PAD] = a
        for key, s in groups.items():
            if key[0] == cls:
                u, v = s['uv'].T
                s['uv'] = np.stack([(x + 0.5 + u * (w - 1)) / W, 1 - (y + 0.5 + (1 - v) * (h - 1)) / H], 1)
    return img


def pixels_of(cls: str, size_m: float) -> tuple[int, int]:
    """Returns the size in the atlas of a picture whose longer side is size_m meters."""
    p = RX['pics'][cls]
    h0, w0 = p['pixels'].shape[:2]
    ratio = w0 / h0
    if p['kind'] == 'screen':
        long_px = min(SCREEN_PX, max(160, SCREEN_PX_PER_M * size_m))
    else:
        long_px = min(PRINT_PX, max(64, PRINT_PX_PER_M * size_m))
    w, h = (long_px, long_px / ratio) if ratio >= 1 else (long_px * ratio, long_px)
    k = min(1, w0 / w)
    return max(8, round(w * k / 4) * 4), max(8, round(h * k / 4) * 4)


SOLID = ['matte', 'satin', 'cloth', 'wood', 'metal', 'softglow', 'plank', 'leaf']


def merge(groups: dict) -> dict:
    """Merges prints into one group, screens into another, and opaque classes into one whose color's fourth byte is the
    class: one draw call each."""
    out = {}
    for (cls, over), s in groups.items():
        s['code'] = np.full(len(s['pos']), 255)
        if cls.startswith('pic'):
            emit = RX['pics'][cls]['emit']
            s['strength'] = np.full(len(s['pos']), emit)
            cls = 'screen' if emit else 'print'
        elif cls in SOLID:
            s['code'][:] = SOLID.index(cls)
            cls = 'solid'
        elif cls == 'logo':
            s['code'][:] = np.where(s['emit'] > 0, SOLID.index('softglow'), SOLID.index('satin'))
        o = out.setdefault((cls, over), s)
        if o is not s:
            join(o, s)
    return out


def join(o: dict, s: dict) -> None:
    """Appends group s to group o."""
    if ('light' in o) != ('light' in s):
        for q in (o, s):
            q.setdefault('light', np.ones((len(q['pos']), 3)))
    o['idx'] = np.concatenate([o['idx'], s['idx'] + len(o['pos'])])
    for k in ('pos', 'nrm', 'uv', 'col', 'emit', 'strength', 'light', 'code'):
        if k in o:
            o[k] = np.concatenate([o[k], s[k]])
    o['obj'] += s['obj']
