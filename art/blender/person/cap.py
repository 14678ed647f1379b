"""A cloth work cap of six panels, open at the back above its strap. Space of the head: crown towards +Z, brim towards +Y."""
import math

import bmesh
import bpy
from mathutils import Vector

import curves
import materials as m
import shapes as s

RIM, HALF_WIDTH, HALF_DEPTH, TALL = 0.022, 0.0840, 0.1055, 0.102
TURNS, ROWS = 96, 20


def fabric():
    return m.cloth("cap cloth", (0.010, 0.046, 0.056))


def crown_point(turn, rise, out=0.0):
    """A place on the crown: turn from the right ear (0) over the brow (a quarter), rise from rim (0) to button (1)."""
    a, e = 2 * math.pi * turn, math.pi / 2 * rise
    flat = math.cos(e) ** 0.72
    dent = 1 - 0.012 * abs(math.cos(3 * a)) ** 6 * math.sin(2 * e)
    w, d = HALF_WIDTH + out, HALF_DEPTH + out
    tilt = 0.016 * math.sin(a) * (1 - rise)
    return Vector(
        (
            w * math.cos(a) * flat * dent,
            -0.008 + d * math.sin(a) * flat * dent,
            RIM + tilt + (TALL + out) * math.sin(e) ** 0.92,
        )
    )


def in_arch(turn, rise):
    """The opening over the strap, at the back."""
    return ((turn - 0.75) / 0.068) ** 2 + ((rise - 0.16) / 0.34) ** 2 < 1 and rise > 0.155


def crown():
    form = bmesh.new()
    rows = [[form.verts.new(crown_point(i / TURNS, r / ROWS * 0.985)) for i in range(TURNS)] for r in range(ROWS + 1)]
    for r in range(ROWS):
        for i in range(TURNS):
            if not in_arch((i + 0.5) / TURNS, (r + 0.5) / ROWS):
                j = (i + 1) % TURNS
                form.faces.new((rows[r][i], rows[r][j], rows[r + 1][j], rows[r + 1][i]))
    form.faces.new(rows[-1])
    mesh = bpy.data.meshes.new("crown")
    form.to_mesh(mesh)
    form.free()
    thing = s.link("crown", mesh, fabric())
    shell = thing.modifiers.new("thick", "SOLIDIFY")
    shell.thickness, shell.offset = 0.0022, -1
    soft = thing.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    s.shade_smooth(mesh, 60)
    return thing


def brim():
    """A bowed sheet that follows the brow and dips at its sides."""
    form = bmesh.new()
    across, along = 28, 8
    rows = []
    for r in range(along + 1):
        far = r / along
        row = []
        for i in range(across + 1):
            turn = 0.25 + (i / across - 0.5) * 0.40
            inner = crown_point(turn, 0.02, 0.0005)
            u = (i / across - 0.5) * 2
            length = 0.072 * (1 - abs(u) ** 2.6) ** 0.5
            row.append(
                form.verts.new(
                    inner + Vector((0.05 * u * length, length * far, -0.30 * length * far - 0.006 * u * u * far))
                )
            )
        rows.append(row)
    for r in range(along):
        for i in range(across):
            form.faces.new((rows[r][i], rows[r][i + 1], rows[r + 1][i + 1], rows[r + 1][i]))
    mesh = bpy.data.meshes.new("brim")
    form.to_mesh(mesh)
    form.free()
    thing = s.link("brim", mesh, fabric())
    shell = thing.modifiers.new("thick", "SOLIDIFY")
    shell.thickness, shell.offset = 0.003, 0
    soft = thing.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 2
    s.shade_smooth(mesh, 60)
    return thing


def cap():
    thread = m.cloth("cap thread", (0.022, 0.078, 0.090))
    seams = [
        curves.tube(thread, [crown_point(turn, k / 24, 0.0004) for k in range(start, 25)], 0.0009)
        for turn, start in ((0.083, 0), (0.25, 0), (0.417, 0), (0.583, 0), (0.75, 12), (0.917, 0))
    ]
    rim = [
        curves.tube(thread, [crown_point(k / 72, rise, 0.0002) for k in range(72)], 0.0008, 0, True)
        for rise in (0.012, 0.115)
    ]
    arch = [(0.75 + 0.068 * math.cos(a), 0.16 + 0.34 * math.sin(a)) for a in (math.pi * k / 30 for k in range(31))]
    binding = curves.tube(fabric(), [crown_point(t, r) for t, r in arch], 0.0028)
    strap = curves.tube(thread, [crown_point(0.75 + k / 200, 0.075, 0.0012) for k in range(-16, 17)], 0.0006)
    slider = s.box(m.brass(), (-0.006, 0.006), (-0.1175, -0.1132), (RIM - 0.014, RIM + 0.006), 0.001)
    top = crown_point(0, 1.0)
    button = s.lathe(fabric(), [(0.0075, -0.002), (0.0065, 0.003), (0.003, 0.0045), (0, 0.0048)], top, "Z", 24)
    return [crown(), brim(), *seams, *rim, binding, strap, slider, button]
