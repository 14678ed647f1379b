// Advice for each appliance in Mims. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const mimsAdvice = {
  en: {
    refrigerator: {
      heading: 'Orange ice cubes from a Mims well',
      paragraphs: [
        'Ice made from raw well water tells on the well. A rusty tint means iron, a smell of eggs means sulfur, and both will clog the small valve and the filter that feed the ice maker. Cubes get thin, then hollow, then stop, while the refrigerator itself stays cold.',
        'Change the filter and note the date; on untreated water expect weeks, not the six months printed on the box. If good cubes return, it needs no technician but a treatment system ahead of the house. A second refrigerator on a porch near the lagoon also gathers rust at its feet and hinge, so raise it on blocks and keep the floor dry. Tell us if your Mims home is on the county system or its own pump.',
      ],
    },
    washer: {
      heading: 'Iron stains in a Mims washing machine',
      paragraphs: [
        'White shirts that come out tan are not dirty. Dissolved iron is clear in the pipe and turns brown on meeting air or bleach, so chlorine makes it worse. The same rust coats the inlet screens, and the washer fills slowly until it times out with a water error.',
        "Shut the taps, unscrew the hoses and rinse the little screens; brown slime there is bacteria that feed on iron. A rust remover for laundry, never mixed with bleach, brings the whites back. Then have the water tested before buying another washer. On a Mims acreage the pump's pressure matters too, as valves want at least 20 psi. Count the minutes to fill, and add whether the house has a softener with salt in it.",
      ],
    },
    dryer: {
      heading: 'Manufactured homes on land around Mims',
      paragraphs: [
        'The duct of a dryer in a manufactured home goes down through the floor and should cross to the skirting. Over years of damp ground it comes loose, and lint then drops into the crawl space along with a pint of water per load. Floors grow soft around it long before drying slows.',
        'Go around to the skirting with the dryer on. If no warm air reaches the outside flap, the hose below is off or crushed. Metal pipe with a slight fall outward is what belongs there. Wasps like an idle flap on country lots, so look for mud. When you call, tell us wheels or blocks, the height of the skirting, and if a 240-volt cord or propane feeds the dryer.',
      ],
    },
    dishwasher: {
      heading: 'Sulfur, softeners and the Mims dishwasher',
      paragraphs: [
        "Open the door after a night's rest and smell. Rotten eggs with clean-looking water is hydrogen sulfide from the ground, and it turns silver black as well. A smell of old food is the filter. They are cured at different ends of the house, so the nose should go first.",
        'Run hot water at the sink for a minute before each start, which clears the standing water from the line. Houses with a softener need half the usual detergent, and too much will etch glass for good. An unsoftened well asks for citric acid every month. Beyond the small county system in Mims no two wells are alike, so please give your hardness figure if the treatment firm left one.',
      ],
    },
    oven: {
      heading: 'Flickering lines and oven clocks in Mims',
      paragraphs: [
        "Long rural lines through trees blink more than city ones. Each blink restarts the oven clock, and a brownout, when lamps go yellow, is worse than a clean cut since it strains the control's power supply. A display of random bars after a storm is that supply giving up.",
        'After FPL has restored steady power, switch the oven off at its breaker for five minutes and turn it on again. If it wakes, set the clock and run 350 for half an hour to be sure. If the bars come back, the board needs a bench. Old grove houses near Mims may still have a dial oven with no board at all, which survives storms well. Let us know which sort, and what the lamps did.',
      ],
    },
    stove: {
      heading: 'Propane country: stoves around Mims',
      paragraphs: [
        'Where no main runs, a gas stove lives on a tank. Check the gauge before anything else: below about a tenth, pressure sags on cold mornings and flames shrink on all burners together. A single lazy burner has its own cause, most often a spider web in the tube or a blocked port.',
        'Spiders like the faint smell of gas and spin in unused burners, so a rarely lit one may puff or burn yellow. Turn it off and leave it to us. Block houses by the river are usually electric, with coils whose sockets tarnish in the damp. Tell us tank or plug, how full the gauge reads, and whether one burner or the whole top is weak.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler on a Mims porch',
      paragraphs: [
        'River cottages with a screened porch invite a cooler outside, and the porch is where coolers die. Mildew grows in the gasket folds, the fan pulls damp air through the works, and on the lagoon side rust starts at the back feet. Indoors the same machine would last twice as long.',
        "If it must stay out, choose a unit listed for outdoors, on an outlet with a test button. Wash the gasket with warm soapy water each month and look for black dots. A mile or three inland the salt is gone but the heat is not; above about 95 °F few can hold 55. Tell us porch or room, shade or sun at four o'clock, and the model.",
      ],
    },
    'range-hood': {
      heading: 'Grove-house kitchens and Mims hoods',
      paragraphs: [
        'An old grove house may have been built with an attic fan and no hood. One added later may blow into the attic, where grease collects on dry wood and insulation. It works, in the sense that smoke leaves the kitchen, yet it is the one arrangement no code allows.',
        'With the fan off, look up in the attic from the hatch for a pipe that ends among the rafters. If you see one, stop using the hood until a roofer has carried it through. A manufactured home has a wall type with a chain or a lever, whose flap rusts shut near the lagoon. Permits for a new opening in Mims come from Brevard County. Say what you found, and how many speeds still run.',
      ],
    },
    microwave: {
      heading: 'Country voltage and microwaves in Mims',
      paragraphs: [
        'At the end of a long line, voltage drops when the well pump and the air conditioner start together. A microwave feels it at once: the hum sinks, the plate slows and soup stays cold at the center, though nothing inside is broken. The test is a cup of water at two times of day.',
        'Heat eight ounces for two minutes at breakfast and again at suppertime in summer. A warm cup and a hot one tell of the supply, two lukewarm ones of the microwave. Keep it off power strips, too. Sulfur in kitchen air tarnishes bare contacts, so a keypad may miss touches. Tell us both results, the wattage on the label, and whether it stands on a counter or hangs above the range.',
      ],
    },
  },
} as const satisfies CityAdvice;
