// Advice for each appliance in West Palm Beach. Rests on the facts in city-facts-palm-beach.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const westPalmBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Lake water and the West Palm Beach filter',
      paragraphs: [
        "Most neighbors drink from wells; West Palm Beach drinks from Grassy Waters by way of two lakes. Surface water changes with the season. After a hot spell it may taste of earth, and a refrigerator's carbon filter takes that up, fills sooner, and begins to slow the flow.",
        'So let taste and speed set the date, not the little light. Fill a cup and count: ten seconds is fine, thirty is a spent filter. If a new one does not help within a gallon, the valve or a frozen tube in the door is next. Lime crust in the ice maker is unusual on this water, so do not let anyone sell you a softener for it. When you call, tell us how fast the cup filled, in which month it began, and whether you live in a tower or a house.',
      ],
    },
    washer: {
      heading: 'Short circuits and washers in El Cid',
      paragraphs: [
        'Old houses near the lagoon have charming rooms and few circuits. A washer that shares its line with an iron and a freezer trips the breaker in mid-spin, and the wet load waits for someone to come home. The washer then gets a bad name in the family.',
        "Find out what else goes dark with it. If the lamp in the hall does, the circuit is shared, and an electrician's new line is the cure. If only the washer dies, and trips a ground-fault outlet, moisture in the motor or the heater is likely. That we can measure. In a Flagler Drive tower the laundry has its own line, but the board will ask for insurance papers first. Say what goes dark, and whether it is the outlet or the panel that trips.",
      ],
    },
    dryer: {
      heading: 'Roof vents that storms took in West Palm Beach',
      paragraphs: [
        'When Frances and Jeanne came ashore to the north in 2004, rooftop vents were among the things lost. One replaced in a hurry may be a plain attic cap, with no flap and a screen inside, and a dryer below has been fighting that screen ever since.',
        "Ask yourself who put the cap there, and when. From the ground, a dryer cap shows a hooded flap; a mushroom with a grille is the wrong kind. A roofer can change it in minutes. In bungalows of Flamingo Park and Northwood a side-wall vent is shorter, though the city reviews what shows from the street. Out west at Ibis the houses are newer, and a run through the roof is likelier. When you book, tell us the cap's type, the age of the roof and the drying time.",
      ],
    },
    dishwasher: {
      heading: 'Gentle surface water, a different dishwasher routine',
      paragraphs: [
        'Advice written for limestone wells does not fit here. Lake water carries less lime and more color, so glasses stay clear while the white plastic of a dishwasher may turn faintly tea-brown. It is tannin from leaves, harmless, and it comes and goes with the rain.',
        "Use less salt, if your machine has a softener, and set its hardness number near the low end after a test strip. Brown that wipes off with citric acid is the water; brown that stays is tomato. Do not treat either as a leak or a burn. In the towers by Lake Worth Lagoon the first complaint is another one: a door that rubs on new tile. Let us know the strip's reading, the color, and the setting you found.",
      ],
    },
    oven: {
      heading: 'A bungalow oven on a tired line',
      paragraphs: [
        'Flagler-era bungalows got their electric ovens long after they got walls. The cable may be an old one of two wires and bare ground, pulled through a crawl space where it is damp. A weak joint makes heat that comes and goes: hot on Monday, lukewarm on Wednesday.',
        'Watch the oven light while it heats. If it dims and brightens, supply is the trouble and an electrician comes first. If it stays even, the sensor or the element is our affair. Never store pans on top of the cable under the house, of course. Grandview Heights and El Cid also have odd cabinets, so note depth as well as width. The towers mostly have wall units on clean lines. Tell us dim or even, house or tower, and the year of the last rewiring.',
      ],
    },
    stove: {
      heading: 'Lagoon air on a Flagler Drive stove',
      paragraphs: [
        'From a high floor the lagoon looks gentle, yet its air is sea air. On a stove by a balcony door the first to go is what touches it daily: knob springs, burner clips and the small screws of the trim. Then the ring that held the glass loosens, and crumbs fall below.',
        'Rock the glass edge with two fingers, all cold. Movement means that clips have rusted through; cook with care and heavy pots elsewhere until it is fixed, since glass that moves can crack. A silicone bead is not the cure, as the top must come up for later repairs. Waterfront boards ask for our insurance papers ahead. In Northwood bungalows, worn coil plugs take the place of rust. When you call, tell us which corner moves, what floor, and what papers your building wants.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine coolers in West Palm Beach towers and bungalows',
      paragraphs: [
        'Two homes, two enemies. Facing the lagoon in a tower, a wine cooler has steady cool air and salty dust. In a bungalow without much insulation it has clean air that swings fifteen degrees between noon and midnight, and it hums in the afternoon like a tired bee.',
        "Keep a list for two days: room, display, time. If the inside follows the room, the unit is at its limit and should move to an inner wall, away from the west side. If the room is even while the inside swings, a sensor or fan is failing. Compressor models stand the swings better than the small thermoelectric kind. With that list, and the name on the tag, we can talk sense. For a tower, add the manager's number.",
      ],
    },
    'range-hood': {
      heading: 'Hood vents before the West Palm Beach review',
      paragraphs: [
        'Historic districts here have city review of outside changes, and hood vents are named among them. So before a bigger hood for your house in Flamingo Park, decide where its cap would show. The alley side is the easy answer, the gable above the porch is not.',
        'Bungalow kitchens are small, and 300 cubic feet a minute with a short pipe beats a monster with a long one. Keep the pipe at the full width of the collar all the way. If the present hood only blows back in the wind, its damper may lie open: with the fan off, a thread held at the mesh should hang still. After a hard storm look at the roof cap too. When you book, tell us what the thread did, the kind of cap, and your historic district if you live in one.',
      ],
    },
    microwave: {
      heading: 'Old wiring, new microwave, West Palm Beach',
      paragraphs: [
        'A microwave draws about as much as an electric heater, in bursts. On a two-prong outlet, which may linger in an old Northwood kitchen, it should not run at all: its metal case counts on the third prong. An adapter without a ground wire only hides the matter.',
        "If yours tingles at the handle or trips when the refrigerator starts, unplug it and call an electrician. Heat trouble on a good outlet is a case for repair if it is built in. A condo by the lagoon may hold its microwave in a trim frame, and the manager may ask for papers even for an hour's work. Beyond the Turnpike the houses are newer, and the circuit is seldom to blame. Count the slots in the outlet, read us the watts, and say which West Palm Beach neighborhood is yours.",
      ],
    },
  },
} as const satisfies CityAdvice;
