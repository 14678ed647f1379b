"""Small things a lived-in room has: fruit, boards, taps, pots, lamps."""
import math

import light
import materials as m
import palms
import shapes as s


def fruit_bowl(x, y, z, size=1.0):
    glaze = m.surface("bowl", (0.20, 0.30, 0.27), 0.2)
    r = lambda *pairs: [(a * size, b * size) for a, b in pairs]
    parts = [s.lathe(glaze, r((0, 0.006), (0.055, 0.006), (0.06, 0), (0.065, 0.01), (0.12, 0.05), (0.145, 0.085), (0.140, 0.086), (0.11, 0.05), (0.04, 0.016), (0, 0.016)), (x, y, z), "Z", 64)]
    skin = [m.surface("mango fruit", (0.80, 0.33, 0.05), 0.4), m.surface("ripe mango", (0.70, 0.16, 0.06), 0.4), m.surface("lime", (0.20, 0.33, 0.04), 0.4)]
    spots = [(-0.06, 0.0, 0.065), (0.05, 0.04, 0.065), (0.03, -0.06, 0.068), (-0.01, 0.0, 0.115), (-0.04, -0.07, 0.07), (0.08, -0.02, 0.085)]
    for i, (dx, dy, dz) in enumerate(spots):
        k = size * (0.8 if i % 3 == 2 else 1.0)
        egg = s.lathe(skin[i % 3], [(0, -0.056 * k), (0.024 * k, -0.05 * k), (0.043 * k, -0.02 * k), (0.046 * k, 0.008 * k), (0.036 * k, 0.036 * k), (0.015 * k, 0.052 * k), (0, 0.055 * k)], (x + dx * size, y + dy * size, z + dz * size), "Z", 32)
        egg.rotation_euler = (1.3 + 0.4 * i, 0.9 * i, 0.5 * i)
        parts.append(egg)
    return parts


def board(x, y, z):
    return [s.box(m.oak(), (x, x + 0.30), (y, y + 0.022), (z, z + 0.40), 0.008, "board"), s.box(m.oak(), (x + 0.16, x + 0.38), (y - 0.03, y - 0.01), (z, z + 0.28), 0.008, "board")]


def jars(x, y, z, step=0.15):
    parts = []
    for i, (r, h, color) in enumerate(((0.045, 0.11, (0.70, 0.66, 0.58)), (0.055, 0.16, (0.16, 0.27, 0.25)), (0.04, 0.09, (0.62, 0.30, 0.14)))):
        glaze = m.surface(f"jar {i}", color, 0.2)
        parts.append(s.lathe(glaze, [(0, 0), (r * 0.8, 0), (r, h * 0.2), (r, h * 0.7), (r * 0.6, h * 0.92), (r * 0.62, h), (r * 0.55, h), (r * 0.5, h * 0.9)], (x + i * step, y, z), "Z", 48))
    return parts


def tap(x, y, z):
    path = [(x, y, z), (x, y, z + 0.30)] + [(x, y - 0.09 + 0.09 * math.cos(a), z + 0.30 + 0.09 * math.sin(a)) for a in [math.pi * i / 10 for i in range(1, 11)]] + [(x, y - 0.18, z + 0.22)]
    return [s.tube(m.brass(), path, 0.011), s.cylinder(m.brass(), 0.024, 0.05, (x, y, z)), s.tube(m.brass(), [(x + 0.02, y, z + 0.06), (x + 0.085, y - 0.01, z + 0.085)], 0.006)]


def pendant(x, y, z, top):
    shade = s.lathe(m.surface("shade", (0.22, 0.32, 0.285), 0.35), [(0.028, 0.17), (0.05, 0.165), (0.13, 0.06), (0.15, 0), (0.146, 0), (0.125, 0.06), (0.04, 0.155)], (x, y, z), "Z", 64)
    return [shade, s.tube(m.brass(), [(x, y, z + 0.16), (x, y, top)], 0.004), s.lathe(m.glow("bulb", (1.0, 0.74, 0.42), 12), [(0, 0.02), (0.028, 0.035), (0.035, 0.06), (0.02, 0.10), (0, 0.11)], (x, y, z), "Z", 24)]


def potted_palm(x, y, height=1.2):
    pot = s.lathe(m.surface("clay", (0.55, 0.32, 0.20), 0.8), [(0, 0), (0.15, 0), (0.20, 0.34), (0.215, 0.34), (0.215, 0.39), (0.19, 0.39), (0.18, 0.33), (0, 0.33)], (x, y, 0), "Z", 64)
    crown = palms.palm(height * 0.35, 0.05, 5, 11, height * 0.75)
    s.place(crown, x, y, 0.32)
    for part in crown.children:
        if part.name.startswith("trunk"):
            part.data.bevel_depth = 0.03
    return [pot]


def stool(x, y, height=0.66):
    seat = s.lathe(m.oak(), [(0, 0.0), (0.16, 0.0), (0.17, 0.012), (0.17, 0.028), (0.15, 0.036), (0, 0.030)], (x, y, height), "Z", 48)
    legs = [s.tube(m.oak(), [(x + 0.10 * dx, y + 0.10 * dy, height), (x + 0.19 * dx, y + 0.19 * dy, 0)], 0.013) for dx in (-1, 1) for dy in (-1, 1)]
    ring = s.tube(m.brass(), [(x + 0.152 * dx, y + 0.152 * dy, 0.25) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 0.006, 0, True)
    return [seat, *legs, ring]


def towel_on_bar(x, y, z):
    weave = m.cloth("tea towel", (0.72, 0.69, 0.62))
    stripe = m.cloth("towel stripe", (0.055, 0.17, 0.175))
    parts = [s.box(weave, (x, x + 0.20), (y - 0.019, y - 0.014), (z - 0.36, z + 0.014), 0.002), s.box(weave, (x + 0.004, x + 0.196), (y + 0.014, y + 0.018), (z - 0.20, z + 0.014), 0.002), s.box(weave, (x, x + 0.20), (y - 0.019, y + 0.018), (z + 0.013, z + 0.018), 0.002)]
    return parts + [s.box(stripe, (x - 0.0005, x + 0.2005), (y - 0.0196, y - 0.0134), (z - 0.36 + h, z - 0.345 + h), 0) for h in (0.03, 0.06)]
