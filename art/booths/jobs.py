"""Every picture of the site, and how it is rendered and saved."""

import os

import bpy
from PIL import Image, ImageFilter

from .catalogue import DESIGNS, PROJECTS
from .extras import EXTRAS
from .kinds import Size
from .pictures import DESIGN_VIEWS, PROJECT_FIELDS, render_design, render_extra, render_project, render_scene


def jobs() -> dict[str, tuple]:
    """Every picture: name -> (function, arguments, size in pixels, quality, byte limit)."""
    out = {
        'hero': (render_scene, ('hero',), (2400, 1350), 80, 260_000),
        'hero-mobile': (render_scene, ('hero-mobile',), (1080, 1600), 80, 220_000),
    }
    for slug, booth in DESIGNS.items():
        for view in DESIGN_VIEWS:
            out['designs/%s-%s' % (slug, view)] = (render_design, (booth, view), (1200, 900), 82, 220_000)
    for slug, booth in PROJECTS.items():
        for field in PROJECT_FIELDS:
            out['projects/%s-%s' % (slug, field)] = (render_project, (booth, field), (1200, 800), 82, 220_000)
    for slug in EXTRAS:
        out['extras/' + slug] = (render_extra, (slug,), (800, 600), 82, 220_000)
    return out


def cycles_on_cpu(samples: int, bounces: int, diffuse: int, clamp: tuple[float, float]) -> bpy.types.bpy_struct:
    """Sets samples per pixel, maximum bounces, and clamps of indirect and direct light, with a fixed seed; returns
    Cycles' settings."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed = 'CPU', samples, 1
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces = bounces, diffuse
    c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 2, 2, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp
    return c


def configure(size: Size, samples: int, exposure: float) -> None:
    """Sets up Cycles on the CPU, denoised, with few bounces: a picture takes seconds."""
    sc = bpy.context.scene
    c = cycles_on_cpu(samples, bounces=3, diffuse=1, clamp=(3.0, 40.0))
    c.use_light_tree = False  # lamps light the scene; bounces find glowing surfaces
    for m in bpy.data.materials:
        m.cycles.emission_sampling = 'NONE'
    c.use_denoising, c.denoiser = True, 'OPENIMAGEDENOISE'
    c.denoising_input_passes, c.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'FAST'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    sc.view_settings.view_transform = 'Khronos PBR Neutral'
    sc.view_settings.exposure = exposure


def save(png: str, out: str, size: Size, quality: int, limit: int) -> None:
    """Writes out (.webp) in its final size below limit bytes, lowering the quality where needed."""
    img = Image.open(png).convert('RGB')
    if img.size != size:
        img = img.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.0, 45, 2))
    os.makedirs(os.path.dirname(out) or '.', exist_ok=True)
    while True:
        img.save(out, quality=quality, method=6)
        if os.path.getsize(out) <= limit or quality <= 40:
            return
        quality -= 4
