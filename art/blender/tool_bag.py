"""The technician's bag, with the drivers and pliers in it."""
import math

from mathutils import Matrix

import curves
import materials as m
import shapes as s


def lay(root, at, lean=0.0, turn=0.0):
    """Leans a thing back (degrees about X), turns it and puts it down."""
    root.matrix_world = (
        Matrix.Translation(at)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(-lean), 4, "X")
    )
    return root


def driver(color, at, lean=0.0, turn=0.0, shaft=0.10):
    grip = s.lathe(
        color,
        [
            (0, 0),
            (0.010, 0.002),
            (0.0135, 0.012),
            (0.0115, 0.035),
            (0.0135, 0.075),
            (0.0125, 0.095),
            (0.007, 0.104),
            (0.004, 0.106),
        ],
        (0, 0, 0),
        "Z",
        10,
    )
    steel = s.cylinder(m.chrome(), 0.0033, shaft, (0, 0, -shaft))
    return lay(s.group("driver", grip, steel), at, lean, turn)


def pliers(at, lean=0.0, turn=0.0):
    grip = m.surface("meter grip", (0.78, 0.30, 0.035), 0.55)
    parts = [
        curves.tube(grip, [(0.008 * d, 0, 0), (0.026 * d, 0, 0.05), (0.020 * d, 0, 0.12)], 0.0075, 0.04)
        for d in (-1, 1)
    ]
    parts += [
        s.box(m.satin(), (-0.014, 0.014), (-0.006, 0.006), (-0.03, 0.006), 0.004),
        s.prism(
            m.satin(),
            [
                [(-0.012, -0.005, -0.03), (0.012, -0.005, -0.03), (0.012, 0.005, -0.03), (-0.012, 0.005, -0.03)],
                [(-0.003, -0.004, -0.09), (0.003, -0.004, -0.09), (0.003, 0.004, -0.09), (-0.003, 0.004, -0.09)],
            ],
            "jaws",
            0.002,
        ),
    ]
    return lay(s.group("pliers", parts), at, lean, turn)


def bag():
    """An open-top canvas tote, 0.44 m long, with pockets and a wooden-grip handle."""
    canvas, strap = m.cloth("canvas", (0.012, 0.05, 0.06)), m.surface("leather", (0.28, 0.14, 0.06), 0.55)
    ring = lambda hx, hy, z: [(-hx, -hy, z), (hx, -hy, z), (hx, hy, z), (-hx, hy, z)]
    shell = s.prism(
        canvas, [ring(0.205, 0.105, 0.012), ring(0.222, 0.120, 0.13), ring(0.215, 0.112, 0.245)], "bag", 0.018
    )
    hollow = s.prism(
        m.surface("bag lining", (0.03, 0.028, 0.026), 0.95),
        [ring(0.19, 0.09, 0.16), ring(0.201, 0.098, 0.26)],
        "hollow",
        0,
    )
    s.cut(shell, hollow)
    parts = [
        shell,
        hollow,
        s.box(m.surface("bag base", (0.02, 0.02, 0.021), 0.6), (-0.213, 0.213), (-0.112, 0.112), (0, 0.035), 0.012),
    ]
    for i in range(4):
        x = -0.195 + i * 0.1
        parts.append(s.box(canvas, (x, x + 0.09), (-0.142, -0.108), (0.045, 0.155), 0.010, "pocket"))
        parts.append(s.box(strap, (x, x + 0.09), (-0.144, -0.108), (0.150, 0.160), 0.004, "pocket edge"))
    parts.append(
        curves.tube(
            strap,
            [(-0.213, -0.112, 0.243), (0.213, -0.112, 0.243), (0.213, 0.112, 0.243), (-0.213, 0.112, 0.243)],
            0.006,
            0.02,
            True,
        )
    )
    parts += [
        curves.tube(m.satin(), [(x, -0.09, 0.235), (x, -0.03, 0.345), (x, 0.03, 0.345), (x, 0.09, 0.235)], 0.006, 0.03)
        for x in (-0.16, 0.16)
    ]
    parts.append(curves.tube(m.oak(), [(-0.175, 0, 0.347), (0.175, 0, 0.347)], 0.013))
    root = s.group("bag", parts)
    colors = (
        m.surface("meter grip", (0.78, 0.30, 0.035), 0.55),
        m.surface("red lead", (0.42, 0.015, 0.012), 0.4),
        m.plastic(0.03),
        m.surface("sea grip", (0.16, 0.30, 0.27), 0.5),
    )
    inside = [
        driver(colors[i % 4], (-0.150 + i * 0.1, -0.125, 0.165 + 0.012 * (i % 2)), 6 - 4 * i, 0, 0.10)
        for i in (0, 1, 3)
    ]
    inside += [
        pliers((0.055, -0.126, 0.165), 5, 8),
        pliers((-0.06, 0.03, 0.235), -8, 25),
        driver(colors[0], (0.11, 0.02, 0.235), 12, 40),
        driver(colors[2], (-0.12, -0.03, 0.225), 10, -30),
    ]
    torch = s.group(
        "torch",
        s.lathe(
            m.plastic(0.02),
            [
                (0, 0),
                (0.016, 0),
                (0.016, 0.11),
                (0.023, 0.13),
                (0.023, 0.155),
                (0.019, 0.156),
                (0.018, 0.150),
                (0, 0.15),
            ],
            (0, 0, 0),
            "Z",
            32,
        ),
    )
    inside.append(lay(torch, (0.02, 0.05, 0.17), 14, 20))
    for thing in inside:
        thing.parent = root
    return root
