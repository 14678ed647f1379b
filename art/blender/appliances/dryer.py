"""A dryer with its door open on the drum, lint screen at the lip, folded towels on top."""
import math

from mathutils import Matrix, Vector

import curves
import materials as m
import shapes as s
from appliances.laundry_cabinet import FACE, HEIGHT, MOUTH, cabinet, drum, linen, panel


def door(open_degrees):
    cx, cz = MOUTH
    ring = m.surface("door ring", (0.30, 0.31, 0.32), 0.28, 1.0)
    outline = curves.rounded((cx - 0.272, cx + 0.272), (cz - 0.272, cz + 0.272), 0.12, 14)
    inner = curves.circle(cx, cz, 0.185)
    parts = [
        curves.plate(m.enamel(), outline, (FACE - 0.040, FACE - 0.012), [inner], 0.008, "door"),
        curves.plate(
            m.plastic(0.30),
            curves.rounded((cx - 0.262, cx + 0.262), (cz - 0.262, cz + 0.262), 0.112, 14),
            (FACE - 0.013, FACE - 0.004),
            [inner],
            0.003,
            "door liner",
        ),
        s.lathe(
            ring,
            [(0.197, 0.037), (0.197, 0.046), (0.186, 0.047), (0.183, 0.010), (0.183, -0.008)],
            (cx, FACE, cz),
            "Y",
            96,
            "window ring",
        ),
        s.lathe(
            m.pane("door glass", (0.93, 0.95, 0.95)), [(0.186, 0.030), (0, 0.030)], (cx, FACE, cz), "Y", 96, "window"
        ),
        s.lathe(
            m.plastic(0.12),
            [(0.214, 0.002), (0.214, -0.016), (0.204, -0.020), (0.194, -0.016), (0.194, 0.004)],
            (cx, FACE, cz),
            "Y",
            96,
            "lip",
        ),
    ]
    hinge = Vector((cx + 0.278, FACE - 0.004, cz))
    swing = Matrix.Translation(hinge) @ Matrix.Rotation(math.radians(open_degrees), 4, "Z") @ Matrix.Translation(-hinge)
    for part in parts:
        part.matrix_world = swing @ part.matrix_world
    knuckles = [s.cylinder(m.satin(), 0.009, 0.07, (hinge.x, hinge.y - 0.006, z)) for z in (cz - 0.15, cz + 0.09)]
    return parts + knuckles


def mouth_rim():
    at = (MOUTH[0], FACE, MOUTH[1])
    rim = s.lathe(
        m.surface("bulkhead", (0.72, 0.71, 0.69), 0.35),
        [(0.246, 0.0), (0.243, 0.006), (0.232, 0.008), (0.222, 0.004), (0.216, -0.03), (0.216, -0.085), (0.252, -0.09)],
        at,
        "Y",
        96,
        "rim",
    )
    screen = s.box(m.plastic(0.06), (-0.12, 0.12), (FACE - 0.003, FACE + 0.070), (0.252, 0.270), 0.004, "lint screen")
    grip = s.box(m.plastic(0.35), (-0.035, 0.035), (FACE - 0.008, FACE + 0.01), (0.266, 0.280), 0.004, "lint grip")
    slots = [
        s.box(m.plastic(0.3), (x, x + 0.006), (FACE + 0.012, FACE + 0.062), (0.268, 0.272), 0)
        for x in [-0.11 + 0.02 * i for i in range(11)]
    ]
    return [rim, screen, grip, *slots]


def folded(top):
    colors = ((0.78, 0.75, 0.69), (0.055, 0.17, 0.175), (0.42, 0.58, 0.53))
    names = ("towel white", "towel lagoon", "towel glass")
    parts, z = [], top
    for i, (color, name) in enumerate(zip(colors, names)):
        for layer in range(2):
            shift = 0.006 * ((i * 2 + layer) % 3 - 1)
            parts.append(
                s.box(
                    m.cloth(name, color),
                    (-0.26 + shift, 0.02 + shift),
                    (-0.60, -0.26 + shift),
                    (z, z + 0.030),
                    0.014,
                    "towel",
                )
            )
            z += 0.0285
    return parts


def build(open_degrees=118, towels=True):
    fins = []
    for degrees in (100, 220, 340):
        a = math.radians(degrees)
        fin = s.prism(
            m.galvanized(),
            [[(-0.035, y, 0.238), (0.035, y, 0.238), (0.012, y, 0.185), (-0.012, y, 0.185)] for y in (-0.62, -0.30)],
            "fin",
            0.008,
        )
        fin.matrix_world = Matrix.Translation((MOUTH[0], 0, MOUTH[1])) @ Matrix.Rotation(a, 4, "Y")
        fins.append(fin)
    load = [
        linen((0.78, 0.75, 0.69), "towel white", (0.03, -0.50, 0.315), (0.13, 0.13, 0.075), 2),
        linen((0.055, 0.17, 0.175), "towel lagoon", (-0.10, -0.44, 0.33), (0.10, 0.11, 0.07), 4),
    ]
    return s.group(
        "dryer",
        cabinet(0.246),
        panel("0:18", False),
        drum(0.246, -0.648, -0.26, "dryer drum"),
        fins,
        mouth_rim(),
        load,
        door(open_degrees),
        folded(HEIGHT) if towels else [],
    )
