// Advice for each appliance in Golden Beach. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const goldenBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Poolside refrigerators in Golden Beach',
      paragraphs: [
        'Outdoor refrigerators by the pool are built with more fan, a locking door and a sealed light, yet none is proof against daily spray. Their condenser sits low at the front, level with the deck, where wet feet, leaf blowers and salt meet. A coat of white fuzz on it is the start of most failures.',
        'Hose the deck away from the unit and not toward it. Once a month wipe the door with tap water, dry it, and clear the grille. If the outlet has a test button, press it, then reset; many dead outdoor machines in Golden Beach only need that. Leave our name at the gatehouse, and tell us if the failed one is indoors, under a roof or in the open, its brand, and the last day it held 40 °F.',
      ],
    },
    washer: {
      heading: 'More than one laundry in an estate house',
      paragraphs: [
        'A large house may have a pair by the bedrooms and another for pool towels near the cabana. Towels carry sand, sunscreen and chlorine. Sand settles in the pump trap of a front-loader, and sunscreen oil softens the rubber boot until it bulges and drips.',
        "Shake towels outdoors, wash them warm with less soap than you think, and open the trap on a regular date. The cabana washer also stands closest to the sea, so look at the rear panel's lower edge for blisters. For a visit to Golden Beach it saves a walk to know which laundry, what floor, and which gate leads to it. If a housekeeper will meet us, give that name to the guards as well as to us.",
      ],
    },
    dryer: {
      heading: 'Canal side, ocean side: two Golden Beach vents',
      paragraphs: [
        'East of Ocean Boulevard the vent faces breakers; on the canals it faces docks and still air. The first clogs with salt crust and the second with wasp nests. Both leave a dryer hot inside and clothes damp, so the side of the road hints at the cause.',
        'Walk around while it runs and look for the plume on a cool morning or feel for it on a warm one. No stream of air, and the machine should rest until it has been cleared. A house this size may hide twenty feet of pipe in a soffit, with a booster fan halfway; a hum from the ceiling after the dryer stops is that fan. Tell us if you have heard it, and which Golden Beach street side the laundry is on.',
      ],
    },
    dishwasher: {
      heading: 'A pair of dishwashers beside one island',
      paragraphs: [
        'Two matching dishwashers around one sink are a pleasure until one backs up into the other. They tend to share a single drain branch, and a clog past the joint shows itself as dirty water in the machine that is not running. Changing its pump would achieve nothing.',
        "Run them one at a time and look into the idle one at the end. Water there points to the shared pipe. Norwood's treatment with membranes leaves the supply in Golden Beach fairly soft, so turn built-in softeners low on each of them, not just on the one you use most. When the house is closed, shut both valves. Let us know left or right, the brand of the front panels, and what the idle tub showed.",
      ],
    },
    oven: {
      heading: 'Two ovens and a warming drawer, Golden Beach',
      paragraphs: [
        'In big kitchens the lower oven may go a year without use, and that is how its faults stay hidden until a holiday. Heat it once a season. Smoke at first is dust on the element; a smell of hot plastic is not, and calls for the breaker.',
        "When both ovens and the drawer act up together, look to the supply or a surge. If a single cavity fails, it is that cavity's own. Homes left for months in Golden Beach should have the ovens' breaker off during storm season, for a control cannot be hurt by a surge it never meets. Turn it on a day ahead of our coming. Read us the model tags of the whole set, and tell us who can let us through the gatehouse.",
      ],
    },
    stove: {
      heading: 'Summer kitchens and sea spray on burners',
      paragraphs: [
        'A grill-side burner in an outdoor kitchen is meant for weather, but its igniter is still a wire, a tip and a battery or module. Salt bridges the tip and the spark hides. Many outdoor stoves in Golden Beach light again after a dry wipe and a fresh battery, so start there.',
        'The indoor range suffers less, unless folding glass walls make it half outdoors. Look for green on brass burner parts and white on aluminum caps. Neither should be scraped hard; the holes are sized exactly. For gas of any kind the leak test belongs to a professional, and a smell means get clear, call 911 from outside, and let the supplier shut it off. Tell us whether it is indoors or out, the fuel, and how many burners fail.',
      ],
    },
    'wine-cooler': {
      heading: 'Pool bar or pantry: Golden Beach wine coolers',
      paragraphs: [
        'Two rules share one house: the cooler at the pool bar must be an outdoor model, and the one in the pantry need not be. When an indoor unit was set outside for its looks, its display fogs, its lamp corrodes and the maker\'s warranty may be void. Check the manual for the words "rated for outdoor use."',
        'A true outdoor unit still wants a fresh-water wipe this near the breakers. Do the hinge side as well as the glass. For long absences from Golden Beach move good bottles to the indoor one and turn the other off, dry and ajar. A cooler left empty and cold only gathers frost. Say which of the two has the problem, what the manual states, and when the house was last lived in.',
      ],
    },
    'range-hood': {
      heading: 'Remote blowers on ocean-facing Golden Beach roofs',
      paragraphs: [
        'Quiet hoods over pro ranges often have their blower on the roof or an outer wall. That puts the motor exactly where wind and salt are strongest, and makes a dead fan look like a dead switch in the kitchen. The test is to listen outside while somebody turns the knob.',
        "A hum without air is a stuck or rusted wheel. Silence may be the wiring, the speed control or the motor. Do not climb up there yourself; we can judge a good deal from the ground and the panel. Where a house stands empty for part of the year, ask the caretaker in Golden Beach to run the blower ten minutes weekly so its shaft never sets. Give us the roof type, number of stories, and the hood's tag.",
      ],
    },
    microwave: {
      heading: 'Pantry microwaves and show kitchens in Golden Beach',
      paragraphs: [
        'A back kitchen often holds the microwave that truly gets used, while the drawer in the show kitchen rests. They fail in opposite ways. The busy one wears its latch and its turntable; the rested one collects moisture, and its touch panel ignores the first few presses.',
        'Exercise the drawer weekly, opening and closing it fully by its button. If it creeps, crumbs in the slide are likelier than the motor. Rust is unlikely this side of a closed door, though in Golden Beach kitchens open to the terrace even an inside hinge may speckle. Which unit it is, how often the house is lived in, and what appears on its display are the three things we ask. Leave our name on the gate list when you book.',
      ],
    },
  },
} as const satisfies CityAdvice;
