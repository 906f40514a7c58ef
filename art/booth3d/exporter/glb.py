"""glTF in one file."""

import io
import json
import struct

import numpy as np
from PIL import Image

Y_UP = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]], np.float32)


class Glb:
    """A glTF file being put together: `j` is its JSON, `b` its binary part."""

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


def png(pixels: np.ndarray, limit: int) -> bytes:
    """An array of colours from 0 to 1 as PNG, made smaller if a side has more than `limit` pixels."""
    img = Image.fromarray((np.clip(np.asarray(pixels), 0, 1) * 255).astype(np.uint8))
    k = limit / max(img.size)
    if k < 1:
        img = img.resize((max(4, round(img.width * k)), max(4, round(img.height * k))), Image.LANCZOS)
    b = io.BytesIO()
    img.save(b, 'png')
    return b.getvalue()
