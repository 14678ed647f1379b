"""What makes cold, as a technician finds it: compressor with its relay, condenser, fans."""
import math

from mathutils import Matrix

import curves
import materials as m
import shapes as s


def fan(radius=0.06, blades=5, color=0.05, depth=0.03):
    """An axial fan facing the front, centred on the origin."""
    blade = m.plastic(color)
    parts = [
        s.lathe(
            blade,
            [(0, -0.004), (radius * 0.26, -0.002), (radius * 0.28, depth * 0.6), (0, depth * 0.6)],
            (0, 0, 0),
            "Y",
            32,
        )
    ]
    parts[0].matrix_world = Matrix.Rotation(math.radians(90), 4, "X")
    for i in range(blades):
        wing = s.prism(
            blade,
            [
                [
                    (radius * r * math.sin(a), y, radius * r * math.cos(a))
                    for r, a, y in (
                        (0.24, -0.3, 0),
                        (0.95, -0.28, 0.002),
                        (0.97, 0.42, -depth * 0.55),
                        (0.24, 0.4, -depth * 0.4),
                    )
                ],
                [
                    (radius * r * math.sin(a), y + 0.002, radius * r * math.cos(a))
                    for r, a, y in (
                        (0.24, -0.3, 0),
                        (0.95, -0.28, 0.002),
                        (0.97, 0.42, -depth * 0.55),
                        (0.24, 0.4, -depth * 0.4),
                    )
                ],
            ],
            "blade",
            0.0006,
        )
        wing.matrix_world = Matrix.Rotation(2 * math.pi * i / blades, 4, "Y")
        parts.append(wing)
    return s.group("fan", parts)


def compressor():
    """A hermetic compressor 0.2 m tall on rubber feet, its relay box to the front left, copper lines brazed on."""
    black = m.surface("compressor black", (0.014, 0.014, 0.015), 0.24, Clearcoat=0.5)
    pot = [
        (0, 0),
        (0.060, 0),
        (0.094, 0.022),
        (0.104, 0.055),
        (0.106, 0.095),
        (0.110, 0.098),
        (0.110, 0.104),
        (0.104, 0.107),
        (0.100, 0.140),
        (0.084, 0.175),
        (0.05, 0.194),
        (0, 0.198),
    ]
    body = s.lathe(black, pot, (0, 0, 0.022), "Z", 96)
    plate = s.box(m.galvanized(), (-0.13, 0.13), (-0.085, 0.085), (0.016, 0.022), 0.002)
    feet = [
        s.lathe(
            m.rubber(), [(0.017, 0), (0.017, 0.012), (0.012, 0.018), (0.012, 0.026), (0, 0.026)], (x, y, 0), "Z", 32
        )
        for x in (-0.11, 0.11)
        for y in (-0.065, 0.065)
    ]
    relay = [
        s.box(
            m.surface("relay white", (0.62, 0.60, 0.54), 0.4),
            (-0.055, 0.025),
            (-0.142, -0.098),
            (0.075, 0.150),
            0.007,
            "relay cover",
        ),
        s.box(m.plastic(0.03), (-0.048, -0.018), (-0.158, -0.140), (0.085, 0.135), 0.004, "start relay"),
        curves.words(m.surface("mark", (0.05, 0.05, 0.05), 0.5), "PTC", (-0.004 + 0.008, -0.1424, 0.128), 0.013),
    ]
    wires = [
        curves.tube(
            m.surface(f"wire {n}", c, 0.4),
            [(x, -0.125, 0.150), (x + 0.01, -0.13, 0.19), (x - 0.10, -0.10, 0.23 + 0.01 * n), (x - 0.24, -0.02, 0.24)],
            0.0028,
            0.05,
        )
        for n, (x, c) in enumerate(
            ((-0.04, (0.5, 0.02, 0.015)), (-0.025, (0.02, 0.08, 0.25)), (-0.01, (0.02, 0.18, 0.06)))
        )
    ]
    lines = [
        curves.tube(
            m.copper(),
            [(0.085, -0.03, 0.15), (0.15, -0.06, 0.16), (0.16, -0.06, 0.27), (0.16, 0.05, 0.29)],
            0.0048,
            0.05,
        ),
        curves.tube(
            m.copper(),
            [
                (0.07, -0.07, 0.12),
                (0.125, -0.12, 0.125),
                (0.135, -0.12, 0.05),
                (-0.06, -0.125, 0.035),
                (-0.20, -0.11, 0.04),
                (-0.24, -0.04, 0.06),
            ],
            0.0036,
            0.05,
        ),
        curves.tube(m.copper(), [(-0.075, -0.06, 0.14), (-0.125, -0.10, 0.15), (-0.135, -0.11, 0.195)], 0.0036, 0.03),
    ]
    return s.group("compressor", body, plate, feet, relay, wires, lines)


def condenser(width=0.24, height=0.2):
    tube = m.surface("condenser", (0.012, 0.012, 0.013), 0.4)
    rows = []
    for k in range(3):
        path = []
        for i in range(7):
            z = 0.02 + i * height / 7
            a, b = (-width / 2, width / 2) if i % 2 == 0 else (width / 2, -width / 2)
            path += [(a, k * 0.04, z), (b, k * 0.04, z)]
        rows.append(curves.tube(tube, path, 0.0035, 0.012))
    fins = [
        s.box(
            tube,
            (-width / 2 + 0.012 + i * 0.0085, -width / 2 + 0.0128 + i * 0.0085),
            (-0.012, 0.092),
            (0.012, height - 0.006),
            0,
        )
        for i in range(int((width - 0.02) / 0.0085))
    ]
    return s.group("condenser", rows, fins)
