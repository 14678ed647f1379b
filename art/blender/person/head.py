"""A head seen from behind: skull, jaw, ear, neck, and hair cut short to a fade. It has no face."""
import bmesh
from mathutils import Vector

import materials as m
from person import forms

# Its own space: the middle of the skull at 0, looking towards +Y. Height from chin to crown 0.235 m.


TONE = (0.40, 0.215, 0.135)


def skin():
    under = dict(Subsurface=0.12, Subsurface_Color=(*TONE, 1), Subsurface_Radius=(0.012, 0.005, 0.003))
    return m.surface("skin", TONE, 0.52, **under)


def hair_amount(at):
    """1 where the hair is full, 0 on bare skin: a hairline around the ear and a nape that fades."""
    line = -0.052 + 0.10 * max(0.0, at.y + 0.01)
    if at.y > 0.018:
        line += 3.0 * (at.y - 0.018)
    return max(0.0, min(1.0, (at.z - line) / 0.030 + 0.3))


def skull(neck_way):
    form = bmesh.new()
    forms.ball(form, (0, -0.010, 0.020), 0.1, (0.765, 0.985, 0.98))
    forms.ball(form, (0, 0.010, -0.045), 0.1, (0.66, 0.72, 0.62))
    forms.loft(
        form,
        [
            ((0, 0.020, -0.010), 0.070, 0.072),
            ((0, 0.034, -0.060), 0.060, 0.054),
            ((0, 0.050, -0.100), 0.042, 0.034),
            ((0, 0.056, -0.116), 0.024, 0.018),
        ],
    )
    top, foot = Vector((0, -0.028, -0.030)), neck_way
    forms.loft(
        form,
        [
            (top.lerp(foot, t), w, d)
            for t, w, d in ((0, 0.056, 0.058), (0.35, 0.056, 0.057), (0.7, 0.060, 0.060), (1, 0.068, 0.066))
        ],
    )
    thing = forms.melt(form, "head", skin(), 0.0045, 7)
    for vertex in thing.data.vertices:
        amount = hair_amount(vertex.co)
        vertex.co += vertex.normal * 0.006 * amount * amount
    layer = thing.data.attributes.new("hair", "FLOAT", "POINT")
    layer.data.foreach_set("value", [hair_amount(v.co) for v in thing.data.vertices])
    return thing


def hair_over_skin():
    """Skin that turns into short dark hair where the attribute says so, grain by grain as a barber leaves it."""
    material = skin().copy()
    material.name = "head skin"
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    amount, noise, add, ramp, mix = (
        tree.nodes.new(f"ShaderNode{k}") for k in ("Attribute", "TexNoise", "Math", "ValToRGB", "MixRGB")
    )
    amount.attribute_name = "hair"
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 420, 2
    add.operation, add.inputs[2].default_value = "MULTIPLY_ADD", -0.25
    add.inputs[1].default_value = 0.5
    both = tree.nodes.new("ShaderNodeMath")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.12, 0.62
    mix.inputs[1].default_value, mix.inputs[2].default_value = shader.inputs["Base Color"].default_value, (
        0.022,
        0.014,
        0.010,
        1,
    )
    for a, b in (
        (noise.outputs["Fac"], add.inputs[0]),
        (add.outputs[0], both.inputs[0]),
        (amount.outputs["Fac"], both.inputs[1]),
        (both.outputs[0], ramp.inputs["Fac"]),
        (ramp.outputs["Color"], mix.inputs[0]),
        (mix.outputs[0], shader.inputs["Base Color"]),
        (mix.outputs[0], shader.inputs["Subsurface Color"]),
    ):
        tree.links.new(a, b)
    return material


def ear(side):
    """A rim, a lobe and the bowl between, standing a little off the head."""
    form = bmesh.new()
    rim = [
        (0.010, -0.018),
        (0.014, 0.004),
        (0.008, 0.024),
        (-0.008, 0.031),
        (-0.020, 0.022),
        (-0.022, 0.004),
        (-0.015, -0.014),
        (-0.006, -0.028),
        (0.006, -0.030),
    ]
    lean = lambda y, z: (side * (0.075 - 0.42 * min(0.0, y - 0.006)), y - 0.002, z - 0.018)
    points = [Vector(lean(y, z)) for y, z in rim]
    beads = [(forms.spline(points, k / 28), 0.0042 + 0.0016 * (k > 22)) for k in range(29)]
    forms.chain(form, beads)
    forms.ball(form, Vector(lean(-0.004, 0.0)) - Vector((side * 0.004, 0, 0)), 0.021, (0.28, 0.85, 1.15))
    return forms.melt(form, f"ear {side}", skin(), 0.0022, 4)


def head(neck_way):
    """`neck_way` is the foot of the neck in the head's own space."""
    thing = skull(neck_way)
    thing.data.materials.clear()
    thing.data.materials.append(hair_over_skin())
    return [forms.refine(thing, 1), forms.refine(ear(1), 1), forms.refine(ear(-1), 1)]
