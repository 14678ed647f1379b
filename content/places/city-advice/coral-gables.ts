// Advice for each appliance in Coral Gables. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const coralGablesAdvice = {
  en: {
    refrigerator: {
      heading: 'Paneled refrigerators behind 1920s walls',
      paragraphs: [
        'Remodelers in Coral Gables like to hide the refrigerator behind cabinet doors, and the walls around it were drawn a century ago for something much smaller. If the designer left no path for air at the toe and the top, the compressor cooks slowly. Long running and a warm upper panel are the first signs.',
        'Put your palm at the lower grille, then at the trim above the doors. You should feel air moving in at one and out at the other. Brush the grille clean if you can reach it with the power off. Say which panel system you have, whether the hinge side meets a wall, and if the floor is old Cuban tile or wood; such floors need boards laid before anything heavy rolls.',
      ],
    },
    washer: {
      heading: 'Utility porches and high-end pairs in the Gables',
      paragraphs: [
        'Some older cottages here still keep the laundry on an enclosed porch at the back. Such a floor may slope toward a drain, and a front-loader on a slope shakes itself loose no matter how new its suspension is. Set a spirit level across the top, in both directions, before blaming the machine.',
        "Larger houses in Cocoplum or Gables Estates may have two washers and a sink in one room, and there a drop in pressure when both fill can stretch a cycle or raise a fill error. Run one alone and see if the fault disappears. Tell us the floor surface, the machine's age, and whether it stands on a pedestal, which has to come off for most work underneath.",
      ],
    },
    dryer: {
      heading: 'An exhaust cap that passes the board',
      paragraphs: [
        'Outside work in Coral Gables goes before a Board of Architects, so a dryer cap on a street wall is more than hardware. Replacing like with like is the quiet way. Moving the opening, or sending the duct up through barrel tile to the roof, is a question for the city first.',
        'Inside, watch for long hidden runs. When a laundry moves from a porch to the middle of the house, its duct may turn three or four times below a floor or above a ceiling, and lint settles at each bend. Hold a hand at the outlet after ten minutes: warm and strong is right, warm and faint means blockage. Bring that result to the call together with a photo of the cap in place.',
      ],
    },
    dishwasher: {
      heading: 'Panel-ready dishwashers and remodeled Coral Gables floors',
      paragraphs: [
        'Each remodel of an old kitchen tends to add a layer of floor. When new tile or oak is laid up to the dishwasher and not beneath it, the machine ends up trapped behind a lip, and even a simple pump needs the leg levelers wound down before it can slide forward.',
        'Check with a ruler: measure from the finished floor to the underside of the counter. Less than 34 inches is tight for most models. A custom front adds weight too, so a door that drops open instead of floating down wants new springs set for that panel. County water comes to the city already treated with lime, and scale is rarely the main culprit. Tell us what the panel is made of, so that it can be protected while the machine is out.',
      ],
    },
    oven: {
      heading: 'Wall ovens set into Coral Gables remodels',
      paragraphs: [
        'A wall oven is only as easy to replace as its cabinet is to cut. In kitchens fitted between old load-bearing walls the opening was made to suit one model, maybe 27 inches wide, and its successor may be taller by half an inch. That makes repair of a tired board or hinge worth pricing with care.',
        'Read the tag on the frame with the door open and measure the hole, not the trim. Notice as well whether the control panel feels hot during a long roast; built-ins draw their cooling air through slots that cabinet paint or shelf paper can block. When an outage from a fallen limb has scrambled the clock, try five minutes with the breaker off. If the power came back and your display did not, tell us so.',
      ],
    },
    stove: {
      heading: 'Pro ranges in a Mediterranean kitchen',
      paragraphs: [
        'A 48-inch pro range weighs several hundred pounds and was often brought in before the cabinets were finished. Nobody wants it dragged across coral stone or hand-made tile, so most work on one is done from the front: knobs off, bezel off, burner pans lifted out.',
        'Learn which burners share a fault. Two neighbors that fail together tend to share a spark module; a single one is more often its own electrode or valve. We know of no reason to assume gas in Coral Gables, so tell us whether yours burns natural gas or propane, or is fully electric. Mention the grate and griddle layout with the model number. If you smell gas, take everyone outdoors and call 911 before anyone else.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine columns in a house with thick walls',
      paragraphs: [
        "Thick plaster and deep shade keep some Coral Gables rooms cool, yet a full-height wine column works by rules of its own. It needs the clearances the maker drew, and a carpenter's tight reveal can choke it. A compressor that never pauses, in a room that feels pleasant, is the clue.",
        "Canal-front owners face a second enemy, since metal in the bayfront enclaves ages as it does by the sea and a condenser there may whiten early. Make a note of the set point and the true temperature, one reading on the lowest shelf and one on the highest. A gap of more than five or six degrees suggests a stalled inner fan. We also need the column's width and whether its neighbor is a freezer column.",
      ],
    },
    'range-hood': {
      heading: 'Big hoods in rooms drawn for small ones',
      paragraphs: [
        'Put a 1,200-cubic-foot hood into a tight old house and it will pull air from wherever it can: chimney, dryer duct, the gap below a door. Whistling at the kitchen door on high speed is the giveaway. The hood is not weak then; it is starved.',
        "Try this on a mild day: run it on high with windows shut, then open one nearby. Should the smoke suddenly clear, what you need is make-up air and a designer, and only maybe a repair. A roof cap hidden among barrel tile also collects leaves from the banyans that shade Coral Gables, so ask whoever cleans the gutters to glance at it. Give us the rated airflow, the duct's size if you know it, and how high the hood hangs.",
      ],
    },
    microwave: {
      heading: 'Drawers and speed ovens behind matching fronts',
      paragraphs: [
        'Kitchens with hidden appliances often have a microwave drawer in the island or a speed oven above the wall oven. Both cost far more than a box on the counter, and so they earn a repair where the box would not. A speed oven usually has its own 240-volt line; check both halves of its double breaker first.',
        'Power trouble is a real cause here, for trees and lines share the same narrow strips in Coral Gables and each outage ends with a surge. If the drawer stops half open, leave it where it stands and keep children from leaning on it. Photograph the error on the display before resetting anything. Then tell us the width of the trim and if a stone counter rests directly on top.',
      ],
    },
  },
} as const satisfies CityAdvice;
