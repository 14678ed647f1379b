// Advice for each appliance in Redington Beach. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const redingtonBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Family refrigerators that were raised with the house',
      paragraphs: [
        'Families live in Redington Beach all year, and many have moved their kitchen one story up. A refrigerator that was carried up stairs on its back may run badly for a day as oil settles, and loudly for good if a tube was bent against the frame. Rattles that stop when you press the side are of that sort.',
        "Let it stand upright a night after any move before you start it. Then level it with a slight tilt to the back, so that doors close alone. Ask who moved it, for a mover's insurance may pay. One bought since should be under its maker's cover. Tell us when it was moved, where you press to quiet it, and how many steps lead up to the kitchen.",
      ],
    },
    washer: {
      heading: 'Moving laundry above flood level, by permit',
      paragraphs: [
        'A repair inside the washer needs no permit here; a new drain, wiring and hot and cold lines on the upper floor do. Plan the two apart. There is little sense in fixing a drum bearing in a machine which will not fit the closet upstairs.',
        "Measure that closet first, with three inches behind for hoses and an inch on each side. Compact front-loaders of 24 inches exist for it. If the present washer fits and is under eight years old, repairing it and moving it can be the thrifty way. The town's building office handles the papers. When you book, tell us the closet's width and depth, the machine's age, and its fault in your words.",
      ],
    },
    dryer: {
      heading: 'Outside outlets, brackish canals and dryer cords',
      paragraphs: [
        'A dryer in an outdoor closet on the canal side plugs into an outlet that sea air has reached for years. Its blades turn dull, then warm. The smell of hot plastic comes before the failure, and it comes at the plug.',
        'Do not unplug a hot one: turn off the double breaker, wait, then look for browning. If you see any, outlet and cord are replaced together, the first by an electrician. Weatherproof covers help only when they close over the plug. With a clean plug, go on to the vent, where sand wasps like the pipe. Say indoors or outdoors, what the blades look like, and whether the Redington Beach closet took water in the surge.',
      ],
    },
    dishwasher: {
      heading: 'Everyday dishwashers in a year-round beach town',
      paragraphs: [
        "With children home all year, a dishwasher runs each night. The lower rack's wheels and the upper rack's clips break before any motor. A dragging rack bends its tines, rust bleeds at the cuts, and brown specks turn up on cups.",
        'Clips and wheels come as kits that you snap in. Cut tines can be sealed with a paint made for it. If specks go on, have a look at the knives: cheap steel rusts and spreads. County water as supplied to all the beach has no iron to speak of. Sand in the filter is the local touch, from cups taken to the shore. Tell us rack or leak, runs a week, and the brand.',
      ],
    },
    oven: {
      heading: "What salt does to an oven's cooling slot",
      paragraphs: [
        'Every wall oven breathes through a slot by its door. With windows open to spray on one side and canals on the other, the fan behind that slot wears out its bearing and rattles long after dinner. The oven may then shut down to save its board.',
        'Put your hand to the slot ten minutes into a bake. Warm air should come steadily. Nothing there, with a hot panel, means switch off and book. A rattle alone can wait a week or two. Keep kitchen towels from hanging over it. A ranch house on the bay side may have an older oven with no fan at all, so judge by yours. Note what your hand felt and tell us, with the model, in which part of Redington Beach you are.',
      ],
    },
    stove: {
      heading: 'Ranch-house ranges on the bay side',
      paragraphs: [
        'In a low ranch the range stood on the same floor as the flood. Replaced since, it is new; if kept, it should be questioned. Sea water in the storage drawer means it reached the lower wiring, even when coils on top still glow.',
        'Look beneath the drawer with a light for a tide line or white bloom on the metal. With either, turn off the breaker and let an electrician and us look before you cook again. Newer ranges show a different fault: a touch panel that wakes in humid nights. Most ranges on this shore are electric. Tell us line or no line, the year bought, and how the Redington Beach panel behaves at night.',
      ],
    },
    'wine-cooler': {
      heading: 'Garage bars, gone; upstairs bars, quieter',
      paragraphs: [
        'The bar was in the garage once. Upstairs, the same cooler is next to a bedroom, and its hum that nobody noticed is now a matter. A compressor that stands on a wooden floor uses it as a drum.',
        "Put a dense rubber mat under it, two inches off the wall. Turn the set point up by two degrees at night if the model permits; 57 °F harms no red. If hum becomes a growl every few minutes, a fan blade touches frost, and a night's thaw shows that. Coolers that took sea water should go to scrap. When you book, tell us the floor it stands on, hum or growl, and how old it is.",
      ],
    },
    'range-hood': {
      heading: 'Spray outside, steam inside: hoods by 160th Avenue',
      paragraphs: [
        "Between numbered avenues on one road, the Gulf is never more than a short walk off, and a hood's outer cap ages in that air. Painted steel goes within a few years. When its flap rusts away, rain runs down the duct and drips from the light.",
        "Look up with a phone's camera from the sidewalk. No flap, or one that hangs, is a reason for a new cap in copper or plastic. Switch off the hood's breaker if the lamp drips. Inside, a fan that was wet should be tested before use. We do the fan and the wiring; a roofer seals the cap. Let us know what the picture shows, when it drips, and the avenue in Redington Beach.",
      ],
    },
    microwave: {
      heading: 'After-school microwaves and a worn door latch',
      paragraphs: [
        'Children open a microwave by pulling and shut it with a shove. The plastic hooks in the door round off, and one day the light stays on with the door closed, or it runs only if you lean on it. Leaning is the moment to stop.',
        'Pull the plug or the breaker, and put a note on it. The door and its switches work as a chain that keeps energy in; only a technician should set them. A small countertop one is then at its end. For one above the range, a door can often be ordered. When you call, have the model from the frame, say what leaning did, and if the window is cracked.',
      ],
    },
  },
} as const satisfies CityAdvice;
