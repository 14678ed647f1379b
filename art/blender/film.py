"""The frames of the hero film: the mended washer, its drum turning once.

Nothing but what is behind the round door moves: the room is rendered well once, the door anew for every frame.
How the broken machine becomes this one is drawn as masks: water falls in the drum and dries to where it came from, then
the readout changes. finish-film.sh lays all of it over the picture of the leak, of which nothing else changes.
blender -b -P film.py -- --work folder [--frames 24 --width 1280 --height 720 --samples 22]
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


def seen(at, size):
    """Where a place is in the picture: across and up, in pixels."""
    bpy.context.view_layer.update()
    place = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(at))
    return place.x * size[0], place.y * size[1]


def within(across, up, left, low, right, high, soft):
    """1 in a rectangle, 0 outside, with a soft edge inside it."""
    depth = np.minimum(np.minimum(across - left, right - across), np.minimum(up - low, high - up))
    return np.clip(depth / soft, 0, 1)


def masks(size, frames, door, work):
    """How much of the mended room is seen in each frame of the melt."""
    up, across = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    left, low, right, high = door
    round_x, round_y = (right - left) / 2, (high - low) / 2
    from_middle = np.hypot((across - left - round_x) / round_x, (up - low - round_y) / round_y)
    x, face = laundry.WASHER_X, FACE - 0.022
    readout = [seen((x + a, face, z), size) for a, z in ((0.04, 0.862), (0.328, 0.961))]
    # The floor from the bag to the cloth's far end, and the machine's front up to its door.
    edge = [seen(at, size)[0] for at in ((-1.46, -1.0, 0), (0.62, -1.1, 0))]
    handle, ring = seen((-0.84, -1.02, 0.40), size)[1], seen((x, face, 0.21), size)[1]
    feet = seen((x, face, 0), size)
    middle = seen((-0.60, face, 0), size)[0]
    floor = np.where(across < middle, within(across, up, edge[0], -99, size[0] * 2, handle, size[0] / 50), 1)
    floor = np.minimum(floor, within(across, up, -99, -99, edge[1], np.where(across < middle, 9999, ring), size[0] / 80))
    away = np.hypot((across - feet[0]) / (edge[1] - edge[0]), (up - feet[1]) / size[1])
    parts = (
        (np.clip((1.0 - from_middle) / 0.05, 0, 1), 0.55 * (high - up) / (high - low), 0.03),
        (floor, 0.25 + 0.5 * np.clip(1 - 1.9 * away, 0, 1), 0.2),
        (within(across, up, *readout[0], *readout[1], 1.5), np.full_like(up, 0.9), 0.01),
    )
    for i in range(frames):
        shown = np.zeros_like(up)
        for area, start, lasts in parts:
            shown = np.maximum(shown, area * np.clip(((i + 1) / frames - start) / lasts, 0, 1))
        image = bpy.data.images.new("mask", *size)
        image.pixels.foreach_set(np.dstack([shown, shown, shown, np.ones_like(shown)]).astype(np.float32).ravel())
        image.filepath_raw, image.file_format = os.path.join(work, f"mask{i:03d}.png"), "PNG"
        image.save()
        bpy.data.images.remove(image)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    for name, value in dict(frames=24, width=1280, height=720, samples=22).items():
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
    masks(size, asked.frames, (left, low, right, high), asked.work)
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
