// Advice for each appliance in Cooper City. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const cooperCityAdvice = {
  en: {
    refrigerator: {
      heading: 'Lightning season and Cooper City refrigerators',
      paragraphs: [
        'Afternoon storms build over the suburbs and break around the hour school lets out. A variable-speed refrigerator has a power module for its compressor, and a nearby strike can end it while the lights inside go on shining. Lit and silent is the typical picture.',
        'Wait ten minutes after the lights come back, then listen for a soft whir at the rear. If nothing follows in half an hour, unplug it for five minutes and try once more. That is all that should be tried. Two-car garages in Cooper City often hold the second unit; see if it was hit also, since two on one afternoon speaks for a surge. Tell us when the storm passed, whether the light works, and whether it is an inverter model.',
      ],
    },
    washer: {
      heading: 'Laundry rooms between garage and kitchen',
      paragraphs: [
        'The typical laundry here is a narrow passage from the garage, with the washer under a shelf. Doors from both ends leave the machine little room, and people push it back until the drain hose folds. Then it fills, washes, and sits full with a drain code.',
        'Look at the hose from above with a light. If it is folded, ease the machine forward two inches and run a drain. Dust from the garage also settles under the lid of a top-loader and gums the lock. Wipe it. Machines in Cooper City that have been replaced once already can have left a wrong hose behind, too long or too deep in the pipe. When you book, tell us hose shape, code, and the distance between washer and shelf.',
      ],
    },
    dryer: {
      heading: 'Second-round dryers in Cooper City homes',
      paragraphs: [
        'Dryers from the first years of Embassy Lakes or Rock Creek have been replaced once, and the second round is now growing old. A ten-year-old dryer with a squeak is a good candidate for a roller and belt set. The same one with a cracked drum and weak motor is not.',
        'Turn its drum by hand, empty, and feel for flat spots. Then look at the cord: three prongs in an older house, four in a newer. Changing between them is allowed but must be done right, with the ground strap in its proper place, so leave that to us. Storm surges show as a timer that will not advance. Let us know how many prongs, squeak or rumble, the model, and its age as near as you know.',
      ],
    },
    dishwasher: {
      heading: "Cooper City's own wells and the dishwasher",
      paragraphs: [
        "Few suburbs this size run a plant of their own; Cooper City's stands on shallow Biscayne wells. Ask the utility, or read the yearly report, for hardness in grains. Put that number into your dishwasher's menu if it has a softener, and into your choice of dose if it has none.",
        "Kitchens built around a breakfast counter often hide the machine in the peninsula, its back open to the stools. Then a hole in the rear panel lets feet and toys touch the hose. Have a board put over it. A steady drip from the air gap or the counter's end is another sign of a blocked drain. Tell us the hardness if you know it, peninsula or wall, and whether the drip keeps time with the pump.",
      ],
    },
    oven: {
      heading: 'Ranges due for a second replacement',
      paragraphs: [
        "Original ranges in the city's subdivisions gave way long ago, and their successors now show weak clocks and slow igniters. Is it worth it? A fifteen-year-old plain range with one failed part often is. One with a failed board, a torn gasket and a rusted floor is not.",
        "Count the faults before you call; be strict. If a single thing is wrong, describe it alone. Lightning can fake several at once, so check whether the burners' controls and the clock died on one day. An electric range plugs in low on the wall behind its drawer, and we reach that outlet by sliding the range forward. Clear the floor in front of it, then tell us the faults and when each began.",
      ],
    },
    stove: {
      heading: 'Breakfast-counter stoves and reach from the stools',
      paragraphs: [
        'When the stove stands in the counter where children eat, controls at the front are within reach of small hands. If a burner "turns itself on," ask first about elbows and backpacks. Many models offer a lock; others take knob covers. A stove that really starts alone must be switched off at the breaker and left so.',
        'Test the lock tonight. Then see if each knob must be pushed before it turns; one that does not is worn and should be changed before anything else. In the gated sections of Cooper City leave our name with the gate. Say where the stove stands, which knob is loose, the fuel, and if there are small children at home.',
      ],
    },
    'wine-cooler': {
      heading: 'A den cooler and the afternoon blackout',
      paragraphs: [
        'Short outages of a minute or two are harder on a small compressor than one long night. It tries to restart against full pressure, hums, and its overload clicks. Good coolers wait three minutes by design; cheap ones do not. After a Cooper City storm, turn yours off for ten minutes by hand.',
        "If it clicks on and on after that, leave it off, keep the door shut, and note the room's temperature. A surge strip rated for compressors is a sound buy, though it stops no direct strike. Look too at where the cooler stands; dens converted from part of the garage stay warm at night. Then tell us the clicking interval, den or kitchen, and whether its light dims at each try.",
      ],
    },
    'range-hood': {
      heading: 'Breakfast counters, ceiling fans and hood draft',
      paragraphs: [
        'A paddle fan above the breakfast counter can beat any hood. It sweeps the smoke out of reach before the filter sees it. Switch the paddle fan off, fry an egg, and watch the steam. If it now bends toward the hood, you have two good machines fighting.',
        "If it hangs, look at ducts from the seventies and eighties: seven-inch round was common, and later cooktops ask for more. Roof caps in Cooper City suffer wind and not salt, so the flap's hinge is usually sound and a bird's nest likely. A chirp in April is your answer, and the nest has to be vacant before it is cleared. Let us know which fan did what, duct size on the hood's label, and one or two stories.",
      ],
    },
    microwave: {
      heading: 'Surges, keypads and Cooper City microwaves',
      paragraphs: [
        'Keypads fail in odd ways after lightning: one row dead, or a beep with each press and no start. Pull the plug for a fifteen minutes. If it sits out of reach behind the cabinet, use the kitchen breaker. A control that comes back may live for years.',
        'One that comes back and fails at the next storm has a wounded board. For the over-the-range sort that board is often sold; for the counter sort it seldom is. Look at what else was hit, from the garage door opener to the modem, and list it, because your insurer may ask. No highway exits lie inside Cooper City, so plan for school traffic. Tell us which rows fail, the date of the storm, and whether it hangs on a wall or stands on a shelf or in a cabinet.',
      ],
    },
  },
} as const satisfies CityAdvice;
