// Advice for each appliance in Miami Lakes. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const miamiLakesAdvice = {
  en: {
    refrigerator: {
      heading: 'New refrigerators in first-generation Miami Lakes openings',
      paragraphs: [
        'A cabinet hole made in 1968 may be 66 inches high, and few full-size refrigerators sold now pass under that. Owners of ranch houses around the lakes therefore keep a good old one going, or squeeze in a new one with half an inch above. The squeezed one runs hot.',
        'Measure three ways before deciding anything: width, height at both sides, and depth to the wall past the baseboard. If yours fits with an inch to spare on top and still struggles, the fault lies in the machine. Miami Lakes air carries no salt to speak of, so a rusty coil is seldom the reason and a dusty one often is. Let us know those measurements too, because they decide whether repair or exchange makes sense.',
      ],
    },
    washer: {
      heading: 'Townhouse laundry rooms around the small lakes',
      paragraphs: [
        "In an attached townhouse the laundry may share a wall with somebody's bedroom. Noise is then a fault in its own right. Thumping at the start of the spin comes from the springs or rods that hold the tub; a drone that rises with speed and stays in the empty drum is usually a bearing.",
        'Turn the drum by hand when it is empty and listen. A rumble you can feel in your palm means bearings, and on a washer past its eighth year that often ends the discussion. Otherwise check that all four feet touch and their nuts are tight. Miami Lakes curves confuse maps, so add the name of the nearest lake or court to the address when you call, together with a recording of the sound if you can.',
      ],
    },
    dryer: {
      heading: 'Second or third dryer on the first duct',
      paragraphs: [
        "Kitchens and laundries in Miami Lakes have been renewed a few times, yet the pipe in the wall may still be the original. It may be four-inch metal in good order, or a narrower one that today's blowers fight against. It is easy to miss, since each new dryer was simply pushed up to the same hole.",
        "A quick test: dry five wet bath towels and time them, then look at the lint screen. Fifty minutes with a full screen says the duct is passable. Ninety minutes with a clean screen says it is not. Association rules here stop at the outside wall, so clearing or renewing a duct indoors is your own affair. Give us the minutes, the duct's width if you can see it, and when it was last brushed out.",
      ],
    },
    dishwasher: {
      heading: 'The third dishwasher in one cabinet hole',
      paragraphs: [
        'Well-kept homes in Miami Lakes can show three sets of mounting holes under the counter, one for each dishwasher since the house was built. The wood there grows weak, screws pull out, and the machine tips when the lower rack is rolled forward. A tipped tub leaks at a corner and looks like a bad gasket.',
        'Open the door and press down gently on it. If the whole frame bows toward you, ask for new brackets before a seal. Next look at the copper line: after several swaps its nut may be worn, and a drop of water each hour will swell the cabinet floor. Slide a dry paper towel below it overnight. Let us know what the towel showed and which machine in the series this one is.',
      ],
    },
    oven: {
      heading: 'Wall ovens the cabinet was built around',
      paragraphs: [
        'A 24-inch wall oven was normal when the first Miami Lakes houses went up, and some are still baking behind a restored door front. Makers now sell few gas or electric ovens of that width with the same height. Since a larger one needs a new cabinet, a sensor, an element or a rebuilt clock is well worth asking about.',
        "Take down the full model and serial, down to the last letter, because letters mark the change of a part within one year. Then try bake, broil and timer one after the other. What still works narrows the search by half. An oven dead in all three has lost its supply or its board. Tell us the result of those trials and the cabinet's opening, corner to corner.",
      ],
    },
    stove: {
      heading: 'Cooktops cut into an older counter',
      paragraphs: [
        'Cut-outs in tile or laminate counters were made for the cooktop of that day, and a new one may drop through the hole or miss it by a finger. That is why a worn switch or a cracked knob stem on the existing top is worth mending. Both are small parts.',
        'Note how the control feels. One that turns with no click has broken inside; one that clicks and does nothing has burned contacts. Sagging counters in Miami Lakes kitchens also pull a glass top out of true, so sight along its edge for a gap. Do not press on it. Should yours be gas, we need to hear whether it is piped or bottled. Give the length and width of the cut-out in your first message, with the brand.',
      ],
    },
    'wine-cooler': {
      heading: 'An inland lake home and its wine cooler',
      paragraphs: [
        'Ten miles from the bay, a condenser stays clean of salt, and what stops a wine cooler in Miami Lakes is more often a tired fan, a gasket or dust. Good news, since all three are ordinary parts. First, open the door in silence and press its switch with a finger; most units start the inside fan again, and you should hear it.',
        'No sound, or a chirp, means that fan. If it turns freely, close the door on a sheet of paper at each corner and pull. A loose corner lets warm air in all day. Lakeside lanais look like a fine spot for a second cooler, though only an outdoor-rated model belongs there. Tell us what the fan and the paper showed, and the name of your gate if your section has one.',
      ],
    },
    'range-hood': {
      heading: 'Updating the vent behind a Miami Lakes kitchen',
      paragraphs: [
        'A strong new range often arrives with no thought for the hood above it. The old one may move 180 cubic feet a minute through a flat duct between joists, enough for a 1970s coil stove and far too little for a grill top. No repair makes a small duct large.',
        'Find the label inside the hood with its airflow and compare it with what your range maker asks for. If the numbers fit and smoke still escapes, look for grease-glued louvers, or a roof cap packed with leaves and nests. Paint and outside units fall under association rules in Miami Lakes, so ask before you pick a new cap in another color. When you book, tell us both numbers, and which way the duct leaves.',
      ],
    },
    microwave: {
      heading: 'Built-in microwaves older than their trim',
      paragraphs: [
        'In a kitchen on its second set of machines, the microwave may be held by a frame whose maker is gone. The frame decides more than the oven does. Repair of a door switch, a fuse or a keypad keeps the wall intact, whereas a replacement of another height leaves a gap or needs a carpenter.',
        'So start with the tag, not with the catalog. It is on the door edge or the inside wall. Then try the water test: one cup, two minutes, and it should be steaming. Hot water and a dead light is a minor matter. Cold water and a loud buzz means stop. Let us know what is on the tag and how the test went, and the size of the opening if you think it may have to change.',
      ],
    },
  },
} as const satisfies CityAdvice;
