"""The small fan of a wine cooler, 92 mm square: clean, and with a mat of dust and a broken blade."""
import math
import random

from mathutils import Matrix

import curves
import materials as m
import shapes as s
from parts import bench, skins, wear

SIZE, DEEP, HUB, TIP, BLADES, LOST = 0.092, 0.025, 0.019, 0.0415, 7, 1


def black():
    return m.surface("fan plastic", (0.022, 0.022, 0.023), 0.33)


def frame(material):
    half = SIZE / 2
    screws = [curves.circle(x * 0.0405, z * 0.0405, 0.0022, 24) for x in (-1, 1) for z in (-1, 1)]
    outline = curves.rounded((-half, half), (-half, half), 0.005)
    faces = [
        curves.plate(material, outline, y, [curves.circle(0, 0, 0.0435, 96), *screws], 0.0006)
        for y in ((-DEEP / 2, -DEEP / 2 + 0.0035), (DEEP / 2 - 0.0035, DEEP / 2))
    ]
    barrel = s.lathe(
        material, [(0.0435, 0), (0.0435, DEEP), (0.0450, DEEP), (0.0450, 0), (0.0435, 0)], (0, DEEP / 2, 0), "Y", 96
    )
    struts = [
        curves.tube(material, [(r * math.cos(b), DEEP / 2 - 0.003, r * math.sin(b)) for r, b in ways], 0.0018)
        for ways in (((0.015, a), (0.044, a + 0.2)) for a in (0.6, 2.2, 3.75, 5.3))
    ]
    return [*faces, barrel, *struts]


def blade(material, turn, length=1.0, jag=None):
    """One wing, twisted from hub to tip; a broken one ends early, in a jagged line."""

    def rule(i, j):
        u, v = i / 14, j / 12
        reach = length + (jag.uniform(-0.05, 0.05) if jag and j == 12 else 0.0)
        r = HUB * 0.97 + (TIP - HUB) * v * reach
        span = 0.60 + 0.16 * v
        a = turn + (u - 0.5) * span + 0.22 * v
        return (r * math.cos(a), (0.5 - u) * (0.0155 - 0.005 * v) - 0.0008 * math.sin(math.pi * u), r * math.sin(a))

    return skins.grid(material, rule, 14, 12, 0.0013, name="blade")


def turn_of(k):
    return 2 * math.pi * k / BLADES + 0.35


def wheel(material, broken):
    hub = s.lathe(material, [(HUB, -0.008), (HUB, 0.0085), (HUB - 0.0015, 0.010), (0, 0.010)], (0, 0, 0), "Y", 64)
    wings = [
        blade(material, turn_of(k), *((0.28, random.Random(2)) if broken and k == LOST else ())) for k in range(BLADES)
    ]
    if not broken:
        paper = m.surface("fan label", (0.60, 0.58, 0.53), 0.5)
        wings.append(s.lathe(paper, [(0.014, 0.0100), (0.014, 0.0102), (0, 0.0102)], axis="Y", turns=48))
    return [hub, *wings]


def matted(chance):
    """Felt on the wings' leading edges, the hub and the ring, as dust settles where the air turns."""
    spots, lumps = [], []
    gray = wear.dust()
    for _ in range(4200):
        a = chance.uniform(0, 2 * math.pi)
        if chance.random() < 0.5:
            r = chance.triangular(0.034, 0.0455, 0.0440)
            spots.append(((r * math.cos(a), -DEEP / 2 - 0.0004 if r > 0.0435 else -0.006, r * math.sin(a)), (0, -1, 0)))
        elif chance.random() < 0.5:
            r = HUB * math.sqrt(chance.random())
            spots.append(((r * math.cos(a), -0.0104, r * math.sin(a)), (0, -1, 0)))
        else:
            k = chance.randrange(BLADES)
            if k == LOST:
                continue
            v = chance.random() ** 0.5
            b = turn_of(k) + 0.34 + 0.3 * v
            r = HUB + (TIP - HUB) * v
            spots.append(((r * math.cos(b), -0.0076, r * math.sin(b)), (0, -1, 0)))
    for place, away in spots[::2]:
        lumps.append(wear.lump(gray, place, chance.uniform(0.0004, 0.0012), chance, 0.7, 0.5))
    return [wear.felt(spots, chance, 0.010, 0.00010), *lumps]


def fan(broken):
    old = wear.stained("fan plastic dusty", (0.030, 0.029, 0.028), (0.16, 0.15, 0.135), 45, 0.7, low=0.42, high=0.62)
    used = old if broken else black()
    parts = [*frame(used), *wheel(used, broken)]
    wires = [
        curves.tube(
            m.surface(f"fan wire {k}", c, 0.4),
            [
                (0.040, DEEP / 2 - 0.004, -0.040),
                (0.052, 0.02, -0.044 + 0.001 * k),
                (0.056, 0.05, -0.0440),
                (0.05 - 0.014 * k, 0.085, -0.0440),
            ],
            0.0009,
            0.02,
        )
        for k, c in enumerate(((0.45, 0.02, 0.015), (0.012, 0.012, 0.012)))
    ]
    return s.group("fan", parts, wires, matted(random.Random(6)) if broken else [])


def build():
    bench.build(0.28)
    lift = SIZE / 2
    for x, turn, broken in ((-0.058, 9, False), (0.058, -9, True)):
        wear.lay(fan(broken), x, 0.0, lift + 0.001, turn, -8)
    lost = blade(black(), 0.0)
    lost.matrix_world = (
        Matrix.Translation((0.036, -0.052, 0.0052))
        @ Matrix.Rotation(0.9, 4, "Z")
        @ Matrix.Rotation(math.radians(74), 4, "X")
        @ Matrix.Translation((-0.03, 0, 0))
    )
    bench.look(0.232, 0, 20, (0.0, -0.01, 0.036), 85, 11.0)
