"""The parts that fail, as a technician finds them: compressor, fans, drum belt and motor, magnetron."""
import math

import bpy
from mathutils import Matrix

import materials as m
import shapes as s


def fan(radius=0.06, blades=5, color=0.05, depth=0.03):
    """An axial fan facing the front, centred on the origin."""
    blade = m.plastic(color)
    parts = [s.lathe(blade, [(0, -0.004), (radius * 0.26, -0.002), (radius * 0.28, depth * 0.6), (0, depth * 0.6)], (0, 0, 0), "Y", 32)]
    parts[0].matrix_world = Matrix.Rotation(math.radians(90), 4, "X")
    for i in range(blades):
        wing = s.prism(blade, [[(radius * r * math.sin(a), y, radius * r * math.cos(a)) for r, a, y in ((0.24, -0.3, 0), (0.95, -0.28, 0.002), (0.97, 0.42, -depth * 0.55), (0.24, 0.4, -depth * 0.4))], [(radius * r * math.sin(a), y + 0.002, radius * r * math.cos(a)) for r, a, y in ((0.24, -0.3, 0), (0.95, -0.28, 0.002), (0.97, 0.42, -depth * 0.55), (0.24, 0.4, -depth * 0.4))]], "blade", 0.0006)
        wing.matrix_world = Matrix.Rotation(2 * math.pi * i / blades, 4, "Y")
        parts.append(wing)
    return s.group("fan", parts)


def compressor():
    """A hermetic compressor 0.2 m tall on rubber feet, its relay box to the front left, copper lines brazed on."""
    black = m.surface("compressor black", (0.014, 0.014, 0.015), 0.24, Clearcoat=0.5)
    pot = [(0, 0), (0.060, 0), (0.094, 0.022), (0.104, 0.055), (0.106, 0.095), (0.110, 0.098), (0.110, 0.104), (0.104, 0.107), (0.100, 0.140), (0.084, 0.175), (0.05, 0.194), (0, 0.198)]
    body = s.lathe(black, pot, (0, 0, 0.022), "Z", 96)
    plate = s.box(m.galvanized(), (-0.13, 0.13), (-0.085, 0.085), (0.016, 0.022), 0.002)
    feet = [s.lathe(m.rubber(), [(0.017, 0), (0.017, 0.012), (0.012, 0.018), (0.012, 0.026), (0, 0.026)], (x, y, 0), "Z", 32) for x in (-0.11, 0.11) for y in (-0.065, 0.065)]
    relay = [s.box(m.surface("relay white", (0.62, 0.60, 0.54), 0.4), (-0.055, 0.025), (-0.142, -0.098), (0.075, 0.150), 0.007, "relay cover"), s.box(m.plastic(0.03), (-0.048, -0.018), (-0.158, -0.140), (0.085, 0.135), 0.004, "start relay"), s.words(m.surface("mark", (0.05, 0.05, 0.05), 0.5), "PTC", (-0.004 + 0.008, -0.1424, 0.128), 0.013)]
    wires = [s.tube(m.surface(f"wire {n}", c, 0.4), [(x, -0.125, 0.150), (x + 0.01, -0.13, 0.19), (x - 0.10, -0.10, 0.23 + 0.01 * n), (x - 0.24, -0.02, 0.24)], 0.0028, 0.05) for n, (x, c) in enumerate(((-0.04, (0.5, 0.02, 0.015)), (-0.025, (0.02, 0.08, 0.25)), (-0.01, (0.02, 0.18, 0.06))))]
    lines = [
        s.tube(m.copper(), [(0.085, -0.03, 0.15), (0.15, -0.06, 0.16), (0.16, -0.06, 0.27), (0.16, 0.05, 0.29)], 0.0048, 0.05),
        s.tube(m.copper(), [(0.07, -0.07, 0.12), (0.125, -0.12, 0.125), (0.135, -0.12, 0.05), (-0.06, -0.125, 0.035), (-0.20, -0.11, 0.04), (-0.24, -0.04, 0.06)], 0.0036, 0.05),
        s.tube(m.copper(), [(-0.075, -0.06, 0.14), (-0.125, -0.10, 0.15), (-0.135, -0.11, 0.195)], 0.0036, 0.03),
    ]
    return s.group("compressor", body, plate, feet, relay, wires, lines)


def condenser(width=0.24, height=0.2):
    tube = m.surface("condenser", (0.012, 0.012, 0.013), 0.4)
    rows = []
    for k in range(3):
        path = []
        for i in range(7):
            z = 0.02 + i * height / 7
            a, b = (-width / 2, width / 2) if i % 2 == 0 else (width / 2, -width / 2)
            path += [(a, k * 0.04, z), (b, k * 0.04, z)]
        rows.append(s.tube(tube, path, 0.0035, 0.012))
    fins = [s.box(tube, (-width / 2 + 0.012 + i * 0.0085, -width / 2 + 0.0128 + i * 0.0085), (-0.012, 0.092), (0.012, height - 0.006), 0) for i in range(int((width - 0.02) / 0.0085))]
    return s.group("condenser", rows, fins)


def magnetron():
    """The tube that makes the heat: finned block, magnets, antenna, filter box. 0.1 m across."""
    tin, magnet = m.galvanized(), m.surface("magnet", (0.035, 0.034, 0.036), 0.55)
    frame = [s.box(tin, (-0.05, 0.05), (-0.04, 0.04), (z, z + 0.0018), 0.0006) for z in (0.045, 0.128)] + [s.box(tin, (x, x + 0.0018), (-0.04, 0.04), (0.045, 0.129), 0.0006) for x in (-0.05, 0.0482)]
    fins = [s.box(m.surface("aluminium", (0.72, 0.72, 0.71), 0.25, 1.0), (-0.047, 0.047), (-0.037, 0.037), (0.066 + i * 0.0072, 0.0672 + i * 0.0072), 0) for i in range(6)]
    rings = [s.lathe(magnet, [(0.012, z), (0.027, z), (0.027, z + 0.013), (0.012, z + 0.013)], (0, 0, 0), "Z", 64) for z in (0.0475, 0.1145)]
    core = s.cylinder(m.copper(), 0.019, 0.052, (0, 0, 0.062))
    antenna = [s.lathe(tin, [(0.026, 0.1298), (0.026, 0.1335), (0.012, 0.1345), (0.0115, 0.140)], (0, 0, 0), "Z", 48), s.lathe(m.surface("ceramic", (0.62, 0.42, 0.40), 0.4), [(0.0085, 0.138), (0.0085, 0.150)], (0, 0, 0), "Z", 40), s.lathe(m.satin(), [(0.0098, 0.149), (0.0098, 0.163), (0.007, 0.167), (0, 0.167)], (0, 0, 0), "Z", 40)]
    box = [s.box(tin, (-0.036, 0.036), (-0.036, 0.036), (0.006, 0.045), 0.002), s.box(m.plastic(0.55), (0.036, 0.052), (-0.018, 0.018), (0.014, 0.036), 0.003), *[s.box(m.satin(), (0.050, 0.066), (y, y + 0.001), (0.021, 0.029), 0) for y in (-0.009, 0.008)]]
    return s.group("magnetron", frame, fins, rings, core, antenna, box)


def drum_and_belt():
    """A dryer from behind its front: ribbed drum, flat belt round it, idler and motor pulley below."""
    radius, turn = 0.335, 128
    ribs = []
    for i in range(9):
        y = i * 0.058
        ribs += [(radius, y), (radius, y + 0.042), (radius - 0.006, y + 0.047), (radius - 0.006, y + 0.053)]
    drum = s.lathe(m.galvanized(), [(0, 0), (radius - 0.02, 0.0)] + ribs + [(radius - 0.03, 0.53), (0, 0.53)], (0, -0.0, 0.46), "Y", turn)
    y, w = -0.20, 0.009
    belt = m.surface("belt", (0.016, 0.016, 0.017), 0.6)
    mx, mz, mr = 0.14, 0.055, 0.018
    path = [(radius + 0.003, math.radians(a)) for a in range(-52, 232, 4)]
    line = [(r * math.cos(a), 0.46 + r * math.sin(a)) for r, a in path]
    line += [(-0.12, 0.165), (0.02, 0.085), (mx - 0.012, mz + 0.018), (mx - 0.018, mz), (mx - 0.008, mz - 0.017), (mx + 0.010, mz - 0.016), (mx + 0.019, mz + 0.004)]
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
        s.lathe(m.galvanized(), [(0, 0), (0.062, 0), (0.070, 0.008), (0.070, 0.13), (0.060, 0.14), (0, 0.14)], (mx, y + 0.19, mz + 0.02), "Y", 64), s.lathe(m.copper(), [(0.072, 0.03), (0.076, 0.045), (0.076, 0.10), (0.072, 0.115)], (mx, y + 0.19, mz + 0.02), "Y", 64),
        s.lathe(m.satin(), [(0, -0.012), (0.018, -0.012), (0.020, -0.010), (0.0165, -0.008), (0.0165, 0.010), (0.020, 0.012), (0.012, 0.014), (0.006, 0.02), (0.006, 0.06)], (mx, y, mz), "Y", 40),
        s.lathe(m.plastic(0.55), [(0, -0.013), (0.032, -0.013), (0.034, -0.010), (0.027, -0.007), (0.027, 0.007), (0.034, 0.010), (0.032, 0.013), (0, 0.013)], (0.035, y, 0.128), "Y", 48), s.box(m.galvanized(), (0.0, 0.075), (y + 0.016, y + 0.020), (0.015, 0.145), 0.002),
    ]
    tray = s.box(m.galvanized(), (-0.42, 0.42), (-0.62, 0.12), (-0.03, -0.022), 0.002)
    return s.group("drum and belt", drum, band, motor, tray)
