"""A slide-in gas range: cast-iron grates, five knobs, a lit oven, a drawer, one burner alight under a kettle."""
import math

import curves
import materials as m
import shapes as s
from appliances import oven_parts

X, FACE = (-0.378, 0.378), -0.655
BURNERS = ((-0.25, -0.46, 0.042), (0.25, -0.46, 0.048), (-0.25, -0.18, 0.036), (0.25, -0.18, 0.042), (0.0, -0.32, 0.05))


def burner(x, y, radius, lit):
    z = 0.918
    parts = [
        s.lathe(
            m.satin(), [(radius * 1.35, 0), (radius * 1.3, 0.006), (radius, 0.010), (radius, 0.016)], (x, y, z), "Z", 48
        ),
        s.lathe(
            m.cast_iron(),
            [(radius * 1.05, 0.016), (radius * 1.05, 0.022), (radius * 0.8, 0.026), (0, 0.026)],
            (x, y, z),
            "Z",
            48,
        ),
        s.cylinder(
            m.surface("igniter", (0.75, 0.72, 0.66), 0.3), 0.0035, 0.020, (x + radius * 0.98, y - radius * 0.98, z)
        ),
    ]
    if lit:
        flame = m.glow("gas flame", (0.08, 0.24, 1.0), 5.0)
        for i in range(22):
            a = 2 * math.pi * i / 22
            px, py = x + radius * 1.12 * math.cos(a), y + radius * 1.12 * math.sin(a)
            tip = s.lathe(flame, [(0, 0), (0.0042, 0.005), (0.0025, 0.013), (0, 0.019)], (px, py, z + 0.014), "Z", 10)
            parts.append(tip)
    return parts


def grates():
    iron, z = m.cast_iron(), 0.962
    parts = []
    for left, right in ((-0.37, -0.128), (-0.122, 0.122), (0.128, 0.37)):
        y = (-0.60, -0.045)
        bar = lambda x, yy: s.box(iron, x, yy, (z - 0.014, z), 0.003, "grate")
        parts += [
            bar((left, right), (y[0], y[0] + 0.012)),
            bar((left, right), (y[1] - 0.012, y[1])),
            bar((left, left + 0.012), y),
            bar((right - 0.012, right), y),
        ]
        mid = (left + right) / 2
        parts.append(bar((mid - 0.005, mid + 0.005), y))
        parts += [bar((left, right), (yy - 0.005, yy + 0.005)) for yy in (-0.46, -0.32, -0.18)]
        parts += [
            s.box(iron, (px, px + 0.014), (py, py + 0.014), (0.918, z - 0.005), 0.003)
            for px in (left, right - 0.014)
            for py in (y[0], y[1] - 0.014)
        ]
    return parts


def kettle(x, y, z):
    steel = m.surface("kettle steel", (0.62, 0.61, 0.59), 0.12, 1.0)
    parts = [
        s.lathe(
            steel,
            [(0, 0), (0.100, 0), (0.106, 0.008), (0.104, 0.05), (0.090, 0.095), (0.060, 0.122), (0.045, 0.126)],
            (x, y, z),
            "Z",
            96,
        ),
        s.lathe(steel, [(0.045, 0.125), (0.043, 0.133), (0.015, 0.140), (0, 0.141)], (x, y, z), "Z", 64),
        s.lathe(
            m.oak(), [(0, 0.165), (0.012, 0.162), (0.015, 0.154), (0.008, 0.146), (0.006, 0.139)], (x, y, z), "Z", 32
        ),
        curves.tube(
            m.oak(),
            [
                (x - 0.075, y, z + 0.105),
                (x - 0.085, y, z + 0.205),
                (x + 0.085, y, z + 0.205),
                (x + 0.075, y, z + 0.105),
            ],
            0.008,
            0.06,
        ),
    ]
    spout = curves.tube(
        steel, [(x - 0.085, y, z + 0.055), (x - 0.13, y, z + 0.085), (x - 0.155, y, z + 0.125)], 0.014, 0.04
    )
    return [*parts, spout]


def build():
    face = FACE
    body = [
        s.box(m.surface("range side", (0.10, 0.10, 0.10), 0.4), (-0.376, -0.33), (-0.615, 0), (0.03, 0.893), 0.003),
        s.box(m.surface("range side", (0.10, 0.10, 0.10), 0.4), (0.33, 0.376), (-0.615, 0), (0.03, 0.893), 0.003),
        s.box(m.plastic(0.02), (-0.34, 0.34), (-0.612, -0.02), (0.032, 0.255), 0.003),
        s.box(m.plastic(0.02), (-0.34, 0.34), (-0.612, -0.02), (0.70, 0.894), 0.003),
        s.box(m.steel(), (-0.38, 0.38), (-0.63, 0), (0.893, 0.912), 0.005, "top rim"),
        s.box(m.black_enamel(), (-0.362, 0.362), (-0.605, -0.04), (0.905, 0.918), 0.005, "cooktop"),
        s.box(m.steel(), X, (face, -0.60), (0.055, 0.238), 0.005, "drawer"),
    ]
    feet = [s.cylinder(m.plastic(0.02), 0.02, 0.032, (x, y, 0)) for x in (-0.33, 0.33) for y in (-0.56, -0.06)]
    slope = [(FACE, 0.755), (FACE - 0.022, 0.775), (FACE + 0.012, 0.895), (-0.60, 0.895), (-0.60, 0.755)]
    panel = s.prism(m.steel(), [[(x, y, z) for y, z in slope] for x in X], "panel", 0.003)
    knobs = []
    for i, x in enumerate((-0.29, -0.17, 0.0, 0.17, 0.29)):
        knobs += oven_parts.knob((x, FACE - 0.006, 0.835), 0.023, 1.2 if i == 4 else 0.0)
    parts = [burner(*b, lit=(i == 1)) for i, b in enumerate(BURNERS)]
    return s.group(
        "stove",
        body,
        feet,
        panel,
        knobs,
        *parts,
        grates(),
        kettle(0.25, -0.46, 0.963),
        oven_parts.cavity((-0.29, 0.29), (-0.60, -0.07), (0.30, 0.66), 4.5, element=False),
        oven_parts.door(X, (face, face + 0.035), (0.245, 0.748), ((-0.265, 0.265), (0.335, 0.625))),
    )
