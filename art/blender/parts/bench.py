"""The bench where a good part lies beside a failed one: a sea-glass mat on oak, a window to the left."""
import math

import light
import materials as m
import shapes as s


def mat():
    surface = m.surface("bench mat", (0.15, 0.215, 0.190), 0.62)
    if len(surface.node_tree.nodes) > 2:
        return surface
    m.pattern(surface, (9, 9, 9), (0.135, 0.196, 0.172), (0.160, 0.226, 0.200), into="Base Color", detail=5)
    return m.pattern(surface, (900, 900, 900), 0, 0, bump=0.10, detail=2)


def build(width, sun=4.2, exposure=0.45):
    """Sized by the width of what is seen, so that the light falls alike on a belt and on a door boot."""
    k = width
    s.box(m.oak(), (-6 * k, 6 * k), (-3 * k, 1.15 * k), (-0.16 * k, -0.008 * k), 0.01 * k)
    s.box(mat(), (-0.95 * k, 0.95 * k), (-2 * k, 0.62 * k), (-0.008 * k, 0), 0.004 * k)
    s.box(m.paper_wall(), (-9 * k, 9 * k), (2.1 * k, 2.2 * k), (-3 * k, 9 * k), 0)
    # The frame of the window is not seen; its bars are, as shadows on wall and mat.
    bar = m.surface("sash", (0.7, 0.66, 0.6), 0.6)
    for y in (-0.55, 0.35, 1.25):
        s.box(bar, (-2.6 * k, -2.55 * k), (y * k - 0.03 * k, y * k + 0.03 * k), (-k, 4 * k), 0)
    for z in (0.9, 1.9):
        s.box(bar, (-2.6 * k, -2.55 * k), (-3 * k, 3 * k), (z * k - 0.025 * k, z * k + 0.025 * k), 0)
    light.ambient((0.88, 0.86, 0.82), 0.20)
    light.window_light((-1.9 * k, -0.5 * k, 1.35 * k), (0, 0, 0.05 * k), 1.5 * k, 1.3 * k, 30 * k * k)
    light.window_light((1.8 * k, -1.7 * k, 1.6 * k), (0, 0, 0), 1.0 * k, 1.4 * k, 9 * k * k, (1.0, 0.94, 0.87))
    light.window_light((0, 1.3 * k, 2.2 * k), (0, 0.1 * k, 0), 1.8 * k, 0.5 * k, 8 * k * k, (1.0, 0.97, 0.94))
    light.sun((1.0, 0.42, -0.62), sun, 1.6)
    light.exposure(exposure, "High Contrast")


def look(width, turn=0.0, rise=34, at=(0, 0, 0), lens=70, fstop=11.0, fill=1.0):
    """A camera that sees `width` metres across at the point it looks at; turn and rise in degrees."""
    far = width / fill * lens / 36
    up, side = math.radians(rise), math.radians(turn)
    place = (
        at[0] + far * math.cos(up) * math.sin(side),
        at[1] - far * math.cos(up) * math.cos(side),
        at[2] + far * math.sin(up),
    )
    return light.camera(place, at, lens, far, fstop, tilt=True)
