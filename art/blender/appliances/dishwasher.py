"""A dishwasher in its run of cabinets, door down, lower rack drawn out with plates."""
import cabinets
import curves
import light
import materials as m
import shapes as s
from appliances.dish_racks import glass, plate_on_edge, rack

HALF, FRONT, BACK, LOW, HIGH = 0.298, -0.58, -0.03, 0.115, 0.868


def tub():
    wall = m.surface("tub steel", (0.60, 0.60, 0.59), 0.24, 1.0)
    t, x = 0.018, HALF - 0.006
    return [
        s.box(wall, (-x, -x + t), (FRONT, BACK), (LOW, HIGH), 0.002),
        s.box(wall, (x - t, x), (FRONT, BACK), (LOW, HIGH), 0.002),
        s.box(wall, (-x, x), (BACK - t, BACK), (LOW, HIGH), 0),
        s.box(wall, (-x, x), (FRONT, BACK), (LOW, LOW + 0.03), 0.002),
        s.box(wall, (-x, x), (FRONT, BACK), (HIGH - t, HIGH), 0.002),
        curves.tube(
            m.rubber(),
            [
                (-x + 0.01, FRONT - 0.002, LOW + 0.02),
                (-x + 0.01, FRONT - 0.002, HIGH - 0.01),
                (x - 0.01, FRONT - 0.002, HIGH - 0.01),
                (x - 0.01, FRONT - 0.002, LOW + 0.02),
            ],
            0.008,
            0.03,
        ),
    ]


def door():
    """Lying open: its outside looks down, its steel liner up."""
    reach = (-1.285, -0.592)
    lid = m.plastic(0.10)
    return [
        s.box(m.steel(), (-HALF, HALF), reach, (0.100, 0.128), 0.006, "door"),
        s.box(
            m.surface("tub steel", (0.60, 0.60, 0.59), 0.24, 1.0),
            (-0.275, 0.275),
            (reach[0] + 0.03, reach[1] - 0.004),
            (0.126, 0.152),
            0.012,
            "liner",
        ),
        s.box(lid, (-0.13, 0.06), (-0.98, -0.84), (0.150, 0.160), 0.010, "detergent cup"),
        s.box(m.plastic(0.03), (-0.11, -0.02), (-0.965, -0.855), (0.159, 0.164), 0.006, "cup lid"),
        s.cylinder(m.plastic(0.3), 0.022, 0.010, (0.025, -0.91, 0.158)),
        s.box(
            m.dark_glass(),
            (-HALF + 0.004, HALF - 0.004),
            (reach[0] + 0.002, reach[0] + 0.030),
            (0.1275, 0.1300),
            0.001,
            "control edge",
        ),
        *[
            s.box(m.readout(), (x, x + 0.012), (reach[0] + 0.013, reach[0] + 0.017), (0.1298, 0.1304), 0)
            for x in (-0.2, -0.16, -0.12, 0.1, 0.14)
        ],
        curves.tube(
            m.satin(),
            [(-0.22, -1.21, 0.10), (-0.22, -1.21, 0.055), (0.22, -1.21, 0.055), (0.22, -1.21, 0.10)],
            0.010,
            0.02,
        ),
    ]


def spray_arm(z):
    arm = m.plastic(0.22)
    parts = [
        s.box(arm, (-0.21, 0.21), (-0.335, -0.285), (z, z + 0.016), 0.008),
        s.cylinder(arm, 0.035, 0.03, (0, -0.31, z - 0.008)),
    ]
    return parts


def build():
    white = m.surface("china", (0.76, 0.74, 0.70), 0.12)
    tint = m.surface("china glass", (0.36, 0.52, 0.47), 0.14)
    lower, upper = rack((-0.56, -0.07), 0.195, 0.13, 0.34), rack((-0.55, -0.07), 0.545, 0.11, 0.10)
    plates = [plate_on_edge(-0.20 + i * 0.042, -0.70, 0.200, 0.125, white if i % 3 else tint) for i in range(9)]
    bowls = [plate_on_edge(-0.18 + i * 0.06, -0.47, 0.20, 0.085, tint if i % 2 else white) for i in range(6)]
    cups = [glass(-0.19 + i * 0.095, y, 0.552) for i in range(5) for y in (-0.59, -0.50, -0.41)]
    light.small_lamp((0, -0.30, 0.82), 1.6, (1, 0.96, 0.9), 0.06)
    return s.group(
        "dishwasher",
        cabinets.base((-0.98, -0.30)),
        cabinets.drawers((0.30, 0.98)),
        cabinets.counter((-1.0, 1.0)),
        s.box(m.plastic(0.03), (-0.30, 0.30), (-0.52, 0), (0, 0.10), 0, "toe kick"),
        tub(),
        door(),
        lower,
        upper,
        plates,
        bowls,
        cups,
        spray_arm(0.16),
        spray_arm(0.52),
    )
