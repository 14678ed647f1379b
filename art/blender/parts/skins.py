"""Skins: what is bent, torn or woven, as a grid of points that a rule gives."""
import bpy

import shapes as s


def grid(material, rule, columns, rows, thickness=0.0, closed=False, missing=None, name="skin"):
    """Points rule(column, row); faces for which missing(column, row) holds are left out. Closed joins both ends."""
    across = columns if closed else columns + 1
    corners = [rule(i, j) for j in range(rows + 1) for i in range(across)]
    faces = [
        (j * across + i, j * across + (i + 1) % across, (j + 1) * across + (i + 1) % across, (j + 1) * across + i)
        for j in range(rows)
        for i in range(columns)
        if not (missing and missing(i, j))
    ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 50)
    thing = s.link(name, mesh, material)
    if thickness:
        thick = thing.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = thickness, 0
        s.round_edges(thing, thickness * 0.25, 2)
    return thing


def along(points, t):
    """A smooth way through points (Catmull and Rom), t from 0 to 1."""
    last = len(points) - 1
    at = min(max(t, 0.0), 1.0) * last
    k = min(int(at), last - 1)
    f = at - k
    p = [points[min(max(k + d, 0), last)] for d in (-1, 0, 1, 2)]
    return tuple(
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)
        for a, b, c, d in zip(*p)
    )
