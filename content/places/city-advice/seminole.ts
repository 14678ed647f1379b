// Advice for each appliance in Seminole. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const seminoleAdvice = {
  en: {
    refrigerator: {
      heading: 'The third refrigerator in one Seminole opening',
      paragraphs: [
        'In a ranch kitchen the first refrigerator was narrow, the second filled the gap, and the third was squeezed in. What suffers is the water line at the back, bent flat against the wall. An ice maker with small or hollow cubes is often short of water, not broken.',
        "Pull the machine out a hand's width and watch the next ice fill. If cubes come full again, a recessed valve box is the cure. A filter past six months does the same. The county's water is a mix that leaves little scale in the line, so look for the bend first. Residents of condos by Lake Seminole may have no shut-off of their own. When you call, tell us house or condo, the size of the cubes, and when the filter was changed.",
      ],
    },
    washer: {
      heading: 'Where the laundry stands in Seminole condos',
      paragraphs: [
        "Some 55-plus buildings here share a laundry room on each floor, with machines owned by the association or leased. A repair of those is the board's to order. Others allow a washer in the unit, on condition of a steel-braided hose and a drip pan.",
        'Read your rule before you buy or move a machine: upstairs units pay for the ceiling below. If yours is allowed, see whether the pan has a drain or only a tray, and put a battery water alarm in it. When it shakes, remember that an upper floor flexes; smaller loads help. Let us know whose machine it is, which floor of the Seminole building, and whether a valve inside your unit shuts the water.',
      ],
    },
    dryer: {
      heading: 'Older ranches off 113th Street and their dryers',
      paragraphs: [
        "Ranch garages here open to the west sun, and by four o'clock the dryer begins its work in a hot box. The motor's heat guard then trips after one load, the drum stops, and half an hour later it starts as if nothing had happened. People order a timer for that.",
        'Try it at seven in the morning. Two loads without a stop in the cool say that the guard is reacting to heat, from the room or from a lint-filled base. Cleaning the base is our work; lifting the garage door a foot is yours. A stop in the cool morning too means motor or belt. When you call, give both times and the load after which it quit.',
      ],
    },
    dishwasher: {
      heading: "When the whole building's hot water is cool",
      paragraphs: [
        'In some older condominium buildings a shared heater sends hot water to every kitchen, and the last one on the loop gets it lukewarm. A dishwasher without a strong heater of its own then leaves the tablet half melted in its cup. Nothing in the machine is broken.',
        'Hold a thermometer in the kitchen stream for two minutes. Below 120 °F, tell the office; ask your neighbor above for hers. If hers is hot and yours is not, a mixing valve may be at fault. A house in Seminole has its own heater and so only its own setting to check. If the water is hot and dishes stay dirty, that is a case for us: say the temperature, and where the tablet ended.',
      ],
    },
    oven: {
      heading: 'Small-family baking in a full-size oven',
      paragraphs: [
        'Two people in a condo rarely need a thirty-inch oven, so many use it a few times a year. An element that idles in damp air gathers rust on its terminals. The first holiday it is lit, it trips the breaker, and guests are on their way.',
        'Heat it for twenty minutes once a month, which keeps it dry and tells you of trouble early. Never store pans in it: plastic handles melt when someone else preheats. If the breaker trips at once, stop there. If after ten minutes, say so, for that points elsewhere. Seminole kitchens are of every age, so the year matters as much as the make. Read us the label and tell us when the oven last worked well.',
      ],
    },
    stove: {
      heading: 'Slide-in or drop-in: what fits the old cutout',
      paragraphs: [
        'A drop-in range hangs from the counter and has no drawer; a slide-in stands on the floor. Ranch kitchens in this city have both, and makers of drop-ins are now few. When one burner fails, a part is far simpler than a new counter.',
        'Look below the oven door: cabinet wood tells of a drop-in. Note the width between the counters to the quarter inch. For a burner that heats only on high, its switch is worn, a common and modest repair. All four weak at once is about the supply. Most homes in Seminole cook with electricity, and a bottle of propane at the wall means the gas dealer checks leaks. When you call, tell us wood or drawer, the width, and what the burner does.',
      ],
    },
    'wine-cooler': {
      heading: 'Card-night coolers in the clubhouse and at home',
      paragraphs: [
        "A club room's cooler serves fifty people one night and none for six. The one in your unit leads a calmer life. If the clubhouse unit is down, we need somebody from the board to approve the repair, since a resident cannot.",
        'At home the usual complaint is noise. Press gently on the top, then the side: if the hum changes, it stands against the wall or on a bent foot. Bottles that touch each other ring too. A click followed by silence every few minutes is different, as the compressor tries to start and fails; unplug it then. Tell us which of the two noises it makes, who owns the cooler, and when the gate or office is open.',
      ],
    },
    'range-hood': {
      heading: 'Ranch-house wall fans before the hood',
      paragraphs: [
        'Some block ranches still have the fan that came with them: a round hole in the wall above the stove, a pull chain, and a hinged door outside. It moves more air than many new hoods. What wears is the chain switch and the oil in its motor.',
        'A drop of electric-motor oil is provided for at two small ports on certain old motors, with the power off at the panel and the blade still. If you cannot see ports, leave it. A new hood in its place needs a duct of its own size, so measure before you shop. Park and condo kitchens in Seminole more often recirculate. When you book, tell us chain, button or slider, and whether the outer door swings free.',
      ],
    },
    microwave: {
      heading: 'Annexed streets, mixed wiring, one Seminole microwave',
      paragraphs: [
        "Houses from four decades stand within one mile here, and so do four ways of wiring a kitchen. In the oldest, a microwave above the range may have been hung where a light-duty hood was, on that hood's circuit with half the rooms. It trips when the vacuum runs.",
        "Find the breaker and see what else goes dark. If more than the microwave does, the cure is a separate line from a licensed electrician, and a new machine would trip the same way. If it is alone and trips, we take it from there. Condo owners should ask whether a work permit is wanted. Let us know what went dark, the kitchen's decade, and if it trips at start or midway.",
      ],
    },
  },
} as const satisfies CityAdvice;
