"""What a technician carries: bag, meter, gloves, drivers. No hands, no faces."""
import math

import bpy
from mathutils import Matrix

import materials as m
import shapes as s


def lay(root, at, lean=0.0, turn=0.0):
    """Leans a thing back (degrees about X), turns it and puts it down."""
    root.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(-lean), 4, "X")
    return root


def meter():
    """A multimeter 0.18 m tall, face to the front, showing house voltage."""
    shell, grip = m.plastic(0.035), m.surface("meter grip", (0.78, 0.30, 0.035), 0.55)
    face = -0.046
    parts = [
        s.box(grip, (-0.046, 0.046), (-0.036, 0), (0, 0.185), 0.012, "holster"), s.box(shell, (-0.040, 0.040), (face, -0.01), (0.008, 0.177), 0.008, "body"),
        s.plate(m.surface("meter screen", (0.42, 0.47, 0.40), 0.15), s.rounded((-0.031, 0.031), (0.122, 0.166), 0.004), (face - 0.001, face + 0.001)),
        s.words(m.surface("meter digits", (0.012, 0.014, 0.012), 0.4), "119.8", (-0.004, face - 0.0014, 0.143), 0.024), s.words(m.surface("meter digits", (0.012, 0.014, 0.012), 0.4), "V~", (0.025, face - 0.0014, 0.157), 0.009),
        s.lathe(m.plastic(0.10), [(0.024, 0), (0.024, 0.003), (0.019, 0.004), (0.018, 0.011), (0, 0.011)], (0, face, 0.077), "Y", 40), s.box(grip, (-0.0018, 0.0018), (face - 0.0118, face - 0.010), (0.080, 0.094), 0),
        *[s.cylinder(color, 0.0065, 0.004, (x, face, 0.026), "Y") for x, color in ((-0.022, m.plastic(0.02)), (0.0, m.plastic(0.02)), (0.022, m.surface("red lead", (0.42, 0.015, 0.012), 0.4)))],
    ]
    for i in range(9):
        a = math.radians(150 - i * 37.5 / 1.5)
        parts.append(s.box(m.surface("meter print", (0.75, 0.75, 0.7), 0.5), (0.029 * math.cos(a) - 0.0012, 0.029 * math.cos(a) + 0.0012), (face - 0.0006, face), (0.077 + 0.029 * math.sin(a) - 0.0012, 0.077 + 0.029 * math.sin(a) + 0.0012), 0))
    return s.group("meter", parts)


def lead(color, path, probe_turn):
    """A test lead lying on the floor: path in metres, ending in its probe."""
    skin = m.surface(f"{color} lead", (0.42, 0.015, 0.012) if color == "red" else (0.012, 0.012, 0.013), 0.4)
    x, y, z = path[-1]
    parts = [s.tube(skin, path, 0.0022, 0.05)]
    rod = s.group("probe", s.lathe(skin, [(0, 0), (0.004, 0), (0.0055, 0.02), (0.0062, 0.075), (0.009, 0.080), (0.009, 0.083), (0.0045, 0.090), (0.0035, 0.105), (0, 0.105)], (0, 0, 0), "X", 24), s.lathe(m.chrome(), [(0.001, 0.105), (0.001, 0.122), (0, 0.124)], (0, 0, 0), "X", 12))
    rod.matrix_world = Matrix.Translation((x, y, z + 0.007)) @ Matrix.Rotation(math.radians(probe_turn), 4, "Z")
    return parts


def driver(color, at, lean=0.0, turn=0.0, shaft=0.10):
    grip = s.lathe(color, [(0, 0), (0.010, 0.002), (0.0135, 0.012), (0.0115, 0.035), (0.0135, 0.075), (0.0125, 0.095), (0.007, 0.104), (0.004, 0.106)], (0, 0, 0), "Z", 10)
    steel = s.cylinder(m.chrome(), 0.0033, shaft, (0, 0, -shaft))
    return lay(s.group("driver", grip, steel), at, lean, turn)


def pliers(at, lean=0.0, turn=0.0):
    grip = m.surface("meter grip", (0.78, 0.30, 0.035), 0.55)
    parts = [s.tube(grip, [(0.008 * d, 0, 0), (0.026 * d, 0, 0.05), (0.020 * d, 0, 0.12)], 0.0075, 0.04) for d in (-1, 1)]
    parts += [s.box(m.satin(), (-0.014, 0.014), (-0.006, 0.006), (-0.03, 0.006), 0.004), s.prism(m.satin(), [[(-0.012, -0.005, -0.03), (0.012, -0.005, -0.03), (0.012, 0.005, -0.03), (-0.012, 0.005, -0.03)], [(-0.003, -0.004, -0.09), (0.003, -0.004, -0.09), (0.003, 0.004, -0.09), (-0.003, 0.004, -0.09)]], "jaws", 0.002)]
    return lay(s.group("pliers", parts), at, lean, turn)


def bag():
    """An open-top canvas tote, 0.44 m long, with pockets and a wooden-grip handle."""
    canvas, strap = m.cloth("canvas", (0.012, 0.05, 0.06)), m.surface("leather", (0.28, 0.14, 0.06), 0.55)
    ring = lambda hx, hy, z: [(-hx, -hy, z), (hx, -hy, z), (hx, hy, z), (-hx, hy, z)]
    shell = s.prism(canvas, [ring(0.205, 0.105, 0.012), ring(0.222, 0.120, 0.13), ring(0.215, 0.112, 0.245)], "bag", 0.018)
    hollow = s.prism(m.surface("bag lining", (0.03, 0.028, 0.026), 0.95), [ring(0.19, 0.09, 0.16), ring(0.201, 0.098, 0.26)], "hollow", 0)
    s.cut(shell, hollow)
    parts = [shell, hollow, s.box(m.surface("bag base", (0.02, 0.02, 0.021), 0.6), (-0.213, 0.213), (-0.112, 0.112), (0, 0.035), 0.012)]
    for i in range(4):
        x = -0.195 + i * 0.1
        parts.append(s.box(canvas, (x, x + 0.09), (-0.142, -0.108), (0.045, 0.155), 0.010, "pocket"))
        parts.append(s.box(strap, (x, x + 0.09), (-0.144, -0.108), (0.150, 0.160), 0.004, "pocket edge"))
    parts.append(s.tube(strap, [(-0.213, -0.112, 0.243), (0.213, -0.112, 0.243), (0.213, 0.112, 0.243), (-0.213, 0.112, 0.243)], 0.006, 0.02, True))
    parts += [s.tube(m.satin(), [(x, -0.09, 0.235), (x, -0.03, 0.345), (x, 0.03, 0.345), (x, 0.09, 0.235)], 0.006, 0.03) for x in (-0.16, 0.16)]
    parts.append(s.tube(m.oak(), [(-0.175, 0, 0.347), (0.175, 0, 0.347)], 0.013))
    root = s.group("bag", parts)
    colors = (m.surface("meter grip", (0.78, 0.30, 0.035), 0.55), m.surface("red lead", (0.42, 0.015, 0.012), 0.4), m.plastic(0.03), m.surface("sea grip", (0.16, 0.30, 0.27), 0.5))
    inside = [driver(colors[i % 4], (-0.150 + i * 0.1, -0.125, 0.165 + 0.012 * (i % 2)), 6 - 4 * i, 0, 0.10) for i in (0, 1, 3)]
    inside += [pliers((0.055, -0.126, 0.165), 5, 8), pliers((-0.06, 0.03, 0.235), -8, 25), driver(colors[0], (0.11, 0.02, 0.235), 12, 40), driver(colors[2], (-0.12, -0.03, 0.225), 10, -30)]
    torch = s.group("torch", s.lathe(m.plastic(0.02), [(0, 0), (0.016, 0), (0.016, 0.11), (0.023, 0.13), (0.023, 0.155), (0.019, 0.156), (0.018, 0.150), (0, 0.15)], (0, 0, 0), "Z", 32))
    inside.append(lay(torch, (0.02, 0.05, 0.17), 14, 20))
    for thing in inside:
        thing.parent = root
    return root


def glove(name, mirror=1):
    """A work glove lying flat, palm down: knit back, dipped fingers, ribbed cuff. About 0.24 m long, fingers to +X."""
    ball = bpy.data.metaballs.new(name)
    ball.resolution = ball.render_resolution = 0.0035
    thing = s.link(name, ball, m.cloth("glove knit", (0.33, 0.34, 0.33)))

    def bead(x, y, z, r):
        e = ball.elements.new()
        e.co, e.radius, e.stiffness = (x, y * mirror, z), r * 1.75, 1.2

    for x in range(7):
        for y in range(4):
            bead(-0.055 + x * 0.016, -0.030 + y * 0.020, 0.016, 0.016)
    for base, length, spread in ((-0.033, 0.072, -0.16), (-0.011, 0.085, -0.04), (0.011, 0.080, 0.06), (0.032, 0.062, 0.20)):
        for i in range(9):
            t = i / 8
            bead(0.048 + length * t, base + spread * length * t, 0.015 - 0.004 * math.sin(math.pi * t), 0.0125 - 0.0015 * t)
    for i in range(8):
        t = i / 7
        bead(-0.015 + 0.062 * t, -0.040 - 0.040 * t, 0.014, 0.0135 - 0.001 * t)
    cuff = s.box(m.cloth("glove cuff", (0.012, 0.05, 0.06)), (-0.125, -0.055), (-0.040, 0.040), (0.003, 0.030), 0.012, "cuff")
    return s.group(name, thing, cuff)
