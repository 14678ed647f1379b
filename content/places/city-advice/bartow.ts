// Advice for each appliance in Bartow. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const bartowAdvice = {
  en: {
    refrigerator: {
      heading: 'Lovebugs and dust under a Bartow refrigerator',
      paragraphs: [
        "In May and September lovebugs drift into every open door, and on a porch they end in the coil of the spare refrigerator. With phosphate country's dust they make a mat that no light breeze gets through. It runs all day and cools by half.",
        'Pull the plug, take off the toe grille, and vacuum with a long brush from front and back. Do it in June and again in October, right after the flights. A wooden porch gives under the weight too, so see that it stands level. If a clean coil and a free fan do not help in a day, the fault lies deeper. Tell us whether it is indoors or on the porch and what came out of the coil.',
      ],
    },
    washer: {
      heading: 'City wells, old pipes and a Bartow washer',
      paragraphs: [
        "The city's wells reach into limestone, so the water is hard, and the pipes in a house near South Broadway may be galvanized iron. Together they feed a washer with lime and flakes of rust. Brown spots on white sheets after a dry week are flakes.",
        "Open the laundry tap into a white bucket before the first load in the morning. Color that clears in a minute is from your pipes. A screen in the hose catches the worst until a plumber replaces the line. For lime, use citric acid each month. A pump that groans is neither. Give us the bucket's color, the year of the house if known, and if your Bartow laundry sits on a wooden porch.",
      ],
    },
    dryer: {
      heading: 'Hundred-year-old walls and a safe Bartow dryer vent',
      paragraphs: [
        'A frame wall of old heart pine burns like kindling. A dryer vented through it ought to have metal pipe all the way and a sleeve, with joints taped in foil and no screws pointing in. In some houses the pipe just ends below the porch floor.',
        'Find the end and see daylight around it. Lint on the joists under a porch is a fire waiting for a spark, so have it swept out and the pipe taken on to open air. Heat that comes and goes may be a thermostat that reacts to a blocked run. Neither is a reason to run it at night. Tell us frame or block, where the pipe ends, and minutes for a load of towels.',
      ],
    },
    dishwasher: {
      heading: 'Limestone water in a courthouse-town kitchen',
      paragraphs: [
        'A dishwasher in this town meets hard water on every fill. Lime sets in the small jets first, then on the turbidity eye, a sensor which judges dirt by light. With a chalky eye it thinks each load filthy and washes for three hours.',
        'Three-hour cycles, then, and a clean load: run citric acid on the hottest program and see if the time falls. If it does, repeat every second month. If not, the eye or its wire needs a test. Keep salt filled where the model has a softener. Since the city supplies both water and power, one bill shows a rise in either. Tell us the hours it takes and what the acid changed.',
      ],
    },
    oven: {
      heading: 'Long-owned ovens worth another repair',
      paragraphs: [
        'An oven bought thirty years ago and cared for may have thicker steel and simpler controls than what replaces it. Whether it is worth repair hangs on one thing: can the thermostat, the switch or the element still be had, new or rebuilt? We search before we come.',
        'Write down the whole model number and the serial, since makers changed parts midway. Then the symptom: too hot, too cold, dead on bake, dead on all. Cloth-covered wire that crumbles when touched ends the discussion, as that is not safe. Hinges with springs can nearly always be found. Call with those numbers first; often they show by phone whether a repair is possible.',
      ],
    },
    stove: {
      heading: 'A porch-town stove with a story',
      paragraphs: [
        'Enameled ranges from the forties and fifties still cook in some of these kitchens. Burner valves were greased with a compound that dries after decades, and a knob that needs two hands is the sign. Forcing it may break a casting that nobody makes.',
        'Leave that burner off. For bottled gas have your dealer test the line, and for any smell leave, then call from the yard. On an electric antique look for coils with bare wire and cords in cloth; both mean stop. Modern stoves in block houses are an easier talk: coil, socket, switch. Tell us the make, a guess at the decade, which fuel, and what the Bartow stove means to you; it helps to decide how far to go.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler in a house without shade',
      paragraphs: [
        'Beyond the city limit, houses on old grove land stand in full sun. A pantry on the west side can reach ninety by six. Its cooler runs at the edge of what it can, then gets a lovebug in the fan.',
        'Look for dead insects in the grille, unplugged, with a soft brush. After that log the room at six for three days. Over 85 °F asks for another room rather than a new compressor. Old town houses with deep porches and oaks are kinder. Flickers matter less than heat here, though a delay plug that waits three minutes protects the motor. When you book, tell us the room at six, what the brush found, and where in or near Bartow you are.',
      ],
    },
    'range-hood': {
      heading: 'High ceilings, tall windows, no hood at all',
      paragraphs: [
        "Kitchens in the oldest houses had a transom window and a high ceiling to lift smoke. A hood added under a ten-foot ceiling needs a long chimney cover and long duct, and its fan should be stronger than the shop's default. Weak draw is often design.",
        'Measure from the stove to the hood, which ought to be 24 to 30 inches for electric, a bit more for gas. If it is three feet, no motor will do. Dust and bugs in the cap are the local nuisance; look at it each June from the ground. A fan with sound but no pull wants its wheel cleaned. Let us know the height, the path of the duct and what the smoke does.',
      ],
    },
    microwave: {
      heading: 'After the storms: microwaves on city power',
      paragraphs: [
        'Three hurricanes in one late summer, 2004, showed this town what lines and outlets can take. A microwave bought since has a board that minds spikes more than an old dial did. When power comes back in pulses, unplug it or open its breaker.',
        "Wait until the street has been steady for half an hour. If the clock then stays dark and a lamp in the same outlet glows, the inner fuse blew, and it rarely blows alone. A trained person has to open it. In houses of wood, an outlet that feels loose should be renewed at once, before the machine. Bartow's electric office can say if there was a surge. Tell us how power came back and what the lamp did.",
      ],
    },
  },
} as const satisfies CityAdvice;
