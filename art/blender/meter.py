"""A multimeter and its test leads."""
import math

import curves
import materials as m
import shapes as s


def meter():
    """A multimeter 0.18 m tall, face to the front, showing house voltage."""
    shell, grip = m.plastic(0.035), m.surface("meter grip", (0.78, 0.30, 0.035), 0.55)
    face = -0.046
    parts = [
        s.box(grip, (-0.046, 0.046), (-0.036, 0), (0, 0.185), 0.012, "holster"),
        s.box(shell, (-0.040, 0.040), (face, -0.01), (0.008, 0.177), 0.008, "body"),
        curves.plate(
            m.surface("meter screen", (0.42, 0.47, 0.40), 0.15),
            curves.rounded((-0.031, 0.031), (0.122, 0.166), 0.004),
            (face - 0.001, face + 0.001),
        ),
        curves.words(
            m.surface("meter digits", (0.012, 0.014, 0.012), 0.4), "119.8", (-0.004, face - 0.0014, 0.143), 0.024
        ),
        curves.words(m.surface("meter digits", (0.012, 0.014, 0.012), 0.4), "V~", (0.025, face - 0.0014, 0.157), 0.009),
        s.lathe(
            m.plastic(0.10),
            [(0.024, 0), (0.024, 0.003), (0.019, 0.004), (0.018, 0.011), (0, 0.011)],
            (0, face, 0.077),
            "Y",
            40,
        ),
        s.box(grip, (-0.0018, 0.0018), (face - 0.0118, face - 0.010), (0.080, 0.094), 0),
        *[
            s.cylinder(color, 0.0065, 0.004, (x, face, 0.026), "Y")
            for x, color in (
                (-0.022, m.plastic(0.02)),
                (0.0, m.plastic(0.02)),
                (0.022, m.surface("red lead", (0.42, 0.015, 0.012), 0.4)),
            )
        ],
    ]
    for i in range(9):
        a = math.radians(150 - i * 37.5 / 1.5)
        parts.append(
            s.box(
                m.surface("meter print", (0.75, 0.75, 0.7), 0.5),
                (0.029 * math.cos(a) - 0.0012, 0.029 * math.cos(a) + 0.0012),
                (face - 0.0006, face),
                (0.077 + 0.029 * math.sin(a) - 0.0012, 0.077 + 0.029 * math.sin(a) + 0.0012),
                0,
            )
        )
    return s.group("meter", parts)


def skin(color):
    return m.surface(f"{color} lead", (0.42, 0.015, 0.012) if color == "red" else (0.012, 0.012, 0.013), 0.4)


def probe(color):
    """The rod one holds, its point 0.124 m to +X."""
    return s.group(
        "probe",
        s.lathe(
            skin(color),
            [
                (0, 0),
                (0.004, 0),
                (0.0055, 0.02),
                (0.0062, 0.075),
                (0.009, 0.080),
                (0.009, 0.083),
                (0.0045, 0.090),
                (0.0035, 0.105),
                (0, 0.105),
            ],
            (0, 0, 0),
            "X",
            24,
        ),
        s.lathe(m.chrome(), [(0.001, 0.105), (0.001, 0.122), (0, 0.124)], (0, 0, 0), "X", 12),
    )
