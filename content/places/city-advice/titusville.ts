// Advice for each appliance in Titusville. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const titusvilleAdvice = {
  en: {
    refrigerator: {
      heading: 'A kitchen from 1964 is short of outlets',
      paragraphs: [
        'Apollo-era block houses in Titusville had one outlet for the refrigerator and two for everything else. Families add a strip, and the refrigerator ends up on it with a coffee maker. Starting current makes the strip sag; the compressor tries, clicks, waits, and tries again.',
        'Give it the wall outlet for itself tonight. If the click ends, no part was bad. If it goes on, hold your hand at the lower back: hot, still metal means the starter or worse. Openings in such kitchens are small too, about thirty-three inches with a soffit above, so write down the height before you think of a new one. By the river, look at the fins for rust. Let us know what you saw on the plug, whether it clicks, and how far the lagoon is.',
      ],
    },
    washer: {
      heading: 'Garage laundries west of US 1',
      paragraphs: [
        'In these houses the garage holds the washer, beside the water heater and facing the car door. Summer heat bakes the hoses, and winter, such as it is, wakes the lizards. Concrete slopes to the door on purpose, so a machine set down without care leans toward the driveway.',
        "Put a level on it in both directions and raise the lower feet. The drain goes to a standpipe that was made for machines with a gentle pump, and a modern one can overshoot it. If water leaps out at the top of the pipe, ask about a wider pipe rather than a new washer. Titusville's water comes from wellfields of its own; screens collect a bit of lime. Tell us level or leaning, dry floor or splash at the pipe, and how old the hoses are.",
      ],
    },
    dryer: {
      heading: 'Three-prong outlets of the space years',
      paragraphs: [
        "A 1960s house has a three-prong dryer outlet, and new dryers come with a cord to match one's choice of three or four. The cord must fit the outlet, and a strap inside must be set for it; done wrong, the metal skin may give a tingle. If yours tingles, switch it off at the panel and let no one touch it.",
        'An electrician can put in four wires. As for drying, garages give a short way out through block, which is good, though now and then the hole was closed up and the dryer left to vent indoors. That makes everything in the garage rust. Condos on the lagoon have the salt as well. How many prongs, any tingle, and where does your Titusville dryer breathe out? Launch days fill the riverfront, so choose another morning there.',
      ],
    },
    dishwasher: {
      heading: 'Fitting a dishwasher where none was planned',
      paragraphs: [
        'A kitchen built for launch workers seldom had a dishwasher. Someone cut out a cabinet later, and perhaps wired the machine to the light circuit or to a plug beneath the sink. A lamp that flickers during the wash is the sign.',
        "It may work for years; it deserves an electrician all the same. For the washing itself, Titusville's well water goes through the Mourning Dove plant and keeps some lime, so judge by a glass held to the light. Cloud that vinegar takes off asks for rinse aid. Block walls leave the drain hose no room, and it is often kinked behind. When the tub stays wet, pull out the lowest drawer next to it and look with a lamp. Tell us which it is, a kink, a flicker or cloudy glasses, and the cabinet's width in inches.",
      ],
    },
    oven: {
      heading: 'Built-in ovens of the Apollo houses',
      paragraphs: [
        'A wall oven with a turquoise or copper door may still bake in a block house, since later models would not fit its hole. At twenty-four inches wide and oddly low, that hole rules the matter. Chrome trim hides how much room there truly is.',
        'Have a helper shine a lamp under the trim while you measure the box, not the door. Thermostat bulbs, elements and hinges for such ovens can in part be had as universal parts; glass and knobs cannot. A circuit from that time may have a fuse of thirty amps, so a bigger new oven means an electrician as well. Near the river, contacts corrode and heat comes and goes. When you book, tell us the measures of the hole, the fault, and how near the water your Titusville house stands.',
      ],
    },
    stove: {
      heading: 'Riverside rust and a Titusville stove top',
      paragraphs: [
        'The lagoon is wide and salty, and a riverside kitchen has it at the window. Drip bowls and clips go, then the frame under a coil top, and the stove rocks on its own feet. Out on Cheney Highway the same model is still bright.',
        "Lift the hinged top with everything cold and off, and look at the floor of the stove with a lamp. Flakes as big as a fingernail mean the shell is done; a brown bloom can be wiped away. Block houses of the sixties often have a separate drop-in top, and its cutout is smaller than today's, so keep the paper with its measures. Lightning off the river is hard on touch tops. Tell us flakes or bloom, coil or glass, and how far the water is.",
      ],
    },
    'wine-cooler': {
      heading: 'Wine and the Indian River',
      paragraphs: [
        "Condos that watch the launches have large windows to the east, which means morning sun and salt air with the sliders open. A wine cooler set there for the view warms up at breakfast. Its fins, meanwhile, take on the river's salt.",
        'Move it one wall back and see what the reading does between eight and eleven. If it holds, the sun was the thief. If not, and the fan runs, have the fins looked at; they may be furred with rust. In block houses farther west only heat counts, and a garage is too warm from April to October. A long outage after a hurricane is the time to leave the door shut. Tell us whether the window faces east, the minutes of sun, and the model.',
      ],
    },
    'range-hood': {
      heading: 'A hole through block in Titusville',
      paragraphs: [
        'Cutting a duct through concrete block takes an afternoon with the right saw, so sixty years ago it was done once, small, and never again. Four inches across is what you may find behind a hood of today that wants seven. The fan howls, because it is breathing through a straw.',
        'Take down the mesh, look up with a lamp, and compare the pipe with a dinner saucer: it should be about as wide. If it is not, choose a hood of modest power, or pay for the hole. On the river side the outer flap rusts off its pin within a few years; a plastic one lasts longer. Wind from a hurricane drives lagoon spray into it. When you call, tell us saucer or straw, flap or none, and whether the lamp over the stove works.',
      ],
    },
    microwave: {
      heading: 'Too few circuits for a Titusville microwave',
      paragraphs: [
        'With all kitchen outlets on one breaker, a microwave and a toaster are one too many. People go to the garage each morning and flip it back. A breaker weakens from that, and finally trips with the microwave alone.',
        "That last stage misleads, for it seems that the oven has gone bad. Have the breaker and the circuit looked at first if the house is from the sixties and its panel as well. A microwave that runs well on a good outlet at a neighbor's, if it is a countertop one, needs nothing from us. Hung models cannot travel, so there the test is ours. Rust on the lower edge in a lagoon condo should be shown in a photo. Tell us how often it tripped, and what else was on.",
      ],
    },
  },
} as const satisfies CityAdvice;
