"""What wear leaves behind: lime, seeds, soot, dust felt, frayed cord."""
import math

import bpy
from mathutils import Matrix, Vector, noise

import materials as m
import shapes as s
from parts import skins


def stained(name, clean, stain, scale=18.0, roughness=0.5, metallic=0.0, low=0.45, high=0.6):
    """A surface with blotches of another color and a duller shine; low and high say how much of it is covered."""
    surface = m.surface(name, clean, roughness, metallic)
    if len(surface.node_tree.nodes) > 2:
        return surface
    m.pattern(surface, (scale, scale, scale), clean, stain, into="Base Color", detail=9)
    ramp = next(node for node in surface.node_tree.nodes if node.type == "VALTORGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = low, high
    if metallic:
        m.pattern(surface, (scale, scale, scale), metallic, 0.1, into="Metallic", detail=9)
        m.pattern(surface, (scale, scale, scale), roughness, 0.75, into="Roughness", detail=9)
    return m.pattern(surface, (scale * 9, scale * 9, scale * 9), 0, 0, bump=0.25, detail=4)


def lump(material, at, size, chance, flat=1.0, rough=0.35, name="lump"):
    """A crusty grain: a ball with dents."""
    mesh = bpy.data.meshes.new(name)
    rows, turns = 9, 14
    seed = [[chance.uniform(1 - rough, 1 + rough) for _ in range(turns)] for _ in range(rows + 1)]
    corners = []
    for j in range(rows + 1):
        a = math.pi * j / rows
        for i in range(turns):
            r = seed[j][i] if 0 < j < rows else 1.0
            b = 2 * math.pi * i / turns
            corners.append((r * math.sin(a) * math.cos(b), r * math.sin(a) * math.sin(b), r * math.cos(a) * flat))
    faces = [
        (j * turns + i, (j + 1) * turns + i, (j + 1) * turns + (i + 1) % turns, j * turns + (i + 1) % turns)
        for j in range(rows)
        for i in range(turns)
    ]
    mesh.from_pydata([Vector(c) * size for c in corners], [], faces)
    s.shade_smooth(mesh, 180)
    thing = s.link(name, mesh, material)
    turn = Matrix.Rotation(chance.uniform(0, 6.3), 4, "Z") @ Matrix.Rotation(chance.uniform(-0.3, 0.3), 4, "X")
    thing.matrix_world = Matrix.Translation(at) @ turn
    return thing


def threads(material, ways, radius, name="threads"):
    """Many thin hairs or fibers as one object; each way is a list of points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 0
    for way in ways:
        spline = data.splines.new("POLY")
        spline.points.add(len(way) - 1)
        for k, (point, place) in enumerate(zip(spline.points, way)):
            point.co, point.radius = (*place, 1), 1 - 0.7 * k / len(way)
    return s.link(name, data, material)


def dust(name="dust"):
    surface = m.surface(name, (0.24, 0.225, 0.205), 1.0, Sheen=0.6)
    if len(surface.node_tree.nodes) > 2:
        return surface
    m.pattern(surface, (55, 55, 55), (0.15, 0.138, 0.122), (0.32, 0.30, 0.275), into="Base Color", detail=10)
    return m.pattern(surface, (700, 700, 700), 0, 0, bump=0.9, detail=6)


def film(material, x, z, depth, ragged, fine=260, name="film"):
    """An uneven coat on an upright face: depth(x, z, roughness from 0 to 1) is its front; its edge is ragged."""
    columns, rows = 170, 140

    def spot(i, j):
        return x[0] + (x[1] - x[0]) * i / columns, z[0] + (z[1] - z[0]) * j / rows

    def rule(i, j):
        a, b = spot(i, j)
        rough = 0.5 + 0.5 * noise.fractal((a * fine * 0.25, b * fine * 0.25, 3.0), 0.8, 2.1, 5)
        return (a, depth(a, b, min(max(rough, 0.0), 1.0)), b)

    def missing(i, j):
        edge = min(i, columns - i, j, rows - j) / columns
        a, b = spot(i, j)
        return edge < ragged * (0.5 + 0.5 * noise.noise((a * 90, b * 90, 7.0)))

    return skins.grid(material, rule, columns, rows, 0.0, False, missing, name)


def felt(spots, chance, hair=0.012, thick=0.00011, name="felt"):
    """Hair and lint that lie on spots: (place, direction away from the surface)."""
    ways = []
    for place, away in spots:
        place, away = Vector(place), Vector(away)
        at, way = place + away * hair * 0.05 * chance.random(), []
        run = Vector([chance.gauss(0, 1) for _ in range(3)])
        for _ in range(7):
            way.append(at)
            run += Vector([chance.gauss(0, 0.55) for _ in range(3)])
            run -= run.project(away) * 0.8
            run.normalize()
            at = at + run * hair / 6
        ways.append(way)
    return threads(dust(), ways, thick, name)


def lay(root, x, y, z=0.0, turn=0.0, lean=0.0):
    """Puts a part down: leaned about X, then turned about the upright, in degrees."""
    a, b = math.radians(turn), math.radians(lean)
    root.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(b, 4, "X")
    return root
