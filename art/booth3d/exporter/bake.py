"""Bakes light: irradiance at triangle corners and on horizontal planes."""

import bpy
import numpy as np
from PIL import Image, ImageFilter

from booths.jobs import cycles_on_cpu
from booths.kinds import Thing
from booths.parts.floors import DECK_H
from booths.pixels import as_image


def cycles(samples: int) -> None:
    """Sets up Cycles for baking light without color, with `samples` per corner or pixel."""
    sc = bpy.context.scene
    c = cycles_on_cpu(samples, bounces=4, diffuse=3, clamp=(4.0, 60.0))
    c.use_denoising = False
    c.use_light_tree = True
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    b = sc.render.bake
    b.use_pass_direct = b.use_pass_indirect = True
    b.use_pass_color = False
    b.margin = 2


def hide_from_light(obj: Thing) -> None:
    """Lets light through an object that only receives it."""
    for ray in ('camera', 'diffuse', 'glossy', 'shadow', 'transmission'):
        setattr(obj, 'visible_' + ray, False)


def select(obj: Thing) -> None:
    """Selects it as the only object to bake."""
    for other in bpy.context.scene.objects:
        other.select_set(False)
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj


def glow_strength(factor: float) -> None:
    """Scales the emission of glow strips, relative to the pictures."""
    for m in bpy.data.materials:
        if m.get('class') == 'glow':
            m.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = m['emit'] * factor


def dull_metal() -> None:
    """Turns metal into a non-metal, since metal has no diffuse light to bake."""
    for m in bpy.data.materials:
        p = m.node_tree.nodes.get('Principled BSDF') if m.node_tree else None
        if p and m.get('metal'):
            p.inputs['Metallic'].default_value = 0


def bake_vertices(groups: dict) -> None:
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
    # receivers float slightly off their surface and the floor, so that contact areas are not black
    receivers = []
    for key, s, o in made:
        r = bpy.data.objects.new('r', o.data.copy())
        bpy.context.scene.collection.objects.link(r)
        p = s['pos'] + s['nrm'] * (0 if key[0] == 'leaf' else 0.008)
        p[:, 2] = np.where(p[:, 2] > DECK_H - 0.012, np.maximum(p[:, 2], DECK_H + 0.014), p[:, 2])
        r.data.vertices.foreach_set('co', p.astype(np.float32).ravel())
        r.data.update()
        r.data.normals_split_custom_set_from_vertices(s['nrm'].tolist())
        r.data.color_attributes.active_color = r.data.color_attributes['light']
        hide_from_light(r)
        receivers.append((key, s, r))
    bpy.context.view_layer.update()
    dull_metal()
    glow_strength(0.2)  # a thin bright line would overexpose the few vertices next to it
    for key, s, o in receivers:
        if key[0] in ('glow', 'glass'):
            continue
        select(o)
        bpy.ops.object.bake(type='DIFFUSE', target='VERTEX_COLORS')
        a = np.empty(len(o.data.vertices) * 4, np.float32)
        o.data.color_attributes['light'].data.foreach_get('color', a)
        s['light'] = a.reshape(-1, 4)[:, :3].copy()
        if key[0] == 'leaf':  # leaves are lit from both sides
            o.data.flip_normals()
            o.data.update()
            bpy.ops.object.bake(type='DIFFUSE', target='VERTEX_COLORS')
            o.data.color_attributes['light'].data.foreach_get('color', a)
            b = a.reshape(-1, 4)[:, :3]
            s['light'] = np.maximum(s['light'], b) * 0.8 + np.minimum(s['light'], b) * 0.2
    glow_strength(1)
    for key, s, o in receivers:
        if 'light' in s and key[0] != 'leaf':
            smooth_light(s)
    for _, _, o in receivers:
        bpy.data.objects.remove(o)


def smooth_light(s: dict, rounds: int = 2) -> None:
    """Averages light between neighbors that face the same way, which removes noise and streaks."""
    idx, n = s['idx'], len(s['pos'])
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


def bake_plane(w: float, d: float, z: float, px: int, py: int) -> np.ndarray:
    """Returns the irradiance on a horizontal plane of w x d meters at height z, as py x px x 3, seen from above."""
    me = bpy.data.meshes.new('f')
    me.from_pydata([(-w / 2, -d / 2, z), (w / 2, -d / 2, z), (w / 2, d / 2, z), (-w / 2, d / 2, z)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new(name='uv')
    uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    o = bpy.data.objects.new('f', me)
    bpy.context.scene.collection.objects.link(o)
    hide_from_light(o)
    img = bpy.data.images.new('bake', px, py, float_buffer=True, is_data=True)
    m = bpy.data.materials.new('f')
    m.use_nodes = True
    n = m.node_tree.nodes.new('ShaderNodeTexImage')
    n.image = img
    m.node_tree.nodes.active = n
    me.materials.append(m)
    select(o)
    bpy.context.view_layer.update()
    bpy.ops.object.bake(type='DIFFUSE', target='IMAGE_TEXTURES')
    a = np.empty(px * py * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.objects.remove(o)
    return a.reshape(py, px, 4)[::-1, :, :3]


def coded(a: np.ndarray, blur: float) -> Image.Image:
    """Returns sqrt(irradiance / 4) in 8 bits, lightly denoised."""
    img = as_image(np.sqrt(np.clip(a, 0, 4) / 4))
    return img.filter(ImageFilter.MedianFilter(3)).filter(ImageFilter.GaussianBlur(blur))
