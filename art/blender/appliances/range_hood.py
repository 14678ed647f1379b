"""A chimney hood over a cooktop: steel canopy, mesh filters, two lamps, tiles behind."""
import math

import bpy

import cabinets
import curves
import materials as m
import shapes as s
from appliances import stove

LOW, HALF, DEPTH = 1.56, 0.45, 0.50


def canopy():
    rim = curves.plate(
        m.steel(),
        curves.rounded((-HALF, HALF), (-DEPTH, 0.0), 0.004, 2),
        (0, 0.055),
        [curves.rounded((-HALF + 0.03, HALF - 0.03), (-DEPTH + 0.03, -0.03), 0.004, 2)],
        0.002,
        "rim",
    )
    rim.rotation_euler = (0, 0, 0)
    rim.location = (0, 0, LOW + 0.0275)
    ring = lambda half, front, z: [(-half, front, z), (half, front, z), (half, -0.002, z), (-half, -0.002, z)]
    hood = s.prism(
        m.steel(), [ring(HALF - 0.001, -DEPTH + 0.001, LOW + 0.05), ring(0.155, -0.285, LOW + 0.30)], "canopy", 0.003
    )
    flue = s.box(m.steel(), (-0.15, 0.15), (-0.28, -0.002), (LOW + 0.29, 2.9), 0.002, "chimney")
    sleeve = s.box(m.steel(), (-0.145, 0.145), (-0.275, -0.003), (2.2, 3.2), 0.002, "chimney sleeve")
    return [rim, hood, flue, sleeve]


def underside():
    parts = [s.box(m.dark_steel(), (-HALF + 0.03, HALF - 0.03), (-DEPTH + 0.03, -0.03), (LOW + 0.030, LOW + 0.048), 0)]
    for x in ((-0.36, -0.125), (-0.118, 0.118), (0.125, 0.36)):
        parts.append(s.box(m.galvanized(), x, (-0.40, -0.07), (LOW + 0.016, LOW + 0.032), 0.003, "filter frame"))
        parts += [
            s.box(m.plastic(0.02), (x[0] + 0.012, x[1] - 0.012), (y, y + 0.005), (LOW + 0.0145, LOW + 0.0165), 0)
            for y in [-0.388 + 0.0135 * i for i in range(23)]
        ]
    for x in (-0.30, 0.30):
        parts.append(s.cylinder(m.chrome(), 0.038, 0.012, (x, -0.435, LOW + 0.020)))
        parts.append(s.cylinder(m.glow("hood lamp", (1.0, 0.80, 0.52), 26.0), 0.029, 0.004, (x, -0.435, LOW + 0.0175)))
        data = bpy.data.lights.new("spot", "SPOT")
        data.energy, data.spot_size, data.spot_blend, data.color, data.shadow_soft_size = (
            16,
            math.radians(105),
            0.7,
            (1.0, 0.80, 0.52),
            0.03,
        )
        lamp = bpy.data.objects.new("spot", data)
        bpy.context.scene.collection.objects.link(lamp)
        lamp.location = (x, -0.40, LOW + 0.012)
        parts.append(lamp)
    parts += [
        s.cylinder(m.satin(), 0.009, 0.006, (x, -DEPTH, LOW + 0.028), "Y", 0.001)
        for x in (-0.06, -0.03, 0.0, 0.03, 0.06)
    ]
    return parts


def build(alone=True):
    hood = s.group("range hood", canopy(), underside())
    if not alone:
        return hood
    setting = [
        *cabinets.tiles((-2.2, 2.2), (0.912, 2.9), 0.1),
        *cabinets.base((-1.8, -0.384), 2),
        *cabinets.base((0.384, 1.8), 2),
        cabinets.counter((-1.85, -0.383), (-0.635, 0.09)),
        cabinets.counter((0.383, 1.85), (-0.635, 0.09)),
        *[piece for x in (-0.72, 0.72) for piece in shelf_with_jars(x)],
    ]
    s.group("kitchen wall", setting)
    s.place(hood, y=0.09)
    s.place(stove.build(), y=0.02)
    return hood


def shelf_with_jars(x):
    sign = 1 if x > 0 else -1
    a, b = sorted((x - sign * 0.15, x + sign * 1.0))
    plank = s.box(m.oak(), (a, b), (-0.16, 0.092), (1.62, 1.655), 0.003, "shelf")
    pots = []
    for i, (r, h, color) in enumerate(
        ((0.045, 0.11, (0.70, 0.66, 0.58)), (0.055, 0.16, (0.16, 0.27, 0.25)), (0.04, 0.09, (0.62, 0.30, 0.14)))
    ):
        px = x + sign * (0.0 + i * 0.15)
        glaze = m.surface(f"jar {i}", color, 0.2)
        pots.append(
            s.lathe(
                glaze,
                [
                    (0, 0),
                    (r * 0.8, 0),
                    (r, h * 0.2),
                    (r, h * 0.7),
                    (r * 0.6, h * 0.92),
                    (r * 0.62, h),
                    (r * 0.55, h),
                    (r * 0.5, h * 0.9),
                ],
                (px, -0.03, 1.655),
                "Z",
                48,
            )
        )
    return [plank, *pots]
