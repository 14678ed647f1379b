// Advice for each appliance in Naples. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const naplesAdvice = {
  en: {
    refrigerator: {
      heading: 'The first week of the Naples season',
      paragraphs: [
        'Everyone returns in the same weeks, and every sleeping refrigerator in Naples is woken in them. Do it two days before you need it. Plug in, set the middle mark, leave it shut overnight, and bring no food until the glass of water on the shelf reads below 40.',
        "Then the water: turn the valve on with the filter door open and look for a drip, since an O-ring that dried for half a year is the classic flood. Run two gallons through the dispenser and throw away the first day's ice. A hum with no cold by morning, or a click that repeats, means the compressor did not like its rest. A cottage near Fifth Avenue South may have a narrow door, so mention that. Tell us what the thermometer read, and whether anything dripped.",
      ],
    },
    washer: {
      heading: 'After the surge: ground-floor washers in Naples',
      paragraphs: [
        'Hurricane Ian filled garages near the Gulf in 2022, and a washer that stood in that water may have been dried and kept. Salt stays behind in plugs and bearings. It works for a year or two, then roars on spin or dies in the control, and the new owner of the house has no idea why.',
        'Look for a tide line on the wall behind it and green metal on any screw near the floor. With those signs a costly repair is money into a lost machine; a small one may still be fair. In a golf villa up toward Immokalee Road the story is just disuse, and stiff taps. City water here is lime-softened, so scale comes last. When you call, tell us whether there is a tide line, when you bought the home, and what you hear.',
      ],
    },
    dryer: {
      heading: 'Quiet season rules and a Naples duct',
      paragraphs: [
        'Drilling, cutting and hammering may be banned in your building from Thanksgiving or January to Easter. A dryer repair is quiet enough, as a rule; a duct that must be opened in a wall is not. That makes summer, when the owner is away, the right time for duct work in a Naples condominium.',
        "So test before you leave in spring. Dry four bath towels and write the minutes on the wall of the closet: one number a year shows the drift. Under an hour, go north in peace. Over it, have the cleaning done while the building is empty. In houses west of US 41 also lift the flap outside, for salt glues it. Tell us the minutes, the floor, and the dates of the building's quiet season.",
      ],
    },
    dishwasher: {
      heading: 'Who supplies your water, Naples or Collier?',
      paragraphs: [
        "Inside the city, water from inland wellfields is softened with lime; north and east the county's district takes over. A dishwasher in Port Royal and one off Immokalee Road therefore want different settings, though the street names say Naples on both.",
        'The bill tells you. With city water begin at the second-lowest rinse-aid mark; with county water begin one lower and let the glasses judge for a week. Half a year of rest matters more than either. Before the first wash in fall, pour two cups of warm water over the filter and wait an hour, so the seals take up moisture, and feel below the door during the first run. When you book, tell us about any drop you found then, and the name of your water supplier.',
      ],
    },
    oven: {
      heading: 'Thanksgiving comes before the oven is ready',
      paragraphs: [
        'The calendar is unkind: owners arrive in mid November, and the largest meal of the year follows within days. An igniter or element that was fading in April has had no test since. In Naples a part ordered on the Monday may not be there by the Thursday.',
        'Ask whoever opens the house to run the oven an hour at 350 at the start of the month and to note how long it takes to beep. Eight to fifteen minutes is normal, twenty-five is not. A smell of dust in the first minutes is harmless; smoke after a quarter of an hour is not. Estates near Port Royal may have two ovens and a warming drawer, each with its own breaker. Say which one is slow, the minutes, and the day of your dinner.',
      ],
    },
    stove: {
      heading: 'Salt on lanai kitchens west of US 41',
      paragraphs: [
        'Out on the lanai a built-in stove top lives in Gulf air, warm and wet for nine months of the year. Bolts lock, knobs seize, and the igniter sparks to the wrong place because salt makes a path for it. Indoors, ten steps away, the same brand looks new.',
        'Take off the caps after each weekend and dry them; wipe the small white spark pins until they shine. If clicking goes on with all knobs at off, close the fuel at its valve and do not light it. Where your Naples top runs on propane, have the dealer test the hose. We see to the stove and its spark system. Tell us lanai or kitchen, how many blocks from the Gulf, and which burner stays dark.',
      ],
    },
    'wine-cooler': {
      heading: 'Six months of trust in a Naples wine cooler',
      paragraphs: [
        "A cellar's worth of Burgundy left behind a glass door from May to November is a bet on one small fan. Improve the odds. In Naples set the house to 78 or lower, clean the grille in April, and put the cooler on a surge protector rated for its load.",
        "Better still is a sensor that sends its reading to your phone, since the cooler's own alarm rings in an empty room. At the first reading above 62 have a neighbor open nothing, only check that the light and the fan are on. A cooler that stops in the quiet season of your condo can be repaired in working hours, as no wall is touched. When you call, tell us which reading, since when, and whether anyone is there to open the door.",
      ],
    },
    'range-hood': {
      heading: 'Damp Gulf air comes down a Naples hood',
      paragraphs: [
        "Warm wet air does not need a fan to move. At night it sinks through an open hood damper into the cool kitchen and turns to drops on the steel. In the season nobody notices; in August, with the house shut, it feeds mold on the cabinet's underside.",
        "Before leaving, see that the damper drops flat, and ask whoever watches the house to wipe the steel on each round. Back in fall, run the fan on high for ten minutes before you cook. Condos on the beach share vertical ducts, where the building's engineer sees to the flap. If a steel rim is already pitted, polish along the grain. Tell us what you found, a stain, a drip or a stuck flap, and how far the beach is.",
      ],
    },
    microwave: {
      heading: 'A year-round test for a half-year microwave',
      paragraphs: [
        'Your Naples microwave is used from Christmas to Easter, and it ages in the months between. Gulf damp loosens the paint in its rear corners, where an owner rarely looks. A bare spot no larger than a pea will arc the first time bacon is cooked.',
        'Shine a light into all four corners as soon as you arrive. Rust means do not start it; clean white enamel means heat one cup for two minutes and feel. If it is hung above the range, wash the mesh while you are there. Repair of a hung one makes no noise the association could mind. When you book, tell us about the corner, the cup, and whether you or a house manager will be there.',
      ],
    },
  },
} as const satisfies CityAdvice;
