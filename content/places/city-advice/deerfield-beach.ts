// Advice for each appliance in Deerfield Beach. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const deerfieldBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Medicine, milk and a warm shelf in Century Village',
      paragraphs: [
        'For many at Century Village East the refrigerator holds insulin, and that makes a warm shelf more than a nuisance. Some medicines are ruined by frost as well as by heat. Keep them in the middle, never against the back wall, in a closed box with a small thermometer.',
        "Between 36 and 46 degrees is the usual band printed on the carton. If yours drifts outside, ask your pharmacist first and us second, and put the box in a neighbor's refrigerator for now. Next, look for the cause you can mend: vents blocked by a cereal box, a door held open by a bottle, dust under the front. The gate in Deerfield Beach lets a vendor in on a resident's call, so stay near the phone. Say “medicine” when you book, and what the thermometer shows.",
      ],
    },
    washer: {
      heading: 'Shared, stacked or garaged: the Deerfield Beach washer',
      paragraphs: [
        'Three kinds of washer live here, and each has its own first question. In a shared laundry room: who owns it, the building or a vendor, since you cannot order its repair yourself. In a stack on A1A: who else is on that drain. In a Cove garage: how high did the last tide come.',
        'For a garage machine near the canals, salt damp settles on the lower panel and the pump. Raise it on blocks, rinse the sill with fresh water, and look at the ground-fault outlet, which trips when its contacts corrode. For a stacked pair the latch between the two is the part that rattles loose. Deerfield Beach mixes lime-softened and membrane-treated water, so scale is rarely to blame. Start your call with which of the three you have, then the sound.',
      ],
    },
    dryer: {
      heading: 'No hookup in the unit, no dryer problem?',
      paragraphs: [
        'Plenty of apartments in Century Village have no dryer connection, and people fall back on small portable ones plugged into a kitchen outlet. They work, slowly, and put a quart of water into the room with every load. Mirrors fog, and in a month the closet smells.',
        "If you use one, open a window or run the air conditioning, empty its lint net each time, and never put it on an extension cord. Ask the building whether it allows the machine at all. In the Cove, where canal houses have a proper vent, salt rusts the flap's spring; go round the outside twice a year and lift it with one finger. A Deerfield Beach dryer that shuts off early in dry weather has another fault, and that one we test. When you book, tell us the kind, where it stands, and the minutes.",
      ],
    },
    dishwasher: {
      heading: 'Little used, and that is the trouble',
      paragraphs: [
        'Two people, three plates: a dishwasher in a Deerfield Beach retirement condo may run once a week. Between times the pump seal dries, the hose grows a film, and the first wash after a trip smells of drain. None of it means a broken machine.',
        'Run a short hot rinse every few days with nothing in it, and leave the door on the latch at night. If it leaks the first time after a pause and never again, the seal swelled back; if it leaks twice, have it seen. Machines in the Cove meet salt as well, and the lower hinge shows rust first. A label on the water valve below the sink, with a turn arrow, helps everybody who comes after. Let us know how often it runs, and whether this was the first wash after a pause.',
      ],
    },
    oven: {
      heading: 'Standing in for an oven until the repair',
      paragraphs: [
        'Waiting for a part is easier with a plan. Many who live in the age-restricted streets of Deerfield Beach cook for two, and a toaster oven on its own outlet covers most meals. Just keep it off the plastic cover of the broken range, and away from the coil that someone may switch on.',
        "Meanwhile collect facts. Does the range's light come on? Do all four burners heat? Then power is present, and the oven alone is at fault: element, thermostat or igniter. Nothing at all works? Look at the double breaker, one half of which may have tripped without moving. Older buildings here have panels in the hall closet behind the coats, so clear a path. Read us the tag from the drawer below, and the results of those two tests.",
      ],
    },
    stove: {
      heading: 'Pier breezes and burners east of the tracks',
      paragraphs: [
        'Near the fishing pier, a stove by an open window lives in sea air, and on an electric one the metal at risk is in coils, clips and drip bowls. Chrome bowls flake first. The black flakes fall on the element pan and smoke at the next boil.',
        'Line nothing with foil, because foil traps heat and can bridge the contacts. Buy porcelain bowls instead; they last by the water. West of the tracks salt plays little part, and an uneven burner in Deerfield Beach has more to do with a warped pan than with rust: set a ruler across its base. If the pan is flat and only half the ring glows, the coil is finished. East or west, coil or glass, and which size of ring? With those the part can be named.',
      ],
    },
    'wine-cooler': {
      heading: 'Canal damp and a Cove wine cooler',
      paragraphs: [
        'Houses in the Cove keep their windows open on cool evenings, and a wine cooler welcomes that moist air each time you reach for a bottle. Water gathers in the small channel at the bottom, and if its drain is shut with dust, it runs out over the floor in front.',
        "Look for the hole at the back of the channel and clear it with a straw, with the unit switched off. A towel that stays dry for two days afterward closes the case. If water comes from behind, the evaporating tray may have cracked. In a high-rise on A1A the floor is often stone over a neighbor's ceiling, so act sooner. Tell us front or back, how much water in a day, and whether you live east of Federal Highway.",
      ],
    },
    'range-hood': {
      heading: 'A hood that hums in a tower on A1A',
      paragraphs: [
        'Hold the back of your hand below the mesh. Air going up, however weakly, tells that the motor is alive; hum alone says that it is stuck. On the beach side the reason is often rust between shaft and sleeve, for the fan stood still all summer while salt did its work.',
        'Do not spin it with a tool. Switch off, let it rest, and try the highest speed once: if it wakes, run it ten minutes a day for a week, and plan for a motor. If it stays put, leave it off, because a stalled motor gets hot. Away from the island, most hoods in Deerfield Beach fail by grease rather than rust. Century Village kitchens are narrow, so measure hood and cabinet gap. When you book, tell us which it is: hum, silence or scrape.',
      ],
    },
    microwave: {
      heading: 'Clear buttons matter in Deerfield Beach',
      paragraphs: [
        'Flat keypads are hard on tired eyes and dry fingers. When a key needs a second push, people press harder, the layers of the pad wear through, and one day the start key is deaf. The oven behind it is sound.',
        "See whether the keys next to it work with a light touch. One dead key means the pad; a whole column means its ribbon or board; no response with the clock lit may simply be the child lock, so hold that key for three seconds. A new pad for a hung model is a fair repair, and a dial-type countertop oven is a fine choice if you would rather not repair. Visitors to a Deerfield Beach retirement gate need the resident's call, so have that number handy. Let us know which keys no longer answer.",
      ],
    },
  },
} as const satisfies CityAdvice;
