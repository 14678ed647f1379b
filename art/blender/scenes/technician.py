"""A visit under way: a technician before the opened back of a refrigerator, the meter's probe at the start relay."""
import math

from mathutils import Matrix, Vector

import curves
import light
import materials as m
import meter
import shapes as s
import studio
import tool_bag
from appliances import refrigerator_back
from person import hand, technician

VIEWS = {"wide": dict(at=(0.92, -3.15, 0.84), look=(0.20, -0.9, 0.45), lens=35, blur_at=2.4, fstop=9.0)}

PLACE, TURN = Vector((0.045, -1.17, 0.006)), math.radians(-35)
OWN = Matrix.Rotation(-TURN, 3, "Z")

# The start relay of the compressor, and how the hand that probes it is turned; the other hand is flat on the sheet.
RELAY, HOLD = Vector((0.395, -0.682, 0.172)), dict(
    fingers=Vector((-0.35, 0.80, -0.55)), back=Vector((0.55, 0.25, 0.75))
)
BRACED, FLAT = Vector((-0.180, -0.775, 0.800)), dict(fingers=Vector((-0.12, 0.45, 0.88)), back=Vector((0, -1, 0.2)))
BEYOND = 0.050


def own(wrist, turned, elbow):
    """Places and directions of the room in the technician's own space."""
    return dict(wrist=OWN @ (wrist - PLACE), elbow=OWN @ Vector(elbow), **{k: OWN @ v for k, v in turned.items()})


def held_probe():
    """The red probe in the hand, its lead over the wrist and down to the meter; the black one clipped to the base plate."""
    way = technician.hand_space(**HOLD) @ hand.POINTED
    start = RELAY - way * 0.124
    rod = meter.probe("red")
    rod.matrix_world = Matrix.Translation(start) @ way.to_track_quat("X", "Z").to_matrix().to_4x4()
    jack = Vector((0.665, -1.075, 0.03))
    red = [
        start,
        start - way * 0.05,
        (0.60, -0.80, 0.30),
        (0.76, -0.84, 0.10),
        (0.86, -0.98, 0.010),
        (0.84, -1.14, 0.010),
        (0.72, -1.17, 0.012),
        jack,
    ]
    black = [
        (0.50, -0.625, 0.085),
        (0.53, -0.68, 0.080),
        (0.56, -0.76, 0.012),
        (0.50, -0.95, 0.010),
        (0.52, -1.14, 0.010),
        (0.62, -1.17, 0.012),
        jack - Vector((0.022, 0, 0)),
    ]
    curves.tube(meter.skin("red"), red, 0.0024, 0.06)
    curves.tube(meter.skin("black"), black, 0.0024, 0.05)


def build():
    # A lower, more sidelong sun than the portraits': it lights the back and carries the shadow out of the picture.
    studio.build(exposure=0.42, toward=(1.0, 0.30, -0.40))
    s.place(refrigerator_back.opened(), 0.22, -0.02)
    panel = refrigerator_back.cover()
    panel.matrix_world = Matrix.Translation((-0.78, -0.10, 0.004)) @ Matrix.Rotation(math.radians(-14), 4, "X")
    s.box(m.cloth("work cloth", (0.34, 0.45, 0.40)), (-0.52, 0.92), (-1.52, -0.78), (0.0, 0.005), 0.002)
    tool_bag.lay(tool_bag.bag(), (-0.66, -0.84, 0.0), 0, 16)
    wrist = technician.wrist_to_reach(RELAY, length=BEYOND, **HOLD)
    figure = technician.kneeling(right=own(wrist, HOLD, (0.9, -0.5, -0.1)), left=own(BRACED, FLAT, (-0.8, -0.5, -0.5)))
    figure.matrix_world = Matrix.Translation(PLACE) @ Matrix.Rotation(TURN, 4, "Z")
    held_probe()
    tool_bag.lay(meter.meter(), (0.66, -1.02, 0.010), 58, 8)
    light.small_lamp((0.36, -0.62, 0.34), 3.6, (1.0, 0.93, 0.82), 0.05)
    light.window_light((-1.6, -2.6, 1.3), (0.2, -0.6, 0.15), 1.0, 1.0, 16)
