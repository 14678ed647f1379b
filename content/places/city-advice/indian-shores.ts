// Advice for each appliance in Indian Shores. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const indianShoresAdvice = {
  en: {
    refrigerator: {
      heading: "September rest: closing an Indian Shores rental's refrigerator",
      paragraphs: [
        'Machines here work all spring and rest in September. A refrigerator left running empty for weeks frosts in a pattern of its own: little opening, little defrost need, a damp room. One shut off with doors closed turns sour.',
        "Choose. If you leave it on, fill half the space with water jugs, and ask the manager to open it once a week. If off, empty, wash with baking soda, dry, and wedge both doors two inches. Turn the ice maker's arm up and its valve shut. A unit above the parking level has no flood risk, only salt. Tell us if it was left on or off at Indian Shores, for how long, and what it does since.",
      ],
    },
    washer: {
      heading: 'Weekly guests and what they leave in pumps',
      paragraphs: [
        "Hairpins, coins, shells and the wire of a bikini top: rental washers eat all of it. The piece lies in the pump's trap until it jams the wheel, and the tub stays full on the worst day, changeover.",
        'Front-loaders have a small door low in front. Lay a towel, drain by the short hose, then unscrew it and look. Some top-loaders have none, so leave that to us. A mesh bag on a hook with a short note saves more pumps than any part. Rinse sand off the tub seal while you are there. When Indian Shores guests arrive at four, tell us the check-out hour as well, who lets us in, and what, if anything, lay in the trap.',
      ],
    },
    dryer: {
      heading: 'Balcony closets with a dryer toward the Gulf',
      paragraphs: [
        "In some buildings the dryer stands in a balcony closet behind a louvered door. Rain and spray come through those slats, and the machine's thin sides bubble at the base. Its control panel fogs on the inside.",
        "Look at the louvers first. Broken slats and a missing screen are the association's to mend, as they face outward. A cover is no answer while it runs, for it needs that air. Wipe the front with fresh water and dry it, weekly in season. A dryer there is worth repair when young, and less so after six or seven years. Send a photo of slats, base and label, and tell us how the panel looks at dawn.",
      ],
    },
    dishwasher: {
      heading: "One road in, one week's notice: dishwasher visits",
      paragraphs: [
        'On a strip with a single road, a dishwasher visit that must be done twice costs half a day. The way to make it once is a good description. Rental dishwashers fail in three ways mostly: they do not drain, they smell, or their door will not latch.',
        "Ask the last cleaner which. No drain: have the filter lifted and the disposer run. Smell: food below the filter, hot vinegar on an empty run. Latch: a bent rack or a tall plate pushed it. If it persists, note the time in the cycle. Park Boulevard's bridge is the way over from Seminole. Give us the Indian Shores unit number, the manager's name for the gate, and which of the three it is.",
      ],
    },
    oven: {
      heading: 'Ovens guests never learned to use',
      paragraphs: [
        "A rental oven is called broken when it is on demo mode, on a delayed start, or locked against children. All three leave the light on and the heat off. A line on the refrigerator door with the maker's own steps would answer most calls.",
        "Look on the display for the letters or symbols of a lock, and hold the key it names for three to five seconds. A clock set to start at some hour waits until then, so clear it. If the oven then heats to the beep, you have saved a visit. If not, tell us the display's text. Most ovens in the mid-rise blocks of Indian Shores are electric, so do check the tied breaker in the unit's panel.",
      ],
    },
    stove: {
      heading: 'Coils and glass in vacation kitchens',
      paragraphs: [
        'Guests drag pots, set hot lids on plastic, and clean glass with scouring powder. A smooth top in a rental shows it: gray arcs, melted film, a chip at the edge. Arcs are cosmetic; a chip that has sprung a crack is not.',
        'Run a fingernail over the mark when cold. If it catches, switch the top off and keep guests from it, because water can reach the wires. Melted sugar or plastic comes off with a razor scraper, held flat, while still faintly warm. Spare glass is often the cost of half a stove, and we tell you before we order. Let us know when the next guests arrive, what the nail felt, and send a picture.',
      ],
    },
    'wine-cooler': {
      heading: 'A guest cooler with salt on its grille',
      paragraphs: [
        'Owners add a beverage cooler as a treat for guests. It stands near the balcony, is set to its coldest, and is opened all day. The coil ices, the drain at the back clogs, and water comes out on the tile.',
        'Lock the setting at 42 °F if the model can. On changeover day wipe its grille and check that the drain hole is free, with a soft straw and warm water. Doors to the open Gulf should be shut when air conditioning runs; a sign helps. A machine of this price is not always worth a trip, so call first. Tell us where it leaks, its setting when found, and who looks in between Indian Shores guests in September.',
      ],
    },
    'range-hood': {
      heading: 'Microhoods and charcoal in mid-rise kitchens',
      paragraphs: [
        'An inside kitchen in a mid-rise on the Gulf side has no outer wall. Its hood returns air through charcoal, and in a rental nobody changes that. Fish, bacon, fish: after a season the pad smells by itself, even in an empty apartment.',
        "Put a new pad on the list for each September, next to batteries. The grease screens go in the building's dishwasher or yours. If the fan has two speeds that sound the same, its switch is worn. If lights alone fail, check for a bulb made for heat. An Indian Shores association may own nothing in this, so the manager can approve it for you. When you call, tell us the pad's date, the speeds, and where keys are kept.",
      ],
    },
    microwave: {
      heading: 'Managers, associations and a dead rental microwave',
      paragraphs: [
        'A dead microwave in a rental involves three people: guest, manager and owner. The guest knows what happened, the manager holds the key, the owner pays. We need a word from the last before we order a part.',
        "Ask the guest one thing: was metal in it, or a flash seen? Then have the manager try the outlet with a lamp; over the stove the plug is in the cabinet above. A tripped breaker in the unit's panel is common after a flash. Elevator hours come from the association through the manager. Send us, for Indian Shores, the guest's answer, the lamp's result, the width in inches and the owner's consent, all in one message.",
      ],
    },
  },
} as const satisfies CityAdvice;
