// Advice for each appliance in Palmetto. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const palmettoAdvice = {
  en: {
    refrigerator: {
      heading: 'Riverside cottages and a leaning refrigerator',
      paragraphs: [
        'A frame cottage near the river stands on piers, and piers settle. The kitchen floor may fall half an inch across the width of a refrigerator. Doors then swing open by themselves, the lower one drags, and warm air gets in all night.',
        'Put a level on top, front to back and side to side. Front feet or rollers turn with a wrench; raise the low corner until the door closes from a half-open position. If the feet are at their end, a hardwood shim below works. Next, wipe the gasket and close it on a slip of paper. Moisture off the Manatee feeds frost where it slides. When you call, tell us how far the bubble was off, and which corner frosts.',
      ],
    },
    washer: {
      heading: 'River water, supply water and washers in Palmetto',
      paragraphs: [
        'Lake Manatee water comes to Palmetto by way of the county, and it is a surface water: softer than the limestone kind but fuller of fine matter after storms. Valve screens may turn brown, while lime is hardly seen. The river itself is the bigger foe on Riverside Drive, which went under in Helene.',
        'For brown screens, close the taps, unscrew, rinse. For the river, lift the machine or be ready to. A laundry porch has a second weakness: the standpipe in an old cottage is narrow, and a modern pump overflows it. Slow down the flow by raising the hose, or have a two-inch pipe fitted by a plumber. Tell us which it is: screens, flood or overflow.',
      ],
    },
    dryer: {
      heading: 'No dryer outlet in a frame home',
      paragraphs: [
        'A 240-volt outlet is not a given in these frame homes, and that holds for dryers as for ranges. Some have one for the range only; nobody should run a splitter cord between the two. A 120-volt compact dryer uses an ordinary outlet and takes twice the time.',
        "Look behind the machine for a large plug with three or four blades. If there is none, a gas dryer on propane or a heat-pump model on 120 volts may spare you a new line. If there is and it is loose, leave the dryer off. New houses to the north come with all of it. When you book, tell us the plug's blades, what the label says, and whether the home stands on piers or a slab.",
      ],
    },
    dishwasher: {
      heading: 'Lake water and a musty Palmetto dishwasher',
      paragraphs: [
        'Water from a lake can taste of earth in warm months, and it is harmless. Warm steam brings that smell out when a dishwasher opens. Owners scrub the machine, which was clean.',
        'Smell a glass of cold tap water, then a glass of hot. If both are earthy, wait for the season to turn or fit a carbon filter at the sink. If only the dishwasher smells, look below its filter and along the lower door edge, where food stays. In a cottage the drain runs far to an old pipe, and sewer smell after rain means a dry or missing trap. Let us know whether it smells of earth, food or sewer, and which part of town the house is in.',
      ],
    },
    oven: {
      heading: 'Fitting a Palmetto oven where none had 240 volts',
      paragraphs: [
        'Where a gas or a very old electric range stood, the wire in the wall may be made for twenty or thirty amps. A new oven needs forty by most labels. A seller may deliver it all the same, and it trips or the plug does not fit.',
        'Before buying, open the drawer of the old one and read the label; then look at the double breaker. An electrician can tell in a fifteen minutes what the cable is. For an oven you already own, a bake that fades while broil is strong is an element and has nothing to do with the wall. Tell us what is on the label and the breaker, and whether bake or broil fails.',
      ],
    },
    stove: {
      heading: 'Marina life: galley stoves and house stoves',
      paragraphs: [
        'Boats in the marinas have galley stoves on alcohol, propane or induction, with fittings of their own. Those belong to a marine shop. We mend the stove in the house, whatever lies at the dock.',
        'What damp air from the river does ashore is slow: knob shafts stick, spark leads leak, coil prongs dull. Turn each knob from end to end once a week, also those you never use. If an electric coil works only when wiggled, stop wiggling; the socket is burnt. For bottled gas in Palmetto, the supplier tests for leaks. Smell it and you go out first and phone after. Let us know the fuel, which knob or coil, and if the home is a cottage or a park home.',
      ],
    },
    'wine-cooler': {
      heading: 'Porch coolers between river and bay',
      paragraphs: [
        "With water on three sides the town's air is mild but never dry. A cooler on a cottage porch collects drops on its glass from June on. They run to the threshold, and old pine floors do not forgive it.",
        'Lay a tray below it and raise the set point to 55 °F, for the colder the glass, the wetter. If water is inside, under the lowest shelf, the drain in the rear wall is blocked, and you can clear it gently with a pipe cleaner. Both at once may be a poor seal. Mild salt dulls the louver, yet takes years. Tell us inside or outside, set point, and the side of Palmetto your porch looks toward.',
      ],
    },
    'range-hood': {
      heading: 'Cottage ceilings, attic ducts and river damp',
      paragraphs: [
        "In some cottages the hood's pipe ends in the attic, not above the roof. Steam and grease then settle on rafters, and stains show on the ceiling around the stove. The fan hums happily, which is why nobody looks.",
        "Go outside and find the cap. No cap on roof or wall means there is none. Do not run such a hood for frying until a roofer has taken the pipe through. A hood with a good cap and weak draw has filters or a wheel in need of care. Mobile homes at Terra Ceia Bay mostly have a wall flap, easy to see. When you book, tell us cap or none, stains, and each speed's sound.",
      ],
    },
    microwave: {
      heading: 'Two-bridge town, one microwave question',
      paragraphs: [
        'Before we set a day, one question matters: does it hang, is it built in, or does it sit on a counter? Of the last kind few are worth a drive over the river. Of the first two, most are.',
        'For a hanging one, see if the wall behind is firm; in plank-walled cottages its bracket may have pulled away, so empty the cabinet above and do not use it. For a built-in, measure the trim. Then describe what occurs: a loud hum with no heat, a stop after seconds, a tray that turns only one way, which by the way is normal on many. Add the Palmetto address and say if a tenant or you will be home.',
      ],
    },
  },
} as const satisfies CityAdvice;
