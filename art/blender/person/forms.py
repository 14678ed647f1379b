"""Soft forms: bodies lofted through rounded sections, melted into one skin. Metres; a person looks towards +Y, right is +X."""
import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import curves
import shapes as s


def spline(points, t):
    """A smooth way through the points (Catmull and Rom), t from 0 to 1; for numbers and for vectors."""
    last = len(points) - 1
    i = min(int(t * last), last - 1)
    u = t * last - i
    a, b, c, d = (points[max(0, min(last, i + k))] for k in (-1, 0, 1, 2))
    return (
        b + (c - a) * (0.5 * u) + (a * 2 - b * 5 + c * 4 - d) * (0.5 * u * u) + (b * 3 - a - c * 3 + d) * (0.5 * u**3)
    )


def loft(form, sections, side=(1, 0, 0), steps=24, turns=32, power=2.2):
    """Adds a closed skin to the form. Sections are (middle, half width along `side`, half depth across it)."""
    middles, widths, depths = ([Vector(x[0]) for x in sections], [x[1] for x in sections], [x[2] for x in sections])
    rings = []
    for k in range(steps + 1):
        t = k / steps
        at = spline(middles, t)
        way = spline(middles, min(1, t + 0.01)) - spline(middles, max(0, t - 0.01))
        way.normalize()
        across = (Vector(side) - way * Vector(side).dot(way)).normalized()
        deep = way.cross(across)
        w, d = spline(widths, t), spline(depths, t)
        ring = []
        for i in range(turns):
            a = 2 * math.pi * i / turns
            c, n = (math.copysign(abs(f(a)) ** (2 / power), f(a)) for f in (math.cos, math.sin))
            ring.append(form.verts.new(at + across * (w * c) + deep * (d * n)))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(turns):
            form.faces.new((low[i], low[(i + 1) % turns], high[(i + 1) % turns], high[i]))
    form.faces.new(rings[0][::-1])
    form.faces.new(rings[-1])


def ball(form, at, radius, stretch=(1, 1, 1), turns=16):
    """A round form, or an egg: written out, since Blender's own sphere takes longer the more there is already."""
    at, rings = Vector(at), []
    ends = [form.verts.new(at + Vector((0, 0, d * radius * stretch[2]))) for d in (1, -1)]
    for k in range(1, turns // 2):
        e = 2 * math.pi * k / turns
        flat, tall = math.sin(e) * radius, math.cos(e) * radius * stretch[2]
        angles = [2 * math.pi * i / turns for i in range(turns)]
        rings.append(
            [
                form.verts.new(at + Vector((flat * math.cos(a) * stretch[0], flat * math.sin(a) * stretch[1], tall)))
                for a in angles
            ]
        )
    for i in range(turns):
        j = (i + 1) % turns
        form.faces.new((ends[0], rings[0][i], rings[0][j]))
        form.faces.new((ends[1], rings[-1][j], rings[-1][i]))
        for high, low in zip(rings, rings[1:]):
            form.faces.new((high[j], high[i], low[i], low[j]))


def chain(form, beads):
    """Round beads (place, radius) with what lies between filled: a finger, a strap."""
    for (a, ra), (b, rb) in zip(beads, beads[1:]):
        a, b = Vector(a), Vector(b)
        steps = max(2, int((b - a).length / (min(ra, rb) * 0.5)))
        for i in range(steps + 1):
            t = i / steps
            ball(form, a.lerp(b, t), ra + (rb - ra) * t)


def baked(thing):
    """Its modifiers made final."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def melt(form, name, material, grain=0.006, smoothing=6):
    """What overlaps becomes one skin with edges of `grain` metres, its seams softened."""
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    thing = s.link(name, mesh)
    skin = thing.modifiers.new("melt", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", grain, True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smoothing
    baked(thing)
    thing.data.materials.clear()
    thing.data.materials.append(material)
    s.shade_smooth(thing.data, 180)
    return thing


def refine(thing, smoothing=2, levels=1):
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smoothing
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = levels
    baked(thing)
    s.shade_smooth(thing.data, 180)
    return thing


def surface_tree(thing):
    thing.data.calc_loop_triangles()
    return BVHTree.FromPolygons([v.co for v in thing.data.vertices], [p.vertices for p in thing.data.polygons])


def seam(tree, material, points, radius=0.0012, lift=0.0, steps=60, closed=False):
    """A thread along the cloth: the way through the points, laid on the surface."""
    path = []
    for k in range(steps + (0 if closed else 1)):
        hit, normal, _, _ = tree.find_nearest(spline([Vector(p) for p in points], k / steps))
        path.append(hit + normal * lift)
    return curves.tube(material, path, radius, 0, closed, "seam")
