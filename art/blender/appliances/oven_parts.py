"""What the wall oven and the range share: a lit cavity with racks, and a door with a window and a bar."""
import curves
import light
import materials as m
import shapes as s


def cavity(x, y, z, watts=1.6, element=True):
    """Blue-grey enamel inside, two racks, bake element at the floor, lamp at the back."""
    wall = m.surface("oven enamel", (0.045, 0.05, 0.06), 0.3)
    t = 0.015
    parts = [
        s.box(wall, (x[0] - t, x[0]), y, z, 0),
        s.box(wall, (x[1], x[1] + t), y, z, 0),
        s.box(wall, (x[0] - t, x[1] + t), (y[1], y[1] + t), z, 0),
        s.box(wall, (x[0] - t, x[1] + t), y, (z[0] - t, z[0]), 0),
        s.box(wall, (x[0] - t, x[1] + t), y, (z[1], z[1] + t), 0),
    ]
    wire = m.chrome()
    for level in (0.34, 0.66):
        h = z[0] + (z[1] - z[0]) * level
        parts.append(
            curves.tube(
                wire,
                [
                    (x[0] + 0.01, y[0] + 0.02, h),
                    (x[1] - 0.01, y[0] + 0.02, h),
                    (x[1] - 0.01, y[1] - 0.02, h),
                    (x[0] + 0.01, y[1] - 0.02, h),
                ],
                0.004,
                0,
                True,
            )
        )
        count = 17
        for i in range(count):
            px = x[0] + 0.03 + i * (x[1] - x[0] - 0.06) / (count - 1)
            parts.append(curves.tube(wire, [(px, y[0] + 0.02, h + 0.004), (px, y[1] - 0.02, h + 0.004)], 0.0022))
    if element:
        hot = m.glow("hot element", (1.0, 0.16, 0.03), 6.0)
        left, right, low = x[0] + 0.06, x[1] - 0.06, z[0] + 0.03
        rows = [y[0] + 0.07 + i * (y[1] - y[0] - 0.12) / 4 for i in range(5)]
        path = [
            (left, y[1] - 0.01, low),
            (left, rows[0], low),
            (right, rows[0], low),
            (right, rows[2], low),
            (left + 0.05, rows[2], low),
            (left + 0.05, rows[4], low),
            (right, rows[4], low),
            (right, y[1] - 0.01, low),
        ]
        parts.append(curves.tube(hot, path, 0.0048, 0.03))
    light.small_lamp((x[1] - 0.08, y[1] - 0.06, z[1] - 0.05), watts, (1.0, 0.68, 0.36), 0.03)
    return parts


def door(x, y, z, window, bar=True):
    """Steel door of depth y with a glass window (x range, z range), and a bar near its top."""
    frame = curves.plate(
        m.steel(), curves.rounded(x, z, 0.006, 3), y, [curves.rounded(window[0], window[1], 0.012)], 0.003, "oven door"
    )
    smoke = m.pane("oven glass", (0.62, 0.58, 0.54), 1.0)
    rim = curves.plate(
        m.dark_glass(),
        curves.rounded(
            (window[0][0] - 0.004, window[0][1] + 0.004), (window[1][0] - 0.004, window[1][1] + 0.004), 0.014
        ),
        (y[0] + 0.004, y[0] + 0.010),
        [
            curves.rounded(
                (window[0][0] + 0.035, window[0][1] - 0.035), (window[1][0] + 0.03, window[1][1] - 0.03), 0.02
            )
        ],
        0.001,
        "black border",
    )
    glass = curves.plate(
        smoke, curves.rounded(window[0], window[1], 0.012), (y[0] + 0.0025, y[0] + 0.0035), edge=0.0001
    )
    parts = [frame, rim, glass]
    if bar:
        h, out = z[1] - 0.055, y[0] - 0.055
        a, b = x[0] + 0.05, x[1] - 0.05
        parts += [curves.tube(m.satin(), [(a, out, h), (b, out, h)], 0.0135)]
        parts += [
            s.box(m.satin(), (p - 0.010, p + 0.010), (out, y[0] + 0.001), (h - 0.011, h + 0.011), 0.004)
            for p in (a + 0.03, b - 0.03)
        ]
    return parts


def knob(at, radius=0.024, turn=0.0):
    """A steel knob on a dark skirt, pointing up unless turned (radians)."""
    body = s.lathe(
        m.satin(),
        [(radius, 0), (radius, 0.012), (radius * 0.9, 0.030), (radius * 0.82, 0.034), (0, 0.034)],
        at,
        "Y",
        48,
    )
    skirt = s.lathe(m.plastic(0.04), [(radius * 1.25, 0), (radius * 1.25, 0.004), (radius, 0.006)], at, "Y", 48)
    mark = s.box(
        m.surface("mark", (0.75, 0.12, 0.04), 0.5),
        (-0.0016, 0.0016),
        (-0.0352, -0.0335),
        (radius * 0.25, radius * 0.75),
        0,
    )
    mark.location = at
    mark.rotation_euler = (0, turn, 0)
    return [body, skirt, mark]
