"""Coconut palms: for the view outside a window and for the shadow a frond throws on a wall."""
import math
import random

import bpy
from mathutils import Vector

import curves
import materials as m
import shapes as s


def frond_mesh(length, droop, seed):
    """Leaflets in pairs along a spine that rises and then hangs."""
    chance = random.Random(seed)
    corners, faces = [], []

    def spine(t):
        return Vector((t * length, 0, 0.35 * length * t - droop * length * t * t))

    pairs = 44
    for i in range(pairs):
        t = 0.1 + 0.9 * i / pairs
        root = spine(t)
        along = (spine(t + 0.01) - spine(t)).normalized()
        reach = length * 0.36 * math.sin(math.pi * (0.12 + 0.83 * t)) * chance.uniform(0.88, 1.08)
        for side in (-1, 1):
            out = (along * 0.75 + Vector((0, side, -0.15))).normalized()
            half = along * length * 0.0105
            mid = root + out * reach * 0.5 + Vector((0, 0, -0.02 * reach))
            tip = root + out * reach + Vector((0, 0, -0.22 * reach * chance.uniform(0.7, 1.4)))
            n = len(corners)
            corners += [root - half * 0.5, root + half * 0.5, mid + half, mid - half, tip]
            faces += [(n, n + 1, n + 2, n + 3), (n + 3, n + 2, n + 4)]
    steps = 12
    for i in range(steps):
        a, b = spine(i / steps), spine((i + 1) / steps)
        w, v = length * 0.012 * (1.15 - i / steps), length * 0.012 * (1.15 - (i + 1) / steps)
        n = len(corners)
        corners += [a + Vector((0, -w, 0)), a + Vector((0, w, 0)), b + Vector((0, v, 0)), b + Vector((0, -v, 0))]
        faces.append((n, n + 1, n + 2, n + 3))
    mesh = bpy.data.meshes.new("frond")
    mesh.from_pydata([tuple(c) for c in corners], [], faces)
    mesh.materials.append(m.leaf())
    return mesh


def frond(length=2.2, droop=0.5, seed=1):
    return s.link("frond", frond_mesh(length, droop, seed))


def palm(height=5.0, lean=0.6, seed=1, fronds=15, length=2.4):
    """A trunk that leans and a crown; stands at the origin."""
    chance = random.Random(seed)
    bark = m.surface("bark", (0.21, 0.165, 0.12), 0.9)
    path = [(lean * (i / 8) ** 1.8, 0.05 * math.sin(i), height * i / 8) for i in range(9)]
    parts = [curves.tube(bark, path, 0.11, name="trunk")]
    kinds = [frond_mesh(length, d, seed * 10 + k) for k, d in enumerate((0.45, 0.62, 0.85))]
    for i in range(fronds):
        leaf = bpy.data.objects.new("frond", kinds[i % 3])
        bpy.context.scene.collection.objects.link(leaf)
        leaf.location = path[-1]
        leaf.rotation_euler = (
            chance.uniform(-0.25, 0.25),
            chance.uniform(-0.75, 0.35),
            2.4 * i + chance.uniform(-0.2, 0.2),
        )
        parts.append(leaf)
    return s.group("palm", parts)
