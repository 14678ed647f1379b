// Advice for each appliance in Homestead. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const homesteadAdvice = {
  en: {
    refrigerator: {
      heading: 'Garage heat and the spare Homestead refrigerator',
      paragraphs: [
        "Garages in the subdivisions around Homestead seldom have insulation, and a steel door facing west turns them into ovens by four o'clock. A refrigerator made for indoor air runs without pause there. Its start relay and fan motor give out early, and in a cool snap the freezer can soften instead, because the thermostat thinks the job is done.",
        "Hang a thermometer beside it for a day. If the peak passes 110 °F, ask whether your model has a garage kit or rating before you pay for anything. Homestead's own wells also mean it pays to change the water filter on its date and keep the old one's model number. When you call, tell us which power company you have, since it helps to know about a recent outage.",
      ],
    },
    washer: {
      heading: "City wells and the washer's inlet screens",
      paragraphs: [
        'Homestead pumps its own shallow wells, and well work or a main flushing can send a puff of sand down the street. It ends up in the little mesh cones where the hoses meet the washer. Hot fills slow to a dribble, cycles stretch, and some models stop with a water error.',
        'Shut both taps, unscrew one hose over a bucket, and look into the inlet with a light. Grit or white flakes there explain the delay. If you are not at ease doing that, just time a fill: more than six or seven minutes to cover the clothes is slow. Laundries in homes built after Andrew often sit near the garage door, and ants like the warm control, so mention any insects too.',
      ],
    },
    dryer: {
      heading: 'Damp farm air around a Homestead dryer',
      paragraphs: [
        'A dryer can only throw out moisture if the air it takes in has room for more. South of the suburbs, with groves and nursery irrigation around, a garage at dawn may hold air close to saturated. The same load that needs fifty minutes in April can need more than an hour in August, with nothing broken at all.',
        'So judge it by season. Dry a load at midday with the garage door up and compare. Dust from fields settles on the vent hood as well, and together with lint it makes a gray felt that holds the flap open a crack for lizards. Brush that off. Tell us the time for a standard towel load, gas or electric, and how far the duct runs.',
      ],
    },
    dishwasher: {
      heading: 'Untangling well-water film in Homestead dishwashers',
      paragraphs: [
        'Glasses that feel rough and a heater with a chalky coat point to mineral water. Homestead is on its own city supply from limestone, and homes out toward the Redland may have a private well that is harder still. Your annual water report, or a paper test strip, puts a number on it.',
        'Above roughly ten grains per gallon, a monthly run with citric acid and a full rinse-aid cup do more than any new detergent. On a private well also look at the pressure: if the pump cycles while the machine fills, the dose is uneven and dirt stays behind. Note grains, pressure and whether you own a softener. Give that to us with the model, and say if the address is in Homestead proper or beyond the city line.',
      ],
    },
    oven: {
      heading: 'Ovens of the rebuilding years',
      paragraphs: [
        'Many kitchens in Homestead were fitted in the years after Hurricane Andrew, and a wall oven from the mid-1990s is now about thirty. Elements, igniters and sensors for it are still easy to find. The clock-and-control board is not, and makers stopped supplying several families of them long ago.',
        "Pull the tag number before the part dies, while you have time. If the display has begun to fade, or the oven forgets the set temperature halfway through a roast, the board is asking for a plan: rebuild, exchange or a new oven in that width. Two power companies share the city, and either one's blink can finish a tired board. Tell us the cabinet opening in inches and how the fault first showed.",
      ],
    },
    stove: {
      heading: 'Propane in the groves, coils in town',
      paragraphs: [
        'Past the city blocks, houses on acreage in the Redland commonly cook from a tank. Flames that sink over a few weeks there should send you to the gauge before they send you to the phone, since a nearly empty tank looks just like a bad regulator. Let your supplier deal with both.',
        'Inside Homestead a stove may run on electricity or on gas of one sort or another, and the first thing to tell us is which. On a smooth top, check whether the dead zone glows at all. On coils, look at the plug end for a gray, burned spot. Never test a doubtful gas joint yourself: if you smell gas, leave the house and call 911 and the supplier first.',
      ],
    },
    'wine-cooler': {
      heading: 'Keeping wine far from a hot garage wall',
      paragraphs: [
        'A house with a garage, a laundry and a yard tempts people to put the wine cooler outside the air-conditioned part. In this corner of the county that seldom ends well. The unit is rated for a living room, and each degree above about ninety makes it work for less cold.',
        'Bring it in, let it stand upright a few hours, then watch it for two days. If the display still climbs past sixty, the fault is real. Humidity is the other local strain; a door seal with a cut lets in enough damp air to rot labels, so run a finger around it and look for a bead of water. Let us know which room holds it, its capacity, and what part of Homestead or the Redland you live in.',
      ],
    },
    'range-hood': {
      heading: 'Roof caps that met a hurricane code',
      paragraphs: [
        'Homes in Homestead that went up after 1992 follow stricter rules about what is fastened to a roof, and that includes the cap over the kitchen duct. Such caps are low, heavy and screwed down hard. When their flap sticks you will not see it from the lawn.',
        'Listen instead. Switch the fan to high and stand below the duct: a dull hum that rises in pitch means the wheel spins but the air is trapped. Field dust is a local helper of grease, and the mesh behind the hood can mat over in a few months. Wash it, run the test again, and write down what changed. For anything above the ceiling we need to know the roof type and whether the house has one story or two.',
      ],
    },
    microwave: {
      heading: 'Two power companies and a blinking clock',
      paragraphs: [
        "Homestead has its own electric utility, while some addresses get theirs from Florida Power & Light. Either way, a microwave clock is the cheapest outage recorder you own. If it blinks twelve every few days and the neighbors' do too, the street is at fault; if only yours does, suspect the outlet or the cord.",
        'Try a lamp in the same socket for an evening. A control that has frozen may wake after ten minutes unplugged, which costs nothing. Past that, an over-the-range model of the usual 30-inch width deserves a diagnosis and a small countertop one does not. Let us know who sends your electric bill in Homestead, what the display shows, and if other kitchen things misbehaved on that same day.',
      ],
    },
  },
} as const satisfies CityAdvice;
