"""The laundry room on the day its washer does not drain, and the same room after the repair."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import curves
import linens
import materials as m
import shapes as s
from appliances import washer
from appliances.laundry_cabinet import FACE, MOUTH, linen
from scenes import laundry

VIEWS = {
    "wide": dict(at=(0.42, -3.75, 1.22), look=(-0.26, 0.0, 0.22), lens=34.5),
}
# Lower than in the picture of the whole room, so that the sea is seen.
SILL = 0.98
# How high the water stands in the drum, and how much of a turn the wash rides up before it falls.
LEVEL, RIDE = 0.45, 0.62
CENTER = Vector((MOUTH[0], 0, MOUTH[1]))


def standing_water():
    """Gray with soap, from the drum's back to the glass, with suds on it."""
    soapy = m.surface("soapy water", (0.36, 0.56, 0.56), 0.06, Alpha=0.62)
    radius, up = 0.236, LEVEL - CENTER.z
    half = math.acos(-up / radius)
    edge = [-half + 2 * half * i / 60 for i in range(61)]
    rings = [[(radius * math.sin(a), y, CENTER.z - radius * math.cos(a)) for a in edge] for y in (-0.30, -0.66)]
    body = s.prism(soapy, rings, "standing water", 0)
    chance, foam = random.Random(5), m.surface("suds", (0.80, 0.82, 0.80), 0.5)
    suds = [
        s.lathe(
            foam,
            [(0, -r), (r * 0.7, -r * 0.7), (r, 0), (r * 0.7, r * 0.7), (0, r)],
            (x, -0.62 - chance.uniform(0, 0.04), LEVEL + 0.2 * r),
            "Z",
            12,
        )
        for x, r in [(chance.uniform(-0.17, 0.17), chance.uniform(0.006, 0.017)) for _ in range(46)]
    ]
    return [body, *suds]


def rim(a):
    """The puddle's edge, as a share of its size, at an angle."""
    waves = ((0.15, 2, 0.5), (0.10, 3, 2.2), (0.06, 5, 0), (0.03, 9, 0))
    return 1 + sum(high * math.sin(times * a + start) for high, times, start in waves)


def pool(water, at, size, phase=0.0, deep=0.006):
    """Water on a floor: flat, round at its edge."""
    rings, turns = (0.0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.98, 1.0), 160
    corners, faces = [], []
    for part in rings:
        for i in range(turns):
            a = 2 * math.pi * i / turns
            far = part * rim(a + phase)
            height = deep * (1 - part**14) + 0.0002
            corners.append((at[0] + size[0] * far * math.cos(a), at[1] + size[1] * far * math.sin(a), height))
    for r in range(len(rings) - 1):
        for i in range(turns):
            j = (i + 1) % turns
            faces.append((r * turns + i, (r + 1) * turns + i, (r + 1) * turns + j, r * turns + j))
    mesh = bpy.data.meshes.new("pool")
    mesh.from_pydata(corners, [], faces)
    s.shade_smooth(mesh, 180)
    return s.link("pool", mesh, water)


def puddle(x):
    """From under the door, down the front and out over the floor."""
    water = m.pane("puddle", (0.52, 0.60, 0.60), 2.4)
    trail = m.pane("trail", (0.62, 0.68, 0.68), 3.0)
    drops = ((-0.95, -1.12, 0.05), (0.72, -1.02, 0.04), (0.8, -1.16, 0.025), (-0.78, -1.34, 0.03), (0.55, -1.33, 0.045))
    runs = [
        curves.tube(trail, [(x + a, FACE - 0.026, 0.215), *[(x + b, FACE - 0.012, z) for z in (0.13, 0.0)]], r, 0.03)
        for a, b, r in ((-0.035, -0.045, 0.007), (0.01, 0.0, 0.010), (0.05, 0.062, 0.006))
    ]
    return [
        pool(water, (x + 0.12, -1.02), (0.62, 0.29)),
        *[pool(water, (x + px, py), (r * 1.3, r * 0.8), 7 * px, 0.004) for px, py, r in drops],
        *runs,
    ]


def build(is_mended=False):
    if is_mended:
        machine = washer.build(load=wash())
    else:
        machine = washer.build("F21", m.glow("fault", (1.0, 0.20, 0.04), 4.0))
        s.group("water", standing_water()).parent = machine
    laundry.build(machine, SILL)
    if not is_mended:
        s.group("puddle", puddle(laundry.WASHER_X))
        linens.thrown((0.20, -1.10, 0.004), 70, (0.055, 0.17, 0.175), "towel lagoon")
    return machine


def wash():
    colors = (
        ("towel lagoon", (0.055, 0.17, 0.175), 0.11),
        ("towel white", (0.78, 0.75, 0.69), 0.10),
        ("towel mango", (0.72, 0.36, 0.16), 0.075),
        ("towel white", (0.78, 0.75, 0.69), 0.085),
    )
    return [
        linen(color, name, (0, -0.47 - 0.035 * i, 0.4), (size, size, size * 0.7), i + 1)
        for i, (name, color, size) in enumerate(colors)
    ]


def ridden(part):
    """Where a piece of wash is in one turn: up with the drum's wall, then falling through the middle."""
    low, high = math.radians(-25), math.radians(128)

    def on_wall(a):
        return Vector((0.135 * math.sin(a), 0, -0.135 * math.cos(a)))

    if part < RIDE:
        return CENTER + on_wall(low + (high - low) * part / RIDE)
    fallen = (part - RIDE) / (1 - RIDE)
    drop = fallen * fallen - 0.35 * fallen * (1 - fallen)
    way = on_wall(low) - on_wall(high)
    return CENTER + on_wall(high) + Vector((way.x * fallen, 0, way.z * drop))


def tumble(machine, frames):
    """One turn of the drum, as keys for every frame; the last leads into the first."""
    turning = [one for one in machine.children if one.type == "MESH" and one.active_material]
    drum = [one for one in turning if one.active_material.name in ("drum steel", "galvanized")]
    load = [one for one in turning if one.active_material.name.startswith("towel")]
    first = {one: (one.location.copy(), one.rotation_euler.y) for one in turning}
    for frame in range(frames + 2):
        for i, one in enumerate((*drum, *load)):
            place, lean = first[one]
            turn = -2 * math.pi * frame / frames
            if one in drum:
                one.location = CENTER + Matrix.Rotation(turn, 3, "Y") @ (place - CENTER)
            else:
                at = ridden((frame / frames + 0.29 * i) % 1)
                one.location = (at.x, place.y, at.z)
            one.rotation_euler.y = lean + turn
            one.keyframe_insert("location", frame=frame)
            one.keyframe_insert("rotation_euler", frame=frame)
