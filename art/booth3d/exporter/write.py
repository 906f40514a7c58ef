"""Writes a model as one glTF file: triangle groups, their materials, and the words of prints."""

import io
import json
import math
import os
import struct

import numpy as np
from PIL import Image, ImageDraw

from booths import colors, marks
from booths.kinds import Pixels
from booths.pixels import as_image

from .sockets import corners, facing

Y_UP = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]], np.float32)
ATLAS = dict(baseColorTexture=dict(index=0), metallicFactor=0, roughnessFactor=0.7)  # the first texture
UNLIT = dict(KHR_materials_unlit={})
MATERIALS = {
    'satin': dict(pbrMetallicRoughness=dict(metallicFactor=0, roughnessFactor=0.35)),
    'solid': dict(pbrMetallicRoughness=dict(metallicFactor=0, roughnessFactor=0.6), doubleSided=True),
    'glow': dict(pbrMetallicRoughness=dict(metallicFactor=0), extensions=UNLIT, doubleSided=True),
    'glass': dict(
        pbrMetallicRoughness=dict(baseColorFactor=[1, 1, 1, 0.22], metallicFactor=0, roughnessFactor=0.05),
        alphaMode='BLEND',
        doubleSided=True,
    ),
    'print': dict(pbrMetallicRoughness=ATLAS, doubleSided=True),
    'screen': dict(pbrMetallicRoughness=ATLAS, doubleSided=True, extensions=UNLIT),
}
COMPONENTS = {'<f4': 5126, '|u1': 5121, '<u2': 5123, '<u4': 5125}
VERTICES, INDICES = 34962, 34963


class Glb:
    """A glTF file under construction: `j` is its JSON, `b` its binary part."""

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

    def add(self, kind, **item):
        """Appends to a list of the file; returns the index."""
        self.j[kind].append(item)
        return len(self.j[kind]) - 1

    def view(self, data, **target):
        self.pad()
        self.b += data
        return self.add('bufferViews', buffer=0, byteOffset=len(self.b) - len(data), byteLength=len(data), **target)

    def pad(self):
        self.b += b'\0' * (-len(self.b) % 4)

    def accessor(self, a):
        """Adds vertex values, one row each, or indices as a flat array. Bytes represent 0 to 1."""
        flat = a.ndim == 1
        return self.add(
            'accessors',
            bufferView=self.view(a.tobytes(), target=INDICES if flat else VERTICES),
            componentType=COMPONENTS[a.dtype.str],
            count=len(a),
            type='SCALAR' if flat else 'VEC%d' % a.shape[1],
            **(dict(normalized=True) if a.dtype == 'u1' else {}),
            **(dict(min=a.min(0).tolist(), max=a.max(0).tolist()) if not flat and a.shape[1] == 3 else {}),
        )

    def texture(self, img, name):
        png = io.BytesIO()
        img.save(png, 'png')
        source = self.add('images', bufferView=self.view(png.getvalue()), mimeType='image/png', name=name)
        return self.add('textures', source=source, sampler=0)

    def node(self, name, mesh, attributes, indices, material):
        """Adds a mesh named `mesh` with one primitive in a node; returns the node's index."""
        primitive = dict(attributes=attributes, indices=indices, material=material)
        return self.add('nodes', mesh=self.add('meshes', primitives=[primitive], name=mesh), name=name)

    def save(self, path):
        j = {k: v for k, v in self.j.items() if v != []}
        self.pad()
        j['buffers'] = [dict(byteLength=len(self.b))]
        t = json.dumps(j, separators=(',', ':')).encode()
        t += b' ' * (-len(t) % 4)
        with open(path, 'wb') as f:
            f.write(struct.pack('<III', 0x46546C67, 2, 12 + 8 + len(t) + 8 + len(self.b)))
            f.write(struct.pack('<II', len(t), 0x4E4F534A))
            f.write(t)
            f.write(struct.pack('<II', len(self.b), 0x004E4942))
            f.write(self.b)


def write(path: str, groups: dict, sockets: list[dict], atlas: Pixels | None) -> dict:
    """Writes triangle groups and the words at `sockets` as GLB; returns statistics."""
    g = Glb()
    made = {}

    def material_for(cls):
        if cls not in made:
            if MATERIALS[cls]['pbrMetallicRoughness'] is ATLAS and not g.j['textures']:
                g.texture(as_image(atlas), 'atlas')
            made[cls] = g.add('materials', name=cls, **MATERIALS[cls])
        return made[cls]

    nodes = {False: [], True: []}
    stats = dict(vertices=0, triangles=0, primitives=0, classes={})
    for (cls, over), s in sorted(groups.items(), key=lambda kv: (kv[0][1], kv[0][0])):
        surface = 'satin' if cls == 'logo' else cls
        name = ('over-' if over else '') + cls
        attributes = attributes_of(g, surface, s)
        indices = g.accessor(s['idx'].astype('<u4').reshape(-1))
        nodes[over].append(g.node(name, cls, attributes, indices, material_for(surface)))
        stats['vertices'] += len(s['pos'])
        stats['triangles'] += len(s['idx'])
        stats['classes'][name] = dict(v=len(s['pos']), t=len(s['idx']), objects=s['obj'])
    for k, sk in enumerate(sockets):
        if sk['kind'] == 'print':
            nodes[False].append(add_decal(g, k, sk))
    stats['primitives'] = len(g.j['meshes'])
    g.j['scenes'][0]['nodes'] = nodes[False] + nodes[True]
    if any('extensions' in material for material in g.j['materials']):
        g.j['extensionsUsed'] = list(UNLIT)
    g.save(path)
    return stats


def stored(color: np.ndarray) -> np.ndarray:
    """Returns square roots of linear colors as bytes, which keeps dark tones apart (the viewer squares them)."""
    return np.round(np.sqrt(np.clip(color, 0, 1)) * 255).astype('u1')


def screen_color(strength: np.ndarray) -> np.ndarray:
    """Returns the gray that encodes the emission of a screen or backlit print."""
    return np.repeat(strength[:, None] / 2, 3, 1)


def attributes_of(g: Glb, surface: str, s: dict) -> dict:
    """Returns a group's vertex attributes for the viewer's shader, and their location in the file."""
    att = dict(POSITION=g.accessor((s['pos'] @ Y_UP.T).astype('<f4')))
    if surface not in ('glow', 'screen'):
        att['NORMAL'] = g.accessor((s['nrm'] @ Y_UP.T).astype('<f4'))
    if surface in ('print', 'screen'):
        att['TEXCOORD_0'] = g.accessor(np.stack([s['uv'][:, 0], 1 - s['uv'][:, 1]], 1).astype('<f4'))
    if 'light' in s:
        att['_LIGHT'] = None  # stored before the color
    if surface != 'print':
        lin = s['col'].astype(np.float64)
        if surface == 'screen':
            lin = screen_color(s['strength'])
        if surface == 'glow':
            lin = lin * np.minimum(s['emit'], 12)[:, None] / 12
        c = np.concatenate([lin, (s['code'][:, None] / 255.0) ** 2], 1)
        att['COLOR_0'] = g.accessor(stored(c))
    if 'light' in s:  # irradiance / pi, square root over 4
        e = np.sqrt(np.clip(s['light'], 0, 4) / 4)
        levels = float(os.environ.get('LIGHT_LEVELS', 255))
        e8 = np.concatenate([np.round(np.round(e * levels) / levels * 255), np.full((len(e), 1), 255)], 1)
        att['_LIGHT'] = g.accessor(e8.astype('u1'))
    return att


def add_decal(g: Glb, k: int, sk: dict) -> int:
    """Adds a socket's words as a rectangle that a visitor's logo can replace; returns its node's index."""
    name = 'decal%d' % k
    pbr = dict(baseColorTexture=dict(index=g.texture(decal(sk), name)), metallicFactor=0, roughnessFactor=0.75)
    material = g.add('materials', name=name, pbrMetallicRoughness=pbr, alphaMode='BLEND')
    normals = np.tile(facing(sk), (4, 1)).astype(np.float32)
    attributes = dict(
        POSITION=g.accessor((corners(sk).astype(np.float32) @ Y_UP.T).astype('<f4')),
        NORMAL=g.accessor((normals @ Y_UP.T).astype('<f4')),
        TEXCOORD_0=g.accessor(np.array([[0, 1], [1, 1], [1, 0], [0, 0]], '<f4')),
    )
    return g.node('logo%d' % k, name, attributes, g.accessor(np.array([0, 1, 2, 0, 2, 3], '<u2')), material)


def decal(sk: dict) -> Image.Image:
    """Returns a print's words and mark as an RGBA picture of the socket's rectangle."""
    w_m, h_m = sk['size_m']
    H = 1080
    W = int(H * w_m / h_m)
    mask = Image.new('L', (W, H), 0)
    marks.draw_words(ImageDraw.Draw(mask), W, H, sk['words'], 255)
    ink = [int(x * 255) for x in colors.rgb(sk['words'].ink)]
    img = Image.merge('RGBA', [Image.new('L', (W, H), c) for c in ink] + [mask])
    u0, v0, u1, v1 = sk['rect']
    return img.crop((int(u0 * W), int(v0 * H), int(math.ceil(u1 * W)), int(math.ceil(v1 * H))))
