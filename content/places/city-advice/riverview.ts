// Advice for each appliance in Riverview. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const riverviewAdvice = {
  en: {
    refrigerator: {
      heading: 'New ice-maker lines leak in Riverview kitchens',
      paragraphs: [
        'Young subdivisions share a weak spot: the thin water line to the refrigerator, pushed on in a hurry and then bent when the cabinet went back. It weeps a drop at a time behind new baseboards. Swollen trim or a warm musty smell shows before any puddle.',
        'Slide the refrigerator forward a foot, on a sheet of cardboard to save the floor, and feel the fitting with a dry tissue. There should be a loop with room to move. A slow drip can be shut at the small valve under the sink or in the wall box, and the cooling goes on without it. Tell us the community, such as Panther Trace or South Fork, as well as which gate opens for us.',
      ],
    },
    washer: {
      heading: 'Pour a cup into your Riverview washer pan',
      paragraphs: [
        'The pan beneath an upstairs washer is the part nobody checks. It is there to catch a burst hose, yet many a pan ends in a pipe that was never connected, or one packed with lint and a sock. You find out on the worst day.',
        'Pour in a cup of water and go outside. It ought to drip from a small pipe in the wall within minutes; if it sits, a plumber can clear or join the line. At the same time look for rust in the pan, which tells of a slow leak above. A leak only in the spin is a hose or pump, one in the fill a valve or overdose of soap. When you book, tell us what that cup of water did.',
      ],
    },
    dryer: {
      heading: 'Upstairs vents in Riverview two-stories',
      paragraphs: [
        'Laundry on the upper floor sends its lint across the attic or down inside a wall. The second way puts the outlet at a height where a person can reach it. The first is longer, baked by the roof, and easily forgotten by whoever bought the house.',
        'Find out which you own by running it and walking around outside. Nothing at the walls means the roof. Community associations here may forbid a ladder firm without notice, so ask before you book a duct cleaner. A new dryer that smells hot in its first year often has the shipping crush in its hose still. Tell us upstairs or down, wall or roof, and which gate to use.',
      ],
    },
    dishwasher: {
      heading: 'Blended tap water and Riverview glassware',
      paragraphs: [
        'Tampa Bay Water mixes wells, two rivers and desalted bay water for the county, in shares that change by season. The dishwasher sees some months a little harder and others softer. If glasses haze and clear again without any act of yours, the tap did it.',
        'Keep a bottle of rinse aid and turn the dial by results. A machine in a newer kitchen may also drain into a disposer whose plug was never knocked out; from the first day it leaves an inch of dirty water. Look at the drain hose under the sink: it should loop up high before it drops. Tell us how old the house is, whether it ever drained well, and how the haze behaves under vinegar.',
      ],
    },
    oven: {
      heading: 'Storm season reaches Riverview oven boards',
      paragraphs: [
        'Clouds build over this area from both sides on most summer days and meet before supper, when ovens are on. A strike a block away need not trip a breaker to hurt a control. Digits that dim, keys that lag or a fan that stays on for hours belong to the week after.',
        'Turn the breaker off through the worst of a storm if you are not baking; it costs only a clock to set. A surge guard at the panel helps all boards in the house. Townhouse owners should know that theirs may be outside in a shared meter bay. When you call, tell us the day of the storm, what the display shows at rest, and if the Riverview oven still bakes at 350.',
      ],
    },
    stove: {
      heading: 'The same builder stove on every Riverview block',
      paragraphs: [
        'Where a few hundred homes were fitted with one range, its habits become common knowledge: which zone dies, how the knob feels before it does. A dual-ring front zone has two elements, and often the outer one quits alone. Soup simmers then and a big pot of pasta never boils.',
        "Turn the knob through both rings and watch which glows. A crack in the glass from a dropped jar ends use at once. Check the age on the label too, since a maker's or builder's warranty could pay for the first year. The gate and the rules belong to different bodies here, so give us the gate code and not the association's number. Add the ring, the model and the date.",
      ],
    },
    'wine-cooler': {
      heading: 'Loft bars and wine coolers in Riverview',
      paragraphs: [
        'New two-story plans put a loft at the head of the stairs, and a bar cooler ends up in its corner. Heat rises and the loft thermostat is often the last to be satisfied, so the coolest thing upstairs works in the hottest room. In August it never rests.',
        "Leave the loft door and a ceiling fan to help, and set the unit at 55 and not 45; each five degrees saves hours of running. An outlet put in for a lamp is fine for its load, though not shared with a heater. See that a bottle neck does not hold the door ajar. When you book, tell us what the loft measures at bedtime, and the cooler's setting.",
      ],
    },
    'range-hood': {
      heading: 'Microwave hoods that vent nowhere in Riverview',
      paragraphs: [
        'A new kitchen may have been given a microwave with a fan and no duct behind it. The fan can be turned to blow back, up or out by the installer, and a blank wall leaves one choice only. Steam then settles on the cabinet doors, whose film starts to peel at the lower edge.',
        "Put your palm above the door while it runs: a breeze on the face says that it recirculates. Fresh charcoal every six months is all its upkeep. To vent it outdoors a townhouse needs its association's yes and a duct through the shared side, seldom granted. A fan that will not start by itself or stop calls for repair. Let us know breeze or none, and the Riverview community.",
      ],
    },
    microwave: {
      heading: 'River humidity and a Riverview microwave latch',
      paragraphs: [
        'Older places stand by the Alafia, where rooms are damp after each flood. A microwave there shows it in the hooks of its door: fine rust, a sticky spring, a start that works on the third try. Flood or not, a door that needs coaxing is one not to use.',
        'After high water, treat any unit that got wet as lost and have outlets tested before the next is plugged in. In the boom streets to the south the common fault is a light breaker that also feeds the lamps of the hall. Which of the two Riverviews do you live in? Begin with that, then the number of tries it takes, then counter or built-in. Ask by phone first whether a repair is worth it.',
      ],
    },
  },
} as const satisfies CityAdvice;
