"""The back of a refrigerator, opened at its compressor, and the panel that was taken off."""
from mathutils import Matrix

import curves
import materials as m
import shapes as s
from appliances import cooling_parts


def opened():
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
