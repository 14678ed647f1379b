"""The belt that turns a dryer's drum: 9 mm wide, 2.4 mm thick, five ribs. Coiled as it comes new, and worn through."""
import math
import random

from mathutils import Vector

import materials as m
import shapes as s
from parts import bench, skins, wear

# How the torn belt lies, from one end to the other.
FALLEN = (
    (0.052, -0.058, 0), (0.040, -0.020, 0), (0.028, 0.030, 0), (0.052, 0.062, 0), (0.098, 0.052, 0), (0.112, 0.012, 0),
    (0.098, -0.022, 0), (0.092, -0.050, 0),
)  # fmt: skip
WIDTH, THICK, RIBS = 0.0095, 0.0026, 5


def section(chance=None):
    """Corners of the cut belt: (across, out of its back). Ribs are on the inner side; a worn belt lost some."""
    pitch = WIDTH / RIBS
    out = [(-WIDTH / 2, 0.0), (WIDTH / 2, 0.0)]
    for k in range(RIBS):
        a = WIDTH / 2 - k * pitch
        depth = THICK * (chance.choice((1, 1, 0.75, 0.35)) if chance else 1.0)
        out += [
            (a, -THICK * 0.45),
            (a - pitch * 0.25, -depth),
            (a - pitch * 0.7, -depth),
            (a - pitch * 0.95, -THICK * 0.45),
        ]
    return out


def band(material, way, rolls, closed=False, chance=None):
    """The belt along a way of points; roll 0 stands on its edge, ribs to the left of the way, 90 lies with ribs up."""
    rings, n = [], len(way)
    for k, place in enumerate(way):
        ahead = Vector(way[(k + 1) % n if closed else min(k + 1, n - 1)])
        behind = Vector(way[k - 1 if closed or k else 0])
        run = (ahead - behind).normalized()
        side = Vector((0, 0, 1)).cross(run).normalized()
        up = run.cross(side)
        a = math.radians(rolls(k / (n - 1)))
        across, back = up * math.cos(a) + side * math.sin(a), -side * math.cos(a) + up * -math.sin(a)
        lift = abs(math.cos(a)) * WIDTH / 2 + max(0, math.sin(a)) * THICK * 0.1
        middle = Vector(place) + Vector((0, 0, lift))
        rings.append([middle + across * p + back * q for p, q in section(chance and random.Random(k // 3))])
    if closed:
        rings.append(rings[0])
    return s.prism(material, rings, "belt", 0)


def coil(x, y):
    """Three turns, as a new belt comes, held by a paper sleeve."""
    new = m.surface("belt new", (0.017, 0.017, 0.018), 0.48)
    loops = []
    for turn in range(4):
        grow = 0.0031 * turn
        way = []
        for i in range(120):
            a = 2 * math.pi * i / 120
            way.append(
                (x + (0.046 + grow) * math.cos(a) * (1 + 0.05 * math.cos(2 * a)), y + (0.036 + grow) * math.sin(a), 0.0)
            )
        loops.append(band(new, way, lambda t: 0, True))
    paper = m.surface("kraft", (0.52, 0.40, 0.27), 0.85)
    sleeve = s.box(paper, (x - 0.009, x + 0.009), (y - 0.0465, y - 0.0335), (-0.0004, WIDTH + 0.0004), 0.0004, "sleeve")
    return loops, sleeve


def fray(way, chance, count=46):
    """Cords of the belt that stand out of a torn end; way is its end point and the direction out of it."""
    end, run = (Vector(v) for v in way)
    side = run.cross((0, 0, 1)).normalized()
    hairs = []
    for _ in range(count):
        start = end + side * chance.uniform(-0.45, 0.45) * WIDTH + Vector((0, 0, chance.uniform(0.0004, 0.0022)))
        spread = (start - end).dot(side) * 60 + chance.gauss(0, 0.35)
        reach, rise = chance.uniform(0.006, 0.021), chance.gauss(0.05, 0.18)
        hairs.append(
            [
                start + (run * t + side * spread * t * t * 0.8 + Vector((0, 0, max(rise, -0.02) * t))) * reach
                for t in (-0.2, 0.2, 0.5, 0.8, 1)
            ]
        )
    return hairs


def build():
    bench.build(0.26)
    coil(-0.057, 0.004)
    chance = random.Random(11)
    old = wear.stained("belt old", (0.020, 0.019, 0.018), (0.055, 0.050, 0.045), 90, 0.75)
    way = [skins.along(FALLEN, i / 200) for i in range(201)]
    flat = lambda t: 90 * min(1.0, max(0.0, (abs(t - 0.5) - 0.22) / 0.16))
    band(old, way, flat, False, chance)
    cord = m.surface("belt cord", (0.62, 0.56, 0.46), 0.9)
    ends = [(way[0], Vector(way[0]) - Vector(way[3])), (way[-1], Vector(way[-1]) - Vector(way[-4]))]
    for end, run in ends:
        wear.threads(cord, fray((end, run.normalized()), chance), 0.00028, "cords")
    crumbs = [(chance.gauss(0.07, 0.025), chance.gauss(-0.062, 0.012), 0.0004) for _ in range(26)]
    for at in crumbs:
        wear.lump(old, at, chance.uniform(0.0004, 0.0012), chance)
    bench.look(0.238, 0, 36, (-0.001, 0.0, 0.0), 80, 11.0)
