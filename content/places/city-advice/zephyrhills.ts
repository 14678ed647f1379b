// Advice for each appliance in Zephyrhills. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const zephyrhillsAdvice = {
  en: {
    refrigerator: {
      heading: "Winter homes, mice, and a refrigerator's wiring",
      paragraphs: [
        'A park model shut from May to October is a quiet place for mice. They nest in the warm space around a compressor and chew the thin wires to the fan. In November the box hums and does not cool, and there is straw below it.',
        'Before you start it, pull it out and look with a light, gloves on, for droppings are not to be swept dry. A chewed wire means leave it unplugged. With a clean base, wash the inside, run it empty for a day, and read a thermometer. Steel wool in the gaps where pipes pass keeps the next ones out. Tell us what you found, how long it stood, and the Zephyrhills park with lot number.',
      ],
    },
    washer: {
      heading: 'Back for the season: first loads in Zephyrhills',
      paragraphs: [
        "A washer's rubber suffers from rest more than from work. After seven idle months the pump's shaft seal is dry, the fill hoses have set, and the drum's seal sticks. First loads leak, and the particleboard floor of a manufactured home swells.",
        'Do a trial: open the taps a quarter, watch for two minutes, then fully. Run a short rinse with nobody away from it. A little drip at a hose is a worn rubber washer; one from below is the pump. City well water is hard, so give it a dose of citric acid in spring before you go. Let us know what dripped, at which minute, and who in the Zephyrhills park office grants access.',
      ],
    },
    dryer: {
      heading: 'Skirting vents and a dryer in a park model',
      paragraphs: [
        'In a park model the dryer, often 24 inches and 120 volts, vents through the side wall close to the ground. Grass grows over the flap in summer, and wasps love the pipe. In November it dries nothing.',
        'Clear the flap by hand after a look for live wasps. Turn the drum empty on no heat for five minutes and stand outside: a good stream carries dust out. A smell of singed straw means a nest inside, so stop and unplug it. Compact dryers pass little air even when well, and two shirts less per load help. Give us plate voltage, stream or none, and your Zephyrhills lot. If you will be away, leave the park office a written permission.',
      ],
    },
    dishwasher: {
      heading: 'Spring-water town, hard-water dishwasher',
      paragraphs: [
        "The town's name is on bottled spring water, yet kitchen taps here draw from limestone wells and leave lime like any. An idle dishwasher shows it worst: water dries in the valve, a grain sets, and next season it drips or does not fill.",
        'Listen at the start. A hum with no rush of water is a stuck valve or a closed tap. Open the tap below the sink fully, then try again. Clean with citric acid in the first week, and use rinse aid. Before you leave in spring, run it once, let it drain and prop the door. When you book, tell us hum or rush, how many months it stood, and whether your home has a softener.',
      ],
    },
    oven: {
      heading: 'Small ovens in winter kitchens',
      paragraphs: [
        'Many park kitchens have a 20-inch range or an oven the size of a bread box. After summer the dust on its element smokes for some minutes at first heat. Open a window, stay with it, and it ends.',
        "If it goes on, mice may have put bedding in the insulation, which no cleaning reaches; turn it off. When heat is there but the door leaks it, the thin gasket has flattened and clips in anew. A propane oven should be lit only after the dealer opened and tested the bottle. Two utilities serve the area, Duke and the Withlacoochee co-op, so say yours if power dips. Tell us smoke, smell, or heat loss, and the Zephyrhills oven's width.",
      ],
    },
    stove: {
      heading: 'Propane ranges after a closed summer',
      paragraphs: [
        'A propane range that rested all summer lights badly for an hour, since air must leave the line and spiders have spun in the burner tubes. They like the gas smell. A web makes a flame that is yellow on one side or flashes back with a pop.',
        "Pops are a reason to shut the knob and call, not to poke. Your gas dealer opens the bottle and tests the joints; we do the range. If it smells with all knobs closed, leave the home, knock at your neighbor's and call 911. Electric coils only need a wipe. Tell us the fuel, what the dealer said, and which burner is yellow or pops.",
      ],
    },
    'wine-cooler': {
      heading: 'No hurry: coolers in parks and new subdivisions',
      paragraphs: [
        'New houses south and west of town have pantries with air conditioning, and a cooler there works like the book says. One in a screened room of a winter home does not: June at a hundred degrees with nobody home ends thin compressors.',
        'Empty it before you drive north, unplug it and tie the door open. In the fall look for straw by the fan, then let it run a day with one bottle. If its fan spins and plates stay warm, a thermoelectric part has failed, and such a cooler is better replaced. A compressor model may be another matter. When you call, tell us which, and whether it was on during the summer.',
      ],
    },
    'range-hood': {
      heading: 'Twelve-volt fans and ordinary hoods in parks',
      paragraphs: [
        "A trailer or older park model may have a 12-volt hood, fed by a converter and not by the wall. A house hood won't run on that, nor the other way. If both fan and light die, the converter or its fuse is often at fault.",
        "Look at the label for volts. With 12, see if other lamps on that system are dim, and that is a job for an RV shop; with 120, it's ours. Mice and wasps use the wall flap as a door in summer, so check it as you arrive. Inland air means little rust and plenty of dust. Say volts, lights, flap, and the width, which is often only 24 inches. Ask the park office for its rule on outside work.",
      ],
    },
    microwave: {
      heading: 'Convection microwaves in Zephyrhills winter homes',
      paragraphs: [
        'In many park models a convection microwave is the oven too. It browns by a heater and a fan, it needs the right rack, and its cabinet must breathe. A thirty-amp lot pedestal cannot run it with the air conditioner and a kettle.',
        'Check what works: microwave only, convection only, or neither. If convection alone fails, do you have a metal rack and a preheat step? If the machine is dead after summer, try the outlet with a lamp before anything else. Mice may have got at its wires; then no power to it, please. A built-in of this sort pays for repair. When you book, tell us which half works, the amps on the pedestal, and how long you are staying.',
      ],
    },
  },
} as const satisfies CityAdvice;
