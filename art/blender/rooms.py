"""Walls with openings, floors, windows, and what lies outside: lawn, water, palms."""
import math

import bpy

import materials as m
import palms
import shapes as s


def plaster():
    return m.surface("plaster", (0.74, 0.70, 0.63), 0.9)


def wall_back(x, height, opening=None, y=0.0, thick=0.12):
    """An upright wall across the view; the opening is ((left, right), (low, high))."""
    paint, t = plaster(), (y, y + thick)
    if not opening:
        return [s.box(paint, x, t, (0, height), 0)]
    ox, oz = opening
    return [
        s.box(paint, (x[0], ox[0]), t, (0, height), 0),
        s.box(paint, (ox[1], x[1]), t, (0, height), 0),
        s.box(paint, ox, t, (0, oz[0]), 0),
        s.box(paint, ox, t, (oz[1], height), 0),
    ]


def wall_side(x, y, height, opening=None, thick=0.12):
    """A wall along the view; thickness grows away from the room for a left wall."""
    paint, t = plaster(), (x - thick, x)
    if not opening:
        return [s.box(paint, t, y, (0, height), 0)]
    oy, oz = opening
    parts = [
        s.box(paint, t, (y[0], oy[0]), (0, height), 0),
        s.box(paint, t, (oy[1], y[1]), (0, height), 0),
        s.box(paint, t, oy, (oz[1], height), 0),
    ]
    return parts + ([s.box(paint, t, oy, (0, oz[0]), 0)] if oz[0] > 0 else [])


def sash(x, z, y, bars=1, rails=0, deep=0.05):
    """A white window frame standing across the view."""
    white, w = m.surface("sash", (0.78, 0.76, 0.72), 0.4), 0.045
    t = (y, y + deep)
    parts = [
        s.box(white, (x[0], x[0] + w), t, z, 0.002),
        s.box(white, (x[1] - w, x[1]), t, z, 0.002),
        s.box(white, (x[0] + w, x[1] - w), t, (z[0], z[0] + w), 0.002),
        s.box(white, (x[0] + w, x[1] - w), t, (z[1] - w, z[1]), 0.002),
    ]
    for i in range(bars):
        c = x[0] + (x[1] - x[0]) * (i + 1) / (bars + 1)
        parts.append(s.box(white, (c - 0.018, c + 0.018), (y + 0.01, y + deep - 0.01), z, 0.002))
    for i in range(rails):
        c = z[0] + (z[1] - z[0]) * (i + 1) / (rails + 1)
        parts.append(s.box(white, x, (y + 0.012, y + deep - 0.012), (c - 0.014, c + 0.014), 0.002))
    return parts


def side_sash(x, y, z, bars=1):
    white, w = m.surface("sash", (0.78, 0.76, 0.72), 0.4), 0.05
    t = (x - 0.09, x - 0.04)
    parts = [
        s.box(white, t, (c - w / 2, c + w / 2), z, 0.002)
        for c in [y[0] + w / 2 + (y[1] - y[0] - w) * i / (bars + 1) for i in range(bars + 2)]
    ]
    return parts + [
        s.box(white, (t[0] + 0.003, t[1] - 0.003), (y[0] + w, y[1] - w), (c, c + w), 0.002) for c in (z[0], z[1] - w)
    ]


def terrazzo():
    """Pale ground with chips of shell, sea glass and clay: the Florida floor."""
    found = bpy.data.materials.get("terrazzo")
    if found:
        return found
    material = m.surface("terrazzo", (0.70, 0.655, 0.58), 0.22)
    tree = material.node_tree
    last = None
    for scale, size, colors in (
        (26, 0.33, ((0.62, 0.56, 0.47), (0.80, 0.77, 0.72))),
        (44, 0.28, ((0.47, 0.52, 0.46), (0.66, 0.48, 0.35))),
        (80, 0.24, ((0.48, 0.42, 0.35), (0.85, 0.83, 0.79))),
    ):
        where, cells, edge, hue, mix = (
            tree.nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "TexVoronoi", "Math", "ValToRGB", "MixRGB")
        )
        cells.inputs["Scale"].default_value = scale
        edge.operation, edge.inputs[1].default_value = "LESS_THAN", size
        hue.color_ramp.elements[0].color, hue.color_ramp.elements[1].color = (*colors[0], 1), (*colors[1], 1)
        tree.links.new(where.outputs["Object"], cells.inputs["Vector"])
        tree.links.new(cells.outputs["Distance"], edge.inputs[0])
        tree.links.new(cells.outputs["Color"], hue.inputs["Fac"])
        tree.links.new(edge.outputs[0], mix.inputs[0])
        mix.inputs[1].default_value = (0.70, 0.655, 0.58, 1)
        if last:
            tree.links.new(last, mix.inputs[1])
        tree.links.new(hue.outputs[0], mix.inputs[2])
        last = mix.outputs[0]
    tree.links.new(last, tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def ceiling(x, y, z):
    """Seen, yet it lets the sky's soft light down: a closed room would cost ten times the samples."""
    lid = s.box(m.surface("ceiling", (0.80, 0.78, 0.74), 0.9), x, y, (z, z + 0.1), 0, "ceiling")
    lid.visible_shadow = lid.visible_diffuse = False
    return lid


def outside(
    water=9.0,
    level=-0.25,
    stand=((-2.6, 4.2, 0.5), (-0.6, 6.0, -0.7), (-4.6, 6.5, 0.6), (1.2, 7.5, 0.4), (-7, 9, -0.5)),
):
    """Lawn, then water, and palms at (x, y, lean)."""
    lawn = m.surface("lawn", (0.10, 0.17, 0.045), 0.95)
    sea = m.surface("sea", (0.09, 0.30, 0.34), 0.35)
    parts = [
        s.box(lawn, (-60, 60), (0.2, water), (level - 0.2, level), 0),
        s.box(sea, (-400, 400), (water, 600), (level - 0.4, level - 0.15), 0),
    ]
    bush = m.surface("hedge", (0.05, 0.12, 0.03), 0.8)
    for i in range(16):
        ball = s.lathe(
            bush,
            [(0, 0.34), (0.2, 0.27), (0.31, 0.1), (0.33, -0.05), (0.24, -0.3)],
            (-5.2 + i * 0.52, 3.0 + 0.3 * math.sin(i * 2.1), level + 0.28 + 0.09 * math.sin(i * 1.7)),
            "Z",
            14,
        )
        parts.append(ball)
    for i, (x, y, lean) in enumerate(stand):
        s.place(palms.palm(3.1 + 0.5 * (i % 3), lean, i + 3, 16, 2.1), x, y, level)
    return parts
