"""The lower spray arm of a dishwasher, 0.46 m long: holes open, and holes closed by lime and seeds."""
import math
import random

from mathutils import Matrix

import curves
import materials as m
import shapes as s
from parts import bench, wear

HALF, TOP = 0.235, 0.019
HOLES = [
    (side * d, off)
    for side in (-1, 1)
    for d, off in ((0.215, -0.004), (0.180, 0.009), (0.146, -0.010), (0.112, 0.008), (0.080, -0.006))
]


def half_width(t):
    """Half the width of the arm at t of its half length: broad hub, waist, rounded tip."""
    tip = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.88) / 0.12) ** 2))
    return (0.026 + 0.016 * math.exp(-((t / 0.22) ** 2)) - 0.004 * t) * max(tip, 0.02)


def top(x, y):
    """The height of the arm's upper side there; None beyond its edge."""
    t = min(abs(y) / HALF, 1.0)
    out = abs(x - 0.006 * math.sin(math.pi * y / HALF)) / half_width(t)
    if out > 0.93:
        return None
    return TOP * (0.55 + 0.45 * (1 - out ** (2 / 0.55)) ** 0.35)


def body(material):
    rings = []
    for k in range(-48, 49):
        # Closer together towards the tips, which are round.
        along = math.sin(math.pi / 2 * k / 48)
        w, y, bow = half_width(abs(along)), HALF * along, 0.006 * math.sin(math.pi * along)
        ring = []
        for i in range(28):
            a = 2 * math.pi * i / 28
            c, d = math.cos(a), math.sin(a)
            ring.append(
                (bow + w * math.copysign(abs(c) ** 0.55, c), y, TOP * (0.55 + 0.45 * math.copysign(abs(d) ** 0.7, d)))
            )
        rings.append(ring)
    return s.prism(material, rings, "arm", 0)


def punch(arm):
    """All holes as one cutter: slots set slightly across, as they are molded."""
    cutters = []
    for k, (y, x) in enumerate(HOLES):
        slot = s.box(None, (-0.0050, 0.0050), (-0.0023, 0.0023), (-0.012, 0.012), 0, "slot")
        slot.data.transform(Matrix.Translation((x, y, TOP)) @ Matrix.Rotation(0.5 * (-1) ** k, 4, "Z"))
        cutters.append(slot)
    cutter = s.joined(cutters)
    cutter.parent = arm
    return s.cut(arm, cutter)


def arm(material):
    shape = punch(body(material))
    rims = []
    for k, (y, x) in enumerate(HOLES):
        outline = [(0.0066 * math.cos(a), 0.0037 * math.sin(a)) for a in (2 * math.pi * i / 32 for i in range(33))]
        turn = 0.5 * (-1) ** k
        path = [
            (x + p * math.cos(turn) - q * math.sin(turn), y + p * math.sin(turn) + q * math.cos(turn), TOP)
            for p, q in outline
        ]
        rims.append(curves.tube(material, path[:-1], 0.0011, 0, True, "rim"))
    hub = s.lathe(
        material,
        [(0.030, TOP - 0.004), (0.028, TOP + 0.004), (0.020, TOP + 0.010), (0.011, TOP + 0.012), (0, TOP + 0.012)],
    )
    nut = [(0.0155 + 0.0012 * (k % 4 < 2), 2 * math.pi * k / 64) for k in range(64)]
    rings = [
        [(r * f * math.cos(a), r * f * math.sin(a), TOP + z) for r, a in nut]
        for z, f in ((0.008, 1), (0.017, 1), (0.019, 0.88))
    ]
    rims.append(s.prism(material, rings, "nut", 0))
    return s.group("spray arm", shape, rims, hub)


def clog(root):
    chance = random.Random(7)
    lime = m.surface("lime", (0.80, 0.77, 0.70), 0.9)
    m.pattern(lime, (300, 300, 300), (0.62, 0.57, 0.48), (0.86, 0.84, 0.79), into="Base Color", detail=6)
    seed = m.surface("lemon seed", (0.78, 0.62, 0.34), 0.45)
    red = m.surface("tomato skin", (0.42, 0.05, 0.02), 0.35)
    things = []
    for k, (y, x) in enumerate(HOLES):
        for _ in range(150):
            a, far = chance.uniform(0, 6.3), abs(chance.gauss(0, 0.0058))
            at = (x + 1.3 * far * math.cos(a), y + far * math.sin(a))
            height = top(*at)
            if height is not None:
                size = chance.uniform(0.0005, 0.0019) * (1.2 - far / 0.016)
                things.append(wear.lump(lime, (*at, height - 0.0001), max(size, 0.0004), chance, 0.6))
        if k % 3 == 1:
            grain = wear.lump(seed, (x, y, TOP + 0.001), 0.0032, chance, 0.7, 0.03)
            grain.scale = (1.9, 1, 1)
            things.append(grain)
        if k % 4 == 2:
            skin = wear.lump(red, (x + 0.001, y + 0.002, TOP + 0.001), 0.0036, chance, 0.22, 0.3)
            things.append(skin)
    for thing in things:
        thing.parent = root
    return root


def build():
    bench.build(0.36)
    new = m.surface("arm plastic", (0.155, 0.172, 0.185), 0.3)
    old = wear.stained("arm plastic limed", (0.150, 0.163, 0.172), (0.27, 0.27, 0.26), 120, 0.55, low=0.5, high=0.75)
    wear.lay(arm(new), -0.076, 0.03, 0.004, -10)
    wear.lay(clog(arm(old)), 0.078, 0.03, 0.004, -10)
    bench.look(0.31, 0, 38, (-0.004, -0.078, 0.01), 75, 11.0)
