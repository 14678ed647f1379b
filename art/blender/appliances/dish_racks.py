"""Dishwasher racks and what stands in them."""
import math

import curves
import materials as m
import shapes as s


def rack(y, z, height, forward):
    """Coated wire: rims, floor and tines."""
    wire, x = m.surface("rack wire", (0.42, 0.43, 0.44), 0.35), 0.255
    y = (y[0] - forward, y[1] - forward)
    loop = lambda h, inset=0.0: [
        (-x + inset, y[0] + inset, h),
        (x - inset, y[0] + inset, h),
        (x - inset, y[1] - inset, h),
        (-x + inset, y[1] - inset, h),
    ]
    parts = [
        curves.tube(wire, loop(h, i), r, 0, True)
        for h, i, r in ((z + height, 0, 0.0032), (z + height * 0.5, 0.004, 0.002), (z, 0.012, 0.0028))
    ]
    for i in range(14):
        px = -x + 0.02 + i * (2 * x - 0.04) / 13
        parts.append(
            curves.tube(
                wire,
                [(px, y[0], z + height), (px, y[0] + 0.010, z), (px, y[1] - 0.010, z), (px, y[1], z + height)],
                0.0018,
                0.02,
            )
        )
    for j in range(9):
        py = y[0] + 0.03 + j * (y[1] - y[0] - 0.06) / 8
        parts.append(
            curves.tube(
                wire,
                [(-x, py, z + height), (-x + 0.01, py, z + 0.002), (x - 0.01, py, z + 0.002), (x, py, z + height)],
                0.0016,
                0.02,
            )
        )
    return parts


def plate_on_edge(x, y, z, radius, glaze):
    dish = s.lathe(
        glaze,
        [
            (0, 0.004),
            (radius * 0.6, 0.004),
            (radius * 0.68, 0.009),
            (radius, 0.020),
            (radius, 0.023),
            (radius * 0.66, 0.0125),
            (0, 0.008),
        ],
        (x, y, z + radius),
        "X",
        64,
    )
    dish.rotation_euler.rotate_axis("Y", math.radians(7))
    return dish


def glass(x, y, z):
    clear = m.pane("tumbler", (0.90, 0.95, 0.94), 1.0)
    return s.lathe(clear, [(0.036, 0), (0.031, 0.115), (0.029, 0.118), (0, 0.118)], (x, y, z), "Z", 40)
