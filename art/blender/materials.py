"""Surfaces. Colours are linear light. Each is made once and shared."""
import bpy

# The brand's colours in linear light: lagoon ink, sea glass, warm paper, mango.
LAGOON, SEA_GLASS, PAPER, MANGO = (0.008, 0.055, 0.072), (0.235, 0.335, 0.295), (0.78, 0.69, 0.56), (0.85, 0.30, 0.05)


def surface(name, color, roughness=0.5, metallic=0.0, **inputs):
    """A principled surface; returns the material and its nodes for those who add a pattern."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def pattern(material, scale, low, high, into="Roughness", detail=3.0, bump=0.0, kind="Object"):
    """Noise stretched by `scale`, mapped to low..high on one input, or used as a bump."""
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    stretch.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, detail
    tree.links.new(where.outputs[kind], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    if bump:
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.002
        tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        old = shader.inputs["Normal"].links
        if old:
            tree.links.new(old[0].from_socket, relief.inputs["Normal"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        return material
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    for element, value in zip(ramp.color_ramp.elements, (low, high)):
        element.color = (*(value if isinstance(value, tuple) else (value,) * 3), 1)
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs[into])
    return material


def steel(name="brushed steel", color=(0.60, 0.585, 0.56), roughness=0.27):
    """Sheet steel with a level grain: streaks in roughness, and a faint waviness no rolled sheet is without."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material = surface(name, color, roughness, 1.0, Anisotropic=0.55)
    tree = material.node_tree
    tangent = tree.nodes.new("ShaderNodeTangent")
    tangent.direction_type, tangent.axis = "RADIAL", "Z"
    tree.links.new(tangent.outputs["Tangent"], tree.nodes["Principled BSDF"].inputs["Tangent"])
    pattern(material, (3, 3, 520), roughness - 0.010, roughness + 0.016, detail=1)
    return pattern(material, (2.2, 2.2, 1.6), 0, 0, bump=0.16, detail=1)


def dark_steel():
    return steel("dark steel", (0.085, 0.085, 0.088), 0.3)


def chrome():
    return surface("chrome", (0.78, 0.77, 0.75), 0.08, 1.0)


def satin():
    return surface("satin metal", (0.55, 0.54, 0.52), 0.3, 1.0)


def galvanized():
    m = surface("galvanized", (0.50, 0.51, 0.51), 0.38, 1.0)
    return m if len(m.node_tree.nodes) > 2 else pattern(m, (60, 60, 60), 0.28, 0.46)


def brass():
    return surface("brass", (0.62, 0.40, 0.16), 0.28, 1.0)


def copper():
    return surface("copper", (0.75, 0.32, 0.17), 0.22, 1.0)


def enamel():
    m = surface("white enamel", (0.66, 0.65, 0.63), 0.22, Clearcoat=0.5, Clearcoat_Roughness=0.06)
    return m if len(m.node_tree.nodes) > 2 else pattern(m, (40, 40, 40), 0, 0, bump=0.02, detail=2)


def black_enamel():
    return surface("black enamel", (0.012, 0.012, 0.013), 0.14, Clearcoat=0.4)


def cast_iron():
    m = surface("cast iron", (0.016, 0.016, 0.017), 0.55)
    return m if len(m.node_tree.nodes) > 2 else pattern(m, (500, 500, 500), 0, 0, bump=0.25, detail=2)


def rubber():
    return surface("rubber", (0.028, 0.028, 0.03), 0.62)


def grey_rubber():
    return surface("boot rubber", (0.13, 0.133, 0.137), 0.5)


def plastic(shade=0.05):
    return surface(f"plastic {shade}", (shade, shade, shade * 0.98), 0.38)


def dark_glass():
    return surface("dark glass", (0.006, 0.007, 0.008), 0.03, Specular=0.6)


def pane(name="pane", tint=(0.96, 0.98, 0.97), reflect=1.0):
    """Thin glass: what is behind it, tinted, plus a reflection. Real refraction would only add noise."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    through, mirror, mix, rim, power, damp = (
        tree.nodes.new(f"ShaderNode{kind}")
        for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "Math", "Math")
    )
    through.inputs["Color"].default_value = (*tint, 1)
    mirror.inputs["Roughness"].default_value = 0.02
    # Schlick's rule from the angle alone: the same from both sides, so an open sheet never turns into a mirror.
    rim.inputs["Blend"].default_value = 0.5
    power.operation, power.inputs[1].default_value = "POWER", 5.0
    damp.operation, damp.inputs[1].default_value, damp.inputs[2].default_value = (
        "MULTIPLY_ADD",
        0.9 * reflect,
        0.05 * reflect,
    )
    tree.links.new(rim.outputs["Facing"], power.inputs[0])
    tree.links.new(power.outputs[0], damp.inputs[0])
    tree.links.new(damp.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def glow(name, color, strength):
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = surface(name, (0, 0, 0), 0.5)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*color, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def readout():
    return glow("readout", (0.75, 0.95, 0.92), 2.2)


def oak():
    m = surface("oak", (0.42, 0.26, 0.13), 0.42)
    if len(m.node_tree.nodes) > 2:
        return m
    return pattern(m, (2.2, 38, 38), (0.34, 0.19, 0.085), (0.52, 0.34, 0.18), into="Base Color", detail=6)


def quartz():
    m = surface("quartz", (0.74, 0.71, 0.66), 0.16)
    if len(m.node_tree.nodes) > 2:
        return m
    return pattern(m, (3, 5, 3), (0.66, 0.63, 0.585), (0.79, 0.765, 0.72), into="Base Color", detail=9)


def paper_wall():
    m = surface("paper wall", PAPER, 0.9)
    return m if len(m.node_tree.nodes) > 2 else pattern(m, (90, 90, 90), 0, 0, bump=0.06, detail=4)


def cabinet_paint():
    return surface("cabinet paint", SEA_GLASS, 0.38)


def leaf():
    return surface("leaf", (0.045, 0.13, 0.03), 0.45)


def cloth(name, color):
    m = surface(name, color, 0.95, Sheen=0.4)
    return m if len(m.node_tree.nodes) > 2 else pattern(m, (420, 420, 420), 0, 0, bump=0.5, detail=2)


def dotted(name, color, around, along, size=0.2, metallic=1.0, roughness=0.3, hole=(0.01, 0.01, 0.01)):
    """Metal with a grid of dark holes in uv space, for drums and screens."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = surface(name, color, roughness, metallic)
    tree = material.node_tree
    nodes = {
        k: tree.nodes.new(f"ShaderNode{v}")
        for k, v in dict(
            at="TexCoord",
            grid="Mapping",
            cell="VectorMath",
            offset="VectorMath",
            far="VectorMath",
            inside="Math",
            mix="MixRGB",
        ).items()
    }
    nodes["grid"].inputs["Scale"].default_value = (around, along, 1)
    nodes["cell"].operation, nodes["offset"].operation, nodes["far"].operation = "FRACTION", "SUBTRACT", "LENGTH"
    nodes["offset"].inputs[1].default_value = (0.5, 0.5, 0)
    nodes["inside"].operation, nodes["inside"].inputs[1].default_value = "LESS_THAN", size
    nodes["mix"].inputs[1].default_value, nodes["mix"].inputs[2].default_value = (*color, 1), (*hole, 1)
    for a, b in (
        (nodes["at"].outputs["UV"], nodes["grid"].inputs["Vector"]),
        (nodes["grid"].outputs[0], nodes["cell"].inputs[0]),
        (nodes["cell"].outputs[0], nodes["offset"].inputs[0]),
        (nodes["offset"].outputs[0], nodes["far"].inputs[0]),
        (nodes["far"].outputs["Value"], nodes["inside"].inputs[0]),
        (nodes["inside"].outputs[0], nodes["mix"].inputs[0]),
        (nodes["mix"].outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"]),
    ):
        tree.links.new(a, b)
    return material
