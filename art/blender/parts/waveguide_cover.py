"""The mica sheet over the opening where microwaves enter, 130 by 105 mm: whole, and burnt through."""
import math
import random

import curves
import materials as m
import shapes as s
from parts import bench, wear

# Upright outline, laid down later: one cut corner, two hooks below, a hole for the clip.
OUTLINE = (
    (-0.065, -0.046), (-0.046, -0.046), (-0.046, -0.053), (-0.030, -0.053), (-0.030, -0.046), (0.030, -0.046),
    (0.030, -0.053), (0.046, -0.053), (0.046, -0.046), (0.065, -0.046), (0.065, 0.036), (0.053, 0.049), (-0.065, 0.049),
)  # fmt: skip
CLIP, BURN = (0.0, 0.039), (-0.004, -0.004)


def mica(name, spoiled):
    """Flakes pressed into a sheet: silvery tan with a shimmer. Fire turns it brown and black around its hole."""
    surface = m.surface(name, (0.33, 0.28, 0.21), 0.30, Specular=0.7, Clearcoat=0.25, Clearcoat_Roughness=0.3)
    m.pattern(surface, (420, 420, 420), (0.215, 0.175, 0.125), (0.40, 0.35, 0.27), into="Base Color", detail=8)
    m.pattern(surface, (90, 90, 90), 0.22, 0.5, detail=7)
    m.pattern(surface, (260, 260, 260), 0, 0, bump=0.12, detail=4)
    if spoiled:
        scorch(surface)
    return surface


def scorch(surface):
    tree = surface.node_tree
    shader = tree.nodes["Principled BSDF"]
    kinds = dict(
        at="TexCoord", off="VectorMath", far="VectorMath", noise="TexNoise", sum="Math", ramp="ValToRGB", mix="MixRGB"
    )
    n = {key: tree.nodes.new(f"ShaderNode{kind}") for key, kind in kinds.items()}
    n["off"].operation, n["far"].operation, n["sum"].operation = "SUBTRACT", "LENGTH", "MULTIPLY_ADD"
    n["off"].inputs[1].default_value = (BURN[0], BURN[1], 0)
    n["noise"].inputs["Scale"].default_value, n["noise"].inputs["Detail"].default_value = 70, 8
    n["sum"].inputs[1].default_value = 0.030
    ramp = n["ramp"].color_ramp
    ramp.elements[0].position, ramp.elements[0].color = 0.030, (0.004, 0.003, 0.003, 1)
    ramp.elements[1].position, ramp.elements[1].color = 0.072, (1, 1, 1, 1)
    for position, color in ((0.040, (0.03, 0.016, 0.008, 1)), (0.050, (0.26, 0.12, 0.045, 1))):
        ramp.elements.new(position).color = color
    n["mix"].blend_type, n["mix"].inputs["Fac"].default_value = "MULTIPLY", 1
    base = shader.inputs["Base Color"].links[0].from_socket
    for a, b in (
        (n["at"].outputs["Object"], n["off"].inputs[0]),
        (n["off"].outputs[0], n["far"].inputs[0]),
        (n["at"].outputs["Object"], n["noise"].inputs["Vector"]),
        (n["noise"].outputs["Fac"], n["sum"].inputs[0]),
        (n["far"].outputs["Value"], n["sum"].inputs[2]),
        (n["sum"].outputs[0], n["ramp"].inputs["Fac"]),
        (base, n["mix"].inputs[1]),
        (n["ramp"].outputs["Color"], n["mix"].inputs[2]),
        (n["mix"].outputs[0], shader.inputs["Base Color"]),
    ):
        tree.links.new(a, b)


def sheet(spoiled):
    chance = random.Random(9)
    holes = [curves.circle(*CLIP, 0.0034, 32)]
    if spoiled:
        ring = []
        for i in range(90):
            a = 2 * math.pi * i / 90
            r = 0.0125 * (1 + 0.22 * math.sin(2 * a + 1) + 0.10 * math.sin(5 * a) + chance.uniform(-0.09, 0.09))
            ring.append((BURN[0] + 1.25 * r * math.cos(a), BURN[1] + r * math.sin(a)))
        holes.append(ring)
    flat = curves.plate(mica("mica burnt" if spoiled else "mica", spoiled), OUTLINE, (-0.0003, 0.0003), holes, 0.0001)
    things = [flat]
    if spoiled:
        grease = m.surface("burnt grease", (0.045, 0.020, 0.007), 0.2, Clearcoat=0.6)
        for _ in range(46):
            x, z = chance.uniform(-0.06, 0.06), chance.uniform(-0.042, 0.044)
            if math.hypot(x - BURN[0], z - BURN[1]) < 0.022:
                continue
            drop = wear.lump(grease, (x, -0.0003, z), chance.uniform(0.0004, 0.0017), chance, 1, 0.15)
            drop.scale = (1, 0.25, 1)
            things.append(drop)
    clip = m.surface("clip nylon", (0.74, 0.72, 0.68), 0.4)
    things.append(
        s.lathe(
            clip, [(0, -0.002), (0.004, -0.002), (0.0062, -0.0008), (0.0062, 0.0003)], (CLIP[0], 0, CLIP[1]), "Y", 32
        )
    )
    return s.group("waveguide cover", things)


def build():
    bench.build(0.32)
    for x, turn, spoiled in ((-0.073, 5, False), (0.073, -4, True)):
        # Leaned on a rod of its own height, so that light grazes it.
        root = sheet(spoiled)
        wear.lay(root, x, 0.0, 0.030, turn, -62)
        for side in (-0.045, 0.045):
            s.box(m.oak(), (x + side - 0.008, x + side + 0.008), (0.016, 0.034), (0.0, 0.037), 0.002)
    bench.look(0.295, 0, 42, (0.0, 0.0, 0.024), 80, 11.0)
