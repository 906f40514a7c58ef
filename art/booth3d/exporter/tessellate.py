"""Splits triangles until they are small enough for light at their corners."""

import numpy as np


def tessellate(s: dict, length: float) -> None:
    """Splits long edges of wide triangles, so that light per vertex is smooth; neighbors split alike."""
    keys = [k for k in ('pos', 'nrm', 'uv', 'col', 'emit') if k in s]
    for _ in range(6):
        idx, pos = s['idx'], s['pos']
        p = pos[idx]
        e = np.linalg.norm(p - np.roll(p, -1, 1), axis=2)  # edge i: corner i to i + 1
        area2 = np.linalg.norm(np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]), axis=1)
        fat = area2 / np.maximum(e.max(1), 1e-9) > 0.035
        ed = np.sort(np.stack([idx, np.roll(idx, -1, 1)], 2), axis=2).reshape(-1, 2)
        code = ed[:, 0].astype(np.int64) * len(pos) + ed[:, 1]
        # the same edge in another smoothing group has other vertices: compare positions
        q = np.round(pos * 2000).astype(np.int64)
        place = (q[:, 0] * 1000003 + q[:, 1]) * 1000033 + q[:, 2]
        geo = np.sort(np.stack([place[ed[:, 0]], place[ed[:, 1]]], 1), axis=1)
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
                a_, b_, c_ = v[i], v[(i + 1) % 3], v[(i + 2) % 3]  # a-b is not split
                bc, ca = m[(i + 1) % 3], m[(i + 2) % 3]
                tri = [(bc, c_, ca), (a_, b_, bc), (a_, bc, ca)]
            else:
                tri = [(v[0], m[0], m[2]), (m[0], v[1], m[1]), (m[2], m[1], v[2]), (m[0], m[1], m[2])]
            new += tri
            fm += [s['face_mat'][t]] * len(tri)
        s['idx'], s['face_mat'] = np.array(new, np.int64), np.array(fm)
