// Advice for each appliance in Parkland. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const parklandAdvice = {
  en: {
    refrigerator: {
      heading: 'Big built-ins behind Parkland gates',
      paragraphs: [
        'In a kitchen of this scale the refrigerator may be a built-in 42 or 48 inches wide, and its condenser often sits on top behind a grille, eight feet or so from the floor. Few people dust there. Warm air and a compressor that runs through the night are often only that, and a soft brush with the power off is half a repair.',
        "Stand on a proper ladder or leave it; the grille is heavier than it looks. If a smart panel shows an alert, photograph it before it scrolls away. Put the company on your visitor list the evening before, as Parkland guards go by that list. Tell us the alert, the model number inside the door, whether you have brushed the coil, and the gate's name.",
      ],
    },
    washer: {
      heading: 'Upstairs pairs and Parkland ceilings',
      paragraphs: [
        'With the laundry on the second floor, a leak here announces itself as a stain on the ceiling below. A pan under the machine helps only if its drain is open, and an automatic shutoff with a floor sensor is better. Test the sensor with a wet cloth twice a year.',
        'If the stain is already there, close both taps, and run nothing. Then ask which came first, a fill or a spin: drips while it fills point to hoses and valve, drips as it spins point to pump and drain. Full-size pairs weigh a good deal, and stairs with a landing turn need planning. Tell us fill or spin, sensor or none, pan dry or wet, and how wide the stair is. Put our name in the gate app when you book.',
      ],
    },
    dryer: {
      heading: 'A second-floor Parkland dryer and its roof run',
      paragraphs: [
        'Upstairs laundry rooms near the middle of a large house usually vent up. The distance to the roof is short there, and that is in your favor. The drawback is the cap, which on a tile roof is hard to reach and often has a mesh that should not be on a dryer outlet at all.',
        'You can judge it from indoors. Take out the lint screen and look down the slot: thick lint below with little on the screen says the path is closing. Time a towel load too. Ask your Parkland association before a cap of another shape goes up, and remember that a ladder crew needs a place on the visitor list. Tell us lint above or below, minutes, tile or flat roof, and if steam has ever marked the ceiling.',
      ],
    },
    dishwasher: {
      heading: 'Membrane water from the district, two dishwashers at home',
      paragraphs: [
        'North Springs supplies most Parkland neighborhoods through membranes, and what is left of the hardness is slight. Machines with a softener should be near zero, and a half tablet often does a full load. If one of two dishwashers clouds glass while its twin does not, compare their settings before anything else.',
        'Older lots in the Ranches may differ, so ask who sends your bill. In big kitchens the second machine stands by the pantry and rests for weeks; give it a rinse. A leak there travels under wood floors, so a small alarm puck beneath costs less than a plank. Let us know the two settings, which machine has the fault, your supplier, and the panel type. Gate access goes through your phone app, so add our name there.',
      ],
    },
    oven: {
      heading: 'Double ovens and warming drawers in Parkland kitchens',
      paragraphs: [
        'A warming drawer below a double oven is the least used and first suspected. It runs on a small heater and a thermostat, and a lump of spilled sauce on its sensor makes it scorch or stay cold. Wipe it out and try again at medium with a thermometer.',
        'If the ovens are at fault, find out if it is both. A stack with one breaker that trips at night may be asking for more than it was wired for when two ovens and the drawer preheat together. Try them in turn. Young houses have the panel schedule printed inside the electric box, so read us the number next to "oven." When you call, tell us drawer, upper or lower, that number, the tags, and the guard\'s instruction.',
      ],
    },
    stove: {
      heading: 'Six burners, gas or induction, in Parkland',
      paragraphs: [
        'Kitchens of this size carry a wide cooktop, and the fuel differs from one development to the next, so it is no use guessing from the street. Look below: a knob-turned flame, a flat black glass, or both side by side. Wide glass tops come as two independent halves inside, which helps: one half may fail and the other cook on.',
        'See if the dead zones lie all on one side. If so, its half has lost power or a board. Check that both poles of the breaker are up. For flames, clean and seat the caps, and leave all else. A smell means everyone out to the lawn, 911, and then the supplier. Tell us the width, a dead side or a single ring, and the fuel, and put us on the list in your gate app.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine walls and bonus rooms in large houses',
      paragraphs: [
        'A wine wall of glass beside the dining room is often cooled by a unit you cannot see, in the attic or a closet. That is room cooling and belongs to another trade. A 24-inch cabinet or a column with its own grille is ours. The difference is where the warm air comes out.',
        'In bonus rooms upstairs, afternoon heat under the roof adds several degrees, and a cooler set there should be checked in August and not in March. Damp air from the Everglades side fogs glass each time the patio doors slide open, and that clears in an hour on a sound unit. When you book, tell us which room, whether the fog stays or goes, the inside reading at four in the afternoon, and your gate.',
      ],
    },
    'range-hood': {
      heading: 'Strong hoods in tight new Parkland houses',
      paragraphs: [
        "New houses are built tight, and a pro hood of 900 cubic feet a minute in one has nowhere to draw from. You may hear it pull at the garage door's seal. Some homes have a make-up air damper that should open when the hood starts, and if its motor sticks, the hood sounds strained and weak.",
        'Look for a ceiling or wall grille near the kitchen that breathes cool or warm air as the fan runs. No grille, or no air, is worth telling us. Crack a window and listen for a change. The air here is damp, not salty, so the roof cap should be free of rust and any blockage will be nest or grease. Let us know the rated airflow, whether there is a grille, and what the window test showed.',
      ],
    },
    microwave: {
      heading: 'Drawers, combos and wired kitchens in Parkland',
      paragraphs: [
        'A kitchen with connected appliances can show a microwave fault on your phone before you notice it. Keep that message; it often carries a code that the door display does not. Updates now and then leave a unit stuck, and ten minutes with its breaker off lets it start clean.',
        "If a drawer opens by itself, a damp hand or a tilted floor seldom explains it, and a motion sensor or a stuck key does. Turn the sensor off in the menu and watch for a day. A combo above the wall oven may share the oven's line, so test both. Tell us the app's message, drawer or combo, the sensor result, and an entry for us on the Parkland visitor list. Do not use one whose door hangs crooked.",
      ],
    },
  },
} as const satisfies CityAdvice;
