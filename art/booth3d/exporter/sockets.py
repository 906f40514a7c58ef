"""Sockets for a visitor's logo: words of prints, and raised marks."""

import numpy as np
from mathutils import Matrix

from booths import hooks, pixels, scene, shapes
from booths.kinds import Material, Thing

from .registry import RX

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])  # of red, green and blue


def sheet(
    x: float, y: float, z: float, w: float, h: float, mat: Material, rot: float = 0.0, tilt: float = 0.0
) -> Thing:
    """Like `shapes.sheet`; the last requested print's words become a logo socket."""
    obj = hooks.original('sheet')(x, y, z, w, h, mat, rot, tilt)
    words, RX['last_words'] = RX['last_words'], None
    if words and mat.get('class', '').startswith('pic'):
        # bounding box of mark and words in fractions of the print, as in marks.draw_words
        lines = words.text.split('\n')
        (tx, ty), size = words.at, words.size
        px_h = 400.0
        f = pixels.font(size * px_h, 700)
        tw = max(f.getlength(line) for line in lines) / (px_h * w / h)
        u0, v0 = tx, ty - (size * 1.5 * 1.55 if words.mark else 0)
        u1, v1 = tx + max(tw, size * 1.5 * h / w if words.mark else 0), ty + len(lines) * size * 1.30
        dec_w, dec_h = (u1 - u0) * w, (v1 - v0) * h
        local = shapes.standing_at(x, y, z, rot, tilt) @ Matrix.Translation(
            ((u0 + u1) / 2 * w - w / 2, -0.002, h - (v0 + v1) / 2 * h)
        )
        px = np.asarray(RX['pics'][mat['class']]['pixels'], np.float64)
        ph, pw = px.shape[:2]
        part = px[max(0, int(v0 * ph)) : int(v1 * ph) + 1, int(u0 * pw) : int(min(1, u1) * pw) + 1].reshape(-1, 3)
        RX['sockets'].append(
            dict(
                kind='print',
                matrix=scene.State.matrix[-1] @ local,
                w=dec_w,
                h=dec_h,
                align='left',
                max_w=min((1 - u0) * w - 0.1, max(dec_w, 0.7 * w)),
                max_h=min(max(dec_h, 0.3), h * 0.5),
                words=words,
                rect=(u0, v0, u1, v1),
                size_m=(w, h),
                lum=float(part.mean(0) ** 2.2 @ LUMINANCE),
            )
        )
    return obj


def mark3d(name: str, x: float, y: float, z: float, s: float, mat: Material, depth: float = 0.03) -> Thing:
    """Like `marks.mark3d`; the mark becomes a logo socket."""
    ring = RX['ring']
    RX['sockets'].append(
        dict(
            kind='raised',
            matrix=scene.State.matrix[-1] @ Matrix.Translation((x, y, z)),
            w=s,
            h=s,
            max_w=s * 2.4,
            max_h=s,
            align='center',
            emit=mat.get('emit', 0.0),
            bend=-y if ring and abs(-y - ring) < 0.1 else RX['bend'],
            overhead=scene.State.tag == 'overhead',
        )
    )
    obj = hooks.original('mark3d')(name, x, y, z, s, mat, depth)
    obj['logo'] = len(RX['sockets']) - 1
    return obj


def facing(sk: dict) -> np.ndarray:
    """Returns the direction that the socket faces."""
    return np.array(sk['matrix'])[:3, :3] @ np.array([0, -1, 0])


def corners(sk: dict) -> np.ndarray:
    """Returns the corners of the design's own mark, in meters: lower left, lower right, upper right, upper left."""
    x, z = sk['w'] / 2, sk['h'] / 2
    q = np.array([[-x, 0, -z, 1], [x, 0, -z, 1], [x, 0, z, 1], [-x, 0, z, 1]])
    return (q @ np.array(sk['matrix']).T)[:, :3]


def socket_light(sk: dict, groups: dict) -> None:
    """Returns the baked light at the socket's corners, from the nearest lit vertices, and the luminance behind it."""
    lit = [(cls, g) for (cls, _), g in groups.items() if 'light' in g and cls != 'logo']
    sk['light'] = [[1, 1, 1]] * 4
    if not lit:
        return
    pos, li, nr = (np.concatenate([g[k] for _, g in lit]) for k in ('pos', 'light', 'nrm'))
    unknown = [np.nan] * 3  # of prints
    col = np.concatenate([np.broadcast_to(unknown if cls == 'print' else g['col'], g['pos'].shape) for cls, g in lit])
    n = facing(sk)
    behind = np.array(sk['matrix'])[:3, 3] - n * 0.03
    near = np.argsort(np.linalg.norm(pos - behind, axis=1) + 5 * (nr @ n < 0.5))[:6]
    lum = col[near] @ LUMINANCE
    sk.setdefault('lum', None if np.isnan(lum).all() else float(np.nanmedian(lum)))
    ok = nr @ n > 0.5
    if ok.sum() < 4:
        return
    pos, li = pos[ok], li[ok]
    sk['light'] = []
    for p in corners(sk):
        dd = np.linalg.norm(pos - p, axis=1)
        i = np.argsort(dd)[:4]
        wgt = 1 / (dd[i] + 0.03)
        sk['light'].append((li[i] * wgt[:, None]).sum(0) / wgt.sum())
