"""A part that often fails, good on the left, failed on the right: blender -b -P detail.py -- washer --out picture.png"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop
import light

PARTS = {
    "refrigerator": "condenser",
    "washer": "door_boot",
    "dryer": "drum_belt",
    "dishwasher": "spray_arm",
    "oven": "bake_element",
    "stove": "burner",
    "wine-cooler": "cooler_fan",
    "range-hood": "grease_filter",
    "microwave": "waveguide_cover",
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("service", choices=PARTS)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1200)
    parser.add_argument("--samples", type=int, default=48)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    light.start()
    importlib.import_module(f"parts.{PARTS[asked.service]}").build()
    develop.take(asked.out, asked.width, asked.width * 2 // 3, asked.samples, 4)


if __name__ == "__main__":
    main()
