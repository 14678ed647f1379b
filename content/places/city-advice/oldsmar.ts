// Advice for each appliance in Oldsmar. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const oldsmarAdvice = {
  en: {
    refrigerator: {
      heading: "Built-in refrigerators from Oldsmar's first kitchens",
      paragraphs: [
        'Kitchens fitted here in the eighties and nineties sometimes got a built-in refrigerator with the coil on top behind a grille. It was made to last and to be repaired. Its weak points after decades are the condenser fan, the door gaskets and hinges, all parts that can be had for many brands.',
        'Lift or unhook the top grille if the manual shows how, and look at the coil. A gray felt there costs cold and years. Vacuum it with a brush, unit off. A water line that was laid in copper may have turned green at the valve, so feel for damp. Replacing such a built-in can mean new cabinets, and that speaks for repair. Tell us brand, series and whether your Oldsmar unit is 36, 42 or 48 inches.',
      ],
    },
    washer: {
      heading: 'Washers south of State Road 580',
      paragraphs: [
        'Low streets toward the bay had surge water in some houses in Hurricane Helene. A washer that stood in salt for an hour may run again after drying, and that is the trap. Salt stays in the motor plug and the board, draws damp, and corrodes it through over the next months.',
        'If yours was wet and still works, have the ground and the cord checked, and watch for random stops. White or green powder on the connectors is the proof. Newer machines bought since then belong on a stand if the garage floor lies low. North of the highway the worries are ordinary ones. Say first if water reached the machine, how high, and whether it was salt or rain.',
      ],
    },
    dryer: {
      heading: 'Dryer vents through an Oldsmar garage ceiling',
      paragraphs: [
        'Houses of the eighties often put the laundry between kitchen and garage, and the duct goes up, across the garage ceiling and out at the eave. Forty years of lint lie in the flat part. The joints may be screwed, and each screw tip catches more.',
        'Hold a hand at the eave cap while it runs: air should push it like a hair dryer. Weak air with a clean screen means the flat stretch must be brushed from both ends. Plastic hose behind the machine from those days is unsafe and should be swapped for metal now. Gated streets may have a rule on what shows outside. Let us know the length overhead, any plastic, and how your Oldsmar dryer heats on an empty run.',
      ],
    },
    dishwasher: {
      heading: 'Reverse-osmosis water in Oldsmar dishwashers',
      paragraphs: [
        'Since 2013 this city has made its water in its own reverse-osmosis plant. Water of that kind is soft, and soft water needs less detergent. Too much of it etches glass: a rainbow film that no vinegar lifts, since the surface itself is worn.',
        'Use half the powder, or the smallest tablet, and set rinse aid low. If the machine has a hardness setting, put it at the bottom. Foam under the spray arm is a sign of too much soap and makes the pump whine. Lime is seldom the cause of trouble here, so a dishwasher that leaves grit has a filter or pump fault. Tell us what you dose, whether film wipes off, and how old the Oldsmar machine is.',
      ],
    },
    oven: {
      heading: 'Matched oven sets now due for care',
      paragraphs: [
        'When a kitchen was fitted as a set, oven, cooktop and microwave came from one maker and one year. They age together. A double oven whose upper cavity is slow now will likely have a lower one to follow, and parts for both should be asked about at once.',
        'Test each cavity on bake and on broil, and note which of the four is weak. The clock module of that age can lose segments yet still control heat, so a half-readable time is no reason for panic. If a maker has dropped the part, some boards can be rebuilt; we say so before a visit, if we know it. Read us the full model from the door frame with the four results.',
      ],
    },
    stove: {
      heading: 'Electric cooktops and two utilities in one city',
      paragraphs: [
        'Oldsmar lies on the line between two power companies, Tampa Electric and Duke. A cooktop does not care which, but after a flicker it helps to know whose map to look at. Half-voltage, when one leg of the supply is out, leaves glass elements lukewarm and the oven clock bright.',
        'See whether other 240-volt things, such as the dryer, are weak as well. If they are, call the company on your bill and leave the cooktop alone. If not, note the element. A glass top of the first generation may have a limiter above the coil that opens too soon: the ring glows for a few seconds and fades. Say which ring, the seconds, and which company serves your Oldsmar street.',
      ],
    },
    'wine-cooler': {
      heading: 'Low ground, damp garages and wine units',
      paragraphs: [
        'Close to the marsh a garage stays damp all year. A cooler there drips: warm moist air meets a cold glass, water runs to the seal, and mold follows. It looks like a leak from the machine and is the room.',
        "A hygrometer from a hardware store tells you at once. Over seventy percent, put the unit indoors or run a dehumidifier. Some glass doors have a tiny heater to keep clear; if only the door's rim is wet on a dry day, that heater may be dead. Keep it off the slab if your street had the surge in. Tell us the humidity reading, the place it stands, and if the drops are inside or out.",
      ],
    },
    'range-hood': {
      heading: 'Downdraft and island fans of the eighties',
      paragraphs: [
        'Many kitchens of that time cooked on an island, with a fan in the middle of the grill top that pulls smoke down under the slab. The pipe below may hold water after a flood or from the ground. A gurgle when the fan runs is a pipe with water in it.',
        "Lift out the grate filter, wash it, and listen. If the fan is loud but draws nothing, look for the cap outside at the foot of the wall: it could be buried by mulch. Clear it by hand. In the low blocks by Oldsmar's bayfront, a gurgle since the surge means the pipe needs a look before the motor does. When you call, tell us about sound, cap and the name stamped on the cooktop.",
      ],
    },
    microwave: {
      heading: 'Combination microwave and oven columns in Oldsmar',
      paragraphs: [
        'A tall column with a microwave above and an oven below was a favorite in fitted kitchens here. On many models both share one control, so a dead keypad stops two machines. That raises the stakes of a small fault and is why a repair comes first in our talk with you.',
        "Check both halves: does the oven heat from its own keys, does the light above come on when the door is opened? Switch the double breaker off for a minute. If keys in one column or row fail, the keypad's film is worn. Should the upper half hum without heating, leave it off, because those parts are for trained hands only. Give us the keys that failed and the cabinet width of your Oldsmar column.",
      ],
    },
  },
} as const satisfies CityAdvice;
