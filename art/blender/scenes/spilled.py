"""Water that has run out of a machine: down its front, over the floor, in drops around."""
import math
import random

import bpy

import light
import materials as m
import shapes as s
from appliances import laundry_cabinet
from parts import skins

# Where the machine stands, a finger from the wall.
FACE = laundry_cabinet.FACE - 0.01


def wet(name, thin, thick, reflect, ripple=0.0):
    """Water seen from outside: tinted by how deep it is ("deep" of the mesh, 0 to 1), mirroring by the angle."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = m.pane(name, thick, reflect)
    tree = material.node_tree
    through = next(one for one in tree.nodes if one.bl_idname == "ShaderNodeBsdfTransparent")
    mirror = next(one for one in tree.nodes if one.bl_idname == "ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.004
    deep, tint = tree.nodes.new("ShaderNodeAttribute"), tree.nodes.new("ShaderNodeMixRGB")
    deep.attribute_name = "deep"
    tint.inputs[1].default_value, tint.inputs[2].default_value = (*thin, 1), (*thick, 1)
    tree.links.new(deep.outputs["Fac"], tint.inputs[0])
    tree.links.new(tint.outputs[0], through.inputs["Color"])
    if ripple:
        where, noise, relief = (tree.nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "TexNoise", "Bump"))
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 9.0, 0.0
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1.0, ripple
        tree.links.new(where.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], mirror.inputs["Normal"])
    return material


def deepen(thing, shares):
    thing.data.attributes.new("deep", "FLOAT", "POINT").data.foreach_set("value", shares)
    return thing


def rim(a):
    """The puddle's edge, as a share of its size, at an angle."""
    waves = ((0.13, 2, 0.7), (0.09, 3, 2.6), (0.05, 5, 0.4), (0.025, 9, 0), (0.012, 17, 1))
    return 1 + sum(high * math.sin(times * a + start) for high, times, start in waves)


def pool(water, at, size, phase=0.0, deep=0.004, feet=()):
    """Water on a floor: flat, rounded at its edge, in rings around the feet of what falls into it."""
    rings = [i / 40 for i in range(38)] + [0.94, 0.955, 0.968, 0.978, 0.986, 0.992, 0.996, 1.0]
    turns = 240
    corners, faces, shares = [], [], []
    for part in rings:
        for i in range(turns):
            a = 2 * math.pi * i / turns
            far = part * rim(a + phase)
            x, y = at[0] + size[0] * far * math.cos(a), at[1] + size[1] * far * math.sin(a)
            height = deep * (1 - part**40) + 0.0005
            for fx, fy in feet:
                way = math.hypot(x - fx, y - fy)
                height += 0.0016 * math.sin(way * 130) * math.exp(-way / 0.06) * (part < 0.93)
            corners.append((x, y, height))
            shares.append(min(1.0, (1 - part) / 0.05))
    for r in range(len(rings) - 1):
        for i in range(turns):
            j = (i + 1) % turns
            faces.append((r * turns + i, (r + 1) * turns + i, (r + 1) * turns + j, r * turns + j))
    mesh = bpy.data.meshes.new("pool")
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 180)
    return deepen(s.link("pool", mesh, water), shares)


def stream(water, x, top, width, seed):
    """A film of water on enamel: wandering, narrow where it is fast, wide where it meets the floor."""
    chance = random.Random(seed)
    slow, start = chance.uniform(14, 22), chance.uniform(0, 6.3)
    columns, rows, shares = 16, 90, []

    def rule(i, j):
        t, across = j / rows, 2 * i / columns - 1
        z = top * (1 - t) + 0.001
        lean = 0.010 * math.sin(slow * z + start) + 0.004 * math.sin(47 * z + 2 * start)
        wide = width * (0.75 + 0.25 * math.sin(31 * z + start) + 1.6 * max(0.0, t - 0.90) / 0.10 + 0.5 * max(0, 0.06 - t) / 0.06)
        out = (0.45 * width + 0.0015) * math.sqrt(max(0.0, 1 - across * across))
        shares.append(abs(across) ** 3)
        return (x + lean + wide * across, FACE - 0.0008 - out - 0.02 * max(0.0, t - 0.93) / 0.07, z)

    return deepen(skins.grid(water, rule, columns, rows, name="stream"), shares)


def drop(water, x, y, z, size, high=0.55):
    """A bead of water."""
    profile = [(size * math.sin(a), high * size * math.cos(a)) for a in [0.5 * math.pi * i / 8 for i in range(8, -1, -1)]]
    bead = s.lathe(water, profile, (x, y, z), "Z", 20, "drop")
    return deepen(bead, [(r / size) ** 3 for r, _ in profile for _ in range(21)])


def puddle(x):
    """From under the door, down the front and out over the floor."""
    chance = random.Random(11)
    water = wet("puddle", (0.93, 0.95, 0.95), (0.55, 0.615, 0.62), 4.4, 0.0006)
    trail = wet("trail", (0.88, 0.93, 0.94), (0.14, 0.22, 0.24), 1.8)
    bead = wet("bead", (0.80, 0.86, 0.87), (0.40, 0.46, 0.47), 2.0)
    runs = ((-0.060, 0.232, 0.008, 1), (-0.012, 0.222, 0.017, 2), (0.038, 0.224, 0.011, 3), (0.080, 0.236, 0.006, 4))
    # High on the wall and seen in mirrors alone: the line of light along the water's rounded edge.
    glint = light.window_light((x, -0.25, 2.1), (x, -1.4, 0.0), 2.0, 0.3, 14)
    glint.visible_diffuse = False
    feet = [(x + a, FACE - 0.022) for a, *_ in runs[:3]]
    splash = [
        (x + chance.gauss(0, 0.10), FACE - 0.02 - abs(chance.gauss(0, 0.05)), 0.004, chance.uniform(0.002, 0.0055), 1.0)
        for _ in range(26)
    ]
    around = [
        (x + 0.05 + 0.80 * math.cos(a) * f, -1.04 + 0.40 * math.sin(a) * f, 0.0, chance.uniform(0.006, 0.016), 0.22)
        for a, f in [(chance.uniform(3.3, 6.1), chance.uniform(0.93, 1.12)) for _ in range(12)]
    ]
    return [
        pool(water, (x + 0.0, -1.07), (0.62, 0.39), feet=feet),
        pool(water, (x - 0.74, -1.16), (0.075, 0.036), 2.0),
        *[stream(trail, x + a, top, wide, seed) for a, top, wide, seed in runs],
        *[drop(bead, *one) for one in splash + around],
    ]
