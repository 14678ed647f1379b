// Advice for each appliance in Davie. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const davieAdvice = {
  en: {
    refrigerator: {
      heading: 'Hay dust on the coils of a Davie refrigerator',
      paragraphs: [
        'Barn dust travels on boots and dogs. Under a kitchen refrigerator it packs into the condenser like felt, and in a feed room it does so within months. The machine then runs warm along its sides, the compressor clicks, and milk turns a day early though nothing has failed yet.',
        'Unplug it, take off the bottom grille, and pull the dust out with a long brush and a vacuum, from the front only. Do it with the seasons in the house, and monthly where hay is stored. A second refrigerator that holds animal medicine deserves a thermometer with an alarm, because a feed room in August is hotter than most makers allow. When you call from a Davie property, tell us which building it stands in and how to reach it from the road.',
      ],
    },
    washer: {
      heading: 'Horse blankets are hard on a Davie washer',
      paragraphs: [
        'Horsehair and sand are what kill washers around Orange Drive. Hair weaves a mat across the pump inlet, grit grinds the seal behind the drum, and a soaked blanket weighs more than the springs were made to carry. The first sign is a bang on the spin, then a gray drip underneath.',
        'Shake and brush everything outdoors, wash one blanket alone, and clean the pump filter after each heavy load if your machine has one. Half a cup of hair is not rare. A tack-room washer on a bare slab should also stand level and near a grounded outlet of its own. Note whether the bang comes at the start or the end of the spin, and whether the pump filter held hair. That answer says more than an error code.',
      ],
    },
    dryer: {
      heading: 'Lint meets arena sand in a Davie duct',
      paragraphs: [
        'Two kinds of dust meet in a dryer on a horse property. Lint would fly out by itself, but fine sand from saddle pads makes it heavy, and it settles in the first elbow behind the machine. After that each load bakes longer, and the fabric smells of stable.',
        "Look at the outside hood while it runs: in a barn or garage wall it may also be stuffed with a bird's nest, since nobody walks past it. Sweep it clear and count the seconds until the flap lifts. In the mobile-home parks along State Road 84 the duct must reach past the skirting to open air, never end beneath the floor. Tell us whether you found sand, a nest or an end below the floor, and the nearest cross street.",
      ],
    },
    dishwasher: {
      heading: 'Town water or Sunrise water in Davie',
      paragraphs: [
        "Some neighborhoods drink from the town's plants, some from the city of Sunrise, and the two do not behave alike in a dishwasher. Water from Davie's newer plant has been through reverse osmosis and is gentle; a bill with another name on it may mean a touch more lime. So the first tool is your water bill.",
        'Read the name on top, then look at the glasses. A film that vinegar wipes away is lime: use rinse aid and turn its dial up one step. A film that stays is etching, and less detergent is the cure. On acreage with a private well, test the hardness before you buy any product. When you call, tell us the name on the bill and what the vinegar did.',
      ],
    },
    oven: {
      heading: 'A busy oven in a Davie ranch kitchen',
      paragraphs: [
        'Ranch kitchens feed whoever comes in from the arena, so their ovens run at odd hours and get slammed shut with a hip. Door hinges take that badly. A sagging door leaks heat at the top corner, the cooling fan labors, and the control above it starts to flash.',
        'Close the door on a strip of paper at each corner. If one slips out freely, the hinge or the gasket is at fault, and both are modest repairs. Wipe dust from the vent slots with a dry cloth while you are there, since grit from the yard clogs them early. Apartments near the Nova Southeastern campus have smaller electric ranges with a bake element you can see; look for a blister in its metal. Either way, give us the failing corner and the model tag.',
      ],
    },
    stove: {
      heading: 'Propane or electric on a Davie acreage',
      paragraphs: [
        'Away from the gas mains, a house on acreage cooks with electricity or with propane from a tank in the yard. The two age in their own ways. Propane burners made for city gas, or the reverse, burn yellow and soot the pans, and the cause is a wrong orifice rather than dirt.',
        'Blue and steady is right. If yours is yellow after a move or a new stove, stop and ask a licensed gas dealer about the conversion; we look at the appliance side. On an electric top in a dusty house, keep grit off the glass before you slide a skillet, for sand scratches it like a file. When you book, tell us tank or outlet, the color of the flame, and what was changed lately.',
      ],
    },
    'wine-cooler': {
      heading: 'Dust and a wine cooler off Griffin Road',
      paragraphs: [
        'No sea air reaches this far, so the metal of a wine cooler lasts. What suffers is its breath. A house among paddocks gathers far more dust than a condo does, and the thin fins behind the grille close up until the cabinet cannot hold 55.',
        'Pull the plug, vacuum the grille, and note the day on a bit of tape inside the door: four times a year is fair in Davie. A unit in the tack room or the barn bar asks more than it can give, as most are rated for rooms under about 90. If cleaning brings the temperature down by two days later, you needed no repair. If not, tell us the setting, the reading, and where it stands.',
      ],
    },
    'range-hood': {
      heading: 'Barn swallows, dust and a Long Lake Ranches hood',
      paragraphs: [
        'A wall cap facing pasture is prime real estate for birds. They push past a weak flap, fill the elbow with straw, and the hood below roars without drawing smoke. Grease and dry straw also make a bad pair, so this is one fault not to leave until the weekend.',
        'Switch the hood off and look up from outside with binoculars before you climb anything. Straw, white streaks or a flap held open settle the matter. Inside, dust joins grease on the mesh in half the usual time; a soak in hot water and dish soap every three weeks suits a house with animals. We repair the fan, lights and switch; if the roof or the duct is at fault, you need a roofer or a duct cleaner first.',
      ],
    },
    microwave: {
      heading: 'Tripped outlets and microwaves on low Davie ground',
      paragraphs: [
        'After heavy rain, low pastures hold water and the outlets that share a circuit with a pump house trip one by one. A microwave in a barn kitchen or guest cottage may sit on that same line. It looks dead, while the fault is a wet box a hundred feet away.',
        'Find every outlet with a small reset button, and let those outdoors dry before you press one. If the microwave wakes up, you owe nothing to anyone. If it is dark on a circuit that runs a lamp, a fuse inside has opened, and that is work for a technician, with the case closed until then. Dust in the side vents adds heat; brush them from outside. When you call, tell us where it stands: house, cottage or tack room.',
      ],
    },
  },
} as const satisfies CityAdvice;
