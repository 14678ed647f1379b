"""The frames of the hero film: the mended washer, its drum turning once.

Nothing but what is behind the round door moves: the room is rendered well once, the door anew for every frame.
finish-film.sh puts the picture of the broken machine before them.
blender -b -P film.py -- --work folder [--frames 24 --width 1440 --height 810 --samples 24]
"""
import argparse
import math
import os
import sys

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop
import light
from appliances.laundry_cabinet import FACE, MOUTH
from scenes import laundry, leak


def still(path, sink, size):
    """The room in linear light; kept, so that a film broken off goes on where it was."""
    if not os.path.exists(path):
        unfinished = os.path.join(os.path.dirname(path), "unfinished.npy")
        np.save(unfinished, develop.clean(*(develop.half(sink, seed, *size) for seed in (1, 2))))
        os.replace(unfinished, path)
    return np.load(path)


def window(size):
    """The pixels of the door's glass: left, low, right, high."""
    scene, center = bpy.context.scene, Vector((laundry.WASHER_X + MOUTH[0], FACE - 0.055, MOUTH[1]))
    bpy.context.view_layer.update()
    turns = [math.radians(a) for a in range(0, 360, 10)]
    seen = [
        world_to_camera_view(scene, scene.camera, center + 0.2 * Vector((math.cos(a), 0, math.sin(a)))) for a in turns
    ]
    across, up = [p.x * size[0] for p in seen], [p.y * size[1] for p in seen]
    return math.floor(min(across)), math.floor(min(up)), math.ceil(max(across)), math.ceil(max(up))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    for name, value in dict(frames=24, width=1440, height=810, samples=24).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    os.makedirs(asked.work, exist_ok=True)
    light.start()
    leak.tumble(leak.build(is_mended=True), asked.frames)
    view = leak.VIEWS["wide"]
    light.camera(view["at"], view["look"], view["lens"])
    size, scene = (asked.width, asked.height), bpy.context.scene
    sink = develop.prepare(*size, asked.samples)
    room = still(os.path.join(asked.work, "room.npy"), sink, size)
    left, low, right, high = window(size)
    render = scene.render
    render.use_border = render.use_crop_to_border = render.use_motion_blur = True
    # Half a pixel inside, so that rounding finds the same pixels.
    render.border_min_x, render.border_max_x = (left + 0.5) / size[0], (right + 0.5) / size[0]
    render.border_min_y, render.border_max_y = (low + 0.5) / size[1], (high + 0.5) / size[1]
    for i in range(asked.frames):
        out = os.path.join(asked.work, f"frame{i:03d}.png")
        if os.path.exists(out):
            continue
        scene.frame_set(i + 1)
        halves = [develop.half(sink, seed, right - left, high - low) for seed in (1, 2)]
        room[low:high, left:right] = develop.clean(*halves)
        develop.save(room, out)
        print(f"frame {i} made", flush=True)


main()
