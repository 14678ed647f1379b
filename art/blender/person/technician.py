"""Somebody at work, seen from behind, sitting on their heels. `kneeling` says where the hands are; a face there is none."""
import math

import bmesh
from mathutils import Matrix, Vector

import materials as m
import shapes as s
from person import boot, cap, clothes, forms, hand, head, pose


def moved(parts, matrix):
    for part in parts:
        part.matrix_world = matrix @ part.matrix_world
    return parts


def boots():
    """Toes tucked under, heels up, soles to the back."""
    made = []
    for side in (1, -1):
        ankle = pose.ANKLES[side]
        matrix = (
            Matrix.Translation((ankle.x, ankle.y - 0.112, 0.178))
            @ Matrix.Rotation(math.radians(9 * side), 4, "Z")
            @ Matrix.Rotation(math.radians(-80), 4, "X")
        )
        made += moved(boot.boot(), matrix)
    return made


def head_at(pitch, turn, roll=0.0):
    """The head on its neck, looking down by `pitch` degrees and to the left by `turn`."""
    where = (
        Matrix.Translation(pose.SKULL)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(-pitch), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
        @ Matrix.Scale(1.04, 4)
    )
    foot = where.inverted() @ (pose.NECK - Vector((0, 0.02, 0.03)))
    return moved(head.head(foot) + cap.cap(), where)


def forearm(joints):
    form = bmesh.new()
    _, elbow, wrist = joints
    radii = (0.043, 0.0455, 0.042, 0.036, 0.030, 0.0275)
    forms.loft(form, [(elbow.lerp(wrist, k / 5), r * 1.04, r * 0.94) for k, r in enumerate(radii)], (0, 1, 0.3))
    return forms.refine(forms.melt(form, "forearm", head.skin(), 0.005, 4), 1)


def hand_space(fingers, back):
    """How a hand is turned whose fingers and back of the hand look in these directions."""
    x = Vector(fingers).normalized()
    z = (Vector(back) - x * Vector(back).dot(x)).normalized()
    return Matrix((x, z.cross(x), z)).transposed()


def wrist_to_reach(place, fingers, back, length):
    """Where the wrist is when something pinched touches a place `length` metres beyond the fingers."""
    return Vector(place) - hand_space(fingers, back) @ (hand.PINCHED + hand.POINTED * length)


def gloved(name, hold, wrist, fingers, back, mirror):
    return moved(hand.hand(name, hold, mirror), Matrix.Translation(wrist) @ hand_space(fingers, back).to_4x4())


def kneeling(right, left):
    """`right` and `left`: dict(wrist, elbow, fingers, back), directions in the person's own space."""
    arms = [pose.arm(1, right["wrist"], right["elbow"]), pose.arm(-1, left["wrist"], left["elbow"])]
    shoes = boots()
    floor = s.box(m.plastic(0.3), (-1, 1), (-1, 1), (-0.1, 0.0), 0, "floor under cloth")
    worn = clothes.dressed(arms, [floor])
    floor.hide_render = True
    parts = [
        *worn,
        *shoes,
        *head_at(38, 2, 0),
        *[forearm(joints) for joints in arms],
        *gloved("right hand", hand.PINCH, right["wrist"], right["fingers"], right["back"], 1),
        *gloved("left hand", hand.FLAT, left["wrist"], left["fingers"], left["back"], -1),
    ]
    return s.group("technician", parts, floor)
