"""Prints in one picture, and groups of triangles in few draw calls."""

import numpy as np
from PIL import Image

from .registry import RX


def atlas(groups: dict, per_m: float = 340, limit: int = 1024) -> np.ndarray | None:
    """Packs every picture in use into one image and moves the uv's of its sheets there. Answers the image."""
    pics = {}
    for (cls, over), s in groups.items():
        if cls.startswith('pic'):
            p = RX['pics'][cls]
            ratio = p['pixels'].shape[1] / p['pixels'].shape[0]
            size_m = s['long']
            long_px = min(limit, max(64, per_m * size_m))
            if p['kind'] == 'screen':
                long_px = min(640, max(160, 420 * size_m))
            w, h = (long_px, long_px / ratio) if ratio >= 1 else (long_px * ratio, long_px)
            h0, w0 = p['pixels'].shape[:2]
            k = min(1, w0 / w)
            pics[cls] = (max(8, round(w * k / 4) * 4), max(8, round(h * k / 4) * 4))
    if not pics:
        return None
    pad = 4
    best = None
    for W in (256, 512, 768, 1024, 1280, 1536, 2048):
        if max(w for w, h in pics.values()) + 2 * pad > W:
            continue
        x = y = row = 0
        where = {}
        for cls, (w, h) in sorted(pics.items(), key=lambda kv: -kv[1][1]):
            if x + w + 2 * pad > W:
                x, y, row = 0, y + row, 0
            where[cls] = (x + pad, y + pad)
            x += w + 2 * pad
            row = max(row, h + 2 * pad)
        H = -(-(y + row) // 4) * 4
        if H <= 2048 and (best is None or W * H < best[0] * best[1]):
            best = (W, H, where)
    W, H, where = best
    img = np.zeros((H, W, 3), np.float32)
    for cls, (w, h) in pics.items():
        px = Image.fromarray((np.clip(np.asarray(RX['pics'][cls]['pixels']), 0, 1) * 255).astype(np.uint8)).resize(
            (w, h), Image.LANCZOS
        )
        a = np.pad(np.asarray(px, np.float32) / 255, ((pad, pad), (pad, pad), (0, 0)), 'edge')
        x, y = where[cls]
        img[y - pad : y + h + pad, x - pad : x + w + pad] = a
        for key, s in groups.items():
            if key[0] == cls:
                s['uv'] = np.stack(
                    [(x + 0.5 + s['uv'][:, 0] * (w - 1)) / W, 1 - (y + 0.5 + (1 - s['uv'][:, 1]) * (h - 1)) / H], 1
                )
    return img


def merge_pics(groups: dict) -> dict:
    """All prints into one group and all screens into another: two draw calls."""
    out = {}
    for (cls, over), s in groups.items():
        if cls.startswith('pic'):
            p = RX['pics'][cls]
            s['strength'] = np.full(len(s['pos']), p['emit'])
            cls = 'screen' if p['emit'] else 'print'
        key = (cls, over)
        if key not in out:
            out[key] = s
            continue
        o = out[key]
        n = len(o['pos'])
        nm = len(o['mats'])
        for k in ('pos', 'nrm', 'uv', 'col', 'emit', 'strength', 'light'):
            if k in o:
                o[k] = np.concatenate([o[k], s[k]])
        o['idx'] = np.concatenate([o['idx'], s['idx'] + n])
        o['face_mat'] = np.concatenate([o['face_mat'], s['face_mat'] + nm])
        o['mats'] = o['mats'] + s['mats']
        o['obj'] += s['obj']
    return out


SOLID = ['matte', 'satin', 'cloth', 'wood', 'metal', 'softglow', 'plank', 'leaf']


def merge_solids(groups: dict) -> dict:
    """Every opaque class into one group whose colour's fourth byte names the class: one draw call."""
    out = {}
    for (cls, over), s in groups.items():
        s['code'] = np.full(len(s['pos']), 255)
        if cls in SOLID:
            s['code'][:] = SOLID.index(cls)
            cls = 'solid'
        elif cls == 'logo':
            s['code'][:] = np.where(s['emit'] > 0, SOLID.index('softglow'), SOLID.index('satin'))
        key = (cls, over)
        if key not in out:
            out[key] = dict(s)
            continue
        o = out[key]
        n = len(o['pos'])
        if ('light' in o) != ('light' in s):
            for q in (o, s):
                q.setdefault('light', np.ones((len(q['pos']), 3)))
        for k in ('pos', 'nrm', 'uv', 'col', 'emit', 'light', 'code'):
            if k in o:
                o[k] = np.concatenate([o[k], s[k]])
        o['idx'] = np.concatenate([o['idx'], s['idx'] + n])
        o['obj'] += s['obj']
    return out
