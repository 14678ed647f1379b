"""Kitchen joinery: shaker fronts, runs of base units, a stone top, a tiled splashback."""
import bpy

import curves
import materials as m
import shapes as s

FRONT, TOP, TOE = -0.60, 0.875, 0.10


def shaker(x, z, y=FRONT, paint=None, pull="bar", side="right"):
    """A framed door or drawer front with its brass pull; y is the carcass front it lies on."""
    paint = paint or m.cabinet_paint()
    gap, rail = 0.002, min(0.06, (z[1] - z[0]) * 0.28)
    x, z = (x[0] + gap, x[1] - gap), (z[0] + gap, z[1] - gap)
    parts = [
        s.box(paint, x, (y - 0.012, y), z, 0.001, "panel"),
        curves.plate(
            paint,
            curves.rounded(x, z, 0.002, 2),
            (y - 0.021, y - 0.010),
            [curves.rounded((x[0] + rail, x[1] - rail), (z[0] + rail, z[1] - rail), 0.001, 1)],
            0.0015,
            "frame",
        ),
    ]
    if pull == "bar":
        cx = x[1] - 0.035 if side == "right" else x[0] + 0.035
        high = z[1] - 0.06 if z[0] < 1.2 else z[0] + 0.20
        if z[1] - z[0] > 1.5:
            high = 1.15
        parts.append(
            curves.tube(
                m.brass(),
                [(cx, y - 0.02, high), (cx, y - 0.05, high), (cx, y - 0.05, high - 0.14), (cx, y - 0.02, high - 0.14)],
                0.005,
                0.008,
            )
        )
    if pull == "level":
        cx, cz = (x[0] + x[1]) / 2, (z[0] + z[1]) / 2
        parts.append(
            curves.tube(
                m.brass(),
                [
                    (cx - 0.08, y - 0.02, cz),
                    (cx - 0.08, y - 0.05, cz),
                    (cx + 0.08, y - 0.05, cz),
                    (cx + 0.08, y - 0.02, cz),
                ],
                0.005,
                0.008,
            )
        )
    return parts


def base(x, doors=1, drawer=True, paint=None):
    """A base unit under the counter."""
    paint = paint or m.cabinet_paint()
    parts = [s.box(paint, x, (FRONT, 0), (TOE, TOP), 0.001), s.box(m.plastic(0.03), x, (FRONT + 0.06, 0), (0, TOE), 0)]
    split = 0.70 if drawer else TOP
    width = (x[1] - x[0]) / doors
    for i in range(doors):
        span = (x[0] + i * width, x[0] + (i + 1) * width)
        parts += shaker(span, (TOE, split), paint=paint, side="right" if i == 0 else "left")
        if drawer:
            parts += shaker(span, (split, TOP), paint=paint, pull="level")
    return parts


def drawers(x, paint=None):
    parts = [
        s.box(paint or m.cabinet_paint(), x, (FRONT, 0), (TOE, TOP), 0.001),
        s.box(m.plastic(0.03), x, (FRONT + 0.06, 0), (0, TOE), 0),
    ]
    for z in ((TOE, 0.40), (0.40, 0.70), (0.70, TOP)):
        parts += shaker(x, z, paint=paint, pull="level")
    return parts


def counter(x, y=(-0.635, 0.0), z=(0.875, 0.912)):
    return s.box(m.quartz(), x, y, z, 0.004, "counter")


def tiles(x, z, y=0.0, size=(0.20, 0.065), color=(0.70, 0.66, 0.58), gap=0.0025):
    """Hand-made tiles in running bond, each a hair out of true: one mesh."""
    import random

    chance = random.Random(3)
    corners, faces = [], []
    row, low = 0, z[0]
    while low < z[1] - 0.01:
        left = x[0] - (size[0] / 2 if row % 2 else 0)
        while left < x[1]:
            a, b = max(left, x[0]) + gap / 2, min(left + size[0], x[1]) - gap / 2
            if b - a > 0.006:
                lean = [chance.uniform(0, 0.0016) for _ in range(4)]
                n = len(corners)
                top = min(low + size[1], z[1]) - gap / 2
                face = [(a, low + gap / 2), (b, low + gap / 2), (b, top), (a, top)]
                corners += [(px, y - 0.007 - d, pz) for (px, pz), d in zip(face, lean)] + [
                    (px, y, pz) for px, pz in face
                ]
                faces += [(n, n + 1, n + 2, n + 3)] + [
                    (n + i, n + 4 + i, n + 4 + (i + 1) % 4, n + (i + 1) % 4) for i in range(4)
                ]
            left += size[0]
        low += size[1]
        row += 1
    mesh = bpy.data.meshes.new("tiles")
    mesh.from_pydata(corners, [], faces)
    glaze = m.surface("tile glaze", color, 0.12)
    grout = m.surface("grout", (0.55, 0.51, 0.44), 0.95)
    return [s.link("tiles", mesh, glaze), s.box(grout, x, (y - 0.004, y), z, 0)]
