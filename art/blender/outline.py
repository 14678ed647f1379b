"""Flat areas of a room for a drawing: each material of each object one color, and which side of it the light does not reach.

blender -b -P outline.py -- technician --out areas.png --width 1440 --height 810: beside it areas.json names the colors.
Red and green number an area, blue is 255 where it faces the light. One sample in the middle of a pixel: no mixed colors.
"""
import argparse
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import light

TOWARD_LIGHT, LIT_FROM = (-0.62, -0.42, 0.66), 0.12


def area(number):
    """Its number in red and green; in blue, whether it faces the light."""
    made = bpy.data.materials.new(f"area {number}")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    facing, lit = nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeMath")
    color, glow = nodes.new("ShaderNodeCombineRGB"), nodes.new("ShaderNodeEmission")
    facing.operation, lit.operation = "DOT_PRODUCT", "GREATER_THAN"
    facing.inputs[1].default_value, lit.inputs[1].default_value = TOWARD_LIGHT, LIT_FROM
    color.inputs[0].default_value, color.inputs[1].default_value = (number % 32) / 31, (number // 32) / 31
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Normal"], facing.inputs[0])
    links.new(facing.outputs["Value"], lit.inputs[0])
    links.new(lit.outputs[0], color.inputs[2])
    links.new(color.outputs[0], glow.inputs[0])
    links.new(glow.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs[0])
    return made


def number_areas():
    names = ["nothing"]
    for thing in [o for o in bpy.data.objects if o.type in ("MESH", "CURVE", "FONT") and not o.hide_render]:
        if not thing.data.materials:
            thing.data.materials.append(None)
        for slot in thing.material_slots:
            name = slot.material.name if slot.material else ""
            title = f"{thing.name}|{name}"
            if title not in names:
                names.append(title)
            slot.link = "OBJECT"
            slot.material = area(names.index(title))
    return names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("room")
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=810)
    parser.add_argument("--samples", type=int, help="taken as one, whatever is asked")
    asked = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    light.start()
    room = importlib.import_module("scenes." + asked.room)
    room.build()
    names = number_areas()
    view = room.VIEWS["wide"]
    light.camera(view["at"], view["look"], view["lens"])
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.samples = "CYCLES", 1
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BOX", 0.01
    scene.view_settings.view_transform, scene.view_settings.look = "Raw", "None"
    scene.view_settings.exposure, scene.view_settings.gamma = 0, 1
    scene.render.resolution_x, scene.render.resolution_y = asked.width, asked.height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.dither_intensity = 0
    scene.render.filepath = os.path.abspath(asked.out)
    bpy.ops.render.render(write_still=True)
    with open(scene.render.filepath.replace(".png", ".json"), "w", encoding="utf-8") as file:
        json.dump(names, file)


main()
