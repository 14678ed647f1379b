"""A bright laundry room: washer and dryer under an oak top, a window with palms, linen on the shelf."""
import math

import bpy

import cabinets
import curves
import light
import materials as m
import rooms
import shapes as s
import tableware
from appliances import dryer, washer
from appliances.laundry_cabinet import linen

HIGH = 2.55
WINDOW = ((-1.72, -0.86), (1.16, 2.12))
DOOR = ((-3.4, -1.0), (0.5, 2.25))
VIEWS = {
    "wide": dict(at=(0.62, -3.85, 1.36), look=(-0.22, 0.0, 1.02), lens=28),
}


def stack(x, y, z, colors):
    parts = []
    for i, (name, color) in enumerate(colors):
        shift = 0.006 * ((i * 2) % 3 - 1)
        parts.append(
            s.box(
                m.cloth(name, color),
                (x + shift, x + 0.30 + shift),
                (y - 0.24, y),
                (z + i * 0.043, z + 0.045 + i * 0.043),
                0.02,
            )
        )
    return parts


def basket(x, y):
    weave = m.surface("weave", (0.48, 0.33, 0.18), 0.8)
    m.pattern(weave, (70, 70, 120), 0, 0, bump=0.9, detail=1)
    body = s.lathe(
        weave,
        [
            (0, 0.004),
            (0.185, 0.004),
            (0.20, 0.02),
            (0.225, 0.36),
            (0.235, 0.37),
            (0.225, 0.38),
            (0.21, 0.36),
            (0.19, 0.03),
        ],
        (x, y, 0),
        "Z",
        72,
    )
    bands = [
        s.lathe(weave, [(r, h), (r + 0.010, h + 0.008), (r, h + 0.016)], (x, y, 0), "Z", 72)
        for r, h in ((0.203, 0.04), (0.2135, 0.18), (0.223, 0.32))
    ]
    wash = [
        linen((0.78, 0.75, 0.69), "towel white", (x, y, 0.36), (0.17, 0.16, 0.10), 2),
        linen((0.055, 0.17, 0.175), "towel lagoon", (x + 0.07, y - 0.05, 0.41), (0.11, 0.10, 0.07), 5),
    ]
    return [body, *bands, *wash]


def hung_towel(x, z, color, name, width=0.26, drop=0.62):
    """Cloth over a rail, in soft upright folds."""
    corners, faces, steps = [], [], 24
    for i in range(steps + 1):
        t = i / steps
        px, py = x + width * t, -0.115 + 0.010 * math.sin(t * 15.0)
        corners += [
            (px, py, z + 0.012),
            (px, py * 1.0 - 0.004, z - drop * 0.5),
            (px + 0.006 * math.sin(t * 9), py - 0.006, z - drop),
        ]
    for i in range(steps):
        for r in (0, 1):
            a = 3 * i + r
            faces.append((a, a + 3, a + 4, a + 1))
    mesh = bpy.data.meshes.new("hung towel")
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 180)
    return s.link("hung towel", mesh, m.cloth(name, color))


def build():
    span = (-1.95, 1.95)
    s.group(
        "room",
        rooms.wall_back(span, HIGH, WINDOW),
        rooms.wall_side(span[0], (-6, 0.12), HIGH, DOOR),
        [s.box(rooms.plaster(), (span[1], span[1] + 0.1), (-6, 0.12), (0, HIGH), 0)],
        [s.box(rooms.terrazzo(), (-3, 3), (-7, 0.12), (-0.1, 0), 0), rooms.ceiling((-3, 3), (-7, 0.12), HIGH)],
        rooms.sash(*WINDOW, 0.05, bars=0, rails=1),
        rooms.side_sash(span[0], *DOOR, bars=1),
        [
            s.box(
                m.oak(),
                (WINDOW[0][0] - 0.03, WINDOW[0][1] + 0.03),
                (-0.05, 0.06),
                (WINDOW[1][0] - 0.03, WINDOW[1][0]),
                0.003,
            )
        ],
    )
    s.place(washer.build(), -0.385, -0.01)
    s.place(dryer.build(0, False), 0.375, -0.01)
    s.group(
        "joinery",
        cabinets.base((-1.95, -0.78), 2),
        [cabinets.counter((-1.95, -0.775))],
        [
            s.box(m.oak(), (-0.765, 0.775), (-0.70, 0), (1.02, 1.06), 0.004, "oak top"),
            s.box(m.cabinet_paint(), (-0.772, -0.742), (-0.66, 0), (0, 1.02), 0.002),
            s.box(m.cabinet_paint(), (0.745, 0.775), (-0.66, 0), (0, 1.02), 0.002),
        ],
        [
            s.box(m.cabinet_paint(), (1.15, 1.95), (-0.55, 0), (0.10, 2.30), 0.001),
            s.box(m.plastic(0.03), (1.15, 1.95), (-0.5, 0), (0, 0.1), 0),
        ],
        cabinets.shaker((1.15, 1.55), (0.10, 2.30), -0.55),
        cabinets.shaker((1.55, 1.95), (0.10, 2.30), -0.55, side="left"),
        cabinets.tiles((-0.78, 1.15), (1.06, 1.66)),
        [s.box(m.oak(), (-0.74, 0.98), (-0.26, -0.002), (1.66, 1.70), 0.004, "shelf")],
        [
            curves.tube(
                m.brass(),
                [(-0.70, -0.002, 1.50), (-0.70, -0.115, 1.50), (0.94, -0.115, 1.50), (0.94, -0.002, 1.50)],
                0.008,
                0.02,
            )
        ],
        [s.box(m.plastic(0.03), (-1.95, -0.78), (-0.54, 0), (0, 0.1), 0)],
    )
    whites, lagoon, glass = (
        ("towel white", (0.78, 0.75, 0.69)),
        ("towel lagoon", (0.055, 0.17, 0.175)),
        ("towel glass", (0.34, 0.45, 0.40)),
    )
    s.group(
        "things",
        tableware.tap(-1.36, -0.10, 0.912),
        stack(-0.66, -0.02, 1.70, [whites, whites, glass, lagoon]),
        stack(-0.28, -0.02, 1.70, [glass, whites, whites]),
        tableware.jars(0.20, -0.12, 1.70, 0.16),
        [hung_towel(0.50, 1.50, *reversed(whites), 0.28, 0.30), hung_towel(-0.62, 1.50, *reversed(glass), 0.24, 0.34)],
        stack(0.30, -0.20, 1.06, [lagoon, whites]),
        basket(1.02, -1.05),
    )
    s.group("outside", rooms.outside())
    light.sky(((0.98, 0.90, 0.76), (0.42, 0.64, 0.88)), 1.55, (0.95, 0.93, 0.90), 0.27)
    light.sun((1.0, 0.50, -0.46), 16.0, 0.7, (1.0, 0.80, 0.56))
    light.window_light((-1.85, -2.2, 1.4), (0.5, -0.8, 0.8), 2.0, 1.6, 36, (1.0, 0.93, 0.84))
    light.window_light((0.9, -5.6, 1.7), (0.3, -0.5, 1.0), 3.0, 2.0, 44, (1.0, 0.95, 0.88))
    light.exposure(0.42)
