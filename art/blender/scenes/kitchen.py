"""A Florida kitchen at eight in the morning: window over the sink with palms, range and refrigerator, an island in front."""
import cabinets
import curves
import furnishings
import light
import materials as m
import rooms
import shapes as s
import tableware
from appliances import range_hood, refrigerator, stove

HIGH = 2.62
WINDOW = ((-2.30, -0.92), (1.06, 2.20))
DOOR = ((-4.3, -1.55), (0.0, 2.25))
RANGE_X, FRIDGE_X = 0.385, 1.90

# Where the camera stands and looks, metres, and its lens.
VIEWS = {
    "wide": dict(at=(0.62, -4.55, 1.40), look=(0.02, 0.0, 1.10), lens=25),
}


def walls():
    span = (-2.75, 2.75)
    return [
        rooms.wall_back(span, HIGH, WINDOW),
        rooms.wall_side(span[0], (-6.5, 0.12), HIGH, DOOR),
        [s.box(rooms.plaster(), (span[1], span[1] + 0.1), (-6.5, 0.12), (0, HIGH), 0)],
        [s.box(rooms.terrazzo(), (-4.0, 4.0), (-7.5, 0.12), (-0.1, 0), 0), rooms.ceiling((-4, 4), (-7.5, 0.12), HIGH)],
        rooms.sash(*WINDOW, 0.05, bars=1, rails=0),
        rooms.side_sash(-2.75, *DOOR, bars=2),
        [
            s.box(
                m.oak(),
                (WINDOW[0][0] - 0.03, WINDOW[0][1] + 0.03),
                (-0.05, 0.06),
                (WINDOW[1][0] - 0.03, WINDOW[1][0]),
                0.003,
                "sill",
            )
        ],
    ]


def run():
    """Cabinets along the back wall, left to right."""
    front = s.box(m.steel(), (-1.147, -0.553), (-0.625, -0.58), (0.105, 0.870), 0.004, "dishwasher front")
    bar = curves.tube(
        m.satin(),
        [(-1.07, -0.625, 0.80), (-1.07, -0.67, 0.80), (-0.63, -0.67, 0.80), (-0.63, -0.625, 0.80)],
        0.010,
        0.02,
    )
    return [
        cabinets.base((-2.75, -2.05)),
        cabinets.base((-2.05, -1.15), 2),
        [front, bar, s.box(m.plastic(0.03), (-1.15, -0.55), (-0.54, 0), (0, 0.87), 0)],
        cabinets.drawers((-0.55, 0.0)),
        cabinets.drawers((0.77, 1.40)),
        [cabinets.counter((-2.75, 0.003)), cabinets.counter((0.767, 1.40))],
        [
            s.box(m.satin(), (-1.95, -1.25), (-0.53, -0.13), (0.9115, 0.9135), 0.001, "sink"),
            s.box(m.plastic(0.05), (-1.93, -1.27), (-0.51, -0.15), (0.913, 0.9140), 0),
        ],
        cabinets.tiles((-0.86, 1.40), (0.912, HIGH)),
        # The refrigerator's bay.
        [
            s.box(m.cabinet_paint(), (1.402, 1.425), (-0.68, 0), (0, 2.36), 0.001),
            s.box(m.cabinet_paint(), (2.375, 2.398), (-0.68, 0), (0, 2.36), 0.001),
            s.box(m.cabinet_paint(), (1.425, 2.375), (-0.62, 0), (1.84, 2.36), 0.001),
        ],
        cabinets.shaker((1.425, 1.90), (1.845, 2.355), -0.62),
        cabinets.shaker((1.90, 2.375), (1.845, 2.355), -0.62, side="left"),
        [s.box(m.cabinet_paint(), (2.398, 2.75), (-0.60, 0), (0.10, 2.36), 0.001)],
        cabinets.shaker((2.398, 2.75), (0.10, 2.355), side="left"),
        [
            s.box(m.oak(), (-0.80, -0.16), (-0.20, -0.002), (1.52, 1.555), 0.003),
            s.box(m.oak(), (0.93, 1.395), (-0.20, -0.002), (1.52, 1.555), 0.003),
        ],
    ]


def island():
    x, y = (-2.05, -0.55), (-2.62, -1.82)
    body = [
        s.box(m.cabinet_paint(), (x[0] + 0.05, x[1] - 0.05), (y[0] + 0.25, y[1] - 0.03), (0.09, 0.875), 0.002),
        s.box(m.plastic(0.03), (x[0] + 0.1, x[1] - 0.1), (y[0] + 0.3, y[1] - 0.08), (0, 0.09), 0),
    ]
    top = cabinets.counter(x, y)
    glass = s.lathe(
        m.pane("pitcher", (0.88, 0.95, 0.93)),
        [(0.05, 0.0), (0.055, 0.01), (0.06, 0.12), (0.045, 0.20), (0.05, 0.24)],
        (-1.72, -2.10, 0.914),
        "Z",
        48,
    )
    water = s.lathe(
        m.pane("water", (0.86, 0.95, 0.94), 0.6),
        [(0, 0.004), (0.052, 0.008), (0.056, 0.10), (0, 0.10)],
        (-1.72, -2.10, 0.914),
        "Z",
        48,
    )
    return [
        body,
        [top, glass, water],
        tableware.fruit_bowl(-1.02, -2.20, 0.912, 1.15),
        *[furnishings.stool(px, -2.62) for px in (-1.60, -0.98)],
    ]


def build():
    groups = [walls(), run(), island()]
    for name, pieces in zip(("room", "run", "island"), groups):
        s.group(name, *pieces)
    s.place(refrigerator.build(), FRIDGE_X, -0.02)
    s.place(stove.build(), RANGE_X, -0.01)
    s.place(range_hood.build(alone=False), RANGE_X, -0.007)
    s.group(
        "things",
        tableware.tap(-1.60, -0.09, 0.912),
        tableware.board(-0.50, -0.055, 0.914),
        tableware.jars(-0.68, -0.10, 1.555, 0.16),
        tableware.jars(1.02, -0.10, 1.555, 0.14),
        tableware.jars(0.92, -0.16, 0.914, 0.15),
        furnishings.pendant(-1.70, -2.22, 1.78, HIGH),
        furnishings.pendant(-0.92, -2.22, 1.78, HIGH),
        furnishings.towel_on_bar(0.50, -0.722, 0.693),
    )
    s.group("outside", rooms.outside())
    morning()


def morning():
    light.sky(((0.98, 0.90, 0.76), (0.42, 0.64, 0.88)), 1.55, (0.95, 0.93, 0.90), 0.27)
    light.sun((1.0, 0.50, -0.46), 17.0, 0.7, (1.0, 0.80, 0.56))
    light.window_light((-2.6, -2.9, 1.25), (0.5, -1.6, 0.9), 2.4, 2.0, 46, (1.0, 0.93, 0.84))
    light.window_light((-1.6, -0.03, 1.62), (-1.2, -3, 1.0), 1.25, 1.0, 14, (0.92, 0.97, 1.0))
    light.window_light((0.9, -6.4, 1.7), (0.8, -0.5, 1.0), 3.6, 2.2, 62, (1.0, 0.95, 0.88))
    light.exposure(0.42)
