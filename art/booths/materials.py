"""Materials: plain, textured, printed and glowing ones."""

import bpy
import numpy as np

from .colors import Palette, linear, mix_hex, rgb
from .hooks import replaceable
from .kinds import Material, Pixels
from .scene import State

TEXTURES = {  # size of the noise, contrast of its colors, depth of its bumps
    'carpet': (260, 0.35, 0.5),
    'wood': (6, 0.55, 0.06),
    'plank': (4, 0.42, 0.05),
    'concrete': (0.9, 0.25, 0.02),
    'fabric': (420, 0.06, 0.12),
}


def principled(name: str, inputs: dict[str, object]) -> tuple[Material, bpy.types.Node]:
    """A new material and its principled node, with these values of its inputs."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    for key, value in inputs.items():
        p.inputs[key].default_value = value
    return m, p


@replaceable
def material(
    color: str = '#ffffff',
    rough: float = 0.5,
    metal: float = 0.0,
    emit: float = 0.0,
    texture: str | None = None,
    scale: float = 1.0,
    coat: float = 0.0,
    alpha: float = 1.0,
    keep: bool = False,
) -> Material:
    """A cached principled material. texture: None, 'carpet', 'wood', 'plank', 'concrete' or 'fabric';
    scale: size factor of the texture; emit: emission strength in the same color; keep: survives clay style."""
    if State.clay and not keep:
        if alpha < 1:
            color, rough, metal = '#ffffff', 0.1, 0
        else:
            gray = float(rgb(color) @ np.array([0.3, 0.59, 0.11]))
            shade = 0.80 + 0.14 * gray if emit == 0 else 0.97
            tint = mix_hex('#' + ('%02x' % int(255 * shade)) * 3, color, 0.10)
            color, metal, rough = tint, 0, max(rough, 0.55)
            emit, coat, texture = min(emit, 0.35), 0, None
    key = (color, rough, metal, emit, texture, scale, coat, alpha)
    if key in State.materials:
        return State.materials[key]
    inputs = {
        'Base Color': linear(color),
        'Roughness': rough,
        'Metallic': metal,
        'Coat Weight': coat,
        'Coat Roughness': 0.08,
        'Alpha': alpha,
    }
    if emit:
        inputs.update({'Emission Color': linear(color), 'Emission Strength': emit})
    m, p = principled('m%d' % len(State.materials), inputs)
    # for the exporter of models
    facts = dict(hex=color, rough=rough, metal=metal, emit=emit, texture=texture or '', alpha=alpha)
    for name, value in facts.items():
        m[name] = value
    if texture:
        _texture(m.node_tree, p, color, texture, scale, rough)
    State.materials[key] = m
    return m


def _texture(nt: bpy.types.NodeTree, p: bpy.types.Node, color: str, kind: str, scale: float, rough: float) -> None:
    """Adds procedural color, roughness and bump to principled node p."""
    new, link = nt.nodes.new, nt.links.new
    kinds = ('TexCoord', 'Mapping', 'ValToRGB', 'Bump', 'TexNoise')
    coord, mapping, ramp, bump, noise = (new('ShaderNode' + kind) for kind in kinds)
    link(coord.outputs['Object'], mapping.inputs['Vector'])
    link(mapping.outputs['Vector'], noise.inputs['Vector'])
    size, contrast, depth = TEXTURES[kind]
    noise.inputs['Scale'].default_value = size * scale
    noise.inputs['Detail'].default_value = {'concrete': 8, 'wood': 5, 'plank': 5}.get(kind, 2)
    if kind in ('wood', 'plank'):  # grain along z, or along x
        mapping.inputs['Scale'].default_value = (9.0, 9.0, 0.55) if kind == 'wood' else (0.45, 9.0, 9.0)
        noise.inputs['Distortion'].default_value = 0.6
    low, high = mix_hex(color, '#000000', contrast), mix_hex(color, '#ffffff', contrast * 0.35)
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(low), linear(high)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.32, 0.68
    link(noise.outputs['Fac'], ramp.inputs['Fac'])
    link(ramp.outputs['Color'], p.inputs['Base Color'])
    bump.inputs['Strength'].default_value = depth
    bump.inputs['Distance'].default_value = 0.01
    link(noise.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs['Normal'], p.inputs['Normal'])
    if kind == 'concrete':
        span = new('ShaderNodeMapRange')
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = rough * 0.7, rough * 1.5
        link(noise.outputs['Fac'], span.inputs['Value'])
        link(span.outputs['Result'], p.inputs['Roughness'])


@replaceable
def picture(pixels: Pixels, emit: float = 0.0, rough: float = 0.7, coat: float = 0.0) -> Material:
    """A material printed with an h x w x 3 sRGB array. emit > 0 makes it a screen or light box of that strength."""
    h, w, _ = pixels.shape
    name = 'p%d' % State.count
    State.count += 1
    img = bpy.data.images.new(name, w, h)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = pixels[::-1]
    img.pixels.foreach_set(rgba.ravel())
    img.update()
    img.pack()
    m, p = principled(name, {'Roughness': rough, 'Coat Weight': coat})
    nt = m.node_tree
    tex = nt.nodes.new('ShaderNodeTexImage')
    tex.image = img
    tex.extension = 'EXTEND'
    if emit:
        p.inputs['Base Color'].default_value = (0.01, 0.01, 0.012, 1)
        nt.links.new(tex.outputs['Color'], p.inputs['Emission Color'])
        p.inputs['Emission Strength'].default_value = emit
    else:
        nt.links.new(tex.outputs['Color'], p.inputs['Base Color'])
    return m


def white() -> Material:
    """Lacquer of furniture."""
    return material('#f1f3f6', 0.35)


def black() -> Material:
    """Cabinets and lamps."""
    return material('#0d0e11', 0.35)


def steel() -> Material:
    """Bright metal."""
    return material('#b9bec6', 0.28, 1.0)


def dark_metal() -> Material:
    """Feet, frames and stands."""
    return material('#23262c', 0.35, 0.9)


def glass() -> Material:
    """Clear panes."""
    return material('#bcd6ea', 0.03, alpha=0.16)


def oak(p: Palette, flat: bool = False) -> Material:
    """The palette's wood, grain along z, or along x for flat parts."""
    return material(p.wood, 0.45, texture='plank' if flat else 'wood')


def glow(color: str, strength: float = 6.0) -> Material:
    """A light strip of that emission strength."""
    return material(color, 0.5, emit=strength)
