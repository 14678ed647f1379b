"""The face of a microwave: keypad and door."""
import curves
import materials as m

FACE = -0.40


def keypad():
    left = 0.145
    parts = [
        curves.plate(
            m.dark_glass(),
            curves.rounded((left, 0.252), (0.012, 0.288), 0.006),
            (FACE - 0.005, FACE + 0.003),
            edge=0.002,
        )
    ]
    parts.append(curves.words(m.readout(), "0:30", (left + 0.053, FACE - 0.0056, 0.254), 0.034))
    label = m.glow("key", (0.72, 0.80, 0.78), 0.7)
    keys = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "")
    for i, key in enumerate(keys):
        if key:
            parts.append(
                curves.words(
                    label, key, (left + 0.026 + (i % 3) * 0.027, FACE - 0.0056, 0.196 - (i // 3) * 0.028), 0.0145
                )
            )
    parts.append(
        curves.plate(
            m.plastic(0.2),
            curves.rounded((left + 0.008, left + 0.051), (0.030, 0.072), 0.004),
            (FACE - 0.0065, FACE - 0.004),
            edge=0.001,
        )
    )
    parts.append(
        curves.plate(
            m.surface("start", (0.10, 0.32, 0.28), 0.4),
            curves.rounded((left + 0.055, left + 0.099), (0.030, 0.072), 0.004),
            (FACE - 0.0065, FACE - 0.004),
            edge=0.001,
        )
    )
    parts += [
        curves.words(m.surface("print", (0.8, 0.8, 0.78), 0.5), text, (x, FACE - 0.0068, 0.051), 0.0105)
        for text, x in (("STOP", left + 0.0295), ("START", left + 0.077))
    ]
    return parts


def door():
    window = curves.rounded((-0.222, 0.092), (0.052, 0.250), 0.012)
    mesh = m.pane("mesh glass", (0.60, 0.58, 0.54), 0.9)
    return [
        curves.plate(
            m.steel(),
            curves.rounded((-0.256, 0.141), (0.008, 0.292), 0.006, 3),
            (FACE - 0.022, FACE),
            [window],
            0.003,
            "door",
        ),
        curves.plate(
            m.dark_glass(),
            curves.rounded((-0.226, 0.096), (0.048, 0.254), 0.014),
            (FACE - 0.0185, FACE - 0.014),
            [curves.rounded((-0.200, 0.070), (0.074, 0.228), 0.016)],
            0.001,
        ),
        curves.plate(mesh, window, (FACE - 0.012, FACE - 0.0115), edge=0.0001),
        curves.tube(
            m.satin(),
            [
                (0.120, FACE - 0.02, 0.05),
                (0.120, FACE - 0.055, 0.05),
                (0.120, FACE - 0.055, 0.25),
                (0.120, FACE - 0.02, 0.25),
            ],
            0.008,
            0.018,
        ),
    ]
