"""The lower element of an oven: whole, and burnt through, with a blister beside the break. Cold."""
import math
import random

from mathutils import Matrix, Vector

import curves
import materials as m
import shapes as s
from parts import bench, wear

# The tube, and how high its middle stands over the bench.
RADIUS, LIFT = 0.0045, 0.0129
# Half of the loop, from the terminal at the back to the middle of the front; the other half is its mirror.
HALF = [(0.020, 0.205), (0.020, 0.150), (0.118, 0.150), (0.118, -0.118), (0.052, -0.118), (0.052, 0.080), (0.0, 0.080)]


# The sheath swollen beside the break: radius as a share of the whole one's, and the way from the break.
BLISTER = (
    (1.02, 0.030), (1.1, 0.024), (1.6, 0.018), (2.05, 0.011), (1.9, 0.005), (1.25, 0.001), (0.9, -0.001), (0.8, 0.004),
)  # fmt: skip


def loop(broken):
    way = curves.fillet([(x, y, 0) for x, y in HALF] + [(-x, y, 0) for x, y in HALF[-2::-1]], 0.026, 10)
    if not broken:
        new = m.pattern(m.surface("sheath new", (0.060, 0.066, 0.062), 0.42, 0.75), (70, 70, 70), 0.34, 0.5)
        return [curves.tube(new, way, RADIUS)], None
    metal = wear.stained("sheath old", (0.068, 0.067, 0.066), (0.125, 0.122, 0.116), 60, 0.6, 0.5)
    # Broken in the side that lies towards the middle of the picture.
    gap = Vector((-0.118, -0.030, 0))
    way = way[::-1]
    before = way[: way.index(next(p for p in way if p.y < -0.05 and p.x < -0.11))]
    after = way[len(before) :]
    before.append(gap + Vector((0.0, 0.013, 0.0)))
    after.insert(0, gap + Vector((-0.003, -0.012, 0.0)))
    return [curves.tube(metal, before, RADIUS), curves.tube(metal, after, RADIUS)], (before[-1], after[0])


def burst(ends, chance):
    """The sheath swollen and split at both ends, white magnesia spilled, the coil of wire pulled open."""
    char = m.surface("burnt sheath", (0.018, 0.015, 0.013), 0.8)
    m.pattern(char, (500, 500, 500), 0, 0, bump=0.9, detail=6)
    white = m.surface("magnesia", (0.80, 0.79, 0.76), 1.0)
    wire = m.surface("resistance wire", (0.42, 0.37, 0.31), 0.35, 1.0)
    things = []
    for end, way in zip(ends, (1, -1)):
        blob = s.lathe(char, [(RADIUS * r, h) for r, h in BLISTER], turns=28, name="blister")
        for corner in blob.data.vertices:
            corner.co += Vector([chance.uniform(-1, 1) for _ in range(3)]) * 0.00035
        blob.matrix_world = Matrix.Translation(end) @ Vector((0, way, 0)).to_track_quat("Z", "Y").to_matrix().to_4x4()
        things.append(blob)
        things.append(wear.lump(white, end, RADIUS * 0.85, chance, 1, 0.2))
    for _ in range(320):
        far = abs(chance.gauss(0, 0.016))
        a = chance.uniform(0, 6.3)
        at = (-0.118 + far * math.cos(a), -0.032 + far * math.sin(a), 0.0003 - LIFT)
        things.append(wear.lump(white, at, chance.uniform(0.0003, 0.0013), chance, 0.6))
    turns = [
        (-0.118 + 0.0017 * math.cos(a), -0.022 - 0.016 * a / 44, 0.0017 * math.sin(a) + 0.001)
        for a in (44 * i / 200 for i in range(201))
    ]
    things.append(curves.tube(wire, turns[:150] + [(-0.114, -0.036, 0.005), (-0.108, -0.034, 0.009)], 0.00042))
    rise = ((1, -0.016), (1.25, -0.010), (1.55, 0), (1.25, 0.010), (1, 0.016))
    dome = s.lathe(char, [(RADIUS * r, h) for r, h in rise], axis="Y", turns=28)
    dome.matrix_world = Matrix.Translation((-0.118, 0.055, 0.0008)) @ dome.matrix_world
    return things + [dome]


def terminals():
    """The plate that is screwed to the back wall, ceramic collars, spade terminals."""
    tin = m.galvanized()
    plate = curves.plate(
        tin,
        curves.rounded((-0.040, 0.040), (-0.012, 0.014), 0.004),
        (0.176, 0.1775),
        [curves.circle(x, 0.001, 0.0024, 24) for x in (-0.034, 0.034)],
        0.0004,
    )
    tabs = []
    for x in (-0.020, 0.020):
        tabs.append(s.cylinder(m.surface("collar", (0.72, 0.69, 0.62), 0.6), 0.0058, 0.014, (x, 0.205, 0), "Y"))
        tabs.append(s.box(m.satin(), (x - 0.0032, x + 0.0032), (0.190, 0.224), (-0.0004, 0.0004), 0.0002))
    props = []
    for x in (-0.085, 0.085):
        props.append(
            curves.tube(m.satin(), [(x, -0.112, 0.0014 - LIFT), (x, -0.118, 0.006), (x, -0.124, 0.0014 - LIFT)], 0.0014, 0.004)
        )
    return [plate, *tabs, *props]


def element(broken):
    tubes, ends = loop(broken)
    things = burst(ends, random.Random(5)) if broken else []
    return s.group("element", tubes, things, terminals())


def build():
    bench.build(0.52)
    wear.lay(element(False), -0.142, 0.0, LIFT)
    wear.lay(element(True), 0.142, 0.0, LIFT)
    bench.look(0.515, 0, 45, (0.0, 0.026, 0.0), 75, 11.0)
