"""The body under the clothes, which cloth falls on, and the clothes before they fall."""
import bmesh
from mathutils import Vector

from person import forms, pose


def grown(sections, by):
    return [(at, w + by, d + by) for at, w, d in sections]


def limb(form, start, end, radii, by=0.0, side=(1, 0, 0)):
    """Radii at even steps from start to end."""
    start, end = Vector(start), Vector(end)
    last = len(radii) - 1
    forms.loft(form, [(start.lerp(end, i / last), r + by, r + by) for i, r in enumerate(radii)], side)


def legs(form, by=0.0):
    for side in (1, -1):
        hip, knee, ankle = pose.HIPS[side], pose.KNEES[side], pose.ANKLES[side]
        limb(form, hip, knee, (0.092, 0.092, 0.084, 0.074, 0.062, 0.050), by)
        limb(form, knee, ankle, (0.050, 0.054, 0.058, 0.054, 0.046, 0.040, 0.036), by)
        forms.ball(form, knee, 0.060 + by)
        forms.ball(form, hip + Vector((0.010 * side, -0.055, -0.010)), 0.104 + by)


def sleeve(form, joints, by, reach=1.0):
    """From the shoulder down; reach is how much of the forearm is covered."""
    shoulder, elbow, wrist = joints
    inner = shoulder + Vector((-0.05 if shoulder.x > 0 else 0.05, -0.005, 0.012))
    forms.ball(form, shoulder, 0.062 + by)
    limb(form, inner, elbow, (0.060, 0.064, 0.058, 0.052, 0.047, 0.044), by, (0, 1, 0.3))
    forms.ball(form, elbow, 0.045 + by)
    radii = (0.044, 0.045, 0.042, 0.037, 0.031, 0.028)
    end = elbow.lerp(wrist, reach)
    limb(
        form,
        elbow,
        end,
        [radii[0] + (forms.spline(radii, k / 5 * reach) - radii[0]) for k in range(6)],
        by,
        (0, 1, 0.3),
    )


def collider(arms, material):
    """What holds the cloth out: the flesh, a little slimmer than the clothes."""
    form = bmesh.new()
    forms.loft(form, pose.TRUNK)
    legs(form)
    for joints in arms:
        sleeve(form, joints, -0.003)
    return forms.melt(form, "body", material, 0.016, 3)


def shirt(arms, material, by=0.014):
    form = bmesh.new()
    forms.loft(form, grown(pose.TRUNK[2:-1], by))
    for joints in arms:
        sleeve(form, joints, 0.006, 0.36)
    return forms.melt(form, "shirt", material, 0.011, 5)


def trousers(material, by=0.014):
    form = bmesh.new()
    forms.loft(form, [*grown(pose.TRUNK[:3], by - 0.002), ((0, 0.010, 0.395), 0.166, 0.118)])
    legs(form, by)
    return forms.melt(form, "trousers", material, 0.011, 4)
