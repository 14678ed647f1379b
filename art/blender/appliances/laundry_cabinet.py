"""What washer and dryer share: the white cabinet with a round mouth, its panel, knob and readout."""
import curves
import materials as m
import shapes as s

WIDTH, DEPTH, HEIGHT, FACE = 0.686, 0.76, 0.985, -0.735
MOUTH = (0.0, 0.475)


def cabinet(mouth_radius, depth=0.5):
    shell = s.box(m.enamel(), (-0.343, 0.343), (FACE, 0), (0.022, HEIGHT), 0.014, "cabinet")
    mouth = s.cylinder(
        m.plastic(0.05), mouth_radius, depth, (MOUTH[0], FACE - 0.05 + depth, MOUTH[1]), "Y", name="mouth"
    )
    s.cut(shell, mouth)
    feet = [s.cylinder(m.rubber(), 0.024, 0.03, (x, y, 0)) for x in (-0.29, 0.29) for y in (-0.68, -0.06)]
    return [shell, mouth, *feet]


def panel(shows, drawer, lit=None, size=0.040):
    """The readout shows minutes, or in a light of its own what is wrong."""
    z = (0.850, 0.972)
    face = FACE - 0.012
    parts = [
        s.box(m.enamel(), (-0.336, 0.336), (face, FACE + 0.02), z, 0.006, "panel"),
        curves.plate(
            m.dark_glass(), curves.rounded((0.05, 0.318), (0.868, 0.955), 0.008), (face - 0.002, face + 0.002)
        ),
        curves.words(lit or m.readout(), shows, (0.245, face - 0.0026, 0.912), size),
        s.lathe(
            m.chrome(),
            [(0.046, 0), (0.046, 0.006), (0.041, 0.009), (0.038, 0.028), (0.034, 0.031), (0, 0.031)],
            (-0.03, face, 0.911),
            "Y",
        ),
        s.lathe(m.plastic(0.08), [(0.052, 0), (0.052, 0.002), (0.045, 0.002)], (-0.03, face, 0.911), "Y"),
        s.box(m.readout(), (-0.032, -0.028), (face - 0.0315, face - 0.030), (0.928, 0.942), 0),
    ]
    parts += [s.cylinder(m.plastic(0.35), 0.0075, 0.003, (x, face, 0.893), "Y") for x in (0.075, 0.105, 0.135, 0.165)]
    parts += [
        s.box(m.readout(), (x - 0.009, x + 0.009), (face - 0.0027, face - 0.002), (0.928, 0.931), 0)
        for x in (0.075, 0.105, 0.135, 0.165)
    ]
    if drawer:
        gap = m.plastic(0.015)
        parts.append(
            curves.plate(gap, curves.rounded((-0.325, -0.105), (0.862, 0.960), 0.012), (face - 0.0006, face + 0.001))
        )
        parts.append(
            curves.plate(
                m.enamel(), curves.rounded((-0.322, -0.108), (0.865, 0.957), 0.010), (face - 0.006, face), edge=0.003
            )
        )
        parts.append(
            curves.plate(
                m.plastic(0.25), curves.rounded((-0.27, -0.16), (0.870, 0.889), 0.008), (face - 0.0066, face - 0.005)
            )
        )
    return parts


def drum(radius, front, back, name):
    x, z = MOUTH
    steel = m.dotted(name, (0.55, 0.55, 0.54), 70, 22, 0.17)
    wall = s.lathe(steel, [(radius, -front), (radius, -(front + back) / 2), (radius, -back)], (x, 0, z), "Y", 96)
    rear = s.lathe(
        m.galvanized(),
        [(radius, -back), (radius * 0.7, -back - 0.004), (radius * 0.3, -back + 0.004), (0, -back)],
        (x, 0, z),
        "Y",
        96,
    )
    return [wall, rear]


def linen(color, name, at, size, seed):
    """A crumpled piece of washing."""
    import bpy

    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1, location=at)
    lump = bpy.context.object
    lump.scale = size
    lump.rotation_euler = (0.4 * seed, 0.7 * seed, 1.1 * seed)
    lump.data.materials.append(m.cloth(name, color))
    s.shade_smooth(lump.data, 180)
    for scale, strength in ((1.1, 0.8), (0.5, 0.16)):
        texture = bpy.data.textures.new("fold", "CLOUDS")
        texture.noise_scale = scale
        fold = lump.modifiers.new("fold", "DISPLACE")
        fold.texture, fold.strength, fold.mid_level = texture, strength, 0.5
    return lump
