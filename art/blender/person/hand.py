"""A hand in a work glove. Its own space: wrist at 0, fingers towards +X, back of the hand +Z; thumb on +Y (a right hand) or -Y."""
import math

import bmesh
from mathutils import Vector

import materials as m
from person import forms

# Where a finger starts, how long its three bones are, how far it spreads.
FINGERS = (
    ((0.092, 0.030, 0.004), (0.042, 0.026, 0.022), 0.10),
    ((0.097, 0.009, 0.006), (0.046, 0.030, 0.023), 0.02),
    ((0.092, -0.012, 0.004), (0.042, 0.028, 0.022), -0.06),
    ((0.083, -0.031, 0.000), (0.033, 0.021, 0.019), -0.15),
)

# How far each joint is bent, in degrees: index to little finger, then the thumb's places.
PINCH = (
    ((38, 42, 25), (48, 50, 30), (60, 62, 35), (66, 68, 40)),
    ((0.030, 0.044, -0.012), (0.070, 0.048, -0.034), (0.104, 0.034, -0.044)),
)
FLAT = (
    ((6, 10, 6), (2, 8, 5), (3, 8, 5), (5, 10, 6)),
    ((0.030, 0.044, -0.006), (0.062, 0.070, -0.008), (0.090, 0.080, -0.012)),
)

# What thumb and forefinger hold, and where it points.
PINCHED, POINTED = Vector((0.116, 0.036, -0.055)), Vector((0.80, -0.08, -0.60)).normalized()


def finger(form, start, bones, spread, bends):
    at, down, beads = Vector(start), 0.0, []
    beads.append((at - Vector((0.02, 0, 0)), 0.0125))
    beads.append((at, 0.0122))
    for i, (bone, turn) in enumerate(zip(bones, bends)):
        down += math.radians(turn)
        at = at + Vector((math.cos(down) * math.cos(spread), math.cos(down) * math.sin(spread), -math.sin(down))) * bone
        beads.append((at, 0.0116 - 0.0011 * i))
    forms.chain(form, beads)
    return at


def hand(name, hold, mirror=1):
    """Returns the parts. `hold` is PINCH or FLAT; a left hand is mirrored."""
    bends, thumb = hold
    form = bmesh.new()
    forms.loft(
        form,
        [
            ((-0.012, 0, -0.002), 0.030, 0.021),
            ((0.018, 0.001, -0.002), 0.034, 0.019),
            ((0.055, 0.002, 0), 0.042, 0.018),
            ((0.098, -0.001, 0), 0.043, 0.015),
        ],
        side=(0, 1, 0),
    )
    for (start, bones, spread), bend in zip(FINGERS, bends):
        finger(form, start, bones, spread, bend)
    forms.chain(form, [((0.010, 0.026, -0.008), 0.017), *[(at, r) for at, r in zip(thumb, (0.0165, 0.0140, 0.0115))]])
    if mirror < 0:
        bmesh.ops.scale(form, vec=(1, -1, 1), verts=form.verts)
        bmesh.ops.reverse_faces(form, faces=form.faces)
    skin = forms.melt(form, name, m.cloth("glove leather", (0.40, 0.235, 0.095)), 0.0032, 3)
    forms.refine(skin, 1)
    form = bmesh.new()
    forms.loft(
        form,
        [
            ((-0.062, 0, 0), 0.043, 0.038),
            ((-0.045, 0, 0), 0.0405, 0.0350),
            ((-0.02, 0, 0), 0.035, 0.0275),
            ((-0.004, 0, 0), 0.0345, 0.0245),
        ],
        side=(0, 1, 0),
    )
    cuff = forms.melt(form, name + " cuff", m.cloth("glove cuff", (0.012, 0.05, 0.06)), 0.003, 2)
    ring = [
        Vector((-0.005, 0.0350 * math.cos(a), 0.0250 * math.sin(a))) for a in (2 * math.pi * k / 40 for k in range(40))
    ]
    band = forms.seam(
        forms.surface_tree(cuff), m.surface("cuff edge", (0.30, 0.17, 0.07), 0.7), ring, 0.0022, 0, 40, True
    )
    return [skin, cuff, band]
