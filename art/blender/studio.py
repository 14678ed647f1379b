"""The one set of all nine portraits: a warm paper wall, a floor that runs into it, a window to the left with a palm outside."""
import math

import bpy

import light
import materials as m
import palms
import shapes as s


def sweep():
    """Floor and wall in one sheet with a small rounded foot."""
    r, steps = 0.10, 8
    line = (
        [(-6.0, 0.0)]
        + [
            (0.12 - r + r * math.sin(math.pi / 2 * i / steps), r - r * math.cos(math.pi / 2 * i / steps))
            for i in range(steps + 1)
        ]
        + [(0.12, 5.0)]
    )
    corners = [(x, y, z) for y, z in line for x in (-7, 7)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(corners, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)])
    s.shade_smooth(mesh, 60)
    return s.link("sweep", mesh, m.paper_wall())


def window_wall(x=-2.6):
    """Only its shadow and reflection are seen: it cuts the sun to the shape of a window."""
    wall = m.surface("studio wall", (0.6, 0.54, 0.46), 0.9)
    y, z = (-2.75, -0.55), (0.75, 2.55)
    t = (x - 0.1, x)
    parts = [
        s.box(wall, t, (-7, y[0]), (0, 5), 0),
        s.box(wall, t, (y[1], 0.2), (0, 5), 0),
        s.box(wall, t, y, (0, z[0]), 0),
        s.box(wall, t, y, (z[1], 5), 0),
    ]
    bar = m.surface("sash", (0.7, 0.66, 0.6), 0.6)
    mid, rail = sum(y) / 2, sum(z) / 2
    parts += [s.box(bar, t, (mid - 0.025, mid + 0.025), z, 0), s.box(bar, t, y, (rail - 0.02, rail + 0.02), 0)]
    return parts


def build(exposure=0.36, sun=9.5, toward=(1.0, 0.62, -0.42)):
    sweep()
    window_wall()
    light.ambient((0.88, 0.85, 0.80), 0.34)
    light.window_light((-2.5, -1.7, 1.7), (0.4, -0.6, 0.8), 2.2, 1.8, 62)
    # A tall strip to the left front and a dark flag beside it: the upright streak steel and glass are read by.
    light.window_light((-1.75, -4.7, 1.5), (-0.2, 0, 1.0), 0.35, 3.4, 26, (1.0, 0.96, 0.9))
    flag = m.surface("flag", (0.07, 0.066, 0.06), 0.9)
    s.box(flag, (-1.35, 0.6), (-6.3, -6.25), (0.0, 4.0), 0, "flag")
    light.window_light((2.8, -3.4, 2.2), (0, -0.3, 0.9), 1.2, 2.4, 22, (1.0, 0.93, 0.86))
    light.window_light((0.2, -3.0, 4.2), (0, -0.4, 0.8), 3.4, 1.2, 20, (1, 0.97, 0.93))
    light.sun(toward, sun, 0.5)
    for place, turn, size, droop in (
        ((-2.15, -2.3, 1.55), (1.15, -0.35, 1.50), 1.8, 0.50),
        ((-2.25, -0.1, 2.25), (-0.95, 0.25, -1.65), 1.5, 0.55),
        ((-2.2, -1.5, 2.55), (1.0, 0.45, 1.2), 1.3, 0.45),
    ):
        leaf = palms.frond(size, droop, 7)
        leaf.location, leaf.rotation_euler = place, turn
        leaf.visible_camera = False
    light.exposure(exposure)
