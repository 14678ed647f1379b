"""Lets clothes fall: cloth a little too large for the body finds its own folds."""
import bpy


def pin(thing, weight_of):
    """Holds what must not slide; `weight_of` tells 0 (falls) to 1 (held) for a place."""
    group = thing.vertex_groups.new(name="held")
    for vertex in thing.data.vertices:
        weight = weight_of(vertex.co)
        if weight > 0:
            group.add([vertex.index], weight, "REPLACE")
    return group


def fall(clothes, solids, frames=20, grow=0.055):
    """Clothes are (thing, weight_of) pairs. The cloth is `grow` larger than drawn; solids hold it up."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    scene.frame_set(1)
    for solid in solids:
        solid.modifiers.new("holds", "COLLISION")
        solid.collision.thickness_outer, solid.collision.cloth_friction = 0.004, 25
    for thing, weight_of in clothes:
        pin(thing, weight_of)
        cloth = thing.modifiers.new("cloth", "CLOTH")
        how, touch = cloth.settings, cloth.collision_settings
        how.quality, how.mass, how.air_damping = 5, 0.25, 2.0
        how.tension_stiffness, how.compression_stiffness, how.shear_stiffness = 20, 12, 6
        how.bending_stiffness, how.bending_damping = 0.15, 0.5
        how.shrink_min = how.shrink_max = -grow
        how.vertex_group_mass = "held"
        touch.use_collision, touch.use_self_collision = True, False
        touch.collision_quality, touch.distance_min = 2, 0.004
        cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = [(thing, bpy.data.meshes.new_from_object(thing.evaluated_get(graph))) for thing, _ in clothes]
    for thing, mesh in fallen:
        thing.modifiers.clear()
        thing.data = mesh
    for solid in solids:
        solid.modifiers.clear()
    scene.frame_set(1)
