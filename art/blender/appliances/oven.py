"""A built-in wall oven in a tall cabinet, lit, with its bake element glowing."""
import cabinets
import curves
import materials as m
import shapes as s
from appliances import oven_parts

X, Z, FACE = (-0.38, 0.38), (0.76, 1.49), -0.625


def panel():
    z = (1.385, 1.487)
    return [
        s.box(m.steel(), X, (FACE - 0.004, FACE + 0.03), z, 0.003, "panel"),
        curves.plate(
            m.dark_glass(), curves.rounded((-0.15, 0.15), (1.403, 1.470), 0.006), (FACE - 0.006, FACE - 0.003)
        ),
        curves.words(m.readout(), "350°", (0.0, FACE - 0.0066, 1.4365), 0.040),
        curves.words(m.readout(), "BAKE", (-0.10, FACE - 0.0066, 1.4365), 0.013),
        curves.words(m.readout(), "8:15", (0.10, FACE - 0.0066, 1.4365), 0.017),
        *oven_parts.knob((-0.27, FACE - 0.004, 1.436), 0.026, 0.7),
        *oven_parts.knob((0.27, FACE - 0.004, 1.436), 0.026, 2.2),
    ]


def build():
    paint = m.cabinet_paint()
    tall = [
        s.box(paint, (-0.44, -0.381), (-0.60, 0), (0.757, 1.493), 0),
        s.box(paint, (0.381, 0.44), (-0.60, 0), (0.757, 1.493), 0),
        s.box(paint, (-0.44, 0.44), (-0.60, 0), (0.10, 0.757), 0),
        s.box(paint, (-0.44, 0.44), (-0.60, 0), (1.493, 2.3), 0),
        s.box(m.plastic(0.03), (-0.44, 0.44), (-0.54, 0), (0, 0.10), 0),
        *cabinets.shaker((-0.44, 0.44), (0.43, 0.745), paint=paint, pull="level"),
        *cabinets.shaker((-0.44, 0.44), (0.11, 0.43), paint=paint, pull="level"),
        *cabinets.shaker((-0.44, 0.0), (1.51, 2.29), paint=paint),
        *cabinets.shaker((0.0, 0.44), (1.51, 2.29), paint=paint, side="left"),
    ]
    side = [
        *cabinets.base((-1.25, -0.4405), 2),
        cabinets.counter((-1.26, -0.4405)),
        *cabinets.drawers((0.4405, 1.25)),
        cabinets.counter((0.4405, 1.26)),
    ]
    loaf = s.lathe(
        m.surface("crust", (0.42, 0.20, 0.07), 0.6),
        [(0, 0.10), (0.06, 0.095), (0.115, 0.06), (0.125, 0.02), (0.11, 0)],
        (0.0, -0.33, 1.055),
        "Z",
        48,
    )
    tray = s.box(m.dark_steel(), (-0.2, 0.2), (-0.50, -0.17), (1.045, 1.055), 0.004)
    return s.group(
        "oven",
        tall,
        side,
        panel(),
        loaf,
        tray,
        oven_parts.cavity((-0.30, 0.30), (-0.585, -0.08), (0.86, 1.30), 2.6),
        oven_parts.door(X, (FACE, FACE + 0.035), (0.765, 1.378), ((-0.285, 0.285), (0.875, 1.265))),
        s.box(m.plastic(0.02), X, (FACE + 0.03, -0.59), (Z[0], 0.86), 0),
        s.box(m.plastic(0.02), X, (FACE + 0.03, -0.59), (1.30, 1.40), 0),
        [s.box(m.plastic(0.02), x, (FACE + 0.03, -0.59), (0.80, 1.40), 0) for x in ((-0.38, -0.30), (0.30, 0.38))],
    )
