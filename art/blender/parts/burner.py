"""The head and cap of a gas burner, 84 mm across: ports open, and ports closed by what boiled over."""
import math
import random

from mathutils import Matrix

import materials as m
import shapes as s
from parts import bench, wear

PORTS, WALL, LOW, HIGH = 30, 0.040, 0.012, 0.022


HEAD = (
    (0.0, 0.0), (0.030, 0.0), (0.046, 0.003), (0.048, 0.006), (0.046, 0.009), (0.041, 0.010), (WALL, 0.012),
    (WALL - 0.0006, HIGH), (WALL - 0.003, HIGH + 0.001), (0.030, HIGH), (0.029, 0.012), (0.0, 0.012),
)  # fmt: skip
CAP = (
    (0.0, 0.0012), (0.036, 0.0), (0.0425, 0.0004), (0.0442, 0.0022), (0.0430, 0.0046), (0.036, 0.0064),
    (0.020, 0.0072), (0.0, 0.0074),
)  # fmt: skip


def head(material):
    """A cast aluminum ring on a skirt, its slots cut through the wall."""
    wall = s.lathe(material, HEAD, (0, 0, 0), "Z", 180, "head")
    slots = []
    for i in range(PORTS):
        low = LOW + (0.004 if i % 3 else 0.0015)
        slot = s.box(None, (0.033, 0.046), (-0.00115, 0.00115), (low, HIGH + 0.004), 0, "slot")
        slot.data.transform(Matrix.Rotation(2 * math.pi * (i + 0.5) / PORTS, 4, "Z"))
        slots.append(slot)
    cutter = s.joined(slots)
    cutter.parent = wall
    return s.cut(wall, cutter)


def boiled_over(chance):
    """Burnt sugar and fat over most of the ports, running down the skirt."""
    crust = m.surface("burnt crust", (0.020, 0.012, 0.007), 0.45)
    m.pattern(crust, (240, 240, 240), (0.012, 0.008, 0.005), (0.085, 0.042, 0.016), into="Base Color", detail=6)
    m.pattern(crust, (600, 600, 600), 0, 0, bump=0.7, detail=5)
    things = []
    for i in range(PORTS):
        a = 2 * math.pi * (i + 0.5) / PORTS
        if i in (7, 8, 15, 26):
            continue
        for _ in range(26):
            b = a + chance.gauss(0, 0.045)
            z = chance.triangular(0.006, HIGH + 0.0015, 0.017)
            r = WALL + (0.0065 * max(0.0, (0.010 - z) / 0.004) if z < 0.010 else 0.0) + 0.0003
            things.append(
                wear.lump(
                    crust, (r * math.cos(b), r * math.sin(b), z), chance.uniform(0.0008, 0.0023), chance, 1.3, 0.4
                )
            )
    return things


def build():
    bench.build(0.24)
    cast = m.surface("cast aluminium", (0.60, 0.595, 0.58), 0.34, 0.9)
    m.pattern(cast, (420, 420, 420), 0, 0, bump=0.10, detail=3)
    old = wear.stained("burnt aluminium", (0.30, 0.27, 0.23), (0.050, 0.030, 0.017), 60, 0.6, 0.6, 0.35, 0.62)
    black = m.surface("cap enamel", (0.008, 0.008, 0.0085), 0.32, Specular=0.22)
    gray = wear.stained("cap burnt", (0.020, 0.019, 0.018), (0.115, 0.085, 0.058), 70, 0.6, low=0.48, high=0.66)
    for x, metal, lid, spoiled in ((-0.052, cast, black, False), (0.052, old, gray, True)):
        top = s.lathe(lid, CAP, (0, 0, 0), "Z", 160, "cap")
        top.matrix_world = Matrix.Translation((0, 0, HIGH + 0.001))
        wear.lay(s.group("burner", head(metal), top, boiled_over(random.Random(3)) if spoiled else []), x, 0)
    bench.look(0.205, 0, 22, (0.0, -0.004, 0.010), 85, 14.0)
