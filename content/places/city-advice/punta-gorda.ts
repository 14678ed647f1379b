// Advice for each appliance in Punta Gorda. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const puntaGordaAdvice = {
  en: {
    refrigerator: {
      heading: 'Post-Charley kitchens and Punta Gorda refrigerators',
      paragraphs: [
        'Kitchens here tend to be younger than the streets they are on. Many were fitted after Charley in 2004, so their built-in refrigerators share an age: around twenty years, when fans, seals and ice makers give out in turn while the sealed system may still be good.',
        "Worth knowing before you price a new one, as a built-in of that time has a panel made to order. Ask for each part's price against the years it buys. In the Isles, salt off the sailboat canals is on the rear coil as well. Keep the lanai door shut at night. Give us the year the kitchen was rebuilt, the brand's number, and the first thing that changed in your Punta Gorda refrigerator.",
      ],
    },
    washer: {
      heading: 'A Punta Gorda washer within reach of the harbor',
      paragraphs: [
        "Water is in front of this city and behind it, and garages are its lowest rooms. Ian, Helene and Milton each showed some of them how high it comes. A washer's motor and pump sit within eight inches of the floor, so the first foot of flood is the one which counts.",
        'A concrete block stand or a rebuilt laundry up a step gives that foot. Seasonal owners may disconnect hoses and lift the machine on planks before they fly. Salt-wetted washers are finished, and their outlet must be renewed too. In a tin-roof cottage, mind soft boards. Let us know which room, how high the floor stands, and whether it has ever been wet.',
      ],
    },
    dryer: {
      heading: 'Dock towels and salt air in Punta Gorda Isles',
      paragraphs: [
        'Boat towels come up the dock wet with harbor water. Dried without a rinse, the salt stays in the cloth, draws damp again, and dusts the drum with white powder that eats its seam. Rinse first; it saves both towel and dryer.',
        'On canal lots the hood is best on the street side, as the dock side takes spray. Look for green at its screws and a flap stuck by white crust. Winter owners should stuff nothing in the vent on leaving, since they will forget; a good flap is enough. Parks along US 17 have floor vents to look at. Tell us whether you found white powder, the side of the outlet, and how long a load takes.',
      ],
    },
    dishwasher: {
      heading: 'From Shell Creek to a Punta Gorda dishwasher',
      paragraphs: [
        "The Shell Creek reservoir was this city's tap for long; since 2020 brackish wells through reverse osmosis add to it. The water on the whole has become more even. A setting chosen ten years ago may now be too strong, with foam and soap film as the sign.",
        'Halve the detergent for a week and turn the rinse aid down two marks. Should the glasses gleam, you have saved a visit. Machines in houses left from May to October dry out at the pump: a quart of warm water overnight frees some. If it trips the breaker at the start, do not try again. We need the months empty, the foam or film, and how old the Punta Gorda machine is.',
      ],
    },
    oven: {
      heading: 'Rebuilt Punta Gorda kitchens, ovens all one age',
      paragraphs: [
        'When a whole city rebuilds at once, its ovens age at once. A double wall oven from the years after the hurricane may now lose a relay board or door lock, and boards for some are no longer made. A repair firm that mends the board itself is then the path.',
        "So do not throw an old board away, nor let anyone else. Write down every code with the date, since a pattern helps. If the upper oven is lost and the lower works, you can wait in comfort. Cottages in the old district have single ranges, at times on bottled gas. Give the oven's year, list of codes, upper or lower. With that a Punta Gorda oven can be judged before we travel.",
      ],
    },
    stove: {
      heading: 'Tin-roof cottages and their Punta Gorda stoves',
      paragraphs: [
        'A cottage in the old district kept its outside and changed all within, so that a modern slide-in range stands on pine boards from another century. Boards cup with the seasons. A range with its feet on two cupped boards rocks when you stir.',
        'Put a plate of thin plywood beneath, cut to its base, and adjust again. Check that it is still held by the bracket at the rear. Rocking is also what loosens the cord block, and a buzz at high heat is that block speaking: breaker off, please. Ordinary city permits cover inside work. For the Isles, salt on grates and keys is the theme. Rock, buzz or rust? When you book, tell us which it is.',
      ],
    },
    'wine-cooler': {
      heading: 'Dockside bars and wine coolers in the Isles',
      paragraphs: [
        "A bar between pool and dock is a fine place to sit and a hard one for a machine. Charlotte Harbor's air comes through it day and night. Chrome feet go, next the light switch, then the fan, whose bearing turns stiff with salt.",
        'Use an outdoor-listed unit with a cover that breathes, and bring it indoors when you leave in May. Inside the house, a post-2004 kitchen often has a built-in cooler near its twentieth year; noise at start is the compressor mount gone hard, which is mendable. Either way a gasket washed once a month with mild soap lasts longer. Tell us dock or kitchen, year, and the part that failed first.',
      ],
    },
    'range-hood': {
      heading: "Harbor wind and a Punta Gorda hood's damper",
      paragraphs: [
        "Wind crosses the harbor with nothing in its way and finds the hood's outlet. In a storm it lifts the damper all night, rain drives in sideways, and the lamp sockets above the range corrode. Next day the lights flicker and people buy bulbs.",
        'Dry it all with the fan for an hour first. If new bulbs flicker too, the sockets are green and want replacing. A wall cap with a rain hood and a second damper stops the cause, and in the historic district the board should be asked about outside looks. Seasonal homes gain by a cover over the mesh. Tell us when the storm was, what the lamps do, and which way the wall faces.',
      ],
    },
    microwave: {
      heading: 'Advanced in years: built-in microwaves in Punta Gorda',
      paragraphs: [
        'The combination of a wall oven with a microwave on top was the choice in many a rebuilt kitchen. When its microwave dies at twenty, the oven beneath is tied to it by one frame, one cord and at times one display. Replacing half is not possible.',
        'Hence a repair is looked at with more patience than for a counter model. Heat with no plate motion, plate with no heat, or neither: each leads to another part. Do try the lower oven alone. On the water side look for rust spots on the inner roof of the cavity, since a bare spot sparks. When you call, tell us the model number of the pair, what still works, and how near the canal is.',
      ],
    },
  },
} as const satisfies CityAdvice;
