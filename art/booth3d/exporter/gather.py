"""Every object of the scene as triangles, by class of material."""

from collections.abc import Sequence

import bpy
import numpy as np

from booths import colours


def gather(tags: Sequence[str]) -> dict:
    """(class, over) -> welded buffers of corners (pos, nrm, uv, col, emit) and triangles; over: hangs overhead."""
    dg = bpy.context.evaluated_depsgraph_get()
    soup = {}
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o.get('tag') not in tags or o.hide_render:
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        if not me or not me.polygons:
            continue
        mat = o.data.materials[0] if o.data.materials else None
        if 'logo' in o:
            cls = 'logo'
        elif o.get('leaf'):
            cls = 'leaf'
        else:
            cls = mat.get('class', 'matte') if mat else 'matte'
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
        if mat is not None and 'lin' in mat:
            c = np.array(mat['lin'])
        elif mat is not None and 'hex' in mat:
            c = np.array(colours.linear(mat['hex'])[:3])
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
