// Advice for each appliance in Jupiter. Rests on the facts in city-facts-palm-beach.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const jupiterAdvice = {
  en: {
    refrigerator: {
      heading: 'Bait, beer and the garage refrigerator',
      paragraphs: [
        'A garage refrigerator in Jupiter is opened with wet hands at five in the morning and stuffed with warm cans at noon. Each can gives up its heat slowly, so a full case may lift the inside by ten degrees until dark. That is physics, and no fault of the machine.',
        'Chill drinks in a cooler first, keep bait in a sealed box, and leave the fins behind the grille clean of sand. In storm season a freezer packed full holds about two days with its door shut; bottles of frozen water fill the gaps. The lessons of 2004 still apply. If it is warm with few things in it and a clean grille, the fan or the compressor is due for a test. Say how warm it is out there in the afternoon, and what you keep in it.',
      ],
    },
    washer: {
      heading: 'Sandy swimsuits and fishing shirts in Jupiter',
      paragraphs: [
        'Beach sand and fish scales leave by the drain, if they leave. In many front-loaders they stay in the dip of the door boot and rub a hole in it within a few seasons; the leak is a slow one, at the front, near the end of the spin. In a top-loader they settle in the pump.',
        "Rinse boat clothes with the hose first, then wipe out the boot's lower fold by hand. You can feel a worn spot, rough like a peach. The town's water is low in hardness, since reverse osmosis does most of the work, so too many suds are likelier than scale: halve the soap. Homes closed until November should leave the door ajar. Let us know where it dripped, how many boat trips you wash for in a week, and whether there is a service gate.",
      ],
    },
    dryer: {
      heading: 'A garage dryer in a Jupiter dock house',
      paragraphs: [
        'In Admirals Cove or along the Loxahatchee the dryer may share the garage with fuel cans and solvents from the boat. That is the check to make today: vapors run along the floor, and a dryer has a flame or a hot wire. Move the cans outdoors, to a locker.',
        "Then the vent. Garages tempt owners to let it end behind the machine, and damp salt air plus lint turns the wall black. It must go outside, and its hood needs a rinse as the river carries salt far upstream. Jupiter Farms has acreage and longer runs, with frogs as tenants. If heat is missing and the drum turns, look at both halves of the breaker. For a club's service entrance we would take an early hour. Tell us garage or room, whether moving the cans helped, and if the flap is free.",
      ],
    },
    dishwasher: {
      heading: 'Low hardness and a Jupiter dishwasher that foams',
      paragraphs: [
        'Reverse osmosis takes out most of what makes water hard, and with it the brake on soap. A dose meant for the Midwest foams up in a Jupiter dishwasher; suds fool the level sensor, the pump swallows air, and the plates come out filmed. Foam also creeps past the door.',
        'Look through the crack at the end of the wash: foam means less powder, by half. A drop of cooking oil in the tub calms it at once. Set any built-in softener to its lowest step, or off. A machine left from May to November has another complaint, dry seals, and a cup of water in the sump before you leave would have spared it. Foam or drip? When you call, tell us that, how much detergent goes in, and how long the house stood closed.',
      ],
    },
    oven: {
      heading: "Jupiter ovens after the season's first storm",
      paragraphs: [
        "Tropical squalls off the inlet knock the power out and back in three beats. An oven's clock board is hit by each beat. It may come back with half its keys, or with a fan that will not stop because the board lost count of the temperature.",
        "Turn its breaker off, wait until the kitchen is quiet, and turn it on once the lights have been steady for a while. Keys back? Then an electrician's surge protector is money better spent than a repair. A fan that starts again by itself within a minute, in a cold oven, wants a new sensor or relay. Abacoa's newer kitchens often have two ovens on one board; check both. Tell us which keys are dead, whether there was lightning, and when your service gate opens.",
      ],
    },
    stove: {
      heading: 'Lanai cooking and the indoor stove in Jupiter',
      paragraphs: [
        'With a grill on the lanai, the stove indoors is used for coffee and pasta. One big ring does all the work and ages alone, while three others look new. When it weakens, people think of a new stove; a single element or burner head is all that is due.',
        "Swap roles until we come: use the second-largest. If the weak one is a glass-top zone that glows in a half-moon, its wire has parted. If it is propane, compare the height of the flames. Homes toward the inlet take in sea air over the sink window, so knobs may corrode on that side first. For your Jupiter home, say electric, tank or gas meter. When you book, tell us the ring's size in inches and the shape of its glow; together they name the part.",
      ],
    },
    'wine-cooler': {
      heading: 'Outdoor ice and wine by the Loxahatchee',
      paragraphs: [
        'A lanai bar along the river may hold an ice maker, a beer drawer and a wine cooler side by side. Only a model with an outdoor rating belongs in that row. An indoor one has bare screws, a thin cord and a control that hates dew, and gives up in its second summer.',
        'Look on the tag for the word outdoor. If it is missing, move the unit in before you pay for a repair. If it is there, hose salt off the face with fresh water, never into the grille, and cover it while you are away. Glass that sweats in August is normal at night and should be clear by ten. A fan heard through the cover means it was left on. Let us know the rating, the distance to water, and when you bought it.',
      ],
    },
    'range-hood': {
      heading: 'The lighthouse wind in a Jupiter hood',
      paragraphs: [
        'East wind at the inlet pushes on a wall cap for days on end. The flap rattles all night, and in a tight club house the gust comes out under the hood as a cold breath with a smell of salt. Owners hear a faulty motor; the motor is not even on.',
        'Note the wind when it rattles. Only with an east wind? A cap with a magnet or a spring, or a second damper in the collar, is the remedy. In any wind? A loose bracket. In Jupiter Farms there is less wind and more wasps, whose mud in the pipe makes the same rattle from twigs. Clean the mesh, and try each speed for ten seconds. Tell us which way the cap faces, wind or calm, and the speed.',
      ],
    },
    microwave: {
      heading: 'Away until November: the Jupiter microwave',
      paragraphs: [
        'Six months of stillness do nothing to a magnetron. They do harm a keypad, when the air conditioning is set to 82 and the damp creeps between its layers. On return the clock blinks, some keys beep twice, and start does nothing.',
        'Give it two dry days with the house at 75 before you decide. If the keys come back one by one, moisture was to blame; if they do not, the pad or the board has corroded. Next spring pull the plug, leave the door ajar, and lay a dry cloth inside. Storm flickers are spared it too. If your club has a service entrance, ask for its hours, and send the model number off the door frame with your request.',
      ],
    },
  },
} as const satisfies CityAdvice;
