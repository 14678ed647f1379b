// Advice for each appliance in Pinellas Park. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const pinellasParkAdvice = {
  en: {
    refrigerator: {
      heading: 'Measuring a Pinellas Park doorway before parts are ordered',
      paragraphs: [
        'Manufactured homes in the Mainlands and other parks have entry doors and kitchen openings cut for smaller machines. When a refrigerator there turns out beyond repair, the new one must pass the door, the hall and a bend. It is worth knowing those widths before you decide between repair and replacement.',
        'Measure the narrowest opening with its door taken off the hinges, the height under the wall cabinet, and the depth to the counter edge. Then check the machine itself: is the coil under it free of lint, does the rear panel frost over, does the fan blow? A small unit of standard make is often worth its repair. Send us the three measures with the model, so that one call answers both questions.',
      ],
    },
    washer: {
      heading: 'Ditch water and laundry sheds in long rains',
      paragraphs: [
        'In a flat city drained by ditches, a week of rain leaves water standing where it fell. Sheds and carport closets with a washer inside stand only inches above it. Water needs to reach just the pump, low in the cabinet, to finish it.',
        'Raise the machine on concrete blocks with a fixed frame, eight inches or more, and check that the drain hose still reaches the standpipe without a dip. Plug height matters too; a socket near the floor should be moved by an electrician. After a wet week, look for a line of silt on the cabinet before you start a load. If there is one, do not plug it in. When you call, tell us how high the line is and if the machine ran since.',
      ],
    },
    dryer: {
      heading: "Workshop neighbors and the dryer's air supply",
      paragraphs: [
        'Houses here often have a workshop in the garage, with the dryer in the same room. Sawdust, paint mist and grinding dust all go in at its back and land on the heater, where fine wood dust can glow. The dryer is not to blame for a burnt smell that comes on project days.',
        'Run it only when the air is clear, and never while a solvent dries. A curtain wall or a simple closet with louvers helps. Once a year have the cabinet opened and blown out by someone who knows it. In park homes without a garage, the question is the vent below the floor. Give us the Pinellas Park house type, what work goes on near it, and whether the smell comes at the start or late.',
      ],
    },
    dishwasher: {
      heading: 'City water, county blend and plain dishwashers',
      paragraphs: [
        "A basic dishwasher with dials does its work for years, and its faults are as plain as itself: a split hose, a leaking door seal, a timer that stops in one place. The water here comes through the city from the county's mix, neither very hard nor soft.",
        'Watch one full cycle with the kickplate off and a flashlight, hands out of it. See where the first drop appears: at the door corner means the seal or the wrong soap, in the middle means the pump. Hand soap by mistake makes foam that leaks from any machine. If the timer knob stops at the same mark each time, note the mark. When you book, tell us the place of the drop or the mark.',
      ],
    },
    oven: {
      heading: 'A fair test for a budget oven',
      paragraphs: [
        'Plenty of ovens in this practical city have no display, only a dial and a light. When the light never goes out, the oven is not reaching its mark; when it goes out too soon, the thermostat is reading wrong. Both can be seen without any tools.',
        'Turn the dial to 400, note the clock, and wait for the light. Twelve to twenty minutes is normal for an electric oven. Then see if the lower element glowed all along its length; a dark stretch is the fault. A part like that suits a mid-priced range well. On a twenty-year-old range two repairs in a year make little sense, so give us its age with the minutes.',
      ],
    },
    stove: {
      heading: 'Aluminum wire and warm range plugs in parks',
      paragraphs: [
        'Manufactured homes of the late 1960s and early 1970s were often wired in aluminum. The joint at the range receptacle loosens by heating and cooling, until the plug is warm to the hand after one supper. A stove on such a joint loses half its power and works on some burners only.',
        "Feel the cover plate, not the blades, after an hour's cooking. Warm is a sign to stop and call an electrician who works with that metal. If the plate is cool and one burner is dead, it is likely the coil, the socket or the switch, which we repair. Homes off Park Boulevard built with block have copper more often. Tell us the year of your Pinellas Park home and how the plate felt.",
      ],
    },
    'wine-cooler': {
      heading: 'Florida rooms and drink coolers',
      paragraphs: [
        'Enclosed porches, called Florida rooms, are part of many park homes. They get full sun through jalousie windows, and a cooler placed there runs against a room ten or fifteen degrees warmer than the kitchen. Its glass door faces the light, which adds its share.',
        "Turn the glass away from the window and hang a blind. Leave a hand's width behind it. If the display and a thermometer in a glass of water inside differ by five degrees or more after a day, the sensor or the control is off. Thermoelectric models, the quiet ones with no compressor hum, seldom justify a visit. When you call, tell us hum or no hum, how the Florida room faces, and both figures when you call.",
      ],
    },
    'range-hood': {
      heading: 'Roof vents on manufactured home kitchens',
      paragraphs: [
        "Some manufactured homes send cooking air straight up through a short pipe and a cap in the metal roof. The cap's seal dries in the sun. Rain then drips through the hood onto the stove, and owners take it for grease or for a broken fan.",
        "Rub a drop between two fingers: water is thin and dries, grease stays. Put a pan below and note if drops follow rain. A roofer or park handyman reseals a cap; we repair the fan and the wiring below. Please stay off the roof, for those panels are not made to be walked on anywhere. The fan's noise is the other clue. Tell us rain or grease, and what each speed does.",
      ],
    },
    microwave: {
      heading: 'Saving money on a Pinellas Park microwave',
      paragraphs: [
        'Many kitchens here use a countertop microwave, and honest advice is short: a small one that stops heating is seldom worth a repair. Check the simple things first, since a new one may fail on the same outlet. Half-power settings and a child lock fool many people.',
        "Press stop for three seconds to clear a lock, choose full power, and heat a cup of water for two minutes. Then try another outlet, one not fed through the workshop's cord reel. If water stays cold, recycle it as old electronics. Over-the-range models and built-ins pay for repair far more often. If yours in Pinellas Park is one of those, have its width and model at hand and tell us if the sound changed before it stopped.",
      ],
    },
  },
} as const satisfies CityAdvice;
