"""The back of a refrigerator opened at the compressor, meter, gloves and bag on a cloth: where the close look is taken."""
import math

from mathutils import Matrix

import glove
import light
import materials as m
import meter
import shapes as s
import studio
import tool_bag
from appliances import refrigerator_back

VIEWS = {
    "compressor": dict(at=(0.20, -1.60, 0.44), look=(0.30, -0.5, 0.205), lens=56, blur_at=1.07, fstop=7.0),
}


def build():
    studio.build(exposure=0.34)
    s.place(refrigerator_back.opened(), 0.22, -0.02)
    panel = refrigerator_back.cover()
    panel.matrix_world = (
        Matrix.Translation((-0.68, -0.10, 0.004))
        @ Matrix.Rotation(math.radians(-14), 4, "X")
        @ Matrix.Rotation(math.radians(0), 4, "Z")
    )
    mat = s.box(m.cloth("work cloth", (0.34, 0.45, 0.40)), (-0.52, 0.62), (-1.34, -0.80), (0.0, 0.005), 0.002)
    tool_bag.lay(tool_bag.bag(), (-0.62, -0.78, 0.0), 0, 16)
    tool_bag.lay(meter.meter(), (0.02, -1.02, 0.010), 62, -14)
    meter.lead(
        "red",
        [(0.015, -1.01, 0.028), (0.06, -1.16, 0.008), (0.17, -1.18, 0.008), (0.22, -1.06, 0.008), (0.30, -1.02, 0.006)],
        8,
    )
    meter.lead(
        "black",
        [(-0.02, -1.0, 0.028), (-0.05, -1.17, 0.008), (0.10, -1.26, 0.008), (0.27, -1.20, 0.008), (0.31, -1.12, 0.006)],
        18,
    )
    one, two = glove.glove("left glove"), glove.glove("right glove", -1)
    one.matrix_world = Matrix.Translation((-0.32, -1.02, 0.006)) @ Matrix.Rotation(math.radians(28), 4, "Z")
    two.matrix_world = Matrix.Translation((-0.24, -1.18, 0.008)) @ Matrix.Rotation(math.radians(-8), 4, "Z")
    dish = s.lathe(
        m.satin(),
        [(0, 0.004), (0.045, 0.004), (0.055, 0.018), (0.058, 0.018), (0.050, 0)],
        (0.50, -0.98, 0.005),
        "Z",
        48,
    )
    screws = [
        s.group(
            "screw",
            s.cylinder(m.chrome(), 0.005, 0.003, (0, 0, 0)),
            s.cylinder(m.chrome(), 0.002, 0.014, (0, 0, -0.014)),
        )
        for _ in range(6)
    ]
    for i, screw in enumerate(screws):
        screw.matrix_world = (
            Matrix.Translation((0.50 + 0.024 * math.cos(i * 1.9), -0.98 + 0.02 * math.sin(i * 2.3), 0.0135))
            @ Matrix.Rotation(1.5, 4, "X")
            @ Matrix.Rotation(i * 1.3, 4, "Y")
        )
    driver = tool_bag.driver(m.surface("meter grip", (0.78, 0.30, 0.035), 0.55), (0, 0, 0), 0, 0, 0.12)
    driver.matrix_world = (
        Matrix.Translation((0.40, -1.20, 0.019))
        @ Matrix.Rotation(math.radians(35), 4, "Z")
        @ Matrix.Rotation(math.radians(90), 4, "Y")
    )
    light.small_lamp((0.32, -0.80, 0.36), 1.8, (1.0, 0.93, 0.82), 0.05)
    light.window_light((-1.6, -2.6, 1.3), (0.2, -0.6, 0.15), 1.0, 1.0, 16)
    return mat, dish
