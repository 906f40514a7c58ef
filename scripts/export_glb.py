"""Exports a scene with named objects as GLB (docs/models.md): visible objects, modifiers applied, y up.

blender --background scene.blend --python-exit-code 1 --python scripts/export_glb.py -- booth.glb
python3 scripts/export_glb.py scene.blend booth.glb    # with `pip install bpy`, without Blender
"""

import sys

import bpy


def export(target: str) -> None:
    bpy.ops.export_scene.gltf(
        filepath=target,
        export_format='GLB',
        use_visible=True,
        export_apply=True,
        export_yup=True,
        export_animations=False,
        export_skins=False,
        export_morph=False,
        export_cameras=False,
        export_lights=False,
    )


if '--' in sys.argv:
    export(sys.argv[sys.argv.index('--') + 1])
else:
    source, goal = sys.argv[1:]
    bpy.ops.wm.open_mainfile(filepath=source)
    export(goal)
