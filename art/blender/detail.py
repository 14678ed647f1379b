"""A close look at the part that fails: blender -b -P detail.py -- washer --out picture.png [--width 900 --samples 64]"""
import argparse
import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import curves
import develop
import light
import materials as m
import shapes as s
import studio
from appliances import cooling_parts, dishwasher, dryer_drum
from appliances import magnetron as magnetron_tube
from appliances import microwave, oven, range_hood, stove, washer, wine_cooler
from scenes import opened_refrigerator


def surface_of(thing):
    """The name of a thing's first surface, or nothing."""
    surfaces = getattr(thing.data, "materials", None) if thing.data else None
    return surfaces[0].name if surfaces and surfaces[0] else ""


def hide(*names):
    for thing in bpy.data.objects:
        if thing.name.split(".")[0] in names:
            thing.hide_render = True


def boot():
    washer.build()
    hide("door ring", "trim", "bowl", "front glass", "printed rim", "window ring")
    for thing in bpy.data.objects:
        if surface_of(thing).startswith("towel"):
            thing.hide_render = True
        if thing.name.startswith("plate") and thing.type == "CURVE" and thing.location.y < -0.774:
            thing.hide_render = True
    light.window_light((-0.9, -1.7, 1.0), (0, -0.72, 0.45), 0.5, 0.7, 1.5)


def element():
    oven.build()
    hide("oven door", "black border")
    for thing in bpy.data.objects:
        if surface_of(thing) in ("oven glass", "crust", "dark steel") or (
            thing.name.startswith("tube") and surface_of(thing) == "satin metal"
        ):
            thing.hide_render = True
        if surface_of(thing) == "satin metal" and thing.name.startswith("box"):
            thing.hide_render = True


def spray():
    dishwasher.build()
    for thing in bpy.data.objects:
        if surface_of(thing) in ("rack wire", "china", "china glass", "tumbler"):
            thing.hide_render = True
    for i in range(6):
        x = -0.185 + i * 0.074
        s.lathe(
            m.plastic(0.02),
            [(0.0, 0.0), (0.005, 0.0), (0.006, 0.001), (0.0, 0.0012)],
            (x, -0.31 + 0.008 * (-1) ** i, 0.1762),
            "Z",
            20,
        )
    s.cylinder(m.plastic(0.35), 0.02, 0.012, (0, -0.31, 0.178))
    s.lathe(
        m.plastic(0.12), [(0.085, 0.0), (0.085, 0.006), (0.06, 0.010), (0.045, 0.006)], (0.0, -0.31, 0.145), "Z", 64
    )
    # A closed box of mirrors gathers light too slowly to render clean: a duller steel tells the same.
    steel = bpy.data.materials["tub steel"].node_tree.nodes["Principled BSDF"].inputs
    steel["Metallic"].default_value, steel["Roughness"].default_value = 0.35, 0.5
    light.small_lamp((0.1, -0.45, 0.55), 0.9, (1, 0.96, 0.9), 0.08)


def magnetron():
    s.box(m.quartz(), (-1.5, 1.5), (-1.5, 0.1), (-0.04, 0.002), 0.004)
    s.place(magnetron_tube.magnetron(), -0.035, -0.6, -0.0035, 28)
    case = microwave.build(setting=False)
    s.place(case, 0.40, -0.02, 0.002, -8)
    light.window_light((-0.8, -1.2, 0.6), (0, -0.6, 0.08), 0.4, 0.4, 4)


def burner():
    stove.build(alight=0)
    for thing in bpy.data.objects:
        if thing.name.startswith("grate") or (surface_of(thing) == "cast iron" and thing.name.startswith("box")):
            thing.hide_render = True


def belt():
    s.place(dryer_drum.drum_and_belt(), 0, -0.1, 0.05)


def cooler_fan():
    """The fan behind its grille and the thermostat's sensor, bottles taken out."""
    wine_cooler.build()
    for thing in list(bpy.data.objects):
        name = surface_of(thing)
        if (
            thing.name.split(".")[0] in ("door frame", "gasket")
            or name in ("cooler glass", "readout")
            or name.startswith(("bottle", "foil"))
            or (thing.type == "CURVE" and name in ("satin metal", "black enamel"))
        ):
            thing.hide_render = True
        if thing.name.startswith("shelf front") and thing.bound_box[0][2] > 0.9:
            thing.hide_render = True
    panel = m.surface("fan panel", (0.10, 0.10, 0.102), 0.45)
    curves.plate(
        panel,
        curves.rounded((-0.20, 0.20), (0.90, 1.15), 0.02),
        (-0.105, -0.080),
        [curves.circle(-0.02, 1.03, 0.074)],
        0.004,
    )
    blower = cooling_parts.fan(0.07, 7, 0.16)
    blower.matrix_world = Matrix.Translation((-0.02, -0.088, 1.03))
    for r in (0.024, 0.044, 0.064):
        ring = [(-0.02 + a, -0.108, 1.03 + b) for a, b in curves.circle(0, 0, r, 40)]
        curves.tube(m.chrome(), ring, 0.0014, 0, True)
    for i in range(6):
        a = math.pi * i / 6
        curves.tube(
            m.chrome(),
            [
                (-0.02 - 0.078 * math.cos(a), -0.107, 1.03 - 0.078 * math.sin(a)),
                (-0.02 + 0.078 * math.cos(a), -0.107, 1.03 + 0.078 * math.sin(a)),
            ],
            0.0014,
        )
    s.box(
        m.surface("relay white", (0.62, 0.60, 0.54), 0.4),
        (0.10, 0.165),
        (-0.125, -0.10),
        (1.02, 1.06),
        0.006,
        "sensor cap",
    )
    curves.tube(
        m.surface("relay white", (0.62, 0.60, 0.54), 0.4),
        [(0.13, -0.11, 1.02), (0.13, -0.112, 0.97), (0.18, -0.112, 0.955), (0.20, -0.105, 0.92)],
        0.0026,
        0.02,
    )
    light.window_light((-0.1, -0.75, 1.25), (0, -0.1, 1.02), 0.3, 0.3, 3.5, (1.0, 0.9, 0.78))


CLOSE_UPS = {
    "refrigerator": (opened_refrigerator.build, opened_refrigerator.VIEWS["compressor"]),
    "washer": (boot, dict(at=(0.46, -1.60, 0.66), look=(-0.03, -0.72, 0.42), lens=62, blur_at=1.0, fstop=5.6)),
    "dryer": (belt, dict(at=(1.15, -1.35, 0.52), look=(0.13, -0.33, 0.30), lens=50, blur_at=1.30, fstop=8.0)),
    "dishwasher": (
        spray,
        dict(at=(0.24, -1.35, 0.80), look=(0.0, -0.34, 0.20), lens=66, tilt=True, blur_at=1.16, fstop=5.6),
    ),
    "oven": (element, dict(at=(0.16, -1.60, 1.16), look=(0.0, -0.42, 0.985), lens=60, blur_at=1.12, fstop=5.6)),
    "stove": (
        burner,
        dict(at=(-0.02, -1.05, 1.08), look=(-0.225, -0.46, 0.93), lens=70, tilt=True, blur_at=0.63, fstop=6.3),
    ),
    "wine-cooler": (
        cooler_fan,
        dict(at=(0.22, -1.30, 1.10), look=(0.01, -0.1, 1.02), lens=68, blur_at=1.17, fstop=5.6),
    ),
    "range-hood": (
        lambda: range_hood.build(),
        dict(at=(0.35, -1.35, 1.22), look=(0.06, -0.15, 1.60), lens=44, tilt=True, blur_at=1.2, fstop=8.0),
    ),
    "microwave": (
        magnetron,
        dict(at=(0.18, -1.35, 0.30), look=(0.02, -0.6, 0.085), lens=66, tilt=True, blur_at=0.80, fstop=8.0),
    ),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("service", choices=CLOSE_UPS)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=900)
    parser.add_argument("--samples", type=int, default=64)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    light.start()
    build, view = CLOSE_UPS[asked.service]
    if build is not opened_refrigerator.build:
        studio.build()
    build()
    light.camera(
        view["at"], view["look"], view["lens"], view.get("blur_at"), view.get("fstop", 5.6), view.get("tilt", False)
    )
    develop.take(asked.out, asked.width, asked.width * 2 // 3, asked.samples)


if __name__ == "__main__":
    main()
