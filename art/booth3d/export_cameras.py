#!/usr/bin/env python3
"""Writes the cameras of the published pictures of all designs, in metres with y up: models/cameras.json.

python3 export_cameras.py
"""

import json
import os
import sys

sys.dont_write_bytecode = True
import export_models as exporter
import numpy as np

VIEWS = ('frontview', 'topview', 'leftview', 'rightview')
Y_UP = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]])
SENSOR_HALF_MM = 18
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models', 'cameras.json')


def camera_of(booth, view):
    """Place, axes, half the width seen a metre away, and lens shift of one picture's camera."""
    render = exporter.R
    render.reset()
    render.build_booth(booth)
    render.fit_overhead(view)
    camera = render.camera(view, 4 / 3)
    matrix = np.array(camera.matrix_world)
    rounded = lambda vector: [round(float(part), 5) for part in Y_UP @ vector]
    return dict(
        pos=rounded(matrix[:3, 3]),
        right=rounded(matrix[:3, 0]),
        up=rounded(matrix[:3, 1]),
        back=rounded(matrix[:3, 2]),
        half=SENSOR_HALF_MM / camera.data.lens,
        sx=camera.data.shift_x,
        sy=camera.data.shift_y,
    )


if __name__ == '__main__':
    designs = exporter.R.DESIGNS.items()
    cameras = {slug: {view: camera_of(booth, view) for view in VIEWS} for slug, booth in designs}
    with open(OUT, 'w') as file:
        json.dump(cameras, file)
