"""Collects the scene's objects as triangles by material class."""

import bpy
import numpy as np

from booths.kinds import Thing


def gather() -> dict:
    """Returns (class, over) -> merged corner buffers (pos, nrm, uv, col, emit) and triangles; over: overhead."""
    dg = bpy.context.evaluated_depsgraph_get()
    soup = {}
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o.get('tag') not in ('booth', 'overhead') or o.hide_render:
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        if not me or not me.polygons:
            continue
        mat = o.data.materials[0]
        cls = 'logo' if 'logo' in o else 'leaf' if 'leaf' in o else mat['class']
        pos, nrm, uv = corners(o, me, cls.startswith('pic'))
        s = soup.setdefault((cls, o['tag'] == 'overhead'), dict(pos=[], nrm=[], uv=[], col=[], emit=[], mats=[], obj=0))
        s['obj'] += 1
        s['pos'].append(pos)
        s['nrm'].append(nrm)
        s['uv'].append(uv)
        s['col'].append(np.broadcast_to(mat.get('lin', (1, 1, 1)), (len(pos), 3)))
        s['emit'].append(np.full(len(pos), mat.get('emit', 0.0)))
        if cls.startswith('pic'):
            s['long'] = max(s.get('long', 0), 13.5 if len(pos) > 200 else max(o.dimensions))
        s['mats'].append((mat, len(pos) // 3))
        ev.to_mesh_clear()
    return {key: welded(s) for key, s in soup.items()}


def values(items: bpy.types.bpy_prop_collection, name: str, width: int, dtype: type = np.float32) -> np.ndarray:
    """Returns an attribute of Blender's items, one row each."""
    a = np.empty(len(items) * width, dtype)
    items.foreach_get(name, a)
    return a.reshape(-1, width)


def corners(o: Thing, me: bpy.types.Mesh, printed: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Returns positions, normals and uvs of an object's triangle corners, in scene coordinates."""
    me.calc_loop_triangles()
    tl = values(me.loop_triangles, 'loops', 3, np.int32).ravel()
    tv = values(me.loop_triangles, 'vertices', 3, np.int32).ravel()
    M = np.array(o.matrix_world, np.float64)
    N = np.linalg.inv(M[:3, :3]).T
    pos = values(me.vertices, 'co', 3)[tv] @ M[:3, :3].T.astype(np.float32) + M[:3, 3].astype(np.float32)
    nrm = values(me.corner_normals, 'vector', 3)[tl] @ N.T.astype(np.float32)
    nrm /= np.maximum(np.linalg.norm(nrm, axis=1, keepdims=True), 1e-9)
    lay = me.uv_layers.active
    uv = values(lay.data, 'uv', 2)[tl] if lay and printed else np.zeros((len(pos), 2), np.float32)
    return pos, nrm, uv


def welded(s: dict) -> dict:
    """Merges equal corners and drops degenerate triangles."""
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
    order = np.argsort(first)
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    first, idx = first[order], rank[inv.reshape(-1, 3)]
    good = (idx[:, 0] != idx[:, 1]) & (idx[:, 1] != idx[:, 2]) & (idx[:, 0] != idx[:, 2])
    return dict(
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
