"""A work glove, without a hand."""
import math

import bpy

import materials as m
import shapes as s


def glove(name, mirror=1):
    """A work glove lying flat, palm down: tan leather, cloth cuff. About 0.24 m long, fingers to +X."""
    ball = bpy.data.metaballs.new(name)
    ball.resolution = ball.render_resolution = 0.0035
    thing = s.link(name, ball, m.cloth("glove leather", (0.40, 0.235, 0.095)))

    def bead(x, y, z, r):
        e = ball.elements.new()
        e.co, e.radius, e.stiffness = (x, y * mirror, z), r * 1.75, 1.2

    for x in range(7):
        for y in range(4):
            bead(-0.055 + x * 0.016, -0.030 + y * 0.020, 0.016, 0.016)
    for base, length, spread in (
        (-0.033, 0.072, -0.16),
        (-0.011, 0.085, -0.04),
        (0.011, 0.080, 0.06),
        (0.032, 0.062, 0.20),
    ):
        for i in range(9):
            t = i / 8
            bead(
                0.048 + length * t,
                base + spread * length * t,
                0.015 - 0.004 * math.sin(math.pi * t),
                0.0125 - 0.0015 * t,
            )
    for i in range(8):
        t = i / 7
        bead(-0.015 + 0.062 * t, -0.040 - 0.040 * t, 0.014, 0.0135 - 0.001 * t)
    cuff = s.box(
        m.cloth("glove cuff", (0.012, 0.05, 0.06)), (-0.125, -0.055), (-0.040, 0.040), (0.003, 0.030), 0.012, "cuff"
    )
    return s.group(name, thing, cuff)
