"""A leather tool pouch as it hangs from a belt: flat against the hip (its back at y = 0), mouth up, 0.21 m tall."""
import curves
import materials as m
import shapes as s
import tool_bag


def pouch():
    leather, edge = m.surface("pouch leather", (0.20, 0.098, 0.042), 0.6), m.surface(
        "leather", (0.28, 0.14, 0.06), 0.55
    )
    ring = lambda w, d, z: [(-w, -d, z), (w, -d, z), (w, 0, z), (-w, 0, z)]
    body = s.prism(
        leather, [ring(0.050, 0.030, -0.20), ring(0.058, 0.046, -0.15), ring(0.060, 0.050, -0.05)], "pouch", 0.012
    )
    back = s.box(leather, (-0.062, 0.062), (-0.008, 0.0), (-0.205, 0.026), 0.005, "pouch back")
    front = s.prism(
        leather, [ring(0.040, 0.060, -0.19), ring(0.046, 0.072, -0.15), ring(0.046, 0.070, -0.085)], "pocket", 0.010
    )
    rims = [
        curves.tube(edge, [(-0.060, -0.048, -0.05), (0.060, -0.048, -0.05)], 0.0042),
        curves.tube(edge, [(-0.045, -0.069, -0.085), (0.045, -0.069, -0.085)], 0.0038),
    ]
    mango = m.surface("meter grip", (0.78, 0.30, 0.035), 0.55)
    tools = [
        tool_bag.driver(mango, (-0.030, -0.030, -0.045), 6, 0, 0.10),
        tool_bag.driver(m.surface("red lead", (0.42, 0.015, 0.012), 0.4), (0.034, -0.030, -0.050), 4, 0, 0.10),
        tool_bag.pliers((0.004, -0.056, -0.085), -5, 0),
    ]
    return [body, back, front, *rims, *tools]
