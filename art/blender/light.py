"""Morning light, the camera, and how a picture is taken."""
import math

import bpy
from mathutils import Vector


def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    scene.world = world
    return scene


def ambient(color, strength):
    back = bpy.context.scene.world.node_tree.nodes["Background"]
    back.inputs["Color"].default_value, back.inputs["Strength"].default_value = (*color, 1), strength


def window_light(at, toward, width, height, watts, color=(1.0, 0.95, 0.88), unseen=True):
    data = bpy.data.lights.new("window light", "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", width, height, watts, color
    lamp = bpy.data.objects.new("window light", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = not unseen
    return lamp


def sun(toward, strength, blur_degrees=1.2, color=(1.0, 0.83, 0.62)):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(blur_degrees), color
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
    return lamp


def small_lamp(at, watts, color=(1.0, 0.78, 0.5), radius=0.03):
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, color, radius
    lamp = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    return lamp


def camera(at, target, lens=55, blur_at=None, fstop=5.6, tilt=False):
    """A level view camera: verticals stay upright, height is set by shifting the film as a photographer would."""
    data = bpy.data.cameras.new("camera")
    view = bpy.data.objects.new("camera", data)
    scene = bpy.context.scene
    scene.collection.objects.link(view)
    scene.camera = view
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, "AUTO"
    aim(view, at, target, tilt)
    if blur_at is not None:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, blur_at, fstop
    return view


def aim(view, at, target, tilt=False):
    at, target = Vector(at), Vector(target)
    way = target - at
    flat = math.hypot(way.x, way.y)
    view.location = at
    view.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    if not tilt:
        view.rotation_euler = Vector((way.x, way.y, 0)).to_track_quat("-Z", "Y").to_euler()
        view.data.shift_y = way.z / flat * view.data.lens / view.data.sensor_width


def exposure(stops, look="Medium High Contrast"):
    settings = bpy.context.scene.view_settings
    settings.view_transform, settings.look, settings.exposure = "Filmic", look, stops


def sky(seen, seen_strength, light_color, light_strength):
    """A sky with one brightness for the eye and another for the room, as a photographer balances a window."""
    tree = bpy.context.scene.world.node_tree
    back = tree.nodes["Background"]
    back.inputs["Color"].default_value, back.inputs["Strength"].default_value = (*light_color, 1), light_strength
    view, ray, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("Background", "LightPath", "MixShader"))
    at, part, ramp = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (*seen[0], 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.30, (*seen[1], 1)
    view.inputs["Strength"].default_value = seen_strength
    tree.links.new(at.outputs["Generated"], part.inputs[0])
    tree.links.new(part.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], view.inputs["Color"])
    tree.links.new(ray.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(back.outputs[0], mix.inputs[1])
    tree.links.new(view.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["World Output"].inputs["Surface"])
