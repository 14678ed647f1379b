"""A magnetron taken out of its microwave."""

import materials as m
import shapes as s


def magnetron():
    """The tube that makes the heat: finned block, magnets, antenna, filter box. 0.1 m across."""
    tin, magnet = m.galvanized(), m.surface("magnet", (0.035, 0.034, 0.036), 0.55)
    frame = [s.box(tin, (-0.05, 0.05), (-0.04, 0.04), (z, z + 0.0018), 0.0006) for z in (0.045, 0.128)] + [
        s.box(tin, (x, x + 0.0018), (-0.04, 0.04), (0.045, 0.129), 0.0006) for x in (-0.05, 0.0482)
    ]
    fins = [
        s.box(
            m.surface("aluminium", (0.72, 0.72, 0.71), 0.25, 1.0),
            (-0.047, 0.047),
            (-0.037, 0.037),
            (0.066 + i * 0.0072, 0.0672 + i * 0.0072),
            0,
        )
        for i in range(6)
    ]
    rings = [
        s.lathe(magnet, [(0.012, z), (0.027, z), (0.027, z + 0.013), (0.012, z + 0.013)], (0, 0, 0), "Z", 64)
        for z in (0.0475, 0.1145)
    ]
    core = s.cylinder(m.copper(), 0.019, 0.052, (0, 0, 0.062))
    antenna = [
        s.lathe(tin, [(0.026, 0.1298), (0.026, 0.1335), (0.012, 0.1345), (0.0115, 0.140)], (0, 0, 0), "Z", 48),
        s.lathe(m.surface("ceramic", (0.62, 0.42, 0.40), 0.4), [(0.0085, 0.138), (0.0085, 0.150)], (0, 0, 0), "Z", 40),
        s.lathe(m.satin(), [(0.0098, 0.149), (0.0098, 0.163), (0.007, 0.167), (0, 0.167)], (0, 0, 0), "Z", 40),
    ]
    box = [
        s.box(tin, (-0.036, 0.036), (-0.036, 0.036), (0.006, 0.045), 0.002),
        s.box(m.plastic(0.55), (0.036, 0.052), (-0.018, 0.018), (0.014, 0.036), 0.003),
        *[s.box(m.satin(), (0.050, 0.066), (y, y + 0.001), (0.021, 0.029), 0) for y in (-0.009, 0.008)],
    ]
    return s.group("magnetron", frame, fins, rings, core, antenna, box)
