"""Where clothes are sewn: yoke, pleat, sleeves, pockets and sides, as threads laid on the fallen cloth."""
from mathutils import Vector

import materials as m
from person import forms, pose


def trouser_thread():
    return m.cloth("work trousers seam", (0.024, 0.030, 0.035))


def shirt_thread():
    return m.cloth("work shirt seam", (0.012, 0.095, 0.104))


def on_shirt(thing):
    tree, thread = forms.surface_tree(thing), shirt_thread()
    yoke = [(-0.20, 0.20, 0.70), (-0.10, 0.12, 0.69), (0, 0.10, 0.685), (0.10, 0.12, 0.68), (0.20, 0.22, 0.67)]
    made = [
        forms.seam(tree, thread, yoke, 0.0011),
        forms.seam(tree, thread, [(x, y - 0.004, z - 0.006) for x, y, z in yoke], 0.0006),
    ]
    pleat = [(0.004, 0.10, 0.68), (0.004, 0.02, 0.58), (0.003, -0.05, 0.48), (0.002, -0.10, 0.40)]
    made += [forms.seam(tree, thread, [(x + d, y, z) for x, y, z in pleat], 0.0008) for d in (-0.013, 0.013)]
    for side in (1, -1):
        shoulder = pose.SHOULDERS[side]
        ring = [
            shoulder + Vector((side * -0.035, 0, 0)) + Vector((side * 0.02 * u, 0.08 * v, 0.085 * u))
            for u, v in ((1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.75), (-1, -0.2))
        ]
        made.append(forms.seam(tree, thread, ring, 0.0011, 0, 40))
        made.append(
            forms.seam(
                tree,
                thread,
                [(side * 0.20, 0.21, 0.60), (side * 0.20, 0.10, 0.50), (side * 0.20, 0.02, 0.40)],
                0.0009,
                0,
                40,
            )
        )
    return made


def on_trousers(thing):
    tree, thread = forms.surface_tree(thing), trouser_thread()
    made = [forms.seam(tree, thread, [(0.0, -0.16, 0.37), (0.0, -0.19, 0.28), (0.0, -0.16, 0.19)], 0.0011, 0, 30)]
    for side in (1, -1):
        knee, hip, ankle = pose.KNEES[side], pose.HIPS[side], pose.ANKLES[side]
        out = Vector((0.13 * side, 0, 0))
        made.append(
            forms.seam(
                tree,
                thread,
                [hip + out + Vector((0, 0, 0.07)), hip + out, hip.lerp(knee, 0.5) + out, knee + out],
                0.0011,
                0,
                50,
            )
        )
        made.append(forms.seam(tree, thread, [knee + out, knee.lerp(ankle, 0.5) + out, ankle + out], 0.0011, 0, 40))
        x = 0.085 * side
        patch = [
            (x - 0.055, -0.2, 0.345),
            (x + 0.055, -0.2, 0.345),
            (x + 0.052, -0.22, 0.24),
            (x, -0.22, 0.222),
            (x - 0.052, -0.22, 0.24),
            (x - 0.055, -0.2, 0.345),
        ]
        for a, b in zip(patch, patch[1:]):
            made.append(forms.seam(tree, thread, [a, b], 0.0010, 0, 20))
    return made
