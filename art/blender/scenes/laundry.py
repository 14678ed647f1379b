"""A bright laundry room: washer and dryer under an oak top, a window with palms, linen on the shelf."""
import cabinets
import curves
import light
import linens
import materials as m
import rooms
import shapes as s
import tableware
from appliances import dryer, washer

HIGH = 2.55
WINDOW = ((-1.72, -0.86), (1.16, 2.12))
DOOR = ((-3.4, -1.0), (0.5, 2.25))
WASHER_X = -0.385
VIEWS = {
    "wide": dict(at=(0.62, -3.85, 1.36), look=(-0.22, 0.0, 1.02), lens=28),
}


def build(washer_here=None, sill=WINDOW[1][0], has_basket=True):
    span, opening = (-1.95, 1.95), (WINDOW[0], (sill, WINDOW[1][1]))
    s.group(
        "room",
        rooms.wall_back(span, HIGH, opening),
        rooms.wall_side(span[0], (-6, 0.12), HIGH, DOOR),
        [s.box(rooms.plaster(), (span[1], span[1] + 0.1), (-6, 0.12), (0, HIGH), 0)],
        [s.box(rooms.terrazzo(), (-3, 3), (-7, 0.12), (-0.1, 0), 0), rooms.ceiling((-3, 3), (-7, 0.12), HIGH)],
        rooms.sash(*opening, 0.05, bars=0, rails=1),
        rooms.side_sash(span[0], *DOOR, bars=1),
        [
            s.box(
                m.oak(),
                (WINDOW[0][0] - 0.03, WINDOW[0][1] + 0.03),
                (-0.05, 0.06),
                (sill - 0.03, sill),
                0.003,
            )
        ],
    )
    s.place(washer_here or washer.build(), WASHER_X, -0.01)
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
        # Painted: black would be the darkest thing of the room.
        [s.box(m.surface("kick board", (0.16, 0.23, 0.20), 0.5), (-1.95, -0.78), (-0.56, 0), (0, 0.1), 0)],
    )
    whites, lagoon, glass = (
        ("towel white", (0.78, 0.75, 0.69)),
        ("towel lagoon", (0.055, 0.17, 0.175)),
        ("towel glass", (0.34, 0.45, 0.40)),
    )
    s.group(
        "things",
        tableware.tap(-1.36, -0.10, 0.912),
        linens.stack(-0.66, -0.02, 1.70, [whites, whites, glass, lagoon]),
        linens.stack(-0.28, -0.02, 1.70, [glass, whites, whites]),
        tableware.jars(0.20, -0.12, 1.70, 0.16),
        [linens.hung_towel(0.50, 1.50, *reversed(whites), 0.28, 0.30), linens.hung_towel(-0.62, 1.50, *reversed(glass), 0.24, 0.34)],
        linens.stack(0.30, -0.20, 1.06, [lagoon, whites]),
        linens.basket(1.02, -1.05) if has_basket else [],
    )
    s.group("outside", rooms.outside())
    light.sky(((0.98, 0.90, 0.76), (0.42, 0.64, 0.88)), 1.55, (0.95, 0.93, 0.90), 0.27)
    light.sun((1.0, 0.50, -0.46), 16.0, 0.7, (1.0, 0.80, 0.56))
    light.window_light((-1.85, -2.2, 1.4), (0.5, -0.8, 0.8), 2.0, 1.6, 36, (1.0, 0.93, 0.84))
    light.window_light((0.9, -5.6, 1.7), (0.3, -0.5, 1.0), 3.0, 2.0, 44, (1.0, 0.95, 0.88))
    light.exposure(0.42)
