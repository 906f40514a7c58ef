#!/usr/bin/env python3
"""Renders the hall around booths as a panorama, 30 degrees down to 60 up: hall.png, blurred for models/hall.webp.

python3 render_hall.py
"""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from booths.hall import hall
from booths.jobs import configure
from booths.lights import booth_lights
from booths.scene import reset

PIXELS = (1536, 384)
EYE_M = (0, -1.5, 1.7)


def main():
    reset()
    hall('night', 13)
    booth_lights(6.1, 3.05, 0.6)
    for thing in bpy.context.scene.objects:
        if thing.type == 'LIGHT':
            thing.visible_camera = False
            thing.visible_glossy = False
    lens = bpy.data.cameras.new('panorama')
    camera = bpy.data.objects.new('panorama', lens)
    bpy.context.scene.collection.objects.link(camera)
    lens.type = 'PANO'
    lens.panorama_type = 'EQUIRECTANGULAR'
    lens.latitude_min = math.radians(-30)
    lens.latitude_max = math.radians(60)
    lens.clip_end = 300
    camera.matrix_world = Matrix.Translation(EYE_M) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    bpy.context.scene.camera = camera
    configure(PIXELS, 24, 0.35)
    bpy.context.scene.render.filepath = 'hall.png'
    bpy.ops.render.render(write_still=True)


if __name__ == '__main__':
    main()
