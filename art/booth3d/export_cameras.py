#!/usr/bin/env python3
"""Writes the cameras of the published pictures of all designs, in meters with y up: models/cameras.json.

python3 export_cameras.py
"""

import json
import os

import numpy as np
from exporter.write import Y_UP

from booths.cameras import camera
from booths.catalogue import DESIGNS, Booth, build_booth
from booths.pictures import DESIGN_VIEWS, fit_overhead
from booths.scene import reset

SENSOR_HALF_MM = 18
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models', 'cameras.json')


def camera_of(booth: Booth, view: str) -> dict:
    """Returns position, axes, half the visible width one meter away, and lens shift of a picture's camera."""
    reset()
    build_booth(booth)
    fit_overhead(view)
    taken = camera(view, 4 / 3)
    matrix = np.array(taken.matrix_world)

    def y_up(vector: np.ndarray) -> list[float]:
        return [round(float(part), 5) for part in Y_UP.astype(int) @ vector]

    return dict(
        pos=y_up(matrix[:3, 3]),
        right=y_up(matrix[:3, 0]),
        up=y_up(matrix[:3, 1]),
        back=y_up(matrix[:3, 2]),
        half=SENSOR_HALF_MM / taken.data.lens,
        sx=taken.data.shift_x,
        sy=taken.data.shift_y,
    )


if __name__ == '__main__':
    cameras = {slug: {view: camera_of(booth, view) for view in DESIGN_VIEWS} for slug, booth in DESIGNS.items()}
    with open(OUT, 'w') as file:
        json.dump(cameras, file)
