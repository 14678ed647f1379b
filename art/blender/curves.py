"""Tubes, plates with free outlines, and lettering, measured in metres. Outlines lie in the upright plane."""
import math

import bpy
from mathutils import Matrix, Vector

from shapes import link


def fillet(points, radius, steps=6):
    """The polyline with each inner corner rounded."""
    points = [Vector(p) for p in points]
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        r = min(radius, (before - corner).length / 2, (after - corner).length / 2)
        a = corner + (before - corner).normalized() * r
        b = corner + (after - corner).normalized() * r
        for i in range(steps + 1):
            t = i / steps
            out.append(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t**2)
    return out + [points[-1]]


def tube(material, points, radius, bend=0.0, closed=False, name="tube"):
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 4, True
    path = fillet(points, bend) if bend else [Vector(p) for p in points]
    spline = data.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for point, place in zip(spline.points, path):
        point.co = (*place, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    return link(name, data, material)


def rounded(x, z, radius, steps=8):
    """Corner points of a rounded rectangle in the upright plane."""
    out = []
    for cx, cz, start in (
        (x[1] - radius, z[1] - radius, 0),
        (x[0] + radius, z[1] - radius, 90),
        (x[0] + radius, z[0] + radius, 180),
        (x[1] - radius, z[0] + radius, 270),
    ):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((cx + radius * math.cos(a), cz + radius * math.sin(a)))
    return out


def circle(cx, cz, radius, steps=72):
    return [
        (cx + radius * math.cos(2 * math.pi * i / steps), cz + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]


def plate(material, outline, y, holes=(), edge=0.002, name="plate"):
    """An upright plate between y = (front, back) with a free outline and holes."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    thickness = abs(y[1] - y[0])
    edge = min(edge, thickness / 2.5)
    data.bevel_depth, data.bevel_resolution, data.extrude, data.offset = edge, 2, thickness / 2 - edge, -edge
    for ring in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        for point, (px, pz) in zip(spline.points, ring):
            point.co = (px, pz, 0, 1)
        spline.use_cyclic_u = True
    thing = link(name, data, material)
    thing.matrix_world = Matrix.Translation((0, (y[0] + y[1]) / 2, 0)) @ Matrix.Rotation(math.radians(90), 4, "X")
    return thing


def words(material, text, at, size, align="CENTER", name="words"):
    """Raised lettering that faces the front."""
    data = bpy.data.curves.new(name, "FONT")
    data.body, data.size, data.align_x, data.align_y, data.extrude = text, size, align, "CENTER", 0.0002
    thing = link(name, data, material)
    thing.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(90), 4, "X")
    return thing
