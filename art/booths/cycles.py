"""What pictures and baked light have in common: Cycles on the CPU, few bounces, a fixed seed."""

import bpy

SEED = 1
GLOSSY, TRANSMISSION, TRANSPARENT = 2, 2, 6  # bounces


def cycles_on_cpu(samples: int, bounces: int, diffuse: int, clamp: tuple[float, float]) -> bpy.types.bpy_struct:
    """Sets samples a pixel, most bounces, and what indirect and direct light is cut at; answers Cycles' settings."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed = 'CPU', samples, SEED
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces = bounces, diffuse
    c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = GLOSSY, TRANSMISSION, TRANSPARENT
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp
    return c
