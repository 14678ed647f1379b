"""Work clothes: a teal shirt with its sleeves turned up, slate trousers, a belt. Cut here, laid in folds by drape.py."""
import math

import bmesh
from mathutils import Matrix, Vector

import materials as m
from person import body, creases, drape, forms, pose, pouch, seams

COLLAR = ((0.002, 0.318, 0.784), (0.007, 0.348, 0.824))


def teal():
    return m.cloth("work shirt", (0.022, 0.150, 0.160))


def slate():
    return m.cloth("work trousers", (0.046, 0.056, 0.064))


def along_trunk(at):
    """Where a place is along the spine: its height in the trunk's own lean."""
    return (Vector(at) - Vector((0, 0.0, 0.38))).dot(Vector((0, 0.56, 0.83)))


def shirt_hold(arms):
    """Held at the belt, round the neck, and at the turned-up sleeves."""
    ends = [elbow.lerp(wrist, 0.36) for _, elbow, wrist in arms]

    def weight(at):
        low = along_trunk(at)
        if low < 0.035 and abs(at.x) < 0.22 and at.z < 0.50:
            return 1.0
        if (at - Vector(COLLAR[0])).length < 0.085:
            return 1.0
        return 0.9 if min((at - end).length for end in ends) < 0.055 else 0.0

    return weight


def trousers_hold(at):
    if along_trunk(at) > -0.030:
        return 1.0
    return 0.8 if at.z < 0.014 or at.y < -0.03 and at.z < 0.16 and abs(at.x) < 0.19 and at.y > -0.09 else 0.0


def collar():
    """A stand with the fold turned down over it."""
    form = bmesh.new()
    low, high = (Vector(p) for p in COLLAR)
    way = (high - low).normalized()
    sections = (
        (-0.030, 0.100, 0.080),
        (-0.012, 0.096, 0.0825),
        (0.010, 0.0845, 0.0790),
        (0.030, 0.0745, 0.0735),
        (0.040, 0.0700, 0.0700),
    )
    forms.loft(form, [(low + way * at, w, d) for at, w, d in sections], steps=16, turns=64)
    return forms.melt(form, "collar", m.cloth("work shirt collar", (0.016, 0.118, 0.127)), 0.003, 4)


def turned_up(joints):
    """The rolled cuff of a sleeve: two soft bands."""
    _, elbow, wrist = joints
    way = (wrist - elbow).normalized()
    form = bmesh.new()
    for at, r in ((0.066, 0.0535), (0.080, 0.0560), (0.096, 0.0550)):
        middle = elbow + way * at
        forms.loft(
            form,
            [
                (middle - way * 0.012, r - 0.006, r - 0.006),
                (middle - way * 0.006, r, r),
                (middle + way * 0.006, r, r),
                (middle + way * 0.012, r - 0.006, r - 0.006),
            ],
            (0, 1, 0.3),
            10,
        )
    return forms.melt(form, "turned-up sleeve", teal(), 0.003, 2)


def belt():
    leather = m.surface("belt leather", (0.15, 0.072, 0.032), 0.5)
    form = bmesh.new()
    at, way = Vector((0, 0.000, 0.385)), Vector((0, 0.42, 0.91))
    forms.loft(form, [(at - way * 0.019, 0.1755, 0.1290), (at + way * 0.019, 0.1730, 0.1270)], steps=6, turns=64)
    band = forms.melt(form, "belt", leather, 0.004, 1)
    bag = pouch.pouch()
    hang = (
        Matrix.Translation((0.176, -0.035, 0.375))
        @ Matrix.Rotation(math.radians(62), 4, "Z")
        @ Matrix.Rotation(math.radians(-10), 4, "X")
    )
    for part in bag:
        part.matrix_world = hang @ part.matrix_world
    return [band, *bag]


def dressed(arms, solids):
    """Everything worn, in folds. `solids` hold the cloth up besides the body."""
    flesh = body.collider(arms, m.plastic(0.3))
    shirt, trousers = body.shirt(arms, teal()), body.trousers(slate())
    drape.fall([(shirt, shirt_hold(arms)), (trousers, trousers_hold)], [flesh, *solids])
    flesh.hide_render = True
    for thing in (shirt, trousers):
        forms.refine(thing, 2, 2)
    creases.press(shirt, [creases.waist_rule, *[creases.sleeve_rule(joints) for joints in arms]])
    creases.press(
        trousers, [creases.leg_rule(pose.HIPS[side], pose.KNEES[side], pose.ANKLES[side]) for side in (1, -1)]
    )
    return [
        shirt,
        trousers,
        collar(),
        *belt(),
        *[turned_up(joints) for joints in arms],
        *seams.on_shirt(shirt),
        *seams.on_trousers(trousers),
    ]
