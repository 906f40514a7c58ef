#!/usr/bin/env python3
"""Exports the parametric booths and extras of art/render.py for a real-time viewer.

    LIGHT_LEVELS=63 python3 export_models.py --out raw --bake 64 [--only 'designs/10x10-*'] [--lod full|web]

Per item: NAME.glb (unquantised, z-up turned to y-up; one primitive per material class) and its textures inside, plus
NAME.json (footprints, logo sockets, statistics). --bake N bakes irradiance with N samples: per vertex (COLOR_1... see
`bake`), as a floor map and as a map of the printed walls.
"""

import argparse, fnmatch, io, json, math, os, struct, sys, time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import render as R
import bpy, bmesh
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

LOD = 'web'
RX = {}  # registry of the scene being built


def fresh():
    RX.clear()
    RX.update(mat={}, pics={}, sockets=[], parts=[], stack=[])


# --- patches: cheaper shapes with normals that look bevelled ---------------------------------------------------

_graphic, _screen = R.original('graphic').__wrapped__, R.original('screen_image').__wrapped__
_cache = {}


def graphic(
    style, w_m, h_m, pal, seed=1, text=None, mark=None, px=1200, text_at=(0.06, 0.30), size=0.085, ink='#ffffff'
):
    """The print without its words, remembered with them: they become a decal that a visitor's logo can take the place of."""
    px = min(px, 1024)
    if w_m < 0.5:  # brochures: their words are no place for a logo
        key = ('g', style, w_m, h_m, id(pal), seed, px, text)
        if key not in _cache:
            _cache[key] = _graphic(style, w_m, h_m, pal, seed, text, mark, px, text_at, size, ink)
        return _Pix(_cache[key], key, None, 'print')
    key = ('g', style, w_m, h_m, id(pal), seed, px)
    if key not in _cache:
        _cache[key] = _graphic(style, w_m, h_m, pal, seed, None, None, px)
    a = _cache[key].view()
    RX['pics'].setdefault('meta', {})
    out = _Pix(
        a, key, dict(text=text, mark=mark, text_at=text_at, size=size, ink=ink) if text or mark else None, 'print'
    )
    return out


def screen_image(kind, pal, seed=1, w=960, h=540):
    key = ('s', kind, id(pal), seed, w, h)
    if key not in _cache:
        _cache[key] = _screen(kind, pal, seed, w, h)
    return _Pix(_cache[key], key, None, 'screen')


class _Pix:
    """An h x w x 3 array that knows where it came from."""

    def __init__(self, a, key, decal, kind):
        self.a, self.key, self.decal, self.kind, self.shape = a, key, decal, kind, a.shape

    def __array__(self, dtype=None, copy=None):
        return self.a if dtype is None else self.a.astype(dtype)

    def __getitem__(self, k):
        return self.a[k]

    def __mul__(self, k):
        return self.a * k


def picture(pixels, emit=0.0, rough=0.7, coat=0.0):
    if not isinstance(pixels, _Pix):
        pixels = _Pix(np.asarray(pixels), ('raw', id(pixels)), None, 'print')
    key = (pixels.key, emit, rough, coat)
    if key in RX['mat']:
        m = RX['mat'][key]
    else:
        m = _picture(pixels.a, emit, rough, coat)
        m['class'] = 'pic%d' % len(RX['pics'])
        RX['pics'][m['class']] = dict(pixels=pixels.a, emit=emit, rough=rough, coat=coat, kind=pixels.kind)
        RX['mat'][key] = m
    RX['last_decal'] = pixels.decal
    return m


def material(color='#ffffff', rough=0.5, metal=0.0, emit=0.0, texture=None, scale=1.0, coat=0.0, alpha=1.0, keep=False):
    m = _material(color, rough, metal, emit, texture, scale, coat, alpha, keep)
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
                np.array(R.linear(q)[:3])
                for q in (R.mix_hex(color, '#000000', k), R.mix_hex(color, '#ffffff', k * 0.35))
            )
            m['lin'] = ((a + b) / 2).tolist()
        if c == 'wood' and texture == 'plank':
            m['class'] = 'plank'
    return m


def _finish(obj, sharp=60):
    """Weighted normals: a one-segment chamfer looks like a round edge."""
    if LOD == 'web':
        wn = obj.modifiers.new('wn', 'WEIGHTED_NORMAL')
        wn.mode, wn.weight, wn.keep_sharp = 'FACE_AREA', 100, True
    return obj


def box(x, y, z, sx, sy, sz, mat, bevel=0.006, rot=0.0, tilt=0.0):
    if LOD == 'full':
        return _box(x, y, z, sx, sy, sz, mat, bevel, rot, tilt)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    b = min(bevel, 0.3 * min(sx, sy, sz))
    soft = b >= 0.0015 and min(sx, sy, sz) > 0.008
    if soft:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=1, profile=0.5, affect='EDGES')
    # the underside of what stands on the floor is never seen
    local = (
        Matrix.Translation((x, y, z + sz / 2))
        @ Matrix.Rotation(math.radians(rot), 4, 'Z')
        @ Matrix.Rotation(math.radians(tilt), 4, 'X')
    )
    if tilt == 0 and z < 0.012 and R.State.matrix[-1].translation.z < 0.06:
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.z < -0.3], context='FACES')
    obj = R.add_bmesh(bm, mat, local, 60 if soft else 30)
    return _finish(obj) if soft else obj


def prism(points, z, h, mat, bevel=0.006):
    if LOD == 'full':
        return _prism(points, z, h, mat, bevel)
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((px, py, 0)) for px, py in points])
    ext = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, h), verts=[v for v in ext['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    soft = bevel and h > 0.012
    if soft:
        rim = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(
            bm, geom=rim, offset=min(bevel, h * 0.3), segments=1 if bevel < 0.015 else 2, profile=0.5, affect='EDGES'
        )
    if z < 0.012 and R.State.matrix[-1].translation.z < 0.06:
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.z < -0.3], context='FACES')
    obj = R.add_bmesh(bm, mat, Matrix.Translation((0, 0, z)), 60 if soft else 40)
    return _finish(obj)


def rounded(x, y, sx, sy, r, seg=8):
    return _rounded(x, y, sx, sy, r, seg if LOD == 'full' else (2 if r < 0.04 else 4 if r < 0.2 else 8))


def lathe(profile, mat, x=0.0, y=0.0, z=0.0, seg=40, smooth=40):
    if LOD == 'web':
        rmax = max(p[0] for p in profile)
        seg = min(seg, 8 if rmax < 0.03 else 12 if rmax < 0.08 else 18 if rmax < 0.16 else 24 if rmax < 0.4 else 40)
    return _lathe(profile, mat, x, y, z, seg, smooth)


def sphere(x, y, z, r, mat, seg=28):
    if LOD == 'full' or r > 0.1:
        return _sphere(x, y, z, r, mat, seg)
    n = 6
    return R.lathe(
        [(r * math.sin(math.pi * i / n), -r * math.cos(math.pi * i / n)) for i in range(n + 1)], mat, x, y, z, 10, 80
    )


def _curve(lines, r, mat, closed, smooth):
    res = 0 if r < 0.004 else 1 if r < 0.03 else 2
    cu = bpy.data.curves.new('c', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, r >= 0.012 and not closed
    for pts in lines:
        if (
            len(pts) == 2 and r >= 0.008 and math.dist(*pts) > 0.15
        ):  # the ends are often inside another bar, where it is dark
            a, b = (np.array(q, float) for q in pts)
            pts = [tuple(a + (b - a) * t) for t in (0, 0.14, 0.86, 1)]
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for pt, q in zip(sp.points, pts):
            pt.co = (*q, 1)
        sp.use_cyclic_u, sp.use_smooth = closed, smooth
    return R.add_object(cu, mat)


def tube(points, r, mat, closed=False, smooth=False):
    if LOD == 'full':
        return _tube(points, r, mat, closed, smooth)
    pts = list(points)
    if closed and len(pts) > 24 and r < 0.02:
        pts = pts[::2] if len(pts) <= 40 else pts
    return _curve([pts], r, mat, closed, smooth)


def tubes(lines, r, mat):
    if LOD == 'full':
        return _tubes(lines, r, mat)
    if r < 0.002:  # the tile joints of LED walls: below a pixel
        return None
    return _curve(lines, r, mat, False, True)


def arc(cx, cy, r, a0, a1, seg=36):
    if LOD == 'web':
        seg = min(seg, max(6, int(abs(a1 - a0) / 360 * (64 if r > 1.2 else 40 if r > 0.4 else 28)) + 1))
    return _arc(cx, cy, r, a0, a1, seg)


def sheet(x, y, z, w, h, mat, rot=0.0, tilt=0.0):
    obj = _sheet(x, y, z, w, h, mat, rot, tilt)
    dec, RX['last_decal'] = RX.get('last_decal'), None
    if dec and mat.get('class', '').startswith('pic'):
        # bounding box of mark and words in fractions of the print, as in render.graphic
        lines = (dec['text'] or '').split('\n')
        tx, ty, size = dec['text_at'][0], dec['text_at'][1], dec['size']
        fh = 1.0
        px_h = 400.0
        f = R.font(size * px_h, 700)
        tw = max([f.getlength(l) for l in lines] + [0]) / (px_h * w / h)
        th = len(lines) * size * 1.30 if dec['text'] else 0
        u0, v0 = tx, ty - (size * 1.5 * 1.55 if dec['mark'] else 0)
        u1, v1 = tx + max(tw, size * 1.5 * h / w if dec['mark'] else 0), ty + th
        dec_w, dec_h = (u1 - u0) * w, (v1 - v0) * h
        local = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(rot), 4, 'Z')
            @ Matrix.Rotation(math.radians(tilt), 4, 'X')
            @ Matrix.Translation(((u0 + u1) / 2 * w - w / 2, -0.002, h - (v0 + v1) / 2 * h))
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
                matrix=R.State.matrix[-1] @ local,
                w=dec_w,
                h=dec_h,
                align='left',
                max_w=wide,
                max_h=min(max(dec_h, 0.3), h * 0.5),
                decal=dec,
                aspect=w / h,
                rect=(u0, v0, u1, v1),
                size_m=(w, h),
                lum=print_lum,
            )
        )
    return obj


def mesh_from(verts, faces, mat, smooth=60):
    obj = _mesh_from(verts, faces, mat, smooth)
    if any(n in ('plant', 'planter') for n in RX['stack']):
        obj['leaf'] = 1
    return obj


def mark3d(name, x, y, z, s, mat, depth=0.03):
    m = R.State.matrix[-1] @ Matrix.Translation((x, y, z))
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
            mark=name,
            depth=depth,
            color=mat.get('hex', '#ffffff'),
            emit=mat.get('emit', 0.0),
            bend=bent,
            overhead=R.State.tag == 'overhead',
        )
    )
    obj = _mark3d(name, x, y, z, s, mat, depth)
    obj['logo'] = len(RX['sockets']) - 1
    return obj


def bend(fn, radius):
    def wrapped(*a, **k):
        before, RX['bend'] = RX.get('bend'), radius(*a, **k)
        r = fn(*a, **k)
        RX['bend'] = before
        return r

    return wrapped


def footprint(name, fn):
    """Remembers where a part stands: the bounds of the objects it adds, in booth coordinates."""

    def wrapped(*a, **k):
        before = set(bpy.context.scene.objects)
        m = R.State.matrix[-1].copy()
        RX['stack'].append(name)
        r = fn(*a, **k)
        RX['stack'].pop()
        if not RX['stack']:
            RX['parts'].append((name, m, [o for o in bpy.context.scene.objects if o not in before], R.State.tag))
        return r

    return wrapped


def install():
    g = globals()
    for n in (
        'box',
        'prism',
        'rounded',
        'lathe',
        'sphere',
        'tube',
        'tubes',
        'arc',
        'sheet',
        'mark3d',
        'mesh_from',
        'picture',
        'material',
    ):
        g['_' + n] = R.original(n)
        R.replace(n, g[n])
    R.replace('graphic', graphic)
    R.replace('screen_image', screen_image)
    sign = R.original('hanging_sign')

    def hanging_sign(shape, r, *a, **k):
        RX['ring'] = r if shape == 'ring' else None
        return sign(shape, r, *a, **k)

    R.replace('hanging_sign', hanging_sign)
    R.replace('curved_counter', bend(R.original('curved_counter'), lambda r, *a, **k: r))
    for n in (
        'fabric_wall',
        'plain_wall',
        'slat_wall',
        'lightbox',
        'led_wall',
        'tv',
        'counter',
        'curved_counter',
        'bar_stool',
        'bistro_table',
        'armchair',
        'coffee_table',
        'plant',
        'planter',
        'brochure_rack',
        'kiosk',
        'pedestal',
        'product',
        'header',
        'truss',
        'portal',
        'shelf_unit',
        'tower',
        'cube_seat',
        'lectern',
        'meeting_set',
        'coffee_machine',
        'storage_room',
        'hanging_sign',
        'par_can',
        'pendant',
    ):
        R.replace(n, footprint(n, R.current(n)))


# --- single-unit builders where the extra's picture shows a group ------------------------------------------------


def one_stool(p):
    R.bar_stool(p)


UNITS = dict((k, v[0]) for k, v in R.EXTRAS.items())
UNITS['bar-stools'] = one_stool

# --- gathering: every object as triangles with material class -------------------------------------------------------


def gather(tags):
    """class -> dict(pos, nrm, uv, col, mat index, over) of welded vertex buffers, over: belongs to the overhead parts."""
    dg = bpy.context.evaluated_depsgraph_get()
    soup = {}
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o.get('tag') not in tags or o.hide_render:
            continue
        if 'logo' in o:
            key_extra = 'logo'
        else:
            key_extra = ''
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        if not me or not me.polygons:
            continue
        mat = o.data.materials[0] if o.data.materials else None
        cls = key_extra or ('leaf' if o.get('leaf') else mat.get('class', 'matte') if mat else 'matte')
        over = o.get('tag') == 'overhead'
        me.calc_loop_triangles()
        nt = len(me.loop_triangles)
        tl = np.empty(nt * 3, np.int32)
        me.loop_triangles.foreach_get('loops', tl)
        tv = np.empty(nt * 3, np.int32)
        me.loop_triangles.foreach_get('vertices', tv)
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        cn = np.empty(len(me.loops) * 3, np.float32)
        me.corner_normals.foreach_get('vector', cn)
        cn = cn.reshape(-1, 3)
        M = np.array(o.matrix_world, np.float64)
        N = np.linalg.inv(M[:3, :3]).T
        pos = co[tv] @ M[:3, :3].T.astype(np.float32) + M[:3, 3].astype(np.float32)
        nrm = cn[tl] @ N.T.astype(np.float32)
        nrm /= np.maximum(np.linalg.norm(nrm, axis=1, keepdims=True), 1e-9)
        lay = me.uv_layers.active
        uv = None
        if lay and cls.startswith('pic'):
            uv = np.empty(len(me.loops) * 2, np.float32)
            lay.data.foreach_get('uv', uv)
            uv = uv.reshape(-1, 2)[tl]
        elif False:  # box projection in object space, grain along u
            lo, ln = co[tv], cn[tl]
            ax = np.abs(ln).argmax(1)
            g = 2 if mat['tex'] == 'wood' else 0
            other = np.where(ax[:, None] == 2, [[0, 1]], np.where(ax[:, None] == 1, [[0, 2]], [[1, 2]]))
            has_g = (other == g).any(1)
            u_axis = np.where(has_g, g, other[:, 0])
            v_axis = np.where(other[:, 0] == u_axis, other[:, 1], other[:, 0])
            idx = np.arange(len(lo))
            off = (hash(o.name) % 97) / 97
            uv = np.stack([lo[idx, u_axis] / 1.6 + off, lo[idx, v_axis] / 0.4 + off * 3.1], 1).astype(np.float32)
        if mat is not None and 'lin' in mat:
            c = np.array(mat['lin'])
        elif mat is not None and 'hex' in mat:
            c = np.array(R.linear(mat['hex'])[:3])
        else:
            c = np.ones(3)
        s = soup.setdefault((cls, over), dict(pos=[], nrm=[], uv=[], col=[], emit=[], mats=[], obj=0))
        s['obj'] += 1
        s['pos'].append(pos)
        s['nrm'].append(nrm)
        s['uv'].append(uv if uv is not None else np.zeros((len(pos), 2), np.float32))
        s['col'].append(np.broadcast_to(c, (len(pos), 3)))
        s['emit'].append(np.full(len(pos), mat.get('emit', 0.0) if mat else 0.0))
        if cls.startswith('pic'):
            d = np.array(o.dimensions)
            s['long'] = max(s.get('long', 0), 13.5 if len(pos) > 200 else float(np.sort(d)[-1]))
        s['mats'].append((mat, nt))
        ev.to_mesh_clear()
    out = {}
    for key, s in soup.items():
        pos, nrm, uv, col, emit = (np.concatenate(s[k]) for k in ('pos', 'nrm', 'uv', 'col', 'emit'))
        mats, face_mat = [], []
        for m, n in s['mats']:
            if m not in mats:
                mats.append(m)
            face_mat += [mats.index(m)] * n
        q = np.concatenate(
            [np.round(pos * 20000), np.round(nrm * 200), np.round(uv * 8000), np.round(col * 1000), emit[:, None]], 1
        ).astype(np.int64)
        _, first, inv = np.unique(q, axis=0, return_index=True, return_inverse=True)
        inv = inv.reshape(-1)
        order = np.argsort(first)
        rank = np.empty_like(order)
        rank[order] = np.arange(len(order))
        first, inv = first[order], rank[inv]
        idx = inv.reshape(-1, 3)
        good = (idx[:, 0] != idx[:, 1]) & (idx[:, 1] != idx[:, 2]) & (idx[:, 0] != idx[:, 2])
        out[key] = dict(
            pos=pos[first],
            nrm=nrm[first],
            uv=uv[first],
            col=col[first],
            emit=emit[first],
            idx=idx[good],
            face_mat=np.array(face_mat)[good],
            mats=mats,
            obj=s['obj'],
            long=s.get('long', 1.0),
        )
    return out


# --- GLB -----------------------------------------------------------------------------------------------------------


class Glb:
    def __init__(self):
        self.j = dict(
            asset=dict(version='2.0', generator='booth_export'),
            scene=0,
            scenes=[dict(nodes=[])],
            nodes=[],
            meshes=[],
            materials=[],
            accessors=[],
            bufferViews=[],
            textures=[],
            images=[],
            samplers=[
                dict(magFilter=9729, minFilter=9987, wrapS=33071, wrapT=33071),
                dict(magFilter=9729, minFilter=9987, wrapS=10497, wrapT=10497),
            ],
            extensionsUsed=[],
        )
        self.b = bytearray()

    def view(self, data, target=None):
        while len(self.b) % 4:
            self.b += b'\0'
        v = dict(buffer=0, byteOffset=len(self.b), byteLength=len(data))
        if target:
            v['target'] = target
        self.b += data
        self.j['bufferViews'].append(v)
        return len(self.j['bufferViews']) - 1

    def accessor(self, a, kind, ctype, target=None, norm=False):
        acc = dict(
            bufferView=self.view(a.tobytes(), target),
            componentType=ctype,
            count=len(a) if kind != 'SCALAR' else a.size,
            type=kind,
        )
        if norm:
            acc['normalized'] = True
        if kind == 'VEC3' and ctype == 5126:
            acc['min'], acc['max'] = a.min(0).tolist(), a.max(0).tolist()
        self.j['accessors'].append(acc)
        return len(self.j['accessors']) - 1

    def texture(self, png, sampler=0, name=''):
        self.j['images'].append(dict(bufferView=self.view(png), mimeType='image/png', name=name))
        self.j['textures'].append(dict(source=len(self.j['images']) - 1, sampler=sampler))
        return len(self.j['textures']) - 1

    def save(self, path):
        j = {k: v for k, v in self.j.items() if v != []}
        while len(self.b) % 4:
            self.b += b'\0'
        j['buffers'] = [dict(byteLength=len(self.b))]
        t = json.dumps(j, separators=(',', ':')).encode()
        t += b' ' * (-len(t) % 4)
        with open(path, 'wb') as f:
            f.write(struct.pack('<III', 0x46546C67, 2, 12 + 8 + len(t) + 8 + len(self.b)))
            f.write(struct.pack('<II', len(t), 0x4E4F534A))
            f.write(t)
            f.write(struct.pack('<II', len(self.b), 0x004E4942))
            f.write(self.b)


def atlas(groups, per_m=340, limit=1024):
    """Packs every picture in use into one image and moves the uv's of its sheets there. Answers the image."""
    pics = {}
    for (cls, over), s in groups.items():
        if cls.startswith('pic'):
            span = np.ptp(s['pos'], axis=0)
            p = RX['pics'][cls]
            ratio = p['pixels'].shape[1] / p['pixels'].shape[0]
            n_sheets = max(1, s['obj'])
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


def merge_pics(groups):
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


def merge_solids(groups):
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


def tessellate(s, length):
    """Splits long edges of broad triangles, so that light per vertex is smooth; neighbours split alike."""
    keys = [k for k in ('pos', 'nrm', 'uv', 'col', 'emit') if k in s]
    for _ in range(6):
        idx, pos = s['idx'], s['pos']
        p = pos[idx]
        e = np.linalg.norm(p - np.roll(p, -1, 1), axis=2)  # edge i: corner i to i + 1
        area2 = np.linalg.norm(np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]), axis=1)
        fat = area2 / np.maximum(e.max(1), 1e-9) > 0.035
        ed = np.sort(np.stack([idx, np.roll(idx, -1, 1)], 2), axis=2).reshape(-1, 2)
        code = ed[:, 0].astype(np.int64) * len(pos) + ed[:, 1]
        # the same edge of another smoothing group has other vertices: compare by place
        q = np.round(pos * 2000).astype(np.int64)
        place = lambda v: (q[v, 0] * 1000003 + q[v, 1]) * 1000033 + q[v, 2]
        geo = np.sort(np.stack([place(ed[:, 0]), place(ed[:, 1])], 1), axis=1)
        want = (fat[:, None] & (e > length)).reshape(-1)
        if not want.any():
            break
        gk = geo[:, 0] * 31 + geo[:, 1]
        split = np.isin(gk, gk[want])
        uniq, inv = np.unique(code[split], return_inverse=True)
        a, b = uniq // len(pos), uniq % len(pos)
        base = len(pos)
        for k in keys:
            m = (s[k][a] + s[k][b]) / 2
            if k == 'nrm':
                m /= np.maximum(np.linalg.norm(m, axis=1, keepdims=True), 1e-9)
            s[k] = np.concatenate([s[k], m])
        mid = np.full(len(code), -1)
        mid[split] = base + inv
        mid = mid.reshape(-1, 3)
        new, fm = [], []
        for t, (v, m) in enumerate(zip(idx, mid)):
            n = (m >= 0).sum()
            if n == 0:
                tri = [v]
            elif n == 1:
                i = int(np.argmax(m >= 0))
                a_, b_, c_ = v[i], v[(i + 1) % 3], v[(i + 2) % 3]
                tri = [(a_, m[i], c_), (m[i], b_, c_)]
            elif n == 2:
                i = int(np.argmin(m >= 0))
                a_, b_, c_ = v[i], v[(i + 1) % 3], v[(i + 2) % 3]  # a-b stays whole
                bc, ca = m[(i + 1) % 3], m[(i + 2) % 3]
                tri = [(bc, c_, ca), (a_, b_, bc), (a_, bc, ca)]
            else:
                tri = [(v[0], m[0], m[2]), (m[0], v[1], m[1]), (m[2], m[1], v[2]), (m[0], m[1], m[2])]
            new += tri
            fm += [s['face_mat'][t]] * len(tri)
        s['idx'], s['face_mat'] = np.array(new, np.int64), np.array(fm)


def png(pixels, limit):
    img = Image.fromarray((np.clip(np.asarray(pixels), 0, 1) * 255).astype(np.uint8))
    k = limit / max(img.size)
    if k < 1:
        img = img.resize((max(4, round(img.width * k)), max(4, round(img.height * k))), Image.LANCZOS)
    b = io.BytesIO()
    img.save(b, 'png')
    return b.getvalue()


CLASSES = {  # roughness, metalness, double sided
    'matte': (0.6, 0, False),
    'satin': (0.35, 0, False),
    'cloth': (0.92, 0, True),
    'wood': (0.45, 0, False),
    'metal': (0.3, 1, False),
    'glass': (0.05, 0, True),
    'glow': (1, 0, True),
    'softglow': (0.6, 0, True),
    'solid': (0.6, 0, True),
    'plank': (0.45, 0, False),
    'leaf': (0.42, 0, True),
}
Y_UP = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]], np.float32)


def decal_png(sock, px=900):
    """Words and mark of a print as an RGBA picture of the socket's rectangle."""
    d = sock['decal']
    w_m, h_m = sock['size_m']
    H = int(px * 1.2)
    W = int(H * w_m / h_m)
    img = Image.new('RGBA', (W, H), (255, 255, 255, 0))
    col = tuple(int(x * 255) for x in R.rgb(d['ink']))
    from PIL import ImageDraw

    mask = Image.new('L', (W, H), 0)
    dr = ImageDraw.Draw(mask)
    x, y = d['text_at'][0] * W, d['text_at'][1] * H
    if d['mark']:
        s = d['size'] * H * 1.5
        R.logo(dr, d['mark'], x + s / 2, y - s * 0.95, s, 255)
    if d['text']:
        dr.multiline_text((x, y), d['text'], font=R.font(d['size'] * H, 700), fill=255, spacing=d['size'] * H * 0.18)
    img = Image.merge('RGBA', [Image.new('L', (W, H), c) for c in col] + [mask])
    u0, v0, u1, v1 = sock['rect']
    img = img.crop((int(u0 * W), int(v0 * H), int(math.ceil(u1 * W)), int(math.ceil(v1 * H))))
    b = io.BytesIO()
    img.save(b, 'png')
    return b.getvalue()


def write(path, groups, sockets, tex_px=1024, light=None):
    g = Glb()
    ext = set()

    def mat(name, **k):
        g.j['materials'].append(dict(name=name, **k))
        return len(g.j['materials']) - 1

    made = {}

    def material_for(cls):
        if cls in made:
            return made[cls]
        if cls in ('print', 'screen'):
            if 'atlas' not in made:
                made['atlas'] = g.texture(png(RX['atlas'], 4096), 0, 'atlas')
            k = dict(
                pbrMetallicRoughness=dict(
                    baseColorTexture=dict(index=made['atlas']), metallicFactor=0, roughnessFactor=0.7
                ),
                doubleSided=True,
            )
            if cls == 'screen':
                ext.add('KHR_materials_unlit')
                k['extensions'] = dict(KHR_materials_unlit={})
            m = mat(cls, **k)
        elif cls.startswith('pic'):
            p = RX['pics'][cls]
            lim = tex_px if p['kind'] == 'print' else min(tex_px, 640)
            t = g.texture(png(p['pixels'], lim), 0, cls + '-' + p['kind'])
            if p['emit']:
                ext.add('KHR_materials_unlit')
                m = mat(
                    cls + '-' + p['kind'],
                    pbrMetallicRoughness=dict(
                        baseColorTexture=dict(index=t), metallicFactor=0, roughnessFactor=p['rough']
                    ),
                    extensions=dict(KHR_materials_unlit={}),
                    doubleSided=True,
                    extras=dict(emit=round(p['emit'], 2)),
                )
            else:
                m = mat(
                    cls + '-' + p['kind'],
                    pbrMetallicRoughness=dict(
                        baseColorTexture=dict(index=t), metallicFactor=0, roughnessFactor=p['rough']
                    ),
                )
        elif cls == 'glow':
            ext.add('KHR_materials_unlit')
            m = mat(
                cls,
                pbrMetallicRoughness=dict(metallicFactor=0),
                extensions=dict(KHR_materials_unlit={}),
                doubleSided=True,
            )
        elif cls == 'glass':
            m = mat(
                cls,
                pbrMetallicRoughness=dict(baseColorFactor=[1, 1, 1, 0.22], metallicFactor=0, roughnessFactor=0.05),
                alphaMode='BLEND',
                doubleSided=True,
            )
        else:
            r, me, ds = CLASSES[cls]
            m = mat(
                cls,
                pbrMetallicRoughness=dict(metallicFactor=me, roughnessFactor=r),
                **(dict(doubleSided=True) if ds else {}),
            )
        made[cls] = m
        return m

    nodes = {False: [], True: []}
    stats = dict(vertices=0, triangles=0, primitives=0, classes={})
    for (cls, over), s in sorted(groups.items(), key=lambda kv: (kv[0][1], kv[0][0])):
        base = 'satin' if cls == 'logo' else cls
        att = dict(POSITION=g.accessor((s['pos'] @ Y_UP.T).astype('<f4'), 'VEC3', 5126, 34962))
        if base not in ('glow', 'screen'):
            att['NORMAL'] = g.accessor((s['nrm'] @ Y_UP.T).astype('<f4'), 'VEC3', 5126, 34962)
        if cls in ('print', 'screen'):
            uv = s['uv'].copy()
            uv[:, 1] = 1 - uv[:, 1]
            att['TEXCOORD_0'] = g.accessor(uv.astype('<f4'), 'VEC2', 5126, 34962)
        lin = s['col'].astype(np.float64)
        if cls == 'screen':
            lin = np.repeat(s['strength'][:, None] / 2, 3, 1)
        if cls == 'glow':
            lin = lin * np.minimum(s['emit'], 12)[:, None] / 12
        lit = s.get('light')
        if lit is not None:  # irradiance / pi, square root over 4
            e = np.sqrt(np.clip(lit, 0, 4) / 4)
            att['_LIGHT'] = None
        if cls != 'print':
            alpha = (s['code'][:, None] / 255.0) ** 2 if 'code' in s else np.ones((len(lin), 1))
            c = np.concatenate([lin, alpha], 1)
            # stored in square root: 8 bits keep dark colours apart (the viewer squares it)
            c8 = np.round(np.sqrt(np.clip(c, 0, 1)) * 255).astype('u1')
            att['COLOR_0'] = g.accessor(c8, 'VEC4', 5121, 34962, True)
        if lit is not None:
            lv = float(os.environ.get('LIGHT_LEVELS', 255))
            e8 = np.concatenate([np.round(np.round(e * lv) / lv * 255), np.full((len(e), 1), 255)], 1).astype('u1')
            att['_LIGHT'] = g.accessor(e8, 'VEC4', 5121, 34962, True)
        if s.get('uv1') is not None:
            att['TEXCOORD_1'] = g.accessor(s['uv1'].astype('<f4'), 'VEC2', 5126, 34962)
        ix = s['idx'].astype('<u4').reshape(-1)
        prim = dict(attributes=att, indices=g.accessor(ix, 'SCALAR', 5125, 34963), material=material_for(base))
        g.j['meshes'].append(dict(primitives=[prim], name=cls))
        g.j['nodes'].append(dict(mesh=len(g.j['meshes']) - 1, name=('over-' if over else '') + cls))
        nodes[over].append(len(g.j['nodes']) - 1)
        stats['vertices'] += len(s['pos'])
        stats['triangles'] += len(s['idx'])
        stats['primitives'] += 1
        stats['classes'][('over-' if over else '') + cls] = dict(v=len(s['pos']), t=len(s['idx']), objects=s['obj'])
    for k, sk in enumerate(sockets):
        if sk['kind'] != 'print':
            continue
        t = g.texture(decal_png(sk), 0, 'decal%d' % k)
        m = mat(
            'decal%d' % k,
            pbrMetallicRoughness=dict(baseColorTexture=dict(index=t), metallicFactor=0, roughnessFactor=0.75),
            alphaMode='BLEND',
        )
        M = np.array(sk['matrix'])
        w, h = sk['w'], sk['h']
        q = np.array([[-w / 2, 0, -h / 2, 1], [w / 2, 0, -h / 2, 1], [w / 2, 0, h / 2, 1], [-w / 2, 0, h / 2, 1]]) @ M.T
        n = M[:3, :3] @ np.array([0, -1, 0])
        att = dict(
            POSITION=g.accessor((q[:, :3].astype(np.float32) @ Y_UP.T).astype('<f4'), 'VEC3', 5126, 34962),
            NORMAL=g.accessor((np.tile(n, (4, 1)).astype(np.float32) @ Y_UP.T).astype('<f4'), 'VEC3', 5126, 34962),
            TEXCOORD_0=g.accessor(np.array([[0, 1], [1, 1], [1, 0], [0, 0]], '<f4'), 'VEC2', 5126, 34962),
        )
        g.j['meshes'].append(
            dict(
                primitives=[
                    dict(
                        attributes=att,
                        indices=g.accessor(np.array([0, 1, 2, 0, 2, 3], '<u2'), 'SCALAR', 5123, 34963),
                        material=m,
                    )
                ],
                name='decal%d' % k,
            )
        )
        g.j['nodes'].append(dict(mesh=len(g.j['meshes']) - 1, name='logo%d' % k))
        nodes[False].append(len(g.j['nodes']) - 1)
        stats['primitives'] += 1
    g.j['scenes'][0]['nodes'] = nodes[False] + nodes[True]
    g.j['extensionsUsed'] = sorted(ext)
    g.save(path)
    return stats


# --- bake ------------------------------------------------------------------------------------------------------------


def cycles(samples):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device, c.samples, c.seed = 'CPU', samples, 1
    c.use_adaptive_sampling, c.use_denoising = False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = (
        4,
        3,
        2,
        2,
        6,
    )
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 4.0, 60.0
    c.use_light_tree = True
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    b = sc.render.bake
    b.use_pass_direct = b.use_pass_indirect = True
    b.use_pass_color = False
    b.margin = 2


def bake_vertices(groups):
    """Replaces the booth's objects by the final vertex buffers and bakes irradiance into each vertex."""
    for o in [
        o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE') and o.get('tag') in ('booth', 'overhead')
    ]:
        bpy.data.objects.remove(o)
    made = []
    for key, s in groups.items():
        me = bpy.data.meshes.new('g')
        me.from_pydata(s['pos'].tolist(), [], s['idx'].tolist())
        for m in s['mats']:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', s['face_mat'].astype(np.int32))
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.normals_split_custom_set_from_vertices(s['nrm'].tolist())
        if key[0].startswith('pic'):
            uv = me.uv_layers.new(name='uv')
            lv = np.empty(len(me.loops), np.int32)
            me.loops.foreach_get('vertex_index', lv)
            uv.data.foreach_set('uv', s['uv'][lv].astype(np.float32).ravel())
        at = me.color_attributes.new('light', 'FLOAT_COLOR', 'POINT')
        me.color_attributes.active_color = at
        o = bpy.data.objects.new('g', me)
        bpy.context.scene.collection.objects.link(o)
        made.append((key, s, o))
    # the receivers float a little before their surface and above the floor: what touches something is not black
    receivers = []
    for key, s, o in made:
        r = bpy.data.objects.new('r', o.data.copy())
        bpy.context.scene.collection.objects.link(r)
        p = s['pos'] + s['nrm'] * (0 if key[0] == 'leaf' else 0.008)
        p[:, 2] = np.where(p[:, 2] > R.DECK_H - 0.012, np.maximum(p[:, 2], R.DECK_H + 0.014), p[:, 2])
        r.data.vertices.foreach_set('co', p.astype(np.float32).ravel())
        r.data.update()
        r.data.normals_split_custom_set_from_vertices(s['nrm'].tolist())
        r.data.color_attributes.active_color = r.data.color_attributes['light']
        for k in ('visible_camera', 'visible_diffuse', 'visible_glossy', 'visible_shadow', 'visible_transmission'):
            setattr(r, k, False)
        receivers.append((key, s, r))
    bpy.context.view_layer.update()
    for m in bpy.data.materials:  # metal has no diffuse light to bake
        p = m.node_tree.nodes.get('Principled BSDF') if m.node_tree else None
        if p and m.get('metal'):
            p.inputs['Metallic'].default_value = 0
    for m in bpy.data.materials:  # a thin bright line would flood the few vertices next to it
        if m.get('class') == 'glow':
            m.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = m['emit'] * 0.2
    for key, s, o in receivers:
        if key[0] in ('glow', 'glass'):
            continue
        for q in bpy.context.scene.objects:
            q.select_set(False)
        o.select_set(True)
        bpy.context.view_layer.objects.active = o
        bpy.ops.object.bake(type='DIFFUSE', target='VERTEX_COLORS')
        a = np.empty(len(o.data.vertices) * 4, np.float32)
        o.data.color_attributes['light'].data.foreach_get('color', a)
        s['light'] = a.reshape(-1, 4)[:, :3].copy()
        if key[0] == 'leaf':  # a leaf takes light from both sides
            o.data.flip_normals()
            o.data.update()
            bpy.ops.object.bake(type='DIFFUSE', target='VERTEX_COLORS')
            o.data.color_attributes['light'].data.foreach_get('color', a)
            b = a.reshape(-1, 4)[:, :3]
            s['light'] = np.maximum(s['light'], b) * 0.8 + np.minimum(s['light'], b) * 0.2
    for m in bpy.data.materials:
        if m.get('class') == 'glow':
            m.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = m['emit']
    for key, s, o in receivers:
        if 'light' in s and key[0] != 'leaf':
            smooth_light(s)
    for key, s, o in receivers:
        bpy.data.objects.remove(o)
    return made


def smooth_light(s, rounds=2):
    """Averages light with neighbours that face the same way: takes noise and streaks out."""
    idx, n = s['idx'], len(s['pos'])
    q = np.unique(
        np.round(np.concatenate([s['pos'], s['nrm'] * 0.05], 1) * 2000).astype(np.int64), axis=0, return_inverse=True
    )[1].reshape(-1)
    e = np.concatenate([idx[:, [0, 1]], idx[:, [1, 2]], idx[:, [2, 0]]])
    e = np.concatenate([e, e[:, ::-1]])
    same = (s['nrm'][e[:, 0]] * s['nrm'][e[:, 1]]).sum(1) > 0.85
    e = e[same]
    w = 1 / (np.linalg.norm(s['pos'][e[:, 0]] - s['pos'][e[:, 1]], axis=1) + 0.05)
    for _ in range(rounds):
        acc, tot = np.zeros((n, 3)), np.zeros(n)
        np.add.at(acc, e[:, 0], s['light'][e[:, 1]] * w[:, None])
        np.add.at(tot, e[:, 0], w)
        m = tot > 0
        s['light'][m] = s['light'][m] * 0.5 + acc[m] / tot[m][:, None] * 0.5


def bake_plane(w, d, z, px, py, blur=0.8):
    """Irradiance on a horizontal plane w x d metres at height z, as py x px x 3, seen from above."""
    me = bpy.data.meshes.new('f')
    me.from_pydata([(-w / 2, -d / 2, z), (w / 2, -d / 2, z), (w / 2, d / 2, z), (-w / 2, d / 2, z)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new(name='uv')
    uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    o = bpy.data.objects.new('f', me)
    bpy.context.scene.collection.objects.link(o)
    for k in ('visible_camera', 'visible_diffuse', 'visible_glossy', 'visible_shadow', 'visible_transmission'):
        setattr(o, k, False)
    img = bpy.data.images.new('bake', px, py, float_buffer=True, is_data=True)
    m = bpy.data.materials.new('f')
    m.use_nodes = True
    n = m.node_tree.nodes.new('ShaderNodeTexImage')
    n.image = img
    m.node_tree.nodes.active = n
    me.materials.append(m)
    for q in bpy.context.scene.objects:
        q.select_set(False)
    o.select_set(True)
    bpy.context.view_layer.objects.active = o
    bpy.context.view_layer.update()
    bpy.ops.object.bake(type='DIFFUSE', target='IMAGE_TEXTURES')
    a = np.empty(px * py * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.objects.remove(o)
    return a.reshape(py, px, 4)[::-1, :, :3]


def coded(a, blur):
    """sqrt(irradiance / 4) in 8 bits, lightly denoised."""
    from PIL import Image as I

    x = np.sqrt(np.clip(a, 0, 4) / 4)
    img = I.fromarray((x * 255).astype(np.uint8))
    img = img.filter(ImageFilter.MedianFilter(3)).filter(ImageFilter.GaussianBlur(blur))
    return img


# --- main -----------------------------------------------------------------------------------------------------------


def bounds(objs, tags=None):
    pts = []
    for o in objs:
        if o.type in ('MESH', 'CURVE'):
            pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    if not pts:
        return None
    a = np.array(pts)
    return a.min(0), a.max(0)


def socket_light(sk, groups):
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


def socket_json(s):
    M = np.array(s['matrix'])
    p = Y_UP @ M[:3, 3]
    n = Y_UP @ (M[:3, :3] @ np.array([0, -1, 0]))
    u = Y_UP @ (M[:3, :3] @ np.array([0, 0, 1]))
    r = lambda a: [round(float(x), 4) for x in a]
    return dict(
        kind=s['kind'],
        **({'lum': round(s['lum'], 3)} if s.get('lum') is not None else {}),
        light=[[round(float(x), 3) for x in c] for c in s['light']],
        p=r(p),
        n=r(n),
        w=round(s['w'], 3),
        h=round(s['h'], 3),
        maxW=round(s['max_w'], 3),
        maxH=round(s['max_h'], 3),
        align=s['align'],
        **({'bend': round(float(s['bend']), 3)} if s.get('bend') else {}),
        **({'overhead': True} if s.get('overhead') else {}),
        **({'emit': round(s['emit'], 2)} if s.get('emit') else {}),
    )


def export(kind, slug, out, tex_px, bake=0, split=False):
    R.reset()
    fresh()
    RX['pics'] = {}
    t0 = time.time()
    if kind == 'designs':
        b = R.DESIGNS[slug]
        w, d = R.build_booth(b)
        R.State.tag = 'booth'
    else:
        UNITS[slug](R.PALETTES['electric'])
        w = d = 0
    bpy.context.view_layer.update()
    info = dict(slug=slug, w=round(w, 4), d=round(d, 4), parts=[])
    for name, m, objs, tag in RX['parts']:
        bb = bounds(objs)
        if bb is None:
            continue
        lo, hi = bb
        yaw = math.degrees(math.atan2(m[1][0], m[0][0]))
        info['parts'].append(
            dict(
                part=name,
                tag=tag,
                x0=round(float(lo[0]), 3),
                x1=round(float(hi[0]), 3),
                y0=round(float(lo[1]), 3),
                y1=round(float(hi[1]), 3),
                z0=round(float(lo[2]), 3),
                z1=round(float(hi[2]), 3),
                yaw=round(yaw, 1),
            )
        )
    groups = gather(('booth', 'overhead'))
    socks = RX['sockets']
    os.makedirs(os.path.join(out, kind), exist_ok=True)
    path = os.path.join(out, kind, slug)
    cache = path + '.pkl'
    import pickle

    if bake and os.path.exists(cache) and not os.environ.get('REBAKE'):
        saved = pickle.load(open(cache, 'rb'))
        for key, s in groups.items():
            q = saved['groups'][key]
            for k in ('pos', 'nrm', 'uv', 'col', 'emit', 'idx', 'face_mat', 'light'):
                if k in q:
                    s[k] = q[k]
        info.update(saved['info'])
    elif bake and kind == 'designs':
        for key, s in groups.items():
            if key[0] not in ('glow', 'metal', 'glass'):
                tessellate(s, (0.5 if RX['pics'][key[0]]['emit'] else 0.22) if key[0].startswith('pic') else 0.36)
        R.hall('night', 3 + b.size[0])
        R.booth_lights(w, d, b.level)
        cycles(bake)
        t1 = time.time()
        bake_vertices(groups)
        t2 = time.time()
        k = (256 if max(w, d) < 4 else 320) / max(w, d)
        cycles(max(16, bake // 2))
        fl = bake_plane(w, d, R.DECK_H + 0.0215, round(w * k), round(d * k))
        coded(fl, 0.9).save(path + '-floor.png')
        gr = bake_plane(w + 9, d + 9, 0.002, 112, 112)
        coded(gr, 1.2).save(path + '-ground.png')
        print('   bake: vertices %.1f s, floor and ground %.1f s' % (t2 - t1, time.time() - t2))
    elif bake:
        for key, s in groups.items():
            if key[0] not in ('glow', 'metal', 'glass'):
                tessellate(s, (0.5 if RX['pics'][key[0]]['emit'] else 0.22) if key[0].startswith('pic') else 0.36)
        allp = np.concatenate([s['pos'] for s in groups.values()])
        lo, hi = allp.min(0), allp.max(0)
        R.world('#1b2a52', 0.30)
        if slug != 'hanging-sign':
            with R.tagged('hall'):
                R.box(0, 0, -0.2, 8, 8, 0.2, _material('#10203f', 0.9), 0)
        R.booth_lights(3.05, 3.05, 0.9)
        cycles(bake)
        bake_vertices(groups)
        if slug != 'hanging-sign':
            sw, sd = float(hi[0] - lo[0]) + 0.8, float(hi[1] - lo[1]) + 0.8
            cx, cy = float(hi[0] + lo[0]) / 2, float(hi[1] + lo[1]) / 2
            for o in bpy.context.scene.objects:
                if o.parent is None:
                    o.matrix_world = (
                        Matrix.Translation((-cx, -cy, 0)) @ o.matrix_world
                        if o.type == 'MESH' and o.name.startswith('g')
                        else o.matrix_world
                    )
            sh = bake_plane(sw, sd, 0.004, 64, 64)
            for o in [o for o in bpy.context.scene.objects if o.name.startswith('g')]:
                o.hide_render = True
            clear = bake_plane(sw, sd, 0.004, 64, 64)
            ratio = np.clip(sh / np.maximum(clear, 1e-4), 0, 1.6)
            Image.fromarray((np.clip(ratio / 1.6, 0, 1) * 255).astype(np.uint8)).filter(
                ImageFilter.GaussianBlur(1)
            ).save(path + '-shadow.png')
            info['shadow'] = dict(w=round(sw, 3), d=round(sd, 3), x=round(cx, 3), y=round(cy, 3))
    if bake and not os.path.exists(cache) or os.environ.get('REBAKE'):
        pickle.dump(
            dict(
                groups={k: {q: v for q, v in s.items() if q != 'mats'} for k, s in groups.items()},
                info={k: info[k] for k in ('shadow',) if k in info},
            ),
            open(cache, 'wb'),
        )
    RX['atlas'] = atlas(groups, limit=tex_px)
    groups = merge_pics(groups)
    if not split:
        groups = merge_solids(groups)
    for sk in socks:
        socket_light(sk, groups)
        M = np.array(sk['matrix'])
        if sk['kind'] == 'print' and M[1, 1] > 0.99:  # faces the front: what hangs before the wall limits the room
            left, z0, z1 = M[0, 3] - sk['w'] / 2, M[2, 3] - sk['h'] / 2, M[2, 3] + sk['h'] / 2
            for q in info['parts']:
                if (
                    q['x0'] > left + 0.2
                    and q['z0'] < z1
                    and q['z1'] > z0
                    and q['y1'] <= M[1, 3] + 0.02
                    and q['y0'] > M[1, 3] - 0.45
                ):
                    sk['max_w'] = max(0.3, min(sk['max_w'], q['x0'] - left - 0.10))
    stats = write(path + '.glb', groups, socks, tex_px)
    allpos = np.concatenate([s['pos'] for s in groups.values()])
    info['bounds'] = [[round(float(x), 3) for x in allpos.min(0)], [round(float(x), 3) for x in allpos.max(0)]]
    info['sockets'] = [socket_json(s) for s in socks]
    info['stats'] = stats
    with open(path + '.json', 'w') as f:
        json.dump(info, f)
    print(
        '%-36s %6d verts %6d tris %3d prims %8d B  %4.1f s'
        % (
            kind + '/' + slug,
            stats['vertices'],
            stats['triangles'],
            stats['primitives'],
            os.path.getsize(path + '.glb'),
            time.time() - t0,
        ),
        flush=True,
    )
    return groups


def main(argv):
    global LOD
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default='raw')
    ap.add_argument('--only', action='append')
    ap.add_argument('--lod', default='web')
    ap.add_argument('--tex', type=int, default=1024)
    ap.add_argument('--split', action='store_true')
    ap.add_argument('--bake', type=int, default=0)
    a = ap.parse_args(argv)
    LOD = a.lod
    install()
    for kind, items in (('designs', R.DESIGNS), ('extras', R.EXTRAS)):
        for slug in items:
            name = kind + '/' + slug
            if a.only and not any(fnmatch.fnmatch(name, p) for p in a.only):
                continue
            export(kind, slug, a.out, a.tex, a.bake, a.split)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
