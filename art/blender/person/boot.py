"""A work boot, bent at the ball as when one sits on the heels. Its own space: heel at 0, toe towards +Y, sole at z = 0 before bending."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import materials as m
import shapes as s
from person import forms

BALL, BEND = 0.185, math.radians(80)

# Along the foot: how far the sole reaches to each side.
OUTLINE = (
    (-0.004, 0.018),
    (0.010, 0.031),
    (0.040, 0.036),
    (0.090, 0.033),
    (0.130, 0.037),
    (0.175, 0.047),
    (0.215, 0.048),
    (0.250, 0.040),
    (0.272, 0.026),
    (0.284, 0.010),
)


def bent(thing):
    """Turns what lies before the ball of the foot upwards, without a kink."""
    for vertex in thing.data.vertices:
        over = vertex.co.y - BALL + 0.02
        if over <= 0:
            continue
        part = min(1.0, over / 0.04)
        turn = Matrix.Rotation(BEND * part * (0.5 if part < 1 else 1.0), 3, "X")
        hinge = Vector((0, BALL - 0.02 + 0.5 * min(over, 0.04), 0.004))
        vertex.co = hinge + turn @ (vertex.co - hinge)
    return thing


def half_width(y):
    for (a, wa), (b, wb) in zip(OUTLINE, OUTLINE[1:]):
        if y <= b:
            return wa + (wb - wa) * (y - a) / (b - a)
    return OUTLINE[-1][1]


def slab(material, z, y_range, wide=0.0, name="sole"):
    """A sheet in the outline of the foot."""
    form, steps, rows = bmesh.new(), 44, []
    for k in range(steps + 1):
        y = y_range[0] + (y_range[1] - y_range[0]) * k / steps
        w = half_width(y) + wide
        rows.append([form.verts.new((x, y, h)) for x, h in ((-w, z[0]), (-w, z[1]), (w, z[1]), (w, z[0]))])
    for a, b in zip(rows, rows[1:]):
        for i in range(4):
            form.faces.new((a[i], a[(i + 1) % 4], b[(i + 1) % 4], b[i]))
    form.faces.new(rows[0])
    form.faces.new(rows[-1][::-1])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    s.shade_smooth(mesh, 40)
    return s.round_edges(bent(s.link(name, mesh, material)), 0.0025, 2)


def upper():
    form = bmesh.new()
    forms.loft(
        form,
        [
            ((0, 0.006, 0.050), 0.030, 0.045),
            ((0, 0.030, 0.052), 0.034, 0.050),
            ((0, 0.080, 0.058), 0.034, 0.058),
            ((0, 0.130, 0.046), 0.037, 0.044),
            ((0, 0.180, 0.034), 0.043, 0.033),
            ((0, 0.230, 0.028), 0.043, 0.028),
            ((0, 0.272, 0.022), 0.026, 0.018),
        ],
        steps=40,
    )
    forms.loft(
        form,
        [
            ((0, 0.052, 0.05), 0.036, 0.046),
            ((0, 0.054, 0.10), 0.037, 0.046),
            ((0, 0.052, 0.150), 0.040, 0.048),
            ((0, 0.052, 0.160), 0.041, 0.049),
        ],
    )
    return bent(forms.melt(form, "upper", m.surface("boot leather", (0.115, 0.060, 0.030), 0.55), 0.005, 5))


def boot():
    black = m.surface("boot sole", (0.020, 0.020, 0.021), 0.6)
    tread = [
        slab(black, (-0.011, 0.004), (a, a + 0.0105), -0.004, "tread") for a in [0.098 + 0.0165 * i for i in range(11)]
    ]
    heel = [
        slab(black, (-0.022, 0.002), (a, b), -0.001, "heel")
        for a, b in ((-0.002, 0.020), (0.025, 0.045), (0.050, 0.072))
    ]
    welt = m.surface("welt", (0.26, 0.155, 0.075), 0.6)
    stack = [
        slab(black, (-0.004, 0.006), (-0.004, 0.284), 0.001),
        slab(welt, (0.006, 0.011), (-0.004, 0.284), 0.004, "welt"),
    ]
    counter = m.surface("boot thread", (0.34, 0.20, 0.10), 0.7)
    body = forms.refine(upper(), 1)
    tree = forms.surface_tree(body)
    seams = [
        forms.seam(tree, counter, [(x, -0.05, 0.10), (x * 0.6, -0.05, 0.04)], 0.0009, 0.0003, 24)
        for x in (-0.012, 0.012)
    ] + [
        forms.seam(
            tree,
            counter,
            [(0.06, 0.05, z), (0.03, -0.02, z), (0, -0.05, z), (-0.03, -0.02, z), (-0.06, 0.05, z)],
            0.0009,
            0.0003,
            40,
        )
        for z in (0.118, 0.148)
    ]
    return [body, *stack, *tread, *heel, *seams]
