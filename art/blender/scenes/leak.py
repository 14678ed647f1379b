"""The laundry room on the day its washer leaks, and the same room after the repair."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import light
import linens
import materials as m
import shapes as s
import tool_bag
from appliances import washer
from appliances.laundry_cabinet import MOUTH, linen
from parts import door_boot
from scenes import laundry, spilled

VIEWS = {
    "wide": dict(at=(-0.02, -3.75, 1.26), look=(-0.67, 0.0, 0.085), lens=42.5),
}
# Lower than in the picture of the whole room, so that the sea is seen.
SILL = 0.98
# How high the water stands in the drum, and how much of a turn the wash rides up before it falls.
LEVEL, RIDE = 0.45, 0.62
LAGOON = ((0.055, 0.17, 0.175), "towel lagoon")
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


def joints():
    """The floor of this room is laid in slabs: dark lines that water darkens and runs along."""
    grout = m.surface("joint", (0.40, 0.36, 0.29), 0.9)
    across = [s.box(grout, (-2, 2), (y - 0.0022, y + 0.0022), (0, 0.0003), 0) for y in (-0.94, -1.42, -1.90)]
    along = [s.box(grout, (x - 0.0022, x + 0.0022), (-2.4, 0), (0, 0.0003), 0) for x in (-1.69, -1.21, -0.73, -0.25, 0.23)]
    return across + along


def build(is_mended=False):
    if is_mended:
        machine = washer.build(load=wash(), size=0.062)
    else:
        machine = washer.build("LC", m.glow("fault", (1.0, 0.33, 0.03), 3.0), size=0.086)
        s.group("water", standing_water()).parent = machine
    laundry.build(machine, SILL, has_basket=False)
    s.group("joints", joints())
    light.exposure(0.50)
    if is_mended:
        repaired()
    else:
        s.group("puddle", spilled.puddle(laundry.WASHER_X))
        linens.thrown((0.10, -1.13, 0.004), 70, *LAGOON)
    return machine


def repaired():
    """What a repair leaves for a moment: the torn door boot on the cloth, and the bag beside it."""
    linens.thrown((-0.14, -1.14, 0.0), 78, *LAGOON, lift=0.02, spread=1.0)
    rubber = door_boot.rubber("boot rubber old", (0.075, 0.077, 0.080), (0.05, 0.049, 0.047))
    for name, value in (("Roughness", 0.8), ("Specular", 0.15), ("Sheen", 0)):
        rubber.node_tree.nodes["Principled BSDF"].inputs[name].default_value = value
    s.box(m.cloth(LAGOON[1], LAGOON[0]), (-0.24, -0.03), (-1.04, -0.96), (0.004, 0.075), 0.03, "fold")
    boot = door_boot.boot(rubber, True, True)
    lean = Matrix.Rotation(math.radians(14), 4, "X") @ Matrix.Rotation(math.radians(-8), 4, "Z")
    boot.matrix_world = Matrix.Translation((-0.13, -1.15, 0.056)) @ lean
    s.place(tool_bag.bag(), -0.84, -1.02, 0, 14)


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
