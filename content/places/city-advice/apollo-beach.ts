// Advice for each appliance in Apollo Beach. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const apolloBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Bait freezers and boat lifts in Apollo Beach',
      paragraphs: [
        "A freezer by the dock lives the life of an outboard motor without the rinse. Salt gathers under the lid's edge and on the steel base, the outlet's screws turn green, and a plug that has worked loose by a hair gets hot. Then the shrimp tell you first.",
        "Rinse the casing with a fresh damp cloth each time you rinse the boat. Stand it on plastic blocks, under a roof, plugged into an outlet with a cover that closes over the cord. Test the reset button once a month. The kitchen refrigerator is spared as long as the slider is shut. When you book, tell us canal house or inland, what thawed, and what the plug's blades look like.",
      ],
    },
    washer: {
      heading: 'Dust at the front, salt at the back door',
      paragraphs: [
        "Few places wear a washer from two ends like this one. Grit from building sites rides in on shoes and socks and grinds the pump; salt from the canal side settles in the garage and rusts the cabinet's lower lip. So clean twice: filter inside, sheet metal outside.",
        "Wipe the lip and feet monthly with plain water, dry, then a little car wax. Empty the filter over a pan and look for sand. Swimwear and fishing clothes go in rinsed, for salt left in the boot rots rubber. If the garage took Helene's water, raise the new one on a firm stand. Let us know which end shows wear first, and whether the tap handles still turn.",
      ],
    },
    dryer: {
      heading: 'Canal-wind flaps on Apollo Beach dryers',
      paragraphs: [
        'An outlet that faces the canal meets an onshore breeze every afternoon, just when the wash is done. The flap is blown shut or held half open, moist air lingers in the duct, and lint turns to felt with salt in it. Steel flaps seize within a couple of years.',
        "Choose a hood with a plastic or aluminum flap and a deep cowl. Dry in the morning calm and you may see ten minutes saved. In gated streets inland the fault is rather builder's dust and a crushed hose. Look for both: pull the dryer out with care, or ask us to. Tell us which way the wall faces, the flap's metal and the minutes saved.",
      ],
    },
    dishwasher: {
      heading: 'Next door to desalting: Apollo Beach dishwashers',
      paragraphs: [
        "The plant that turns bay water into drinking water stands by the power station here, yet your tap holds the county's full mix and not its output alone. Desalted water is soft; river and well shares make it harder. A dishwasher set for one may spot with the other.",
        'Adjust by what you see in a glass, not by the calendar. Outdoor kitchens are a different tale: a dishwasher beside a summer sink takes salt in its door springs and latch, and must be listed for the open. Inspect the latch for brown tears. When you call, tell us its age, how the glasses changed over the past weeks, and whether it stands indoors or out.',
      ],
    },
    oven: {
      heading: 'Open sliders, salty oven vents in Apollo Beach',
      paragraphs: [
        'With the slider open to the canal half the year, an oven breathes sea air through its cooling slots. The blower behind the panel starts to whine, then to stick, and the control overheats and shuts down the bake after twenty minutes. From the front it looks like a bad sensor.',
        'Listen when it is hot: a soft rush is right, a squeal or nothing is not. Wipe the slots with a barely damp cloth on the day you wipe the boat rail. Stainless fronts want the same, with the grain. New houses in MiraBay or Waterset hear this later than the canal streets. State minutes to shutdown, the sound, and how near the canals your Apollo Beach kitchen lies.',
      ],
    },
    stove: {
      heading: 'Dock-day cooking on an Apollo Beach stove',
      paragraphs: [
        'A pot of crabs boils over with salt in the water. On a gas-less street that brine goes down through the coil sockets or under the frame of a glass top, where it leaves crystals that draw damp and make a sensor read wrong. Hours later the panel beeps alone.',
        'Mop it up while warm with fresh water, twice, then dry; the first wipe only spreads the salt. If keys act up, wait a day in cool dry air before judging. A breaker that trips when a wet zone is turned on should stay off. Steel pots with a white crust on the base scratch glass as well. When you book, tell us about the boil-over, the hours until the beep, and the model.',
      ],
    },
    'wine-cooler': {
      heading: 'Lanai wine coolers facing Apollo Beach canals',
      paragraphs: [
        'On a lanai by the canal, a glass-door cooler meets sun that bounces from the water under its roof. The glass gets hot from below. Add salt mist, and the front hinge pin, the lock and the condenser fins go in that order.',
        "Only a unit with an outdoor listing and a stainless case of grade 304 or better lasts there, and even it wants a fresh rinse of the grille. Draw a shade on the west. Before a storm takes the canal up, unplug it and bring it in; Helene's surge showed how far water comes. Is yours listed for outside? Look on the label for the word outdoor and read that to us from Apollo Beach, with the state of the hinge.",
      ],
    },
    'range-hood': {
      heading: 'Stainless hoods wiped like a boat rail',
      paragraphs: [
        "Tea-colored freckles on a hood's corner are not grease. They are the start of rust on stainless steel, fed by salt in the air that comes off the canal, and they spread beneath a film of cooking oil. Chlorine cleaners make them deeper.",
        "Use dish soap and warm water, rinse, dry along the grain; then a drop of mineral oil. Do it weekly by the water, monthly in the inland communities. The fan's motor has no such care, so let it run five minutes after the last pan. A hum that needs a push to start means the bearing, and pushing is no remedy. Tell us about the specks, the hum and how far the seawall is.",
      ],
    },
    microwave: {
      heading: 'Salt on the contacts of Apollo Beach microwaves',
      paragraphs: [
        "In a kitchen open to the dock the microwave's plug and keypad tail catch the same film as the boat's fuse box. A loose green contact gives faults that come with weather: dead on a damp morning, fine by noon. Owners learn to wait, which only hides it.",
        "Unplug the oven and look at the blades. Bright is good; green or pitted blades mean that outlet and cord want changing, by an electrician on the wall side. If contacts are clean and the fault follows humidity, the panel is wet inside. A drawer model in a new inland house has other quirks, mostly crumbs on its rails. When you call, tell us the hour it works, the blades' color, and the type.",
      ],
    },
  },
} as const satisfies CityAdvice;
