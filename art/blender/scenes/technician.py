"""A visit under way: the back of a refrigerator opened at the compressor, meter, gloves and bag on a cloth. Nobody in view."""
import math

from mathutils import Matrix

import curves
import glove
import light
import materials as m
import meter
import shapes as s
import studio
import tool_bag
from appliances import cooling_parts

VIEWS = {
    "wide": dict(at=(-0.08, -3.0, 0.72), look=(-0.06, -0.8, 0.30), lens=38, blur_at=2.3, fstop=8.0),
    "compressor": dict(at=(0.20, -1.60, 0.44), look=(0.30, -0.5, 0.205), lens=56, blur_at=1.07, fstop=7.0),
}


def opened_back():
    side = m.surface("cabinet side", (0.16, 0.16, 0.162), 0.42)
    y, z, x = (-0.66, -0.05), (0.06, 0.36), (-0.40, 0.40)
    liner = m.galvanized()
    back = m.surface("back sheet", (0.155, 0.157, 0.157), 0.5)
    frame = [
        s.box(back, (-0.45, 0.45), (y[0], y[1]), (z[1], 1.76), 0.004),
        s.box(side, (-0.45, x[0]), y, (0.03, z[1]), 0.001),
        s.box(side, (x[1], 0.45), y, (0.03, z[1]), 0.001),
        s.box(liner, x, (-0.32, -0.30), (0.03, z[1]), 0),
        s.box(liner, x, y, (0.032, z[0]), 0.001),
        s.box(liner, x, (y[0] + 0.004, -0.30), (z[1] - 0.006, z[1] - 0.0005), 0),
        *[s.box(m.plastic(0.02), (px - 0.03, px + 0.03), (-0.63, -0.57), (0, 0.035), 0.01) for px in (-0.38, 0.38)],
    ]
    label = [
        curves.plate(
            m.surface("plate paper", (0.68, 0.66, 0.60), 0.5),
            curves.rounded((-0.10, 0.10), (0.52, 0.64), 0.006),
            (y[0] - 0.0016, y[0]),
        ),
        *[
            s.box(m.plastic(0.06), (-0.085, -0.085 + w), (y[0] - 0.0019, y[0] - 0.0015), (h, h + 0.006), 0)
            for h, w in ((0.615, 0.10), (0.598, 0.15), (0.581, 0.12), (0.564, 0.15), (0.547, 0.07))
        ],
    ]
    screws = [
        s.cylinder(m.satin(), 0.005, 0.003, (px, y[0], pz), "Y", 0.001)
        for px in (-0.43, 0.43)
        for pz in (0.40, 0.72, 1.05, 1.4)
    ] + [s.cylinder(m.satin(), 0.006, 0.003, (px, y[0], pz), "Y", 0.001) for px in (-0.09, 0.09) for pz in (0.53, 0.63)]
    unit = s.place(cooling_parts.compressor(), 0.205, -0.50, z[0])
    coil = s.place(cooling_parts.condenser(0.26, 0.22), -0.225, -0.53, z[0])
    blower = cooling_parts.fan(0.075)
    blower.matrix_world = Matrix.Translation((-0.005, -0.50, 0.19))
    shroud = curves.plate(
        m.plastic(0.04),
        curves.rounded((-0.085, 0.075), (z[0], 0.30), 0.01),
        (-0.485, -0.465),
        [curves.circle(-0.005, 0.19, 0.079)],
    )
    return s.group("refrigerator back", frame, label, screws, unit, coil, blower, shroud)


def cover():
    """The panel that was taken off, leaning on the wall, with its louvres."""
    sheet = m.surface("back sheet", (0.155, 0.157, 0.157), 0.5)
    slots = [
        curves.rounded((-0.30 + c * 0.21, -0.13 + c * 0.21), (h, h + 0.010), 0.004, 3)
        for h in [0.06 + 0.025 * i for i in range(8)]
        for c in range(3)
    ]
    panel = s.group(
        "cover", curves.plate(sheet, curves.rounded((-0.40, 0.40), (0, 0.30), 0.008), (-0.0015, 0.0015), slots, 0.0006)
    )
    return panel


def build():
    studio.build(exposure=0.34)
    s.place(opened_back(), 0.22, -0.02)
    panel = cover()
    panel.matrix_world = (
        Matrix.Translation((-0.68, -0.10, 0.004))
        @ Matrix.Rotation(math.radians(-14), 4, "X")
        @ Matrix.Rotation(math.radians(0), 4, "Z")
    )
    mat = s.box(m.cloth("work cloth", (0.34, 0.45, 0.40)), (-0.52, 0.62), (-1.34, -0.80), (0.0, 0.005), 0.002)
    tool_bag.lay(tool_bag.bag(), (-0.62, -0.78, 0.0), 0, 16)
    tool_bag.lay(meter.meter(), (0.02, -1.02, 0.010), 62, -14)
    meter.lead(
        "red",
        [(0.015, -1.01, 0.028), (0.06, -1.16, 0.008), (0.17, -1.18, 0.008), (0.22, -1.06, 0.008), (0.30, -1.02, 0.006)],
        8,
    )
    meter.lead(
        "black",
        [(-0.02, -1.0, 0.028), (-0.05, -1.17, 0.008), (0.10, -1.26, 0.008), (0.27, -1.20, 0.008), (0.31, -1.12, 0.006)],
        18,
    )
    one, two = glove.glove("left glove"), glove.glove("right glove", -1)
    one.matrix_world = Matrix.Translation((-0.32, -1.02, 0.006)) @ Matrix.Rotation(math.radians(28), 4, "Z")
    two.matrix_world = Matrix.Translation((-0.24, -1.18, 0.008)) @ Matrix.Rotation(math.radians(-8), 4, "Z")
    dish = s.lathe(
        m.satin(),
        [(0, 0.004), (0.045, 0.004), (0.055, 0.018), (0.058, 0.018), (0.050, 0)],
        (0.50, -0.98, 0.005),
        "Z",
        48,
    )
    screws = [
        s.group(
            "screw",
            s.cylinder(m.chrome(), 0.005, 0.003, (0, 0, 0)),
            s.cylinder(m.chrome(), 0.002, 0.014, (0, 0, -0.014)),
        )
        for _ in range(6)
    ]
    for i, screw in enumerate(screws):
        screw.matrix_world = (
            Matrix.Translation((0.50 + 0.024 * math.cos(i * 1.9), -0.98 + 0.02 * math.sin(i * 2.3), 0.0135))
            @ Matrix.Rotation(1.5, 4, "X")
            @ Matrix.Rotation(i * 1.3, 4, "Y")
        )
    driver = tool_bag.driver(m.surface("meter grip", (0.78, 0.30, 0.035), 0.55), (0, 0, 0), 0, 0, 0.12)
    driver.matrix_world = (
        Matrix.Translation((0.40, -1.20, 0.019))
        @ Matrix.Rotation(math.radians(35), 4, "Z")
        @ Matrix.Rotation(math.radians(90), 4, "Y")
    )
    light.small_lamp((0.32, -0.80, 0.36), 1.8, (1.0, 0.93, 0.82), 0.05)
    light.window_light((-1.6, -2.6, 1.3), (0.2, -0.6, 0.15), 1.0, 1.0, 16)
    return mat, dish
