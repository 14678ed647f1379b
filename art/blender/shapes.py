"""Solids measured in metres. Front of every appliance looks towards -Y, its back stands at y = 0, floor at z = 0.

Ranges, not centres: box(x=(left, right), y=(front, back), z=(low, high)) cannot leave a part floating by half its size.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(name, data, material=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def shade_smooth(mesh, angle=40):
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))


def round_edges(thing, width, segments=3):
    bevel = thing.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, segments, "ANGLE"
    bevel.angle_limit = math.radians(50)
    bevel.harden_normals = True
    return thing


def box(material, x, y, z, edge=0.003, name="box"):
    mesh = bpy.data.meshes.new(name)
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    centre = Vector([(r[0] + r[1]) / 2 for r in (x, y, z)])
    bmesh.ops.scale(form, vec=[abs(r[1] - r[0]) for r in (x, y, z)], verts=form.verts)
    bmesh.ops.translate(form, vec=centre, verts=form.verts)
    form.to_mesh(mesh)
    form.free()
    shade_smooth(mesh)
    thing = link(name, mesh, material)
    return round_edges(thing, edge) if edge else thing


def prism(material, rings, name="prism", edge=0.003):
    """A solid lofted through rings of equally many corners, closed at both ends."""
    mesh = bpy.data.meshes.new(name)
    count = len(rings[0])
    corners = [p for ring in rings for p in ring]
    faces = [list(range(count))[::-1], [len(corners) - count + i for i in range(count)]]
    for r in range(len(rings) - 1):
        a, b = r * count, (r + 1) * count
        faces += [[a + i, a + (i + 1) % count, b + (i + 1) % count, b + i] for i in range(count)]
    mesh.from_pydata(corners, [], faces)
    shade_smooth(mesh)
    thing = link(name, mesh, material)
    return round_edges(thing, edge) if edge else thing


def lathe(material, profile, at=(0, 0, 0), axis="Z", turns=64, name="lathe", part=1.0):
    """Turns (radius, height) points around an axis; u runs around, v along, for patterns such as drum holes."""
    mesh = bpy.data.meshes.new(name)
    steps = turns + 1
    corners, faces = [], []
    for radius, height in profile:
        for i in range(steps):
            a = 2 * math.pi * part * i / turns
            corners.append((radius * math.cos(a), radius * math.sin(a), height))
    for r in range(len(profile) - 1):
        for i in range(turns):
            faces.append([r * steps + i, r * steps + i + 1, (r + 1) * steps + i + 1, (r + 1) * steps + i])
    mesh.from_pydata(corners, [], faces)
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        row, column = divmod(loop.vertex_index, steps)
        uv.data[loop.index].uv = (column / turns, row / max(1, len(profile) - 1))
    shade_smooth(mesh, 35)
    thing = link(name, mesh, material)
    turn = {
        "Z": Matrix(),
        "Y": Matrix.Rotation(math.radians(90), 4, "X"),
        "X": Matrix.Rotation(math.radians(90), 4, "Y"),
    }
    thing.matrix_world = Matrix.Translation(at) @ turn[axis]
    return thing


def cylinder(material, radius, length, at, axis="Z", edge=0.002, name="cylinder", turns=48):
    e = min(edge, radius / 2, length / 2)
    profile = [(0, 0), (radius - e, 0), (radius, e), (radius, length - e), (radius - e, length), (0, length)]
    return lathe(material, profile, at, axis, turns, name)


def cut(thing, cutter):
    """Takes the cutter's volume out of the thing (before its edges are rounded)."""
    hole = thing.modifiers.new("hole", "BOOLEAN")
    hole.object, hole.operation, hole.solver = cutter, "DIFFERENCE", "EXACT"
    while thing.modifiers[0] != hole:
        bpy.context.view_layer.objects.active = thing
        bpy.ops.object.modifier_move_up(modifier=hole.name)
    cutter.hide_render, cutter.display_type = True, "WIRE"
    cutter.hide_set(True)
    return thing


def joined(parts):
    """Many things as one, such as a row of cutters."""
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts):
        bpy.ops.object.join()
    return parts[0]


def group(name, *parts):
    """One handle for many parts; lists inside are opened. Moving the handle moves the appliance."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        for thing in part if isinstance(part, (list, tuple)) else [part]:
            if thing.parent is None:
                thing.parent = root
    return root


def place(root, x=0.0, y=0.0, z=0.0, turn=0.0):
    root.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    return root
