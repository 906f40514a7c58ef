"""A model as a file: groups of triangles, their materials, and the words of prints."""

import os

import numpy as np

from .glb import Y_UP, Glb, png
from .registry import RX
from .sockets import decal_png

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


def write(path: str, groups: dict, sockets: list[dict]) -> dict:
    """Writes groups of triangles and the words at `sockets` as GLB; answers how much there is of what."""
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
