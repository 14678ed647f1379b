// Advice for each appliance in Brandon. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const brandonAdvice = {
  en: {
    refrigerator: {
      heading: "Full garages and a Brandon refrigerator's breath",
      paragraphs: [
        "Garages in the established suburb are full to the door, and the old refrigerator ended up in the back behind the bicycles. Boxes lean on its sides, a tarp hangs on its coil, and at 95 °F in there it chokes. Clear a hand's width all round before judging it.",
        "Then unplug it, sweep the coil, wait a day. If the freezer still cannot keep ice cream hard at night, when the garage cools, there is a true fault. Indoors the trouble is space: cabinets of the eighties leave 33 inches where new machines want 36. Repair often wins on that ground. Give us the opening's width, the machine's age, and which refrigerator of your Brandon home it is.",
      ],
    },
    washer: {
      heading: 'Forty-year drains and a Brandon washer',
      paragraphs: [
        "A drain pipe laid for a washer of 1978 may be an inch and a half wide. Today's pumps push out water quicker than that pipe swallows it, so the standpipe overflows at the first drain, with suds. The washer is doing its job too well.",
        'Watch the top of the pipe as it empties. Rising foam says to cut the soap by half first, since lint and soap line old pipes like fat in an artery. A plumber can widen or clear the line. If the water stays in the tub instead, look in the pump filter for hair ties. Tell us which of the two overflows, pipe or tub, and the year of the house.',
      ],
    },
    dryer: {
      heading: 'Ranch-house dryers along Lumsden and Bloomingdale',
      paragraphs: [
        'In a 1970s ranch the dryer commonly stands against a garage wall with its outlet low, behind azaleas planted when the house was new. Trees have grown, so has the lint. Short as the run is, a blocked hood alone can add forty minutes to a load.',
        "Take the flap cap off if it unscrews and look straight in; you should see the elbow's shine. White foil or plastic hose behind the machine deserves replacing with semi-rigid metal while it is out. Big trees mean storms take lines down, and a returning surge can cost the heater one leg, so that a dryer turns without heat. Check both halves of its breaker in the Brandon panel, and mention that to us first.",
      ],
    },
    dishwasher: {
      heading: 'Dishwasher openings of the Brandon eighties',
      paragraphs: [
        'The first dishwashers here are long gone, but the hole they left sets the rules. Some are 33 and 3/4 inches high with new tile in front, a half inch too low for a tall tub. A machine squeezed in leans, and its door drips at one end.',
        'Measure floor to counter at both ends, within and in front. Machines with adjustable feet need 34, and a few low ones for special needs fit 32. This figure decides if yours ought to be repaired in place. County mains bring a blend that seldom scales heavily, so wet dishes mean the heater or an empty rinse cup. Let us know both heights and a line on how the dishes come out.',
      ],
    },
    oven: {
      heading: 'Lightning county: ovens around Brandon Boulevard',
      paragraphs: [
        "This is a county where lightning is the summer weather. A wall oven's clock and relay board sit on 240 volts with nothing before them but a breaker, which acts far too slowly for a strike. Whole-panel protection from an electrician costs less than one board.",
        'After a hit, try each function in turn: bake, broil, light, lock. The list of what lives narrows it to a relay, a transformer or the lot. Older Brandon ovens with dials go on for decades and rarely die this way. Replacement boards for models past fifteen years come rebuilt or not at all, so have the model number ready. Tell us which of them suffered, and the date of the storm.',
      ],
    },
    stove: {
      heading: 'Apartment coils near the mall in Brandon',
      paragraphs: [
        'An apartment by the mall may have a 24- or 30-inch coil range that sees a new tenant each year. Missing drip bowls, a broken knob and a coil held up with a spoon are handed down. A coil that is not seated heats one side of the pan and arcs at its plug.',
        "Press each one down level when cold; it should sit without rocking. Tenants need the office's consent for a repair, while an owner of a house may simply call. In houses with a glass top, a zone stuck at full is the switch behind the dial, so use the breaker until we come. When you call, tell us owner or tenant, the width across the front, and how old the stove is.",
      ],
    },
    'wine-cooler': {
      heading: 'A den-bar wine cooler in old Brandon',
      paragraphs: [
        'A ranch house with a wet bar in its den may once have had an undercounter ice maker, and a wine cooler took the same slot later. An ice-maker hole is 15 inches wide and closed behind. A freestanding cooler put there has its vents against wood.',
        "Touch the wood at the sides after an hour: hot means it wants a front-vented model. Before giving up on yours, draw it out onto the floor and let it run a night in the open. If 55 is reached there, the slot was guilty. Slots also hide the old drain, a source of smells. Tell us the slot's width, the night's result and the last line of the label.",
      ],
    },
    'range-hood': {
      heading: "Under-cabinet hoods and Brandon's roof jacks",
      paragraphs: [
        "Hoods from the building years blow through a three-by-ten slot into a short duct and a steel roof jack. After forty summers the jack's flap has rusted shut or vanished. With it shut, the cabinet above the hood gets warm and greasy inside; with it gone, rain spots the range.",
        "Open that cabinet and feel the duct for tape that has let go. A roofer changes the jack, and a new one belongs on the list whenever shingles are done. We do the fan and switch. Humidity from the far side of Gibsonton will not corrode it as a beach would. Mention drops or warmth, the cabinet's smell, and the last time your Brandon roof was renewed.",
      ],
    },
    microwave: {
      heading: 'From a Brandon counter to over the range',
      paragraphs: [
        'A family here may hang a microwave where the old hood was. The cabinet above must carry some sixty pounds plus a casserole, through two bolts and a wall plate in studs. A door that starts to hang, or a gap at the top, can mean the mount and not the oven.',
        "Sight along the upper edge: it should be flush with the cabinet. If it dips, empty it, stop using it, and do not push it back up. The old hood's outlet may also be a lamp circuit of 15 amps, too little alongside the toaster. Our check covers mount, door and heating. Let us know who hung it and when, how big the gap is, and what trips with it.",
      ],
    },
  },
} as const satisfies CityAdvice;
