// Advice for each appliance in Miami Beach. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const miamiBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Narrow Deco kitchens and coils full of salt',
      paragraphs: [
        "Kitchens in the old apartment houses of South Beach were drawn for small machines. A modern refrigerator squeezed into that alcove often has a finger's width on each side and a wall behind it, so the heat from the condenser has nowhere to go and the compressor runs most of the day.",
        "Measure the gap above, beside and behind before you call; the manual for your model gives the clearance it needs. Then look at the fan grille for a gray-white crust. Salt there holds moisture against the metal, and in Miami Beach it can eat a fan motor's bearings well before the rest wears out. If the unit must come out through a tight hall, tell us the doorway width and the number of stairs.",
      ],
    },
    washer: {
      heading: 'Laundry in a hall closet, Miami Beach',
      paragraphs: [
        'Few of these buildings were planned with laundry inside the apartment. Machines were added later, so a washer may stand in a hall closet with a drain that was once meant for a sink, and small European 24-inch models are common because nothing wider fits the door.',
        "Those compact washers often take their power from an outlet on the dryer, so a dead dryer circuit can leave both dark. Test that first at the breaker. Next find the little hatch low on the front; behind it sits the pump trap, though you should have towels and a shallow pan ready before you turn it. Give us the closet's depth, the brand of each machine, and where near your block of Miami Beach a van may legally stop.",
      ],
    },
    dryer: {
      heading: 'A dryer vent between ocean and bay',
      paragraphs: [
        'Wherever the vent comes out on this island, it faces salt. Flaps corrode at the hinge pin, screws bleed rust down white stucco, and a hood that no longer closes lets sea air creep back through the duct to the drum. You may notice the drum feels damp before you even load it.',
        'Stand outside during a cycle and look for a flap that opens fully and drops shut afterward. Owners in a historic district should ask the city before changing a cap on a street side; a repair of the same shape is simpler than a new opening. Many Miami Beach apartments solve it with a ventless dryer. For those, clean the filter and the lower coil screen first, then call with the model number.',
      ],
    },
    dishwasher: {
      heading: 'Slim dishwashers for slim Miami Beach kitchens',
      paragraphs: [
        'An 18-inch dishwasher is a sensible answer to a galley kitchen, but its parts are not simply smaller copies of the 24-inch ones. Pumps, racks and door springs differ, so measure the front from edge to edge before you talk to anyone about repair.',
        'Water reaches the island already softened on the mainland, which means a machine with a built-in softener is probably set too high if no one has touched it since installation. A low setting saves salt. Clear glass that slowly turns hazy for good is a sign of too little lime and too much soap. Send us the width, the softener setting and a photo of the sink plumbing. Buildings of the 1930s in Miami Beach can hide a shutoff behind the neighboring cabinet.',
      ],
    },
    oven: {
      heading: 'Apartment ranges of Miami Beach, twenty inches wide',
      paragraphs: [
        'Small apartments in South Beach and North Beach often hold a 20- or 24-inch range, and some run on gas from Peoples Gas. Their ovens are simple: an igniter, a safety valve, a thermostat. When one stays cold, the igniter has usually grown too weak to open the valve, even if it still glows orange.',
        'Watch through the door from a distance and count. A healthy igniter brings flame in about a minute; past ninety seconds, stop and switch the oven off. Sea air speeds this fault, because film on the connectors steals current. Have the width in inches and the model tag ready, plus the floor and whether the building has an elevator. If you ever smell gas, go out first and call 911 from the sidewalk.',
      ],
    },
    stove: {
      heading: 'Pitted burners by the beach',
      paragraphs: [
        'Open windows are part of living here, and a stove near one gets salt with every breeze. It settles on the spark electrodes and burner caps, draws moisture at night, and lets the spark run to the wrong place. Clicking without a flame on a damp morning is the classic result.',
        'Lift the caps once the top is cold, wipe them with fresh water, and dry them fully before judging. A cap with deep pits will not sit flat again and should be replaced. In the MiMo blocks of North Beach, coil tops are frequent too; there the socket corrodes and the coil works only when nudged. Leave such a burner off. Name the brand and which position fails, front or back, so that parts can be looked up before a visit.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler a mile from salt water',
      paragraphs: [
        "Nothing on Miami Beach is far from the sea, and the thin aluminum fins of a wine cooler's condenser are among the first things to show it. Once they turn white and crumble, the unit runs longer for the same 55 degrees, and no new thermostat will change that.",
        "Keep balcony doors shut near it and vacuum the grille every few months. In a studio the cooler often stands beside the stove or under a window, where its own heat and that of the kitchen add up; moving it a few feet may be the whole cure. Read the temperature from a glass of water left overnight on a shelf. Call with that reading, the room's usual setting, and whether the cabinet vents from its front or its back.",
      ],
    },
    'range-hood': {
      heading: 'Facade rules and hood vents in historic districts',
      paragraphs: [
        "A new hole through a contributing building's facade is a matter for city review, so many kitchens in the Art Deco district get by with a recirculating hood. It can hold back grease, but steam and heat stay in the room. Expect that limit before you pay for a stronger motor.",
        'Where a duct does exist, its cap is the part that suffers. Miami Beach wind drives salt and rain into it, and a seized flap makes a good fan sound strained and pull nothing. Go down to the alley or the court and look up while someone inside runs the top speed. Note whether the flap lifts. Let us know whether it does, the brand of the hood and the floor you live on.',
      ],
    },
    microwave: {
      heading: 'Shelf, wall or drawer in a small kitchen',
      paragraphs: [
        'Counter space is dear in an apartment of five hundred square feet, so Miami Beach microwaves end up on shelves, in cabinets and over stoves. A countertop model pushed into a closed cabinet cannot breathe; its thermal cutout trips, and it seems dead until it cools an hour later. Look in the manual for the air gap it asks for.',
        'Kitchens this old may have a single small-appliance circuit. If the breaker opens whenever coffee maker and microwave run at once, the wiring is telling you something and an electrician should hear it. Rust flakes on the rack hooks or under the glass tray are worth a stop at once, since bare metal can arc. Tell us how yours is mounted; a hung unit takes two people to lower.',
      ],
    },
  },
} as const satisfies CityAdvice;
