// Advice for each appliance in Kenneth City. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const kennethCityAdvice = {
  en: {
    refrigerator: {
      heading: 'Small block kitchens and 66-inch openings',
      paragraphs: [
        'A kitchen of the late 1950s had a refrigerator sixty-odd inches tall, and the cabinet above it still marks that height. Models to fit are made, but fewer each year. This is why a sound ten-year-old machine merits a part.',
        "Measure the opening at left, right and middle, for block houses settle and cabinets sag. When the top of the machine touches wood, heat stays; a finger's gap matters. See if the drain pan below has dried lime or a smell, and if the door closes by itself. A box that warms only on hot afternoons lacks air. Let us know the three heights, the machine's own, and whether it has been moved since the kitchen was new.",
      ],
    },
    washer: {
      heading: "Garages by Joe's Creek and washer height",
      paragraphs: [
        'After heavy storms the creek has left its banks, and the laundry in the garage is the first thing it meets. Streets a few blocks off stay dry. It pays to know which yours is before the machine is set back on the floor.',
        'Ask a long-time neighbor where the water stood. Then build up: eight inches of block under a bolted frame, hoses long enough, the outlet higher. A washer that sat in creek water has silt in its pump and perhaps sewage on its tub, so leave it off until it has been opened. No salt came with it, and that is hopeful. Give us the mark in inches, the date, and the cross streets in Kenneth City.',
      ],
    },
    dryer: {
      heading: 'Adding an electric dryer to a full panel',
      paragraphs: [
        'The first wiring of these houses did not count on a dryer. A full panel with no free double space means that a 240-volt line cannot be added without work by a licensed electrician and a permit. Some homes made do with a 120-volt portable.',
        "If you have a portable, expect three hours and small loads; that is its nature. If you own a full-size one, look whether its breaker is a thin double made to squeeze in. A thin one that trips warm is not the dryer's fault. Clothesline days help as well. Before you book, read the label for volts, and tell us what sort of breaker feeds it and how long towels take.",
      ],
    },
    dishwasher: {
      heading: 'Making room: dishwashers in 1950s cabinets',
      paragraphs: [
        'Cabinets of that decade are often 22 or 23 inches deep, while a dishwasher needs 24 and a bit for its hoses. Installed by force, it sticks out, and the drain hose is kinked behind. A kink shows as dirty water at the end of each cycle.',
        "Measure from the wall to the counter's edge. If the machine stands proud by more than an inch, a hose may be trapped. Have someone free it before a pump is ordered. Old galvanized pipe rusts inside and starves the fill, so count how long a quart takes at the hot tap; over fifteen seconds is slow. Report depth and seconds. On a Kenneth City slab the lines sometimes lie below the floor, and that is useful to know too.",
      ],
    },
    oven: {
      heading: 'Alike kitchens, alike ovens, one common limit',
      paragraphs: [
        'Houses built alike had the same short counter and the same 40-amp range line, or less. A modern oven with convection, fast preheat and steam may ask for fifty. It starts, and the breaker opens within the fifteen minutes as all elements join in.',
        "Compare two numbers: kilowatts on the oven's label and amps on the breaker's handle. Twelve kilowatts draw fifty with everything on; the maker's sheet names the breaker wanted. If yours is smaller, turn off fast preheat as a stopgap and ask an electrician. If they match and it trips even so, one of the elements leaks to ground. A meter shows which. When you book, tell us both numbers and the minute it trips.",
      ],
    },
    stove: {
      heading: 'Apartment-size ranges in one-story block houses',
      paragraphs: [
        'A 20- or 24-inch range suits these kitchens, and it is simple inside. Its small coils burn out sooner under a big pot that hangs over the edge, since the trapped heat cooks the terminal. Enamel around the ring turns gray where that occurs.',
        'Use pots no more than an inch wider than the coil. If one goes out, push it in firmly when cold and try once. Look at the block it plugs into for a burnt edge. Both parts are cheap beside a new narrow range, which costs more than the common width. Say 20 or 24 inches and which coil. In Kenneth City most stoves are electric; if yours runs on bottled gas, tell us that before anything else.',
      ],
    },
    'wine-cooler': {
      heading: 'A small cooler on a shared kitchen circuit',
      paragraphs: [
        'A cooler draws little, yet it starts often. On a line with the toaster it sees the voltage sag every morning, and a compressor that starts on low voltage hums, gives up, and tries again in three minutes. Two or three such mornings a week shorten its life.',
        "Move it to a wall of another room for some days and listen. If starts become clean, that was it. In a block house an outer wall facing west gets warm by night, so choose an inner one. A cooler from the brackish creek's side shows no spray damage, and age is the likelier cause. Tell us what shares the outlet, the sound at start, and its age.",
      ],
    },
    'range-hood': {
      heading: 'Wall fans and low hoods in block kitchens',
      paragraphs: [
        'Through eight inches of concrete block a vent is hard to add and easy to keep. If your house has the old opening above the stove, guard it. Hoods set too low over the burners, under twenty inches, cook their own wiring and lights.',
        "Measure from burner to hood. Then check the opening outside for a painted-shut flap and free it with a knife along the edge. Where a new hood was hung over a round old hole, the two may not meet, and smoke spills into the wall gap. A black smear at the hood's rear seam is the sign. Give us height, the smear if any, and whether the fan of your Kenneth City hood is loud at low speed.",
      ],
    },
    microwave: {
      heading: 'Two-circuit kitchens and the morning microwave',
      paragraphs: [
        'The kitchens here were given one or two circuits, when breakfast meant a percolator. A microwave, a kettle and an air fryer add up to thirty-five amps. Something must open, and it may be a breaker in the hall.',
        "Write down what runs when it trips. Leave the microwave alone on its outlet for two days; if there is peace, you need a circuit and not a repair, and on an old panel that calls for an electrician with a permit. A machine that trips alone, sparks, or glows after the door opens must be unplugged at once. For an over-the-range unit, tell us its breaker's number, what shares it, and the moment it fails.",
      ],
    },
  },
} as const satisfies CityAdvice;
