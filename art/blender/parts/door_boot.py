"""The rubber bellows of a front-load washer's door, 0.38 m across: whole, and torn at the bottom of its fold."""
import math
import random

from mathutils import Matrix

import light
import materials as m
import shapes as s
from parts import bench, skins

# Radius and height above the tub: clamp bead, ledge, sealing lip, fold, second fold, bead on the tub.
PROFILE = (
    (0.178, 0.096), (0.186, 0.100), (0.188, 0.110), (0.182, 0.117), (0.175, 0.114), (0.172, 0.106), (0.169, 0.099),
    (0.158, 0.096), (0.147, 0.098), (0.142, 0.107), (0.137, 0.110), (0.135, 0.104), (0.140, 0.094), (0.152, 0.086),
    (0.158, 0.077), (0.155, 0.068), (0.144, 0.066), (0.132, 0.069), (0.125, 0.065), (0.124, 0.056), (0.132, 0.048),
    (0.150, 0.044), (0.164, 0.038), (0.167, 0.026), (0.168, 0.014), (0.178, 0.006), (0.187, 0.000),
)  # fmt: skip
COLUMNS, ROWS, TEAR = 300, 130, 0.265


def rubber(name, color, dirt):
    surface = m.surface(name, color, 0.42, Sheen=0.15)
    if len(surface.node_tree.nodes) > 2:
        return surface
    m.pattern(surface, (22, 22, 22), color, dirt, into="Base Color", detail=8)
    return m.pattern(surface, (160, 160, 160), 0, 0, bump=0.05, detail=3)


def boot(material, torn, is_split=False):
    """A ring of rubber; a torn one gapes at the bottom (column 225) in a ragged line, a tongue of it hanging out. Split, its
    lip is torn through too, which is seen from far."""
    chance = random.Random(4)
    split = round(ROWS * TEAR)
    # Each edge has its own line: slow waves and the small teeth of ripped rubber.
    edges = [
        [chance.uniform(-0.8, 0.8) + math.sin(i * 0.41 + k) + 1.3 * math.sin(i * 0.17 + 2 * k) for i in range(COLUMNS)]
        for k in range(2)
    ]

    def open_at(i):
        """How far the tear gapes there, 0 to 1: slowly opening from the left, ending short on the right."""
        far = (i - 232) / (52 if i < 232 else 30)
        return max(0.0, 1 - abs(far) ** 1.5) if torn else 0.0

    def rule(i, j):
        gape, outer = open_at(i), j <= split
        row = j if outer else j - 1
        near = math.exp(-(((row - split) / 14) ** 2)) * gape
        tongue = 0.0 if outer else math.exp(-(((i - 240) / 7) ** 4))
        shift = (-0.046 if outer else 0.098 - 0.130 * tongue) + 0.0085 * edges[outer][i]
        radius, height = skins.along(PROFILE, row / (ROWS - 1) + near * shift)
        radius += near * (0.004 if outer else -0.008 + 0.014 * tongue)
        height += near * (0.012 if outer else 0.003 + 0.024 * tongue)
        a = 2 * math.pi * i / COLUMNS
        return (radius * math.cos(a), radius * math.sin(a), height)

    def missing(i, j):
        lip = is_split and abs(i - 222) < 11 * (1 - j / (0.7 * ROWS)) + 0.8 * edges[0][j % COLUMNS]
        return lip or (j == split and open_at(i) > 0 and open_at(i + 1) > 0)

    body = skins.grid(material, rule, COLUMNS, ROWS, 0.0032, True, missing, "boot")
    return s.group("boot", body)


def stand(root, x, turn):
    """Upright, leaning back a little; its lowest edge touches the mat."""
    lean = Matrix.Rotation(math.radians(80), 4, "X")
    root.matrix_world = Matrix.Translation((x, 0.0, 0.1845)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ lean
    return root


def build():
    bench.build(0.80)
    stand(boot(rubber("boot rubber new", (0.20, 0.205, 0.212), (0.22, 0.226, 0.234)), False), -0.198, 7)
    stand(boot(rubber("boot rubber old", (0.185, 0.187, 0.187), (0.10, 0.098, 0.093)), True), 0.198, -7)
    # Low and near, so that the tear is no shadow among shadows.
    light.window_light((0.34, -0.62, 0.20), (0.21, -0.05, 0.04), 0.30, 0.22, 1.7)
    bench.look(0.86, 0, 33, (0, -0.03, 0.135), 70, 10.0)
