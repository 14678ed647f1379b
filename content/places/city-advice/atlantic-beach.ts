// Advice for each appliance in Atlantic Beach. Rests on the facts in city-facts-northeast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const atlanticBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Plan ahead: a refrigerator far from our map',
      paragraphs: [
        'Atlantic Beach lies far from the other places we serve, so a warm refrigerator should not wait for a visit on the day. Act as if help came tomorrow or later: move milk, meat and medicine to a cooler with ice now.',
        'Then do what can be done by phone. Is the light on, does the compressor hum, does the fan inside blow when you hold the door switch? Is the coil full of dog hair? Photos of the model label and the frost let us name likely parts first, which is what makes one visit enough. In a cold snap a garage unit may thaw its freezer for want of work. Tell us whether it stands in the garage, and ask which day is open.',
      ],
    },
    washer: {
      heading: 'Hard city water in Atlantic Beach washers',
      paragraphs: [
        'Deep limestone wells feed the city, so lime comes with each fill. In a washer it dulls towels, stiffens hoses and coats the heater of a front-loader. A cycle that grows longer each year is the heater asking for help.',
        'Run citric acid through it on hot, empty, every second month, and use a detergent with its own softener. Check the valve screens too; a grain of lime holds a valve open, and water creeps into the tub overnight. Did you find water in a tub that was empty at bedtime? Close the taps and leave them so. As the way to you is long, send a video of the display with the model. When you call, tell us which it is, water that creeps in, longer cycles or stiff towels.',
      ],
    },
    dryer: {
      heading: "Oceanfront dryers, oaks and nor'easters",
      paragraphs: [
        "An east wall takes the nor'easter for three days on end. Rain is driven up under a dryer's flap, runs down the duct and stands in its lowest bend. After the storm the dryer hums, warms and dries nothing, with a slosh when you tap the pipe.",
        'Unplug it, loosen the hose behind only if you can reach it well, and let it drain in a pan. Slope the pipe outward for the next time. West of Seminole Road oaks break the wind, and leaves, not rain, fill the cap. Tell us slosh or leaves, and which way the wall faces, before a day is set: a duct problem may need no visit at all.',
      ],
    },
    dishwasher: {
      heading: 'Limestone on glass: dishwashers by the ocean',
      paragraphs: [
        'White film on every glass is lime here, and you can prove it: rub one with vinegar. If it clears, it is film and not damage. A dishwasher fed with such water wants rinse aid always full, tablets made for hard water, and a heater that gets hot.',
        'Look at the heater ring or the sump: a chalk coat slows it, and then film grows faster. Two cups of vinegar on the top rack, in a bowl, on an empty hot run, clear light chalk. Thick chalk calls for citric acid twice. Seals by the sea do not suffer more than others. When you book, tell us what vinegar did, hardness if the Atlantic Beach report gives it, and how old the machine is.',
      ],
    },
    oven: {
      heading: 'Cold snaps and a hard-working Atlantic Beach oven',
      paragraphs: [
        'North Florida winters bring mornings near freezing, and kitchens here bake more then. An old beach house with an all-electric kitchen may run heat pump, oven and dryer together at six in the evening. A main or an oven breaker that trips then is a question of load.',
        "Bake once at ten at night with the rest off. If it holds, spread the load or have the panel looked at. If it trips, it is in the oven. As the way to you is long, that test can save a visit that solves nothing. Salt air on the ocean side also dulls the door's handle screws; tighten them. Let us know the night test, the breaker's figures and the name on the door.",
      ],
    },
    stove: {
      heading: 'Beach-house stoves and what to send before a visit',
      paragraphs: [
        'For a stove so far from the rest of our calls, pictures come first. Send one of the whole front, one of the model label, one of the fault: the dead ring glowing half, the crack, the yellow flame. From those we can say if it is worth the drive or a part you may order.',
        'Meanwhile a single bad ring need not stop supper; a crack in glass must. JEA brings power to most kitchens. Those with bottled gas have a dealer who tests for leaks, and any smell sends you outdoors to dial 911. Coils of an ocean cottage turn rough, yet work on. Add your street, and when somebody is in.',
      ],
    },
    'wine-cooler': {
      heading: 'Under the oaks, away from the sea',
      paragraphs: [
        'At Selva Marina and Oceanwalk, the oaks keep a house cool, damp and rather free of salt. A cooler there lives well in a pantry. In front-row houses the same one gets gritty at its fan within a year.',
        'The local twist is winter. A unit on a closed porch at 45 °F has no way to warm red wine, unless it has a heater; the display falls below its set point and looks like a fault. Bring it in for January. If it fails in an indoor room, tell us the display and the true reading at two shelves. At this distance we want to know whether the Atlantic Beach unit is built in before planning a drive.',
      ],
    },
    'range-hood': {
      heading: 'Hood caps that face the open Atlantic',
      paragraphs: [
        'An east-facing cap in the first rows is worn by the open ocean, and its flap is the first part to go. From then on wind walks through the kitchen. You hear it as a flutter at night with the fan off.',
        "Close it from outside with a new cap in copper or heavy plastic; any handyman can, and it needs none of us. What does need us is a fan that grinds, or a switch that works on one speed. In a 1940s cottage, look where the pipe ends before you buy a stronger hood. West toward Mayport Road, grease and age lead. Tell us flutter or grind, and send a picture of the hood's underside.",
      ],
    },
    microwave: {
      heading: 'Ordering ahead for an Atlantic Beach microwave',
      paragraphs: [
        'If a part must come and a technician must drive, the order should be right the first time. On an over-range microwave the model has a suffix after the dash, and it decides the part. Open the door and read it all.',
        "Then tell what it does with a mug inside: light, fan, tray, heat, sound. No heat with everything else alive is a list of four parts, and the sound tells between them. Please keep the case closed; charge remains in there. For a countertop one, buy another in town. A nor'easter that cut the power is worth a mention, as boards die then. When you book, tell us whether the Atlantic Beach house has someone home on weekdays, so that one day suits all.",
      ],
    },
  },
} as const satisfies CityAdvice;
