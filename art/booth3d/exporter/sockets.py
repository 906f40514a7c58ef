"""Places for a visitor's logo: words of prints, and raised marks."""

import io
import math
from collections.abc import Callable

import numpy as np
from mathutils import Matrix
from PIL import Image, ImageDraw

from booths import colours, hooks, marks, pixels, scene, shapes
from booths.kinds import Builder, Material, Thing

from .glb import Y_UP
from .registry import RX


def sheet(
    x: float, y: float, z: float, w: float, h: float, mat: Material, rot: float = 0.0, tilt: float = 0.0
) -> Thing:
    """As `shapes.sheet`; words of the print last asked for become a place for a logo."""
    obj = hooks.original('sheet')(x, y, z, w, h, mat, rot, tilt)
    words, RX['last_words'] = RX.get('last_words'), None
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
        px = np.asarray(RX['pics'][mat['class']]['pixels'])
        ph, pw = px.shape[:2]
        part = (
            px[max(0, int(v0 * ph)) : int(v1 * ph) + 1, int(u0 * pw) : int(min(1, u1) * pw) + 1]
            .reshape(-1, 3)
            .astype(np.float64)
        )
        print_lum = float(((part.mean(0)) ** 2.2) @ np.array([0.2126, 0.7152, 0.0722]))
        wide = min(w * 0.84, max(dec_w, 0.55 * w))
        RX['sockets'].append(
            dict(
                kind='print',
                matrix=scene.State.matrix[-1] @ local,
                w=dec_w,
                h=dec_h,
                align='left',
                max_w=wide,
                max_h=min(max(dec_h, 0.3), h * 0.5),
                words=words,
                rect=(u0, v0, u1, v1),
                size_m=(w, h),
                lum=print_lum,
            )
        )
    return obj


def mark3d(name: str, x: float, y: float, z: float, s: float, mat: Material, depth: float = 0.03) -> Thing:
    """As `marks.mark3d`; the mark is a place for a logo."""
    m = scene.State.matrix[-1] @ Matrix.Translation((x, y, z))
    ring = RX.get('ring')
    bent = -y if ring and abs(-y - ring) < 0.1 else RX.get('bend')
    RX['sockets'].append(
        dict(
            kind='raised',
            matrix=m,
            w=s,
            h=s,
            max_w=s * 2.4,
            max_h=s,
            align='center',
            emit=mat.get('emit', 0.0),
            bend=bent,
            overhead=scene.State.tag == 'overhead',
        )
    )
    obj = hooks.original('mark3d')(name, x, y, z, s, mat, depth)
    obj['logo'] = len(RX['sockets']) - 1
    return obj


def bend(fn: Builder, radius: Callable[..., float]) -> Builder:
    """A builder that remembers the radius in metres, answered by `radius` for its arguments, its marks are bent by."""

    def wrapped(*a, **k):
        before, RX['bend'] = RX.get('bend'), radius(*a, **k)
        r = fn(*a, **k)
        RX['bend'] = before
        return r

    return wrapped


def decal_png(sock: dict, px: int = 900) -> bytes:
    """Words and mark of a print as an RGBA picture of the socket's rectangle."""
    words = sock['words']
    w_m, h_m = sock['size_m']
    H = int(px * 1.2)
    W = int(H * w_m / h_m)
    col = tuple(int(x * 255) for x in colours.rgb(words.ink))
    mask = Image.new('L', (W, H), 0)
    marks.draw_words(ImageDraw.Draw(mask), W, H, words, 255)
    img = Image.merge('RGBA', [Image.new('L', (W, H), c) for c in col] + [mask])
    u0, v0, u1, v1 = sock['rect']
    img = img.crop((int(u0 * W), int(v0 * H), int(math.ceil(u1 * W)), int(math.ceil(v1 * H))))
    b = io.BytesIO()
    img.save(b, 'png')
    return b.getvalue()


def socket_light(sk: dict, groups: dict) -> None:
    """Baked light at the socket's corners, from the nearest lit vertices."""
    lit = [g for k, g in groups.items() if 'light' in g and k[0] != 'logo']
    sk['light'] = [[1, 1, 1]] * 4
    if not lit:
        return
    pos = np.concatenate([g['pos'] for g in lit])
    li = np.concatenate([g['light'] for g in lit])
    nr = np.concatenate([g['nrm'] for g in lit])
    M = np.array(sk['matrix'])
    n = M[:3, :3] @ np.array([0, -1, 0])
    c = np.concatenate(
        [
            g['col'] if k[0] != 'print' else np.full((len(g['pos']), 3), np.nan)
            for k, g in groups.items()
            if 'light' in g and k[0] != 'logo'
        ]
    )
    near = np.argsort(np.linalg.norm(pos - (M[:3, 3] - n * 0.03), axis=1) + 5 * (nr @ n < 0.5))[:6]
    lum = c[near] @ np.array([0.2126, 0.7152, 0.0722])
    sk.setdefault('lum', None if np.isnan(lum).all() else float(np.nanmedian(lum)))
    ok = nr @ n > 0.5
    if ok.sum() < 4:
        return
    pos, li = pos[ok], li[ok]
    out = []
    for q in ([-1, 0, -1], [1, 0, -1], [1, 0, 1], [-1, 0, 1]):
        p = (M @ np.array([q[0] * sk['w'] / 2, 0, q[2] * sk['h'] / 2, 1]))[:3]
        dd = np.linalg.norm(pos - p, axis=1)
        i = np.argsort(dd)[:4]
        wgt = 1 / (dd[i] + 0.03)
        out.append((li[i] * wgt[:, None]).sum(0) / wgt.sum())
    sk['light'] = out


def socket_json(s: dict) -> dict:
    """What the viewer is told of a place for a logo: metres, y up; light is irradiance / pi at its corners."""
    M = np.array(s['matrix'])
    p = Y_UP @ M[:3, 3]
    n = Y_UP @ (M[:3, :3] @ np.array([0, -1, 0]))
    return dict(
        kind=s['kind'],
        **({'lum': round(s['lum'], 3)} if s.get('lum') is not None else {}),
        light=[[round(float(x), 3) for x in c] for c in s['light']],
        p=[round(float(x), 4) for x in p],
        n=[round(float(x), 4) for x in n],
        w=round(s['w'], 3),
        h=round(s['h'], 3),
        maxW=round(s['max_w'], 3),
        maxH=round(s['max_h'], 3),
        align=s['align'],
        **({'bend': round(float(s['bend']), 3)} if s.get('bend') else {}),
        **({'overhead': True} if s.get('overhead') else {}),
        **({'emit': round(s['emit'], 2)} if s.get('emit') else {}),
    )
