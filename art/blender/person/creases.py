"""The small folds a coarse fall of cloth leaves out: drawn where cloth is pushed together, at elbows, waist and knees."""
import math

from mathutils import Vector, noise


def ridge(phase):
    """A fold: a narrow round back, a wide shallow valley; -0.35 to 1."""
    return (0.5 + 0.5 * math.cos(phase)) ** 2.2 * 1.35 - 0.35


def bump(x, middle, half):
    """1 in the middle, 0 beyond half a width on either side."""
    u = (x - middle) / half
    return max(0.0, 1 - u * u) ** 1.5


def along(at, start, end):
    """How far along a bone a place is (0 to 1), how far from it, and on which side of it, as an angle."""
    way = end - start
    length = way.length
    way = way / length
    t = (at - start).dot(way)
    off = at - start - way * t
    up = Vector((0, 0.3, 1)) - way * Vector((0, 0.3, 1)).dot(way)
    up.normalize()
    return t / length, off.length, math.atan2(off.dot(way.cross(up)), off.dot(up))


def tube_folds(at, start, end, spans, radius):
    """Folds that wind around a limb. Spans are (middle, half width, how many, slant, height in metres)."""
    t, far, turn = along(at, start, end)
    if not -0.25 < t < 1.25 or far > radius:
        return 0.0
    drift = noise.noise(at * 9.0) * 2.4 + noise.noise(at * 21.0 + Vector((3, 1, 2))) * 0.8
    strength = 0.55 + 0.75 * noise.noise(at * 7.0 + Vector((9, 4, 0)))
    return sum(
        height
        * max(0.0, strength)
        * bump(t, middle, half)
        * ridge(2 * math.pi * count * (t - middle) / half + slant * turn + drift)
        for middle, half, count, slant, height in spans
    )


def press(thing, rules):
    """Raises and lowers the cloth along its normals; rules give metres for a place."""
    mesh = thing.data
    lifts = [sum(rule(v.co) for rule in rules) for v in mesh.vertices]
    for vertex, lift, normal in zip(mesh.vertices, lifts, [v.normal.copy() for v in mesh.vertices]):
        vertex.co += normal * lift
    mesh.update()
    return thing


def sleeve_rule(joints):
    shoulder, elbow, wrist = joints
    upper = ((0.30, 0.42, 1.6, 1.0, 0.0065), (0.86, 0.34, 2.2, -0.8, 0.0105))
    lower = ((0.18, 0.30, 2.0, 0.9, 0.0085),)
    return lambda at: tube_folds(at, shoulder, elbow, upper, 0.10) + tube_folds(at, elbow, wrist, lower, 0.085)


def waist_rule(at):
    """The shirt sags a little over the belt, and is drawn across the back from the shoulder that reaches out."""
    low = (at - Vector((0, 0, 0.40))).dot(Vector((0, 0.50, 0.87)))
    drift = noise.noise(at * 8.0) * 2.2
    some = max(0.0, 0.5 + 0.8 * noise.noise(at * 6.0 + Vector((2, 7, 5))))
    sag = 0.0125 * some * bump(low, 0.065, 0.075) * ridge(2 * math.pi * low / 0.052 + 1.6 * at.x / 0.15 + drift)
    pull = 0.0085 * some * bump(low, 0.19, 0.15) * ridge(2 * math.pi * (0.80 * low - 0.60 * at.x) / 0.085 + drift)
    return sag + pull


def leg_rule(hip, knee, ankle):
    thigh = ((0.10, 0.32, 1.6, 0.9, 0.0100), (0.80, 0.34, 1.8, -0.9, 0.0080))
    shank = ((0.12, 0.30, 1.8, 0.7, 0.0080), (0.86, 0.30, 1.8, 0.5, 0.0085))
    return lambda at: tube_folds(at, hip, knee, thigh, 0.16) + tube_folds(at, knee, ankle, shank, 0.095)
