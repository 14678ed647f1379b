"""A condominium kitchen above the beach: lagoon cabinets, a refrigerator and a microwave, the balcony and the sea beyond."""
import cabinets
import curves
import furnishings
import light
import materials as m
import rooms
import shapes as s
import tableware
from appliances import microwave, refrigerator

HIGH, GLASS = 2.55, ((-2.35, 0.42), (0.0, 2.34))
VIEWS = {"wide": dict(at=(-0.10, -4.5, 1.42), look=(0.28, 0.0, 1.10), lens=25)}


def balcony():
    rail, slab = m.satin(), m.surface("balcony tile", (0.55, 0.51, 0.45), 0.5)
    posts = [
        s.box(rail, (x - 0.02, x + 0.02), (1.62, 1.66), (-0.05, 1.05), 0.003) for x in (-3.6, -2.4, -1.2, 0.0, 1.2)
    ]
    panes = [
        s.box(m.pane("rail glass", (0.90, 0.96, 0.95)), (x + 0.04, x + 1.16), (1.637, 1.640), (0.06, 0.98), 0)
        for x in (-3.6, -2.4, -1.2, 0.0)
    ]
    chair = m.surface("weathered teak", (0.33, 0.22, 0.13), 0.7)
    seat = [s.box(chair, (-1.95 + 0.085 * i, -1.88 + 0.085 * i), (0.62, 1.18), (0.40, 0.42), 0.003) for i in range(6)]
    back = [s.box(chair, (-1.95 + 0.085 * i, -1.88 + 0.085 * i), (1.18, 1.20), (0.42, 0.88), 0.003) for i in range(6)]
    legs = [
        s.box(chair, (x, x + 0.04), (y, y + 0.04), (-0.06, 0.60 if y < 1 else 0.9), 0.003)
        for x in (-1.99, -1.46)
        for y in (0.62, 1.16)
    ]
    arms = [s.box(chair, (x, x + 0.06), (0.60, 1.2), (0.60, 0.62), 0.004) for x in (-2.0, -1.47)]
    return [
        s.box(slab, (-5, 5), (0.12, 1.75), (-0.2, -0.05), 0),
        curves.tube(rail, [(-5, 1.64, 1.06), (5, 1.64, 1.06)], 0.022),
        *posts,
        *panes,
        *seat,
        *back,
        *legs,
        *arms,
    ]


def sliders():
    left, right = GLASS[0]
    mid = (left + right) / 2
    white = rooms.sash(GLASS[0], GLASS[1], 0.04, bars=0, rails=0, deep=0.08)
    stiles = [
        s.box(m.surface("sash", (0.78, 0.76, 0.72), 0.4), (x - 0.03, x + 0.03), (0.05, 0.09), (0.04, 2.3), 0.002)
        for x in (mid, left + 0.10)
    ]
    drape = m.cloth("drape", (0.74, 0.70, 0.63))
    folds = [
        s.cylinder(drape, 0.038, 2.38, (left - 0.18 + 0.048 * i, -0.09 + 0.018 * (i % 2), 0.01), turns=20)
        for i in range(7)
    ]
    return (
        white
        + stiles
        + folds
        + [curves.tube(m.brass(), [(left - 0.25, -0.09, 2.42), (right + 0.15, -0.09, 2.42)], 0.012)]
    )


def build():
    ink, warm = m.surface("lagoon paint", (0.022, 0.085, 0.098), 0.36), m.surface(
        "warm white paint", (0.70, 0.67, 0.61), 0.4
    )
    s.group(
        "room",
        rooms.wall_back((-2.9, 2.75), HIGH, GLASS),
        [
            s.box(rooms.plaster(), (-3.0, -2.9), (-6, 0.12), (0, HIGH), 0),
            s.box(rooms.plaster(), (2.75, 2.85), (-6, 0.12), (0, HIGH), 0),
        ],
        [s.box(rooms.terrazzo(), (-4, 4), (-7, 0.12), (-0.1, 0), 0), rooms.ceiling((-4, 4), (-7, 0.12), HIGH)],
        sliders(),
        balcony(),
    )
    s.group(
        "run",
        cabinets.drawers((0.55, 1.02), ink),
        cabinets.base((1.02, 1.62), 1, paint=ink),
        [cabinets.counter((0.52, 1.635))],
        cabinets.tiles((0.52, 1.64), (0.912, 1.50)),
        [s.box(warm, (0.55, 1.62), (-0.34, 0), (1.50, 2.25), 0.001)],
        cabinets.shaker((0.55, 1.085), (1.50, 2.25), -0.34, warm),
        cabinets.shaker((1.085, 1.62), (1.50, 2.25), -0.34, warm, side="left"),
        [
            s.box(ink, (1.638, 1.66), (-0.68, 0), (0, 2.25), 0.001),
            s.box(ink, (2.602, 2.624), (-0.68, 0), (0, 2.25), 0.001),
            s.box(ink, (1.66, 2.602), (-0.62, 0), (1.84, 2.25), 0.001),
        ],
        cabinets.shaker((1.66, 2.131), (1.845, 2.245), -0.62, ink),
        cabinets.shaker((2.131, 2.602), (1.845, 2.245), -0.62, ink, side="left"),
        [s.box(ink, (2.624, 2.75), (-0.60, 0), (0, 2.25), 0)],
    )
    s.place(refrigerator.build(), 2.131, -0.02)
    s.place(microwave.build(setting=False), 1.05, -0.09, 0.914)
    x, y = (-1.55, 0.35), (-2.75, -2.0)
    s.group(
        "island",
        [
            s.box(ink, (x[0] + 0.05, x[1] - 0.05), (y[0] + 0.25, y[1] - 0.03), (0.09, 0.875), 0.002),
            s.box(m.plastic(0.03), (x[0] + 0.1, x[1] - 0.1), (y[0] + 0.3, y[1] - 0.08), (0, 0.09), 0),
            cabinets.counter(x, y),
        ],
        tableware.fruit_bowl(-0.25, -2.35, 0.912, 1.1),
        *[furnishings.stool(px, -2.75) for px in (-1.1, -0.45)],
        furnishings.pendant(-1.0, -2.38, 1.74, HIGH),
        furnishings.pendant(-0.25, -2.38, 1.74, HIGH),
        tableware.jars(0.60, -0.12, 0.914, 0.11)
    )
    s.group("outside", rooms.outside(14.0, -9.0, ((-3.2, 7.5, 0.5), (-1.4, 9, -0.4), (0.4, 8.2, 0.3))))
    light.sky(((0.98, 0.90, 0.78), (0.36, 0.60, 0.88)), 1.5, (0.95, 0.94, 0.92), 0.30)
    light.sun((0.62, -0.80, -0.60), 15.0, 0.7, (1.0, 0.82, 0.60))
    light.window_light((-1.0, -0.12, 1.25), (-0.4, -3, 0.9), 2.6, 2.0, 58, (1.0, 0.96, 0.90))
    light.window_light((0.2, -6.2, 1.7), (0.6, -0.5, 1.0), 3.6, 2.2, 58, (1.0, 0.95, 0.88))
    light.exposure(0.40)
