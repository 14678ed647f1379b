"""A dryer without its cabinet: drum, belt, idler, motor."""
import math

import bpy

import curves
import materials as m
import shapes as s


def drum_and_belt():
    """A dryer from behind its front: ribbed drum, flat belt round it, idler and motor pulley below."""
    radius, turn = 0.335, 128
    ribs = []
    for i in range(9):
        y = i * 0.058
        ribs += [(radius, y), (radius, y + 0.042), (radius - 0.006, y + 0.047), (radius - 0.006, y + 0.053)]
    drum = s.lathe(
        m.galvanized(),
        [(0, 0), (radius - 0.02, 0.0)] + ribs + [(radius - 0.03, 0.53), (0, 0.53)],
        (0, -0.0, 0.46),
        "Y",
        turn,
    )
    y, w = -0.20, 0.009
    belt = m.surface("belt", (0.016, 0.016, 0.017), 0.6)
    mx, mz = 0.14, 0.055
    path = [(radius + 0.003, math.radians(a)) for a in range(-52, 232, 4)]
    line = [(r * math.cos(a), 0.46 + r * math.sin(a)) for r, a in path]
    line += [
        (-0.12, 0.165),
        (0.02, 0.085),
        (mx - 0.012, mz + 0.018),
        (mx - 0.018, mz),
        (mx - 0.008, mz - 0.017),
        (mx + 0.010, mz - 0.016),
        (mx + 0.019, mz + 0.004),
    ]
    corners, faces, n = [], [], len(line)
    for px, pz in line:
        corners += [(px, y - w, pz), (px, y + w, pz)]
    for i in range(n):
        a, b = 2 * i, 2 * ((i + 1) % n)
        faces.append((a, a + 1, b + 1, b))
    mesh = bpy.data.meshes.new("belt")
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 60)
    band = s.link("belt", mesh, belt)
    thick = band.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.0022
    motor = [
        s.lathe(
            m.galvanized(),
            [(0, 0), (0.062, 0), (0.070, 0.008), (0.070, 0.13), (0.060, 0.14), (0, 0.14)],
            (mx, y + 0.19, mz + 0.02),
            "Y",
            64,
        ),
        s.lathe(
            m.copper(),
            [(0.072, 0.03), (0.076, 0.045), (0.076, 0.10), (0.072, 0.115)],
            (mx, y + 0.19, mz + 0.02),
            "Y",
            64,
        ),
        s.lathe(
            m.satin(),
            [
                (0, -0.012),
                (0.018, -0.012),
                (0.020, -0.010),
                (0.0165, -0.008),
                (0.0165, 0.010),
                (0.020, 0.012),
                (0.012, 0.014),
                (0.006, 0.02),
                (0.006, 0.06),
            ],
            (mx, y, mz),
            "Y",
            40,
        ),
        s.lathe(
            m.plastic(0.55),
            [
                (0, -0.013),
                (0.032, -0.013),
                (0.034, -0.010),
                (0.027, -0.007),
                (0.027, 0.007),
                (0.034, 0.010),
                (0.032, 0.013),
                (0, 0.013),
            ],
            (0.035, y, 0.128),
            "Y",
            48,
        ),
        s.box(m.galvanized(), (0.0, 0.075), (y + 0.016, y + 0.020), (0.015, 0.145), 0.002),
    ]
    cradle = [
        s.box(m.galvanized(), (mx - 0.05, mx + 0.05), (y + d, y + d + 0.012), (-0.024, mz - 0.035), 0.002)
        for d in (0.06, 0.15)
    ]
    # The drum runs on two rollers at its back.
    for x in (-0.19, 0.19):
        cradle.append(curves.tube(m.plastic(0.5), [(x, -0.10, 0.165), (x, -0.07, 0.165)], 0.035))
        cradle.append(s.box(m.galvanized(), (x - 0.012, x + 0.012), (-0.068, -0.060), (-0.024, 0.175), 0.002))
    tray = s.box(m.galvanized(), (-0.42, 0.42), (-0.62, 0.12), (-0.03, -0.022), 0.002)
    return s.group("drum and belt", drum, band, motor, cradle, tray)
