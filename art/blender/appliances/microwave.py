"""A countertop microwave at work: lit window behind its safety mesh, keypad, a mug on the turntable."""
import cabinets
import curves
import light
import materials as m
import shapes as s
from appliances.microwave_front import FACE, door, keypad

X = (-0.26, 0.26)


def inside():
    wall = m.surface("microwave liner", (0.62, 0.58, 0.52), 0.4)
    x, y, z = (-0.235, 0.11), (FACE + 0.002, -0.05), (0.03, 0.268)
    parts = [
        s.box(wall, (x[0] - 0.004, x[0]), y, z, 0),
        s.box(wall, (x[1], x[1] + 0.004), y, z, 0),
        s.box(wall, x, (y[1], y[1] + 0.004), z, 0),
        s.box(wall, x, y, (z[0] - 0.004, z[0]), 0),
        s.box(wall, x, y, (z[1], z[1] + 0.004), 0),
        s.lathe(
            m.pane("turntable", (0.88, 0.92, 0.91)),
            [(0, 0.012), (0.13, 0.012), (0.135, 0.016)],
            (-0.062, -0.22, z[0]),
            "Z",
            64,
        ),
    ]
    mug = m.surface("mug", (0.72, 0.69, 0.62), 0.2)
    at = (-0.062, -0.24, z[0] + 0.014)
    parts += [
        s.lathe(
            mug,
            [(0, 0), (0.036, 0), (0.040, 0.006), (0.041, 0.095), (0.038, 0.096), (0.037, 0.01), (0, 0.008)],
            at,
            "Z",
            48,
        ),
        curves.tube(
            mug,
            [
                (at[0] + 0.039, at[1], at[2] + 0.08),
                (at[0] + 0.07, at[1], at[2] + 0.08),
                (at[0] + 0.07, at[1], at[2] + 0.02),
                (at[0] + 0.039, at[1], at[2] + 0.02),
            ],
            0.006,
            0.02,
        ),
    ]
    lamp = light.small_lamp((0.08, -0.16, 0.25), 4.0, (1.0, 0.78, 0.48), 0.02)
    return [*parts, lamp]


def oven_box():
    shell = m.surface("microwave shell", (0.30, 0.30, 0.295), 0.35, 0.9)
    return [
        s.box(shell, X, (FACE + 0.0, 0), (0.272, 0.30), 0.002),
        s.box(shell, X, (FACE, 0), (0.012, 0.026), 0.002),
        s.box(shell, (-0.26, -0.2395), (FACE, 0), (0.0262, 0.2718), 0),
        s.box(shell, (0.115, 0.26), (FACE, 0), (0.0262, 0.2718), 0),
        s.box(shell, (-0.2395, 0.115), (-0.046, -0.002), (0.0255, 0.2725), 0),
        *[
            s.box(m.rubber(), (x, x + 0.03), (y, y + 0.03), (0, 0.014), 0.004)
            for x in (-0.24, 0.21)
            for y in (-0.37, -0.05)
        ],
    ]


def build(setting=True):
    root = s.group("microwave", oven_box(), keypad(), door(), inside())
    if setting:
        s.place(root, z=0.912, y=-0.10)
        lemons = []
        bowl = s.lathe(
            m.surface("bowl", (0.20, 0.30, 0.27), 0.2),
            [
                (0, 0.006),
                (0.05, 0.006),
                (0.10, 0.05),
                (0.115, 0.075),
                (0.111, 0.076),
                (0.09, 0.045),
                (0.04, 0.014),
                (0, 0.014),
            ],
            (-0.52, -0.30, 0.912),
            "Z",
            64,
        )
        for dx, dy, dz in ((-0.04, 0.0, 0.064), (0.04, 0.015, 0.064), (0.0, -0.05, 0.068), (0.0, 0.01, 0.105)):
            lemons.append(
                s.lathe(
                    m.surface("mango fruit", (0.80, 0.33, 0.05), 0.4),
                    [
                        (0, -0.042),
                        (0.02, -0.038),
                        (0.036, -0.015),
                        (0.038, 0.008),
                        (0.028, 0.03),
                        (0.01, 0.041),
                        (0, 0.042),
                    ],
                    (-0.52 + dx, -0.30 + dy, 0.912 + dz),
                    "X" if dz < 0.1 else "Z",
                    40,
                )
            )
        s.group(
            "counter",
            cabinets.base((-1.4, 0.0), 2),
            cabinets.base((0.0, 1.4), 2),
            cabinets.counter((-1.45, 1.45)),
            bowl,
            lemons,
        )
    return root
