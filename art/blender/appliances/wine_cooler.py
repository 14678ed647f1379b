"""A tall under-counter wine cooler: glass door, oak-fronted shelves, bottles lying in a soft light."""
import curves
import light
import materials as m
import shapes as s

WIDTH, HEIGHT, FACE = 0.595, 1.22, -0.60
X, Z = (-0.262, 0.262), (0.12, 1.175)


def bottle(at, color, neck_out, cap):
    glass = m.surface(f"bottle {color}", color, 0.05, Clearcoat=0.6)
    shape = [
        (0, 0),
        (0.034, 0),
        (0.0375, 0.004),
        (0.0375, 0.185),
        (0.030, 0.215),
        (0.0145, 0.245),
        (0.0140, 0.298),
        (0.016, 0.300),
        (0.016, 0.308),
        (0, 0.308),
    ]
    foil = [(0.0148, 0.250), (0.0148, 0.298), (0.0166, 0.300), (0.0166, 0.309), (0, 0.309)]
    x, y, z = at
    if not neck_out:
        punt = [(0.034, 0), (0.022, 0.003), (0.012, 0.016), (0, 0.020)]
        turned = [[(r, -h) for r, h in line] for line in (shape, punt)]
        return [s.lathe(glass, turned[0], (x, y, z), "Y", 40), s.lathe(glass, turned[1], (x, y - 0.0004, z), "Y", 40)]
    return [s.lathe(glass, shape, (x, y + 0.308, z), "Y", 40), s.lathe(cap, foil, (x, y + 0.308, z), "Y", 40)]


def shelf(z, drawn, row):
    front = FACE + 0.075 - drawn
    parts = [s.box(m.oak(), (X[0] + 0.012, X[1] - 0.012), (front, front + 0.022), (z, z + 0.034), 0.004, "shelf front")]
    parts += [
        curves.tube(
            m.satin(),
            [(X[0] + 0.03 + i * 0.0775, front + 0.02, z + 0.012), (X[0] + 0.03 + i * 0.0775, -0.10, z + 0.012)],
            0.003,
        )
        for i in range(7)
    ]
    reds, greens = (0.012, 0.006, 0.006), (0.014, 0.028, 0.010)
    caps = (
        m.surface("foil wine", (0.20, 0.012, 0.02), 0.35, 0.4),
        m.surface("foil gold", (0.55, 0.38, 0.14), 0.3, 0.9),
        m.surface("foil ink", (0.02, 0.06, 0.07), 0.35, 0.4),
    )
    for i in range(6):
        if (row, i) in ((1, 4), (3, 1), (4, 5)):
            continue
        parts += bottle(
            (-0.2 + i * 0.080, front + 0.035, z + 0.056),
            reds if (i + row) % 3 else greens,
            (i * 5 + row * 3) % 4 != 0,
            caps[(i * 2 + row) % 3],
        )
    return parts


def build():
    black, inside = m.black_enamel(), m.surface("liner", (0.05, 0.05, 0.052), 0.45)
    shell = m.surface("cooler side", (0.03, 0.03, 0.031), 0.4)
    t = 0.02
    body = [
        s.box(shell, (-0.2975, X[0]), (FACE + 0.045, 0), (0.03, HEIGHT), 0.003),
        s.box(shell, (X[1], 0.2975), (FACE + 0.045, 0), (0.03, HEIGHT), 0.003),
        s.box(shell, (X[0], X[1]), (FACE + 0.046, -0.001), (Z[1], HEIGHT - 0.001), 0),
        s.box(shell, (X[0], X[1]), (FACE + 0.046, -0.001), (0.031, Z[0]), 0),
        s.box(inside, X, (-0.08, -0.08 + t), Z, 0),
        s.box(m.plastic(0.03), (-0.28, 0.28), (FACE + 0.03, FACE + 0.06), (0.02, 0.092), 0.003, "vent"),
        *[
            s.box(m.plastic(0.008), (-0.26, 0.26), (FACE + 0.0285, FACE + 0.032), (z, z + 0.007), 0)
            for z in (0.032, 0.048, 0.064, 0.078)
        ],
        *[s.cylinder(m.plastic(0.02), 0.02, 0.032, (x, y, 0)) for x in (-0.25, 0.25) for y in (-0.5, -0.06)],
        s.box(m.glow("strip", (1.0, 0.80, 0.55), 9.0), (-0.22, 0.22), (-0.40, -0.385), (Z[1] - 0.006, Z[1] - 0.002), 0),
    ]
    door = [
        curves.plate(
            m.steel(),
            curves.rounded((-0.2955, 0.2955), (0.10, HEIGHT - 0.002), 0.006, 3),
            (FACE, FACE + 0.038),
            [curves.rounded((-0.245, 0.245), (0.152, HEIGHT - 0.052), 0.008)],
            0.003,
            "door frame",
        ),
        curves.plate(
            m.rubber(),
            curves.rounded((-0.285, 0.285), (0.11, HEIGHT - 0.012), 0.006, 3),
            (FACE + 0.036, FACE + 0.050),
            [curves.rounded((-0.255, 0.255), (0.14, HEIGHT - 0.042), 0.008)],
            0.002,
            "gasket",
        ),
        curves.plate(
            m.pane("cooler glass", (0.86, 0.87, 0.86), 1.0),
            curves.rounded((-0.25, 0.25), (0.148, HEIGHT - 0.048), 0.008),
            (FACE + 0.010, FACE + 0.011),
            edge=0.0001,
        ),
        curves.tube(
            m.satin(),
            [(0.268, FACE, 0.36), (0.268, FACE - 0.045, 0.36), (0.268, FACE - 0.045, 0.98), (0.268, FACE, 0.98)],
            0.010,
            0.02,
        ),
    ]
    head = [
        curves.plate(
            black, curves.rounded((-0.075, 0.075), (Z[1] - 0.055, Z[1] - 0.012), 0.005), (FACE + 0.055, FACE + 0.060)
        ),
        curves.words(m.readout(), "55°", (0, FACE + 0.0545, Z[1] - 0.034), 0.026),
    ]
    for x, way in ((X[0] + 0.006, 0.10), (X[1] - 0.006, -0.10)):
        light.window_light((x, FACE + 0.058, 0.65), (way, -0.38, 0.65), 0.03, 1.0, 5.0, (1.0, 0.80, 0.56))
    shelves = [shelf(z, 0.0, row) for row, z in enumerate((0.15, 0.315, 0.48, 0.645, 0.81, 0.965))]
    return s.group("wine cooler", body, door, head, *shelves)
