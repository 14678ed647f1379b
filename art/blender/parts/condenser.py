"""The condenser below a refrigerator, 0.24 by 0.2 m: bare, and packed with dust and pet hair."""
import random

import shapes as s
from appliances import cooling_parts
from parts import bench, wear

WIDE, HIGH = 0.24, 0.17


def packed(chance):
    """A felt over the face the air enters, thickest in the middle and low, and what fell off it."""
    gray, spots = wear.dust(), []
    for _ in range(4200):
        x, z = chance.gauss(0, WIDE * 0.27), 0.012 + HIGH * chance.random() ** 1.25
        if abs(x) > WIDE / 2 - 0.004:
            continue
        spots.append(((x, -0.013 - chance.random() * 0.004, z), (0, -1, 0)))
    mat = wear.film(
        gray,
        (-WIDE / 2, WIDE / 2),
        (0.004, HIGH + 0.006),
        lambda x, z, rough: -0.0090 - 0.007 * rough - 0.003 * (1 - z / HIGH),
        0.10,
        520,
    )
    for _ in range(900):
        spots.append(((chance.gauss(0.0, 0.06), -0.022 - abs(chance.gauss(0, 0.018)), 0.0015), (0, 0, 1)))
    hairs = [spots[k] for k in range(0, len(spots), 12)]
    return [wear.felt(spots, chance, 0.014, 0.00030), wear.felt(hairs, chance, 0.036, 0.00022), mat]


def build():
    bench.build(0.58)
    for x, turn, spoiled in ((-0.145, 7, False), (0.145, -7, True)):
        root = cooling_parts.condenser(WIDE, HIGH + 0.03)
        if spoiled:
            for thing in packed(random.Random(12)):
                thing.parent = root
        s.place(root, x, 0.02, 0.0, turn)
    bench.look(0.585, 0, 26, (0.0, 0.0, 0.086), 75, 10.0)
