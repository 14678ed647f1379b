// Advice for each appliance in North Bay Village. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const northBayVillageAdvice = {
  en: {
    refrigerator: {
      heading: 'Sweating doors on the islands of North Bay Village',
      paragraphs: [
        'Bay damp shows up first as a wet bar between the freezer and refrigerator doors. A small heater hides behind that strip to keep it dry, and many models have an energy-saver key that turns it off. Press the key once and see whether the sweat is gone by morning.',
        'If it stays, feel the gasket for a cold draft around both doors. In the older apartment blocks on Treasure Island the wiring is a suspect too, for a plug that sits loosely in a worn outlet starves the compressor. Put a snug-fitting lamp plug in the same place and wiggle it. A flicker calls for an electrician. Tell us about the key, the draft and the building, and where a van may stand.',
      ],
    },
    washer: {
      heading: 'Whose washer is it in a Harbor Island building?',
      paragraphs: [
        'Ask first who owns the machine. In some of the older mid-rises laundry is shared, and the washers in that room may belong to the association or to a contractor it hired. We can only take the job from whoever owns it, so a two-minute talk with the office spares everyone.',
        "For a washer of your own, look at the drain. Apartments from the fifties and sixties had sinks where machines now stand, and a narrow pipe cannot swallow a modern pump's rush. Foam or water at the standpipe during the spin is the sign. On North Bay Island, in a house, that pipe tends to be wider. Say which of the three islands you live on, and whether it overflows or only stops.",
      ],
    },
    dryer: {
      heading: 'Drying laundry above the 79th Street Causeway',
      paragraphs: [
        'Older blocks along the causeway were built without dryer vents, and owners have found their own ways: through a window panel, into a bathroom shaft, or into a bucket of water indoors. The last two are trouble. Lint in a shared bath shaft is a fire path, and a bucket kit turns the closet wet.',
        'If yours is one of those, stop and ask the association what is allowed. A ventless heat-pump dryer is often the clean answer, running on 120 volts in some models. If you do have a proper duct, calm bay water throws little spray, so lint and not rust is what to look for. When you call, tell us how the air leaves, which floor, and what your board in North Bay Village has said in writing.',
      ],
    },
    dishwasher: {
      heading: 'Island kitchens with one old shutoff valve',
      paragraphs: [
        "A kitchen in one of the mid-century buildings may have a single valve for sink, dishwasher and ice maker, frozen by decades of rest. Nobody can change a dishwasher's inlet part safely until the water obeys. Try the handle with light force and stop at the first resistance.",
        'When it will not turn, the building has to close the riser, and that means notice to the neighbors. Ask how many days. County water, resold by the village, comes softened, and a fill valve lasts well on it. What does age is the hose, so look for green at its brass end. Tell us whether the valve holds, how many days of notice the riser needs, and the fault itself.',
      ],
    },
    oven: {
      heading: 'Mid-century wiring behind a bay-view oven',
      paragraphs: [
        'An apartment panel from 1958 may have room for little more than lights, an air conditioner and a range of its day. Put a modern oven there and the breaker runs warm for an hour at every roast. It trips at the end of the bake, never at the start: heat, not a short, is the reason.',
        "Time it. Trips in the first second suggest the element has gone to ground; trips after forty minutes suggest the breaker or its connection, and that is work for a licensed electrician. Newer towers on the same islands seldom have the trouble. In either one, note the floor and the panel's make. Then tell us the minutes, the oven's rating, and when the North Bay Village office accepts contractors.",
      ],
    },
    stove: {
      heading: 'Twenty-four-inch stoves in bay apartments',
      paragraphs: [
        'Small galley kitchens on Treasure and Harbor Islands often take a 24-inch stove, and its top has less room for heat to spread. Oversized pots reach past the coil and cook the control panel, whose knobs go soft or crack. The fault you see, a dead burner, may start with the pot.',
        "Use pans no wider than an inch past the coil. If a zone dies anyway, see whether its pilot lamp still lights; a lit lamp and a cold coil point below, and no lamp points to the switch. Older wiring adds dimming lights to the list of things to watch. Bring us the stove's width, the lamp's behavior and its fuel. If you smell gas, warn your neighbors as you leave and call 911 outside.",
      ],
    },
    'wine-cooler': {
      heading: 'A cooler between two bays and no yard',
      paragraphs: [
        'Apartments without a pantry put the wine cooler on the balcony side, where glass meets humid air each time a slider opens. Fog on its door in the morning is normal there; beads of water at noon are not. They mean warm air is getting in at a seal or the glass has lost its dry filling.',
        "Draw a fingertip along the rubber and feel for a step or a split. Bay air around North Bay Village is milder than the ocean's, so fins hold up longer, but hinges left wet still seize. Keep the unit clear of curtains at the back. If it shares an outlet with an air conditioner, separate them first. Tell us fog or beads, what else is on that outlet, and the size.",
      ],
    },
    'range-hood': {
      heading: 'Painted-shut vents in older island buildings',
      paragraphs: [
        'Buildings of the fifties often gave each kitchen a small wall fan with a pull chain, and later owners sealed it when a hood was hung. So a hood on Harbor Island may be ducted, ductless, or feeding into a space that leads nowhere. That third kind drips brown water in winter.',
        'Boil a small pot and watch its steam beneath the intake with the fan on. Steam that vanishes is going somewhere; steam that curls back over the top tells you it is not. A rusted switch from bay damp is the other usual find and costs little to replace. When you call, tell us what the steam did, your floor, and whether an old fan cover is still to be seen outside.',
      ],
    },
    microwave: {
      heading: 'Weak outlets and microwaves in bay buildings',
      paragraphs: [
        'Voltage far along an old circuit can fall under load, and a microwave that gets 108 volts instead of 120 gives noticeably less heat. It is not ill. Try it, with care for your back, on an outlet in another room, and time a cup of water in both places.',
        'A clear difference sends you to an electrician, and no difference sends you to us. Do not use a thin extension cord for the test. If the cabinet above the stove holds the unit, only the first outlet can be tried; then compare with the time printed on a packet of popcorn. Tell us the minutes in each place, the type of building, and where someone may wait for the van.',
      ],
    },
  },
} as const satisfies CityAdvice;
