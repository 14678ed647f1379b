"""Renders a scene twice with half the samples each and joins both into one clean picture.

This Blender has no denoiser. Two independent halves tell noise from detail: where they differ it is noise. Weights for
one half come from the other (Rousselle et al., "Adaptive rendering with non-local means filtering", 2012), and albedo,
normal and depth keep the edges of things.
"""
import os
import tempfile
import time

import bpy
import numpy as np

PASSES = {"Image": "color", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "Denoising Depth": "depth"}


def prepare(width, height, samples):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_persistent_data = True
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = max(2, samples // 2), False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 4, 4
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 30.0, 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = "OPEN_EXR", "32", "NONE"
    sink.file_slots.clear()
    for label, name in PASSES.items():
        sink.file_slots.new(name)
        tree.links.new(source.outputs[label], sink.inputs[name])
    return sink


def read(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[..., :3].copy()


def half(sink, seed, width, height):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    with tempfile.TemporaryDirectory() as folder:
        sink.base_path = folder
        bpy.ops.render.render(write_still=False)
        number = f"{scene.frame_current:04d}.exr"
        return {name: read(os.path.join(folder, name + number), width, height) for name in PASSES.values()}


def soften(field, radius):
    """Box mean by running sums."""
    for axis in (0, 1):
        pad = [(0, 0)] * field.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
        size = 2 * radius + 1
        low, high = [slice(None)] * field.ndim, [slice(None)] * field.ndim
        high[axis], low[axis] = slice(size, None), slice(0, -size)
        field = ((total[tuple(high)] - total[tuple(low)]) / size).astype(np.float32)
    return field


def without_sparks(color):
    """Single pixels far brighter than all around them are sampling accidents."""
    light = color.mean(axis=2)
    near = np.stack([np.roll(light, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)])
    limit = np.sort(near, axis=0)[-2] * 1.6 + 0.02
    scale = np.minimum(1, limit / np.maximum(light, 1e-6))
    return color * scale[..., None]


def shifted(field, dy, dx):
    h, w = field.shape[:2]
    a = (slice(max(0, dy), h + min(0, dy)), slice(max(0, dx), w + min(0, dx)))
    b = (slice(max(0, -dy), h + min(0, -dy)), slice(max(0, -dx), w + min(0, -dx)))
    return field[a], field[b], a, b


def clean(one, two, reach=6, patch=1, strength=0.55):
    """The joined picture in linear light."""
    albedo = (one["albedo"] + two["albedo"]) / 2
    base = albedo + 0.06
    first, second = (np.log1p(without_sparks(x["color"]) / base) for x in (one, two))
    normal, depth = (one["normal"] + two["normal"]) / 2, (one["depth"] + two["depth"])[..., 0] / 2
    noise = soften(((first - second) ** 2).mean(axis=2) / 2, 3) + 1e-6
    # Edges of things are sampled too: where both halves disagree on a guide, the guide says less.
    doubt_normal = soften(((one["normal"] - two["normal"]) ** 2).sum(axis=2), 1)
    doubt_albedo = soften(((one["albedo"] - two["albedo"]) ** 2).sum(axis=2), 1)
    doubt_depth = soften((one["depth"] - two["depth"])[..., 0] ** 2, 1)
    lights = [x.mean(axis=2) for x in (first, second)]
    sums = [first.copy(), second.copy()]
    weights = [np.ones(first.shape[:2], np.float32) for _ in range(2)]
    offsets = [
        (dy, dx)
        for dy in range(0, reach + 1)
        for dx in range(-reach, reach + 1)
        if (dy, dx) > (0, 0) and dy * dy + dx * dx <= reach * reach
    ]
    for dy, dx in offsets:
        na, nb, a, b = shifted(normal, dy, dx)
        far = ((na - nb) ** 2).sum(axis=2) / (0.02 + 3 * (doubt_normal[a] + doubt_normal[b]))
        pa, pb = albedo[a], albedo[b]
        far += ((pa - pb) ** 2).sum(axis=2) / (0.0012 + 3 * (doubt_albedo[a] + doubt_albedo[b]))
        da, db = depth[a], depth[b]
        slack = (0.012 * (dy * dy + dx * dx) ** 0.5 * np.maximum(np.minimum(da, 50), 0.1)) ** 2
        far += (da - db) ** 2 / (slack + 3 * (doubt_depth[a] + doubt_depth[b]) + 1e-6)
        edge = np.exp(-np.minimum(far, 30))
        va, vb = noise[a], noise[b]
        for this, other in ((0, 1), (1, 0)):
            ga, gb = lights[this][a], lights[this][b]
            gap = ((ga - gb) ** 2 - (va + np.minimum(va, vb))) / (strength * (va + vb) + 1e-5)
            weight = np.exp(-np.clip(soften(gap, patch + 1), 0, 30)) * edge
            sums[other][a] += weight[..., None] * (first, second)[other][b]
            sums[other][b] += weight[..., None] * (first, second)[other][a]
            weights[other][a] += weight
            weights[other][b] += weight
    joined = sum(np.expm1(t / w[..., None]) for t, w in zip(sums, weights)) / 2
    return np.maximum(joined * base, 0).astype(np.float32)


def save(picture, path):
    """Through the film look of the scene into a 16-bit PNG, which is there when it is whole."""
    h, w = picture.shape[:2]
    image = bpy.data.images.new("picture", w, h, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([picture, np.ones((h, w), np.float32)]).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    unfinished = os.path.join(os.path.dirname(path), "unfinished.png")
    image.save_render(unfinished, scene=bpy.context.scene)
    os.replace(unfinished, path)
    bpy.data.images.remove(image)


def take(path, width, height, samples, reach=6):
    sink = prepare(width, height, samples)
    one, two = half(sink, 1, width, height), half(sink, 2, width, height)
    began = time.monotonic()
    save(clean(one, two, reach), path)
    print(f"cleaned in {time.monotonic() - began:.0f} s")
