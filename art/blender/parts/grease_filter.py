"""The mesh filter of a range hood, 0.26 by 0.32 m: clean aluminum, and closed by grease."""
import random

import curves
import materials as m
import shapes as s
from parts import bench, wear

WIDE, HIGH, DEEP = 0.250, 0.300, 0.009


def mesh(material, y, pitch, phase):
    """One layer of expanded metal: lines that meet in diamonds."""
    ways, rows, columns = [], int(HIGH / pitch), int(WIDE / pitch)
    for row in range(rows):
        z = -HIGH / 2 + (row + 0.5) * pitch
        way = []
        for k in range(columns * 2 + 1):
            swing = pitch * 0.5 * (1 if (k + row) % 2 else -1) * 0.98
            way.append((-WIDE / 2 + k * pitch / 2 + phase, y + 0.0006 * (1 if k % 2 else -1), z + swing))
        ways.append(way)
    data = wear.threads(material, ways, 0.00085, "mesh")
    for spline in data.data.splines:
        for point in spline.points:
            point.radius = 1
    return data


def frame(material):
    outer = curves.rounded((-WIDE / 2 - 0.004, WIDE / 2 + 0.004), (-HIGH / 2 - 0.004, HIGH / 2 + 0.004), 0.006)
    inner = curves.rounded((-WIDE / 2 + 0.008, WIDE / 2 - 0.008), (-HIGH / 2 + 0.008, HIGH / 2 - 0.008), 0.004)
    rim = curves.plate(material, outer, (-DEEP / 2, DEEP / 2), [inner], 0.002)
    pull = curves.tube(
        m.satin(),
        [
            (-0.026, -DEEP / 2, HIGH / 2 - 0.030),
            (-0.024, -DEEP / 2 - 0.010, HIGH / 2 - 0.036),
            (0.024, -DEEP / 2 - 0.010, HIGH / 2 - 0.036),
            (0.026, -DEEP / 2, HIGH / 2 - 0.030),
        ],
        0.0016,
        0.006,
    )
    return [rim, pull]


def grease(chance):
    """Brown fat between the lines, closing the diamonds from below upward, and drops on the lower edge."""
    fat = m.surface("grease", (0.13, 0.055, 0.012), 0.12, Clearcoat=0.9)
    m.pattern(fat, (34, 34, 34), (0.050, 0.020, 0.006), (0.24, 0.115, 0.028), into="Base Color", detail=8)
    full = lambda z: 0.5 - z / HIGH
    coat = wear.film(
        fat,
        (-WIDE / 2 + 0.006, WIDE / 2 - 0.006),
        (-HIGH / 2 + 0.006, HIGH / 2 - 0.006),
        lambda x, z, rough: 0.0042 - 0.0052 * full(z) ** 0.6 - 0.0042 * rough,
        0.0,
        420,
    )
    things = [coat]
    for _ in range(22):
        x = chance.uniform(-WIDE / 2, WIDE / 2)
        drop = wear.lump(
            fat,
            (x, -DEEP / 2 - 0.0003, -HIGH / 2 + chance.uniform(0.005, 0.014)),
            chance.uniform(0.002, 0.0034),
            chance,
            1.6,
            0.05,
        )
        drop.scale = (1, 0.5, chance.uniform(1.0, 1.7))
        things.append(drop)
    return things


def build():
    bench.build(0.62)
    clean = m.surface("filter aluminium", (0.80, 0.80, 0.79), 0.30, 1.0)
    brown = wear.stained("filter greased", (0.36, 0.25, 0.12), (0.14, 0.065, 0.018), 26, 0.25, 0.35, 0.35, 0.6)
    backing = m.surface("filter inside", (0.34, 0.34, 0.335), 0.55, 0.6)
    soaked = m.surface("filter soaked", (0.060, 0.028, 0.009), 0.3)
    for x, turn, metal, spoiled in ((-0.142, 6, clean, False), (0.142, -6, brown, True)):
        layers = [
            mesh(metal, -0.0026, 0.0125, 0),
            mesh(metal, 0.0002, 0.0125, 0.0036),
            mesh(metal, 0.0028, 0.0125, 0.0015),
        ]
        sheet = s.box(soaked if spoiled else backing, (-WIDE / 2, WIDE / 2), (0.0036, 0.0042), (-HIGH / 2, HIGH / 2), 0)
        root = s.group("filter", frame(metal), layers, sheet, grease(random.Random(8)) if spoiled else [])
        wear.lay(root, x, 0.02, 0.128, turn, -34)
    bench.look(0.57, 0, 30, (0.0, 0.0, 0.122), 75, 10.0)
