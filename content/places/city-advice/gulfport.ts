// Advice for each appliance in Gulfport. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const gulfportAdvice = {
  en: {
    refrigerator: {
      heading: 'Two-prong outlets behind a Gulfport refrigerator',
      paragraphs: [
        'Frame bungalows near Beach Boulevard may have outlets with two slots and no ground. A refrigerator on a gray adapter works, but leakage has nowhere to go, and a hand on the door can tingle. Newer machines with electronics also misread their sensors without a ground.',
        'Look before you pull: two slots or three, and is the plate loose? A three-slot outlet can still be ungrounded; a plug-in tester with lights shows it. That repair belongs to an electrician, and we would tell you so before charging for a board. If the ground is good, note the fresh-food reading and the sound. Send a picture of the outlet and one of the rating label.',
      ],
    },
    washer: {
      heading: 'Town Shores water rules and washer repairs',
      paragraphs: [
        'At Town Shores each building has its own rule on when water may be shut. A valve inside your unit makes that simple; without one, the whole stack waits for you. So the first question on a washer there is about the tap and not the motor.',
        'Try the tap by hand in advance. If it spins without stopping the flow, or weeps at the stem, ask the office for a date. Cottage owners in the rest of Gulfport have another worry: a porch laundry with wooden posts below it, whose floor tilts a bit more each year. Level the machine again every spring. When you call, tell us building number or street, whether the tap holds, and what the washer does before it stops.',
      ],
    },
    dryer: {
      heading: 'Bungalow wiring and the electric dryer',
      paragraphs: [
        "A dryer wants its own 240-volt line of 30 amps. In an old bungalow it may have been taken from the range's line by a handy owner, with both on one breaker. Cook and dry together and the house goes dark on that side.",
        "Open the panel's door, nothing more, and read the labels. One double breaker for both is not right. Until an electrician has changed it, use one at a time. A dryer that heats poorly with the stove off has its own fault, and that is ours. Frame walls ask for metal duct and a clear path, as dry pine burns easily. Tell us what the label says, the year of the house if you know it, and the drying minutes.",
      ],
    },
    dishwasher: {
      heading: 'A first dishwasher for a small cottage kitchen',
      paragraphs: [
        'Cottage kitchens here often had none, and an 18-inch model took the place of a cabinet by the sink. It has fewer spray holes and a smaller filter than the usual size. One label from a jar blocks it.',
        "Lift out the filter weekly and hold it to the light. Water comes from St. Petersburg, which softens it, so white crust is not to be expected; a gray paste in the arm's ends is food. If the floor slopes, the door gasket drips at its low corner. Level it by the front feet. Parts for the narrow type are not on every shelf, which makes the full model number worth the crouch. Read it to us with the Gulfport address and the spot of the drip.",
      ],
    },
    oven: {
      heading: 'Look at the outlet, then the Gulfport oven',
      paragraphs: [
        'An oven in a house with easy-going wiring should be judged last. A neutral that is loose makes lights brighten when the oven goes on and clocks die early. Boards that failed twice in a year are a sign of such a line.',
        "Watch a lamp in the next room as the oven starts. A slight dip is usual, a brightening is not: switch off and call an electrician or Duke Energy the same day. With the supply sound, a failed oven is mostly element, igniter or sensor. We measure before we order. Gulfport houses with an oven in a chimney corner have little room to pull it out, so mention the space, the lamp's behavior and the code.",
      ],
    },
    stove: {
      heading: 'Bungalow stoves, cords and the missing fourth wire',
      paragraphs: [
        'Ranges built for older homes use a three-prong plug; since the 1996 code new circuits have four. A secondhand stove may come with the wrong one, and the metal strap at its back must match the cord. When it does not, the body can carry current.',
        "Do not change that yourself on the kitchen floor. Tell us what the wall has, three holes or four, and the year of the stove. Burners that buzz or a knob that gives a tickle mean leave it off at the breaker. Otherwise, a coil that glows half is a short within. Gulfport kitchens are narrow, so a foot of free floor in front helps us. Send the outlet's photo with the make.",
      ],
    },
    'wine-cooler': {
      heading: 'Art-walk evenings and a small bar cooler',
      paragraphs: [
        "A front porch with friends asks for a bar cooler near the door. Breeze from the bay comes up Beach Boulevard, and on the lowest blocks it brings salt; four streets up it does not. The unit's louver tells you where you stand: pitted or clean.",
        'Wipe it monthly and keep it out of the afternoon sun. If the fan ticks, a cable or a bit of ice touches the blade. Leave the door shut, unplug it for a night and try again. The tick that comes back is a bearing. Coolers without a compressor cannot fight a porch, as they only go some twenty degrees below the room. When you call, tell us the sort, the street, and how the louver looks at home.',
      ],
    },
    'range-hood': {
      heading: 'Beadboard kitchens and hoods with no duct',
      paragraphs: [
        'Many bungalows were never given a duct, since a window did the job. A hood added later just filters and returns air, and steam settles on painted beadboard until it peels. The fan may be fine.',
        "Hold your palm over its front slot. Warm air means no duct. Change the charcoal twice a year and open the window on the lee side. To add a duct through a frame wall is carpentry, and near the front of a cottage the town may ask how it looks. If the fan turns slowly, hums or blows the light's bulb again and again, that is for us. Measure the width between the cabinets, and say whether your palm got warm.",
      ],
    },
    microwave: {
      heading: 'Old fuses, new microwaves in Gulfport bungalows',
      paragraphs: [
        'A fuse box with round glass fuses is still found in some unrenovated houses. Kitchen circuits there are 15 amps, and a 1,200-watt oven takes nearly all of it with the lamp on. A bigger fuse screwed in its place heats the wire in the wall.',
        'Read the number on the glass. If it says 30 on a kitchen line, stop and call an electrician. Until then pick a microwave under 900 watts and run it alone. One that blows the right fuse in the first second has a fault inside that no owner should look for. On the counter we would advise a new one. If it is built in, tell us the width, the fuse number and what else is on the line.',
      ],
    },
  },
} as const satisfies CityAdvice;
