// Advice for each appliance in Seffner. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const seffnerAdvice = {
  en: {
    refrigerator: {
      heading: 'The shed freezer behind a Seffner ranch house',
      paragraphs: [
        'Deep lots around Lake Weeks leave room for a shed, and a shed in August can pass 105 °F under its roof. Freezers sold as garage-ready are rated for about 110; others give up well before. A cord run across the grass makes it worse, because voltage drops along it and the motor strains at each start.',
        'Put a thermometer in the middle of the food, not by the door, and read it before dawn and at four in the afternoon. Equal readings mean the machine; a wide gap means the shed. Shade cloth, a vent at each end and an outlet wired with a permit cure more than parts do. When you book, give both readings and tell us what kind of cord feeds it.',
      ],
    },
    washer: {
      heading: 'Well sand and slow filling in Seffner',
      paragraphs: [
        'Off the main roads a washer may fill from a well, and the well sends a little sand with each start of the pump. It settles in two thumb-size screens behind the hoses. A tub that needs ten minutes to fill, and then shows a water error, often has nothing else wrong.',
        'Close both taps, take off the hoses with a bucket ready, and look at the screens inside the inlets. Rinse them; do not poke with a nail, for a torn screen lets grit into the valve. If sand is back within a month, the house wants a spin-down filter at the pressure tank. Owners on county mains in 33584 can skip that. Tell us well or mains, and how long the fill takes by your watch.',
      ],
    },
    dryer: {
      heading: 'Long utility-room vents on deep lots',
      paragraphs: [
        'The first ranch houses here had their laundry on a carport. When the carport became a room, the dryer stayed where it was and its vent grew, sometimes through a new closet, sometimes up and over the ceiling. Air has to push lint the whole way.',
        'Count paces from the machine to the outside cap, and add five feet for each turn. Past about thirty-five feet most makers ask for a booster or a shorter way. Look at the cap for grass clippings too; a mower on a big Seffner lawn throws them straight in. An electric dryer that warms but never finishes is the usual complaint of such a layout. Give us your paces and turns, and whether one load now needs two cycles.',
      ],
    },
    dishwasher: {
      heading: "Mains or well decides a Seffner dishwasher's life",
      paragraphs: [
        'Ask two neighbors and you can get two waters. A house on the county line drinks a blend that is fairly mild. The next, on its own well, may have hard water with iron, which leaves a tan film on the tub and locks a drain valve with scale.',
        "A test strip for hardness costs little at any hardware store. Above ten grains, use a tablet with softener salt in it or fit a softener, and run a citric-acid cleaner each month with the racks empty. Never mix that with bleach. If the house has a softener, check that its brine tank holds salt. Tell us the strip's result and what you see in the bottom of the tub.",
      ],
    },
    oven: {
      heading: 'Canning weeks and long bakes in grove country',
      paragraphs: [
        "A kitchen on an old grove still cans and bakes by the bushel in season. Eight hours at 350 °F dries out a door gasket and fades the insulation around the door glass. The outside of the door then feels hot to a child's hand, and the oven cycles more often to hold its heat.",
        'Close the door on a strip of paper at four places. Wherever it slides out freely, the gasket leaks. Hinges wear as well: an open door that no longer rests level has bent arms, and no gasket will cure that. Neither is urgent, both waste power. Describe to us from Seffner where the paper slipped and how warm the kitchen gets. The model number is on the frame behind the drawer or door.',
      ],
    },
    stove: {
      heading: 'An outdoor burner is no range on test',
      paragraphs: [
        'Fish fries under the oaks are done on outdoor burners, while the indoor stove in most Seffner houses is electric. Pots that served outside come back warped, and a warped pot on a smooth top touches at three points. The element then runs at full heat for half the result, and the thermostat under the glass clicks on and off.',
        "Lay a ruler across the pot's base. If light shows beneath it, try a flat pan before you order a part. Coil stoves forgive more, but a coil that wobbles heats its socket until it browns. Pull a cold coil and look: a black prong calls for coil and socket together. Say glass or coil, what the ruler showed, and which position fails.",
      ],
    },
    'wine-cooler': {
      heading: 'Keep homemade fruit wine cool, not frozen',
      paragraphs: [
        "Some who make wine from Florida fruit keep it in a cooler in the utility room, beside a freezer and a dryer. Three heat sources in one small room raise it ten degrees above the rest of the house. The cooler's fan speeds up and its light side never matches the dark side.",
        'Give it two inches of air at each side, more at the back, and keep the door of the room open when the dryer runs. Bottles with corks should not sit below 45 °F, and a unit that falls there on its own has a sensor or relay that sticks. A Seffner utility room with a water heater in it is the wrong place altogether. Note three days of readings and read them to us with the model.',
      ],
    },
    'range-hood': {
      heading: 'Dirt-road dust and a Seffner kitchen fan',
      paragraphs: [
        'On the unpaved drives of this place, dust blows in at the wall cap whenever the fan is off and the flap does not close. It meets grease inside and turns to a paste that no dish soap moves. The fan then starts late and groans.',
        "Check the flap on a windy day: it should lie flat. If it stands ajar, a new cap with a magnet or spring costs less than a motor. Next look up from below with a flashlight, without taking anything apart, for a brown ring around the wheel. That ring is the reason for the groan. Newer houses in Seffner mostly have a microwave in the hood's place, so tell us first which one hangs over your stove, then how it starts.",
      ],
    },
    microwave: {
      heading: 'Built-in or countertop at a Seffner address',
      paragraphs: [
        'In ranch kitchens the microwave was an afterthought on the counter, plugged in beside toaster and coffee maker. All three on one 15-amp circuit will trip it at breakfast. New small subdivisions have it over the range on its own line, so a trip there tells a different story.',
        'Move the countertop unit to another circuit for one morning. If all is calm, spread the load and spend nothing. A machine that trips alone, or buzzes louder than it did, should stay unplugged. For a countertop model, a new one usually costs less than our work, and we say it on the phone. Above the stove, we need its width, its venting direction and the name on the door. Give the cross street too if the Seffner lot has its house far back.',
      ],
    },
  },
} as const satisfies CityAdvice;
