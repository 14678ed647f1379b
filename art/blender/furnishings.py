"""Things that make a room lived in: lamps, stools, a towel over the oven bar."""

import curves
import materials as m
import shapes as s


def pendant(x, y, z, top):
    shade = s.lathe(
        m.surface("shade", (0.22, 0.32, 0.285), 0.35),
        [(0.028, 0.17), (0.05, 0.165), (0.13, 0.06), (0.15, 0), (0.146, 0), (0.125, 0.06), (0.04, 0.155)],
        (x, y, z),
        "Z",
        64,
    )
    return [
        shade,
        curves.tube(m.brass(), [(x, y, z + 0.16), (x, y, top)], 0.004),
        s.lathe(
            m.glow("bulb", (1.0, 0.74, 0.42), 12),
            [(0, 0.02), (0.028, 0.035), (0.035, 0.06), (0.02, 0.10), (0, 0.11)],
            (x, y, z),
            "Z",
            24,
        ),
    ]


def stool(x, y, height=0.66):
    seat = s.lathe(
        m.oak(),
        [(0, 0.0), (0.16, 0.0), (0.17, 0.012), (0.17, 0.028), (0.15, 0.036), (0, 0.030)],
        (x, y, height),
        "Z",
        48,
    )
    legs = [
        curves.tube(m.oak(), [(x + 0.10 * dx, y + 0.10 * dy, height), (x + 0.19 * dx, y + 0.19 * dy, 0)], 0.013)
        for dx in (-1, 1)
        for dy in (-1, 1)
    ]
    ring = curves.tube(
        m.brass(),
        [(x + 0.152 * dx, y + 0.152 * dy, 0.25) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        0.006,
        0,
        True,
    )
    return [seat, *legs, ring]


def towel_on_bar(x, y, z):
    weave = m.cloth("tea towel", (0.72, 0.69, 0.62))
    stripe = m.cloth("towel stripe", (0.055, 0.17, 0.175))
    parts = [
        s.box(weave, (x, x + 0.20), (y - 0.019, y - 0.014), (z - 0.36, z + 0.014), 0.002),
        s.box(weave, (x + 0.004, x + 0.196), (y + 0.014, y + 0.018), (z - 0.20, z + 0.014), 0.002),
        s.box(weave, (x, x + 0.20), (y - 0.019, y + 0.018), (z + 0.013, z + 0.018), 0.002),
    ]
    return parts + [
        s.box(stripe, (x - 0.0005, x + 0.2005), (y - 0.0196, y - 0.0134), (z - 0.36 + h, z - 0.345 + h), 0)
        for h in (0.03, 0.06)
    ]
