"""The hero film: a slow dolly through the kitchen and back, so that its last frame leads into its first.

Only the way there is made; the way back is the same frames in reverse. A few key frames are rendered well and cleaned.
Every other frame is rendered with one sample a pixel, enough to know how far each thing is; its light is carried over
from the two key frames beside it, and only what neither of them saw keeps its own light.
blender -b -P film.py -- --work folder [--frames 61 --step 20 --width 960 --height 540 --samples 40]
"""
import argparse
import importlib
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop
import light

OUTSIDE = 5.5  # metres from the camera


def pose(room, part):
    """The camera at a part (0..1) of the way, eased so that it stands still at both ends."""
    a, b = room.VIEWS["wide"], room.VIEWS["near"]
    eased = (1 - math.cos(math.pi * part)) / 2
    mixed = {k: tuple(p + (q - p) * eased for p, q in zip(a[k], b[k])) for k in ("at", "look")}
    light.aim(bpy.context.scene.camera, mixed["at"], mixed["look"])
    bpy.context.view_layer.update()
    view = bpy.context.scene.camera
    return np.array(view.matrix_world), view.data.lens / view.data.sensor_width, view.data.shift_y


def carried(depth, here, there):
    """For each pixel of this frame: where it lies in the other picture (x, y in pixels) and how far from that camera."""
    height, width = depth.shape
    (to_world, zoom, shift), (other, zoom_there, shift_there) = here, there
    x, y = np.meshgrid(np.arange(width, dtype=np.float32) + 0.5, np.arange(height, dtype=np.float32) + 0.5)
    local = np.stack(
        [
            (x / width - 0.5) / zoom * depth,
            ((y - height / 2) / width + shift) / zoom * depth,
            -depth,
            np.ones_like(depth),
        ]
    )
    seen = np.tensordot(np.linalg.inv(other) @ to_world, local, 1)
    far = -seen[2]
    return (
        (0.5 + zoom_there * seen[0] / far) * width - 0.5,
        height / 2 + width * (zoom_there * seen[1] / far - shift_there) - 0.5,
        far,
    )


def rims(depth):
    """Where distance jumps between neighboring pixels."""
    near, far = depth.copy(), depth.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            there, _, a, b = develop.shifted(depth, dy, dx)
            near[b], far[b] = np.minimum(near[b], there), np.maximum(far[b], there)
    return far > near * 1.08


def sampled(light, left, low, fx, fy):
    """The picture between its pixels by Catmull and Rom's cubic: a straight mean would blur tiles and wood between keys."""
    h, w = light.shape[:2]
    flat = np.log1p(light)

    def shares(t):
        return (
            (2 * t**2 - t - t**3) / 2,
            (2 - 5 * t**2 + 3 * t**3) / 2,
            (t + 4 * t**2 - 3 * t**3) / 2,
            (t**3 - t**2) / 2,
        )

    across, up, total = shares(fx), shares(fy), 0
    for j in range(4):
        y = np.clip(low + j - 1, 0, h - 1)
        total = total + up[j] * sum(across[i] * flat[y, np.clip(left + i - 1, 0, w - 1)] for i in range(4))
    return np.maximum(np.expm1(total), 0)


def borrowed(key, depth, here):
    """The key frame's light for each pixel, and 1 where it saw the same spot, 0 where it did not."""
    h, w = depth.shape
    x, y, far = carried(depth, here, key["pose"])
    inside = (x >= 0) & (y >= 0) & (x <= w - 1) & (y <= h - 1)
    left, low = np.clip(np.floor(x).astype(int), 0, w - 2), np.clip(np.floor(y).astype(int), 0, h - 2)
    fx, fy = np.clip(x - left, 0, 1)[..., None], np.clip(y - low, 0, 1)[..., None]
    color = sampled(key["light"], left, low, fx, fy)
    corners = [key["z"][low + j, left + i] for j in (0, 1) for i in (0, 1)]
    # Beyond the window leaves lie close behind one another: what counts there is that both are outside.
    gap = np.min([np.where((z > OUTSIDE) & (far > OUTSIDE), 0, np.abs(z - far)) for z in corners], axis=0)
    slack = 0.015 * far + 0.01
    # A pixel on the rim of a thing holds some of the thing's color: good for a rim, a ghost anywhere else.
    rim = np.max([key["rim"][low + j, left + i] for j in (0, 1) for i in (0, 1)], axis=0) & ~rims(depth)
    return color, (inside & (gap < slack) & ~rim).astype(np.float32)


def filled(color, known, depth, own, reach=2):
    """Spots no key frame saw take seen neighbors at their distance; else any neighbors; else their own, smoothed."""
    h, w = depth.shape
    spots = np.nonzero(known < 0.5)
    totals, weights = np.zeros((3, len(spots[0]), 3), np.float32), np.zeros((3, len(spots[0])), np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            y, x = spots[0] + dy, spots[1] + dx
            inside = (y >= 0) & (x >= 0) & (y < h) & (x < w)
            there = np.clip(y, 0, h - 1), np.clip(x, 0, w - 1)
            close = np.exp(-(((depth[there] - depth[spots]) / (0.03 * depth[spots])) ** 2)) * inside
            seen = known[there] * inside
            for kind, (light, weight) in enumerate(((color, seen * close), (color, seen), (own, close))):
                totals[kind] += weight[:, None] * light[there]
                weights[kind] += weight
    alike, near, self = totals / np.maximum(weights, 1e-3)[..., None]
    result = color.copy()
    result[spots] = np.where((weights[0] > 2)[:, None], alike, np.where((weights[1] > 15)[:, None], near, self))
    return result


def flat_depth(half):
    return np.minimum(half["z"][..., 0], 2000.0)


def key_frame(path, sink, samples, place, size):
    bpy.context.scene.cycles.samples = samples // 2
    if not os.path.exists(path):
        one, two = (develop.half(sink, seed, *size) for seed in (1, 2))
        bpy.context.scene.cycles.samples, bpy.context.scene.cycles.filter_width = 1, 0.01
        crisp = develop.half(sink, 3, *size)
        bpy.context.scene.cycles.filter_width = 1.4
        unfinished = os.path.join(os.path.dirname(path), "unfinished.npz")
        np.savez(unfinished, light=develop.clean(one, two), z=flat_depth(crisp))
        os.replace(unfinished, path)
    with np.load(path) as store:
        return {"pose": place, "light": store["light"], "z": store["z"], "rim": rims(store["z"])}


def between(sink, seed, place, keys, size):
    """One frame from its own single sample and the key frames around it: keys are (key frame, share)."""
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.filter_width = 1, 0.01
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    own = develop.half(sink, seed, *size)
    depth = flat_depth(own)
    total, weight = np.zeros_like(own["color"]), np.full(depth.shape, 1e-4, np.float32)
    for key, share in keys:
        color, same = borrowed(key, depth, place)
        total += color * (same * share)[..., None]
        weight += same * share
    known = (weight > 0.02).astype(np.float32)
    return filled(total / weight[..., None], known, depth, develop.without_sparks(own["color"])).astype(np.float32)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--room", default="kitchen")
    parser.add_argument("--work", required=True)
    for name, value in dict(frames=61, step=20, width=960, height=540, samples=40).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    os.makedirs(asked.work, exist_ok=True)
    light.start()
    room = importlib.import_module("scenes." + asked.room)
    room.build()
    light.camera((0, -4, 1.4), (0, 0, 1.2), room.VIEWS["wide"]["lens"])
    develop.PASSES["Depth"] = "z"
    bpy.context.view_layer.use_pass_z = True
    sink = develop.prepare(asked.width, asked.height, asked.samples)
    size, last, keys = (asked.width, asked.height), asked.frames - 1, {}
    for i in range(0, asked.frames, asked.step):
        keys[i] = key_frame(
            os.path.join(asked.work, f"key{i:03d}.npz"), sink, asked.samples, pose(room, i / last), size
        )
        print(f"key frame {i} kept", flush=True)
    for i in range(asked.frames):
        out = os.path.join(asked.work, f"frame{i:03d}.png")
        if os.path.exists(out):
            continue
        place, before = pose(room, i / last), i - i % asked.step
        share = (i - before) / asked.step
        share = share * share * (3 - 2 * share)
        near = [(keys[before], 1 - share)] + ([(keys[before + asked.step], share)] if share else [])
        develop.save(between(sink, 10 + i, place, near, size) if share else keys[i]["light"], out)
        print(f"frame {i} made", flush=True)


main()
