// Advice for each appliance in Pelican Bay. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const pelicanBayAdvice = {
  en: {
    refrigerator: {
      heading: 'First built-in refrigerators from the eighties and nineties',
      paragraphs: [
        'A good many kitchens here keep the built-in refrigerator they began with. One made before the mid nineties runs on a refrigerant that has not been produced in the country since 1995. Topping it up is therefore no plan; fans, controls, gaskets and drain lines are another matter, and keep such a machine going.',
        'Find the label inside: it names the refrigerant as R-12 or R-134a. With R-134a, even sealed-system work can be weighed. With R-12, ask about the rest of the parts and think of the cabinet as the thing you want to save. Photograph the label and the grille. Pelican Bay building offices decide where a contractor parks, so find out before the day. Tell us which refrigerant is on the label, which half is warm, and whether the upper grille blows air.',
      ],
    },
    washer: {
      heading: 'High floors, long risers, in Pelican Bay towers',
      paragraphs: [
        "Up on a high floor water pressure is set by the building's own valves. Too low, and the washer takes twelve minutes to fill and stops with a fill code; too high, and it hammers in the wall. Neither is the washer's fault.",
        "Fill a gallon jug at the laundry tap and count. Forty seconds and more is weak; ask the engineer about the valve for your line before you have anyone out. With a brisk jug and a slow fill the inlet screens want cleaning, though the county's north plant blends in reverse-osmosis water that leaves little grit. In the villas along the boulevard pressure is steady and a bang is only a loose pipe strap. When you book, tell us how many seconds, hot and cold, and the code.",
      ],
    },
    dryer: {
      heading: 'A breeze above the mangroves, a dryer vent below',
      paragraphs: [
        'The mangrove belt shelters the villas, while a tower rises into the Gulf breeze. So a dryer on the twelfth floor has to push against wind and one on the ground does not. Moisture sensors are fooled by it: air flows back, clothes stay damp, and the cycle ends early.',
        "Use timed dry on a breezy day and automatic on a calm one, and compare. If only the windy day is poor, a better flap at the facade is the building's task. If both are poor, wipe the two metal bars inside the drum with alcohol and try again. Villa vents collect leaves rather than wind. Foundation fees cover paths and beach, not your machine, as every Pelican Bay owner learns. Let us know which days were bad, whether wiping the bars helped, and your floor.",
      ],
    },
    dishwasher: {
      heading: 'Returning to a Pelican Bay condo dishwasher',
      paragraphs: [
        'Snowbird owners who close a condo on the Gulf side leave the dishwasher to itself behind a wooden panel. Damp air finds the wood. The panel swells, rubs the next cabinet, and pulls the door off its line, so it leaks at one lower corner on the very first wash in December.',
        "Slide a postcard down both sides of the panel. Where it sticks, wood has grown; running the air conditioning for a week often shrinks it back. Still stuck? The panel can be moved over on its screws. Leak without sticking? The lower seal is due. County water here is a gentle mix, so glasses stay clear. Ask your building's office about contractor parking, then call us with the corner, the card, and the last month you used it.",
      ],
    },
    oven: {
      heading: 'Original wall ovens in Pelican Bay villas',
      paragraphs: [
        'Walnut or whitewashed oak, brass pulls, a wall oven with a digital clock in green: that may be your villa kitchen, little changed since it was built. Green clock modules fade with age. First a segment goes, then the oven will not accept a time, and finally it refuses to heat since it believes it is waiting.',
        "Ask whether your clock can be rebuilt before you look for a new one; for many makes of that time a rebuild exists, while new stock does not. Everything else in such an oven is coarse and lasting. If you do replace it, 24 and 27 inches were common then, and veneer hides nothing. Pelican Bay's villas are easy to reach from the boulevard. When you call, tell us which segments are dark, whether broil still works, and the frame's three measures.",
      ],
    },
    stove: {
      heading: 'Downdraft cooktops on Pelican Bay islands',
      paragraphs: [
        'Where a kitchen was to have a free view to the mangroves, the stove went into an island with its fan beneath. Cartridges that lift out, two coils or two grates at a time, were the fashion. Their plugs are what fails: blades blacken, and a whole half goes dead.',
        "Lift the cold cartridge out with the power off and look at its blades. Black on one calls for both plug and socket. Swap left and right to see whether the fault moves; that test is free and final. Spare cartridges for some makes are scarce, so keep a dead one for its grates. Salt does not trouble a villa's stove much. In a high tower, open sliders do. Tell us left or right, whether the blades are clean or black, and ask the office where a van may stand.",
      ],
    },
    'wine-cooler': {
      heading: 'Wine and the tram: storing for guests',
      paragraphs: [
        'Guests come down from the boardwalk at six, and the cooler has been opened ten times by eight. A small one loses three degrees each time and never finds its balance in a whole evening. The reading you see then proves nothing.',
        'Judge it at breakfast. If it reads its set number at seven, the machine is healthy and your party is not its affair. If it does not, feel for airflow at the base and listen for a fan. In the towers sea air reaches the fins by the sliders; in the villas it is kitchen dust. A dual-zone model may have one half right and one wrong, which is a fan or flap between them. When you book, tell us the morning figure of each zone, tower or villa, and how many bottles are inside.',
      ],
    },
    'range-hood': {
      heading: 'Where a Pelican Bay tower hood breathes out',
      paragraphs: [
        "Only few owners know where their hood ends. In a tower it may join a riser with a roof fan, go through a slab edge to the balcony soffit, or come straight back to the room. The building's office has the drawing, and one email brings it.",
        'Do that first, because the remedy differs: roof fan, soffit grille or charcoal. A soffit grille on the Gulf side gets crusted with salt and can be washed from the balcony with a long brush. For charcoal, change by the calendar, twice in a season of daily cooking. For a villa with a roof cap, leaves are the visitors. Then, if air is still weak, the motor may be tested with an easy mind. Let us know what the drawing says, the side of the building and the speed.',
      ],
    },
    microwave: {
      heading: 'Panels, frames and a nineties microwave in Pelican Bay',
      paragraphs: [
        'Joined to the wall oven by the same brown glass, the microwave of a 1990s kitchen looks as though it could not be changed alone. In truth it slides in a frame with its own opening. The trouble is that few makers still offer brown.',
        "So decide what you mind more, color or cost. A lamp, a latch or a turntable motor can be mended and the match stays. For a lost magnetron in a machine past twenty, a new black unit with a filler is the frank suggestion. If the clock fades yet it heats, live with it. Look on the door's edge for the tag and avoid pulling at the frame. Pelican Bay tower offices like a day's notice of contractors. Tell us brown or black, whether it heats, and whether the plate has turned lately.",
      ],
    },
  },
} as const satisfies CityAdvice;
