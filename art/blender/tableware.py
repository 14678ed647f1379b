"""Small things on a counter: fruit, boards, jars, the tap."""
import math

import curves
import materials as m
import shapes as s


def fruit_bowl(x, y, z, size=1.0):
    glaze = m.surface("bowl", (0.20, 0.30, 0.27), 0.2)
    r = lambda *pairs: [(a * size, b * size) for a, b in pairs]
    parts = [
        s.lathe(
            glaze,
            r(
                (0, 0.006),
                (0.055, 0.006),
                (0.06, 0),
                (0.065, 0.01),
                (0.12, 0.05),
                (0.145, 0.085),
                (0.140, 0.086),
                (0.11, 0.05),
                (0.04, 0.016),
                (0, 0.016),
            ),
            (x, y, z),
            "Z",
            64,
        )
    ]
    skin = [
        m.surface("mango fruit", (0.80, 0.33, 0.05), 0.4),
        m.surface("ripe mango", (0.70, 0.16, 0.06), 0.4),
        m.surface("lime", (0.20, 0.33, 0.04), 0.4),
    ]
    # One on top of a ring that lies on the glaze without going through it; limes (every third) are smaller.
    ring = [math.radians(angle) for angle in (190, 265, 325, 35, 110)]
    spots = [(0.068 * math.cos(a), 0.068 * math.sin(a), 0.076 if i % 3 == 1 else 0.082) for i, a in enumerate(ring)]
    for i, (dx, dy, dz) in enumerate([(0.0, 0.005, 0.131), *spots]):
        k = size * (0.72 if i % 3 == 2 else 0.88)
        egg = s.lathe(
            skin[i % 3],
            [
                (0, -0.056 * k),
                (0.024 * k, -0.05 * k),
                (0.043 * k, -0.02 * k),
                (0.046 * k, 0.008 * k),
                (0.036 * k, 0.036 * k),
                (0.015 * k, 0.052 * k),
                (0, 0.055 * k),
            ],
            (x + dx * size, y + dy * size, z + dz * size),
            "Z",
            32,
        )
        egg.rotation_euler = (1.3 + 0.4 * i, 0.9 * i, 0.5 * i)
        parts.append(egg)
    return parts


def board(x, y, z):
    return [
        s.box(m.oak(), (x, x + 0.30), (y, y + 0.022), (z, z + 0.40), 0.008, "board"),
        s.box(m.oak(), (x + 0.16, x + 0.38), (y - 0.03, y - 0.01), (z, z + 0.28), 0.008, "board"),
    ]


def jars(x, y, z, step=0.15):
    parts = []
    for i, (r, h, color) in enumerate(
        ((0.045, 0.11, (0.70, 0.66, 0.58)), (0.055, 0.16, (0.16, 0.27, 0.25)), (0.04, 0.09, (0.62, 0.30, 0.14)))
    ):
        glaze = m.surface(f"jar {i}", color, 0.2)
        parts.append(
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
                (x + i * step, y, z),
                "Z",
                48,
            )
        )
    return parts


def tap(x, y, z):
    path = (
        [(x, y, z), (x, y, z + 0.30)]
        + [
            (x, y - 0.09 + 0.09 * math.cos(a), z + 0.30 + 0.09 * math.sin(a))
            for a in [math.pi * i / 10 for i in range(1, 11)]
        ]
        + [(x, y - 0.18, z + 0.22)]
    )
    return [
        curves.tube(m.brass(), path, 0.011),
        s.cylinder(m.brass(), 0.024, 0.05, (x, y, z)),
        curves.tube(m.brass(), [(x + 0.02, y, z + 0.06), (x + 0.085, y - 0.01, z + 0.085)], 0.006),
    ]
