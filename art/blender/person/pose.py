"""Where the joints are of somebody who sits on their heels before a machine: 1.76 m tall, right hand out, left hand braced.

Origin on the floor under the hips; lengths from the usual tables of body measures (upper arm 0.30, forearm 0.265).
"""
from mathutils import Vector

UPPER_ARM, FOREARM = 0.30, 0.265

HIPS = {1: Vector((0.10, -0.02, 0.285)), -1: Vector((-0.10, -0.02, 0.285))}
KNEES = {1: Vector((0.165, 0.355, 0.070)), -1: Vector((-0.195, 0.335, 0.070))}
ANKLES = {1: Vector((0.105, -0.055, 0.135)), -1: Vector((-0.115, -0.075, 0.130))}
SHOULDERS = {1: Vector((0.178, 0.300, 0.690)), -1: Vector((-0.182, 0.250, 0.722))}
NECK, SKULL = Vector((0.004, 0.335, 0.790)), Vector((0.022, 0.425, 0.905))

# Middle, half width and half depth of the trunk from the seat to the neck, in the flesh.
TRUNK = (
    ((0, -0.060, 0.200), 0.120, 0.085),
    ((0, -0.045, 0.270), 0.168, 0.120),
    ((0, -0.010, 0.360), 0.163, 0.116),
    ((0, 0.045, 0.455), 0.145, 0.100),
    ((0, 0.115, 0.555), 0.152, 0.108),
    ((0, 0.195, 0.650), 0.168, 0.116),
    ((0, 0.262, 0.722), 0.160, 0.098),
    ((0.002, 0.310, 0.770), 0.090, 0.066),
    ((0.006, 0.345, 0.815), 0.058, 0.058),
)


def bend(start, end, upper, lower, toward):
    """The joint between two bones that reach from start to end, pushed out towards a direction."""
    way = end - start
    reach = min(way.length, upper + lower - 0.002)
    way = way.normalized()
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    out = Vector(toward) - way * Vector(toward).dot(way)
    return start + way * along + out.normalized() * max(0.0, upper**2 - along**2) ** 0.5


def arm(side, wrist, toward):
    """Shoulder, elbow and wrist."""
    shoulder = SHOULDERS[side]
    return shoulder, bend(shoulder, Vector(wrist), UPPER_ARM, FOREARM, toward), Vector(wrist)
