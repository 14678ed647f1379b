"""A front-load washer with its glass door shut on a load of towels."""
import curves
import light
import materials as m
import shapes as s
from appliances.laundry_cabinet import FACE, MOUTH, cabinet, drum, linen, panel


def door():
    at = (MOUTH[0], FACE, MOUTH[1])
    ring = [(0.272, -0.004), (0.274, 0.012), (0.268, 0.026), (0.246, 0.040), (0.222, 0.044), (0.205, 0.040)]
    trim = [(0.208, 0.038), (0.205, 0.045), (0.196, 0.046), (0.190, 0.040), (0.188, 0.020)]
    bowl = [(0.192, 0.036), (0.186, 0.020), (0.172, -0.030), (0.150, -0.075), (0.110, -0.098), (0, -0.106)]
    dish = [(0.196, 0.040), (0.170, 0.049), (0.110, 0.055), (0, 0.058)]
    shine = m.pane("door glass", (0.93, 0.95, 0.95), 1.0)
    handle = curves.plate(
        m.plastic(0.06), curves.rounded((0.214, 0.240), (0.415, 0.535), 0.012), (FACE - 0.047, FACE - 0.036), edge=0.004
    )
    return [
        s.lathe(m.surface("door ring", (0.30, 0.31, 0.32), 0.28, 1.0), ring, at, "Y", 128, "door ring"),
        s.lathe(m.chrome(), trim, at, "Y", 128, "trim"),
        s.lathe(shine, bowl, at, "Y", 96, "bowl"),
        s.lathe(shine, dish, at, "Y", 96, "front glass"),
        s.lathe(m.plastic(0.02), [(0.196, 0.039), (0.178, 0.043)], at, "Y", 96, "printed rim"),
        handle,
    ]


def boot():
    """The rubber seal with its fold: what tears and leaks."""
    at = (MOUTH[0], FACE, MOUTH[1])
    fold = [
        (0.262, -0.002),
        (0.240, -0.010),
        (0.222, -0.030),
        (0.236, -0.046),
        (0.214, -0.062),
        (0.212, -0.090),
        (0.238, -0.100),
    ]
    return s.lathe(m.grey_rubber(), fold, at, "Y", 96, "boot")


def towels():
    return [
        linen((0.055, 0.17, 0.175), "towel lagoon", (-0.06, -0.46, 0.335), (0.15, 0.15, 0.09), 1),
        linen((0.78, 0.75, 0.69), "towel white", (0.09, -0.52, 0.325), (0.13, 0.12, 0.08), 2),
        linen((0.72, 0.36, 0.16), "towel mango", (0.0, -0.55, 0.395), (0.10, 0.10, 0.05), 3),
    ]


def build(shows="0:42", lit=None, load=None, size=0.040):
    light.small_lamp((0, -0.60, 0.66), 2.2, (1, 0.95, 0.88), 0.05)
    fins = [s.box(m.galvanized(), (-0.02, 0.02), (-0.62, -0.34), (0.690, 0.718), 0.012, "fin")]
    hatch = curves.plate(m.enamel(), curves.rounded((0.185, 0.310), (0.06, 0.155), 0.012), (FACE - 0.003, FACE + 0.001))
    line = curves.plate(
        m.plastic(0.04), curves.rounded((0.183, 0.312), (0.058, 0.157), 0.013), (FACE - 0.0012, FACE + 0.001)
    )
    return s.group(
        "washer",
        cabinet(0.262),
        panel(shows, True, lit, size),
        drum(0.24, -0.63, -0.30, "drum steel"),
        fins,
        boot(),
        load or towels(),
        door(),
        hatch,
        line,
    )
