"""One view of a room: blender -b -P scene.py -- kitchen --view wide --out picture.png --width 1920 --height 1080 --samples 96"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop
import light


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("room")
    parser.add_argument("--view", default="wide")
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1920)
    parser.add_argument("--height", type=int, default=1080)
    parser.add_argument("--samples", type=int, default=96)
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    light.start()
    room = importlib.import_module("scenes." + asked.room.replace("-", "_"))
    room.build()
    view = room.VIEWS[asked.view]
    light.camera(
        view["at"],
        view["look"],
        view["lens"],
        tilt=view.get("tilt", False),
        blur_at=view.get("blur_at"),
        fstop=view.get("fstop", 5.6),
    )
    develop.take(asked.out, asked.width, asked.height, asked.samples)


main()
