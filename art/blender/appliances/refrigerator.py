"""A French-door refrigerator: two doors over a freezer drawer, water dispenser in the left door."""
import curves
import materials as m
import shapes as s

WIDTH, DEPTH, HEIGHT = 0.908, 0.74, 1.785
FACE, HANDLE = -0.74, -0.795


def doors():
    left = s.box(m.steel(), (-0.454, -0.003), (FACE, -0.672), (0.702, 1.768), 0.010, "left door")
    niche = s.box(m.plastic(0.03), (-0.335, -0.125), (FACE - 0.02, FACE + 0.055), (1.09, 1.32), 0, "niche")
    s.cut(left, niche)
    right = s.box(m.steel(), (0.003, 0.454), (FACE, -0.672), (0.702, 1.768), 0.010, "right door")
    drawer = s.box(m.steel(), (-0.454, 0.454), (FACE, -0.672), (0.085, 0.694), 0.010, "freezer drawer")
    lining, x, z = m.plastic(0.035), (-0.335, -0.125), (1.09, 1.32)
    inside = [
        s.box(lining, x, (FACE + 0.052, FACE + 0.056), z, 0),
        s.box(lining, (x[0], x[0] + 0.004), (FACE + 0.001, FACE + 0.055), z, 0.001),
        s.box(lining, (x[1] - 0.004, x[1]), (FACE + 0.001, FACE + 0.055), z, 0.001),
        s.box(lining, x, (FACE + 0.001, FACE + 0.055), (z[1] - 0.004, z[1]), 0.001),
        s.box(lining, x, (FACE - 0.004, FACE + 0.055), (z[0], z[0] + 0.012), 0.003),
        s.box(m.plastic(0.1), (-0.26, -0.20), (FACE + 0.012, FACE + 0.05), (1.265, 1.316), 0.006, "spout"),
        s.box(m.plastic(0.14), (-0.255, -0.205), (FACE + 0.04, FACE + 0.05), (1.15, 1.25), 0.006, "paddle"),
    ]
    inside += [
        s.box(m.satin(), (-0.325, -0.135), (FACE + y, FACE + y + 0.004), (1.102, 1.105), 0)
        for y in (0.006, 0.016, 0.026, 0.036)
    ]
    screen = curves.plate(
        m.dark_glass(), curves.rounded((-0.345, -0.115), (1.325, 1.475), 0.008), (FACE - 0.004, FACE + 0.002)
    )
    digits = [
        curves.words(m.readout(), "37°", (-0.285, FACE - 0.0045, 1.405), 0.036),
        curves.words(m.readout(), "0°", (-0.178, FACE - 0.0045, 1.405), 0.036),
        curves.words(m.readout(), "FRIDGE", (-0.285, FACE - 0.0045, 1.372), 0.011),
        curves.words(m.readout(), "FREEZER", (-0.178, FACE - 0.0045, 1.372), 0.011),
    ]
    rim = curves.plate(
        m.satin(),
        curves.rounded((-0.352, -0.108), (1.078, 1.482), 0.012),
        (FACE - 0.003, FACE + 0.001),
        [curves.rounded((-0.345, -0.115), (1.085, 1.475), 0.008)],
    )
    return [left, niche, right, drawer, inside, screen, digits, rim]


def handles():
    bar = m.satin()
    upright = [
        curves.tube(bar, [(x, FACE, 0.86), (x, HANDLE, 0.86), (x, HANDLE, 1.62), (x, FACE, 1.62)], 0.0125, 0.035)
        for x in (-0.045, 0.045)
    ]
    level = curves.tube(
        bar, [(-0.37, FACE, 0.625), (-0.37, HANDLE, 0.625), (0.37, HANDLE, 0.625), (0.37, FACE, 0.625)], 0.0125, 0.035
    )
    return [*upright, level]


def build():
    dark = m.surface("cabinet side", (0.16, 0.16, 0.162), 0.42)
    body = [
        s.box(dark, (-0.45, 0.45), (-0.655, 0), (0.03, 1.76), 0.006, "body"),
        s.box(m.rubber(), (-0.438, -0.010), (-0.674, -0.653), (0.715, 1.755), 0.004, "gasket"),
        s.box(m.rubber(), (0.010, 0.438), (-0.674, -0.653), (0.715, 1.755), 0.004, "gasket"),
        s.box(m.rubber(), (-0.438, 0.438), (-0.674, -0.653), (0.10, 0.68), 0.004, "gasket"),
        s.box(m.plastic(0.03), (-0.44, 0.44), (-0.70, -0.64), (0.018, 0.078), 0.004, "grille"),
    ]
    body += [s.box(m.plastic(0.012), (-0.42, 0.42), (-0.702, -0.698), (z, z + 0.006), 0) for z in (0.028, 0.042, 0.056)]
    body += [s.box(dark, (x, x + 0.09), (-0.735, -0.60), (1.762, 1.785), 0.006, "hinge cover") for x in (-0.45, 0.36)]
    body += [s.cylinder(m.plastic(0.02), 0.022, 0.032, (x, y, 0)) for x in (-0.4, 0.4) for y in (-0.62, -0.06)]
    parts = []
    for piece in doors():
        parts += piece if isinstance(piece, list) else [piece]
    return s.group("refrigerator", body, parts, handles())
