"""One appliance on the common set: blender -b -P portrait.py -- refrigerator --out picture.png [--width 1500 --samples 96]"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop
import light
import studio

# Where the camera stands and looks, metres.
VIEWS = {
    "refrigerator": dict(at=(1.25, -4.9, 1.25), look=(0.04, -0.6, 0.895), lens=51),
    "washer": dict(at=(1.05, -4.1, 1.20), look=(0.02, -0.65, 0.50), lens=62),
    "dryer": dict(at=(0.95, -4.2, 1.30), look=(0.13, -0.7, 0.56), lens=60),
    "dishwasher": dict(at=(1.15, -3.9, 1.75), look=(0.0, -0.8, 0.46), lens=56),
    "oven": dict(at=(0.75, -4.0, 1.35), look=(0.0, -0.6, 1.13), lens=66),
    "stove": dict(at=(0.95, -3.7, 1.55), look=(0.0, -0.6, 0.60), lens=60),
    "wine-cooler": dict(at=(0.90, -4.0, 1.10), look=(0.0, -0.6, 0.62), lens=62),
    "range-hood": dict(at=(0.75, -3.8, 1.12), look=(0.0, -0.4, 1.56), lens=60),
    "microwave": dict(at=(0.55, -2.9, 1.30), look=(0.0, -0.4, 1.03), lens=80),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("service", choices=VIEWS)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1200)
    parser.add_argument("--samples", type=int, default=72)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    light.start()
    studio.build()
    importlib.import_module("appliances." + asked.service.replace("-", "_")).build()
    view = VIEWS[asked.service]
    light.camera(view["at"], view["look"], view["lens"])
    develop.take(asked.out, asked.width, asked.width * 2 // 3, asked.samples)


main()
