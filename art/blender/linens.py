"""Linen of the laundry room: folded, hung, in its basket, thrown down."""
import math
import random

import bpy

import materials as m
import shapes as s
from appliances.laundry_cabinet import linen
from person import drape


def stack(x, y, z, colors):
    parts = []
    for i, (name, color) in enumerate(colors):
        shift = 0.006 * ((i * 2) % 3 - 1)
        parts.append(
            s.box(
                m.cloth(name, color),
                (x + shift, x + 0.30 + shift),
                (y - 0.24, y),
                (z + i * 0.043, z + 0.045 + i * 0.043),
                0.02,
            )
        )
    return parts


def basket(x, y):
    weave = m.surface("weave", (0.48, 0.33, 0.18), 0.8)
    m.pattern(weave, (70, 70, 120), 0, 0, bump=0.9, detail=1)
    body = s.lathe(
        weave,
        [
            (0, 0.004),
            (0.185, 0.004),
            (0.20, 0.02),
            (0.225, 0.36),
            (0.235, 0.37),
            (0.225, 0.38),
            (0.21, 0.36),
            (0.19, 0.03),
        ],
        (x, y, 0),
        "Z",
        72,
    )
    bands = [
        s.lathe(weave, [(r, h), (r + 0.010, h + 0.008), (r, h + 0.016)], (x, y, 0), "Z", 72)
        for r, h in ((0.203, 0.04), (0.2135, 0.18), (0.223, 0.32))
    ]
    wash = [
        linen((0.78, 0.75, 0.69), "towel white", (x, y, 0.36), (0.17, 0.16, 0.10), 2),
        linen((0.055, 0.17, 0.175), "towel lagoon", (x + 0.07, y - 0.05, 0.41), (0.11, 0.10, 0.07), 5),
    ]
    return [body, *bands, *wash]


def hung_towel(x, z, color, name, width=0.26, drop=0.62):
    """Cloth over a rail, in soft upright folds."""
    corners, faces, steps = [], [], 24
    for i in range(steps + 1):
        t = i / steps
        px, py = x + width * t, -0.115 + 0.010 * math.sin(t * 15.0)
        corners += [
            (px, py, z + 0.012),
            (px, py * 1.0 - 0.004, z - drop * 0.5),
            (px + 0.006 * math.sin(t * 9), py - 0.006, z - drop),
        ]
    for i in range(steps):
        for r in (0, 1):
            a = 3 * i + r
            faces.append((a, a + 3, a + 4, a + 1))
    mesh = bpy.data.meshes.new("hung towel")
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 180)
    return s.link("hung towel", mesh, m.cloth(name, color))


def thrown(at, turn, color, name, size=(0.46, 0.70), lift=0.11, spread=0.67):
    """A towel thrown down: bunched in waves, then fallen on the floor by its own weight. Spread out, it lies flat."""
    chance, steps = random.Random(8), (26, 40)
    waves = [(chance.uniform(5, 17), chance.uniform(-9, 9), chance.uniform(0, 6.3)) for _ in range(5)]
    corners = []
    for j in range(steps[1] + 1):
        for i in range(steps[0] + 1):
            u, v = i / steps[0] - 0.5, j / steps[1] - 0.5
            wave = sum(math.sin(a * u + b * v + c) for a, b, c in waves) / 5
            corners.append((spread * size[0] * u + 0.45 * lift * wave, spread * size[1] * v, lift * (0.9 + wave)))
    row = steps[0] + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(steps[1])
        for i in range(steps[0])
    ]
    mesh = bpy.data.meshes.new("thrown towel")
    mesh.from_pydata(corners, [], faces)
    towel = s.link("thrown towel", mesh, m.cloth(name, color))
    ground = s.box(None, (-1, 1), (-1, 1), (-0.1, 0), 0)
    drape.fall([(towel, lambda at: 0)], [ground], 30, 0.0)
    bpy.data.objects.remove(ground)
    s.shade_smooth(towel.data, 180)
    thick = towel.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.006, 1
    towel.modifiers.new("soft", "SUBSURF").render_levels = 2
    return s.place(towel, *at, turn=turn)
