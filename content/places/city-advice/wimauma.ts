// Advice for each appliance in Wimauma. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const wimaumaAdvice = {
  en: {
    refrigerator: {
      heading: 'New Wimauma kitchens and the warranty clock',
      paragraphs: [
        "A refrigerator that came with a new house is often still the builder's or the maker's to mend in its first year. The date that counts may be the day of closing and not the day of purchase. Our bill would be money lost if the paper in your drawer still covers the job.",
        "Find the closing date and the model's registration before you call anyone. If the term is over, check the things a moving crew leaves behind: shipping tape on the shelves, a water line that was never opened, a machine pushed so hard against the wall that it bends the line. In older Wimauma homes the story is dust in the coil. When you call, tell us which kind of street you live on, the closing year, and the warmest shelf.",
      ],
    },
    washer: {
      heading: 'Transit bolts and hammering pipes in new houses',
      paragraphs: [
        'Front-loaders travel with three or four bolts that hold the drum. Left in by a hurried crew, they make the first spin walk the machine across the room. A second trouble of new subdivisions is quick shut-off valves on tight pipe, which bang in the wall each time the washer stops filling.',
        'Look at the back for thick bolts with plastic spacers; they belong in a kitchen drawer. For the bang, screw-on hammer arresters fit between tap and hose without tools beyond pliers. Homes on wells at the old end of Wimauma hear less of it, since the tank cushions the line. Say if the bolts are out, whether the noise comes at filling or at spin, and how old the house is.',
      ],
    },
    dryer: {
      heading: 'Spring field dust in Wimauma dryers',
      paragraphs: [
        'Between farm rows and graded building lots, spring air is full of fine soil. A dryer draws in some 150 cubic feet of it a minute. What the lint screen does not catch packs into the blower and cakes on the moisture bars, and then a sensor cycle ends with damp jeans.',
        'Wipe the two metal bars inside the drum with a cloth and rubbing alcohol, unplugged and cool. Wash the screen with dish soap too: if water beads on it, softener film is blocking air. Keep the laundry window shut while earthmovers work next door. In 33598 many vents leave by the roof, where dust and mud wasps like the cap. Let us know if timed drying works and sensor drying does not; that splits the question in two.',
      ],
    },
    dishwasher: {
      heading: 'First-year dishwashers across the lagoon communities',
      paragraphs: [
        'New dishwashers are tested for minutes before a closing. What was never tested shows later: a drain hose without its high loop, a knock-out plug left in the disposer, a door spring set for another panel. Water standing after the first wash is nearly always the plug.',
        "Feel under the sink where the hose meets the disposer. If the disposer was never opened up there, the builder's service line should do it free of charge. Past the first year it is ours. County water serves the new streets, so rust stains hint at pipes and not at the supply. An old Wimauma lot on a well is another matter and wants a softener question first. Let us know the year of closing and whether it ever drained properly.",
      ],
    },
    oven: {
      heading: 'Original ranges around the church camp',
      paragraphs: [
        'Old Wimauma has ranges that were bought once and kept. A dial thermostat with a thin copper tube to a bulb in the oven can drift fifty degrees over decades, and no error code will ever say so. Cakes that need ten minutes more each year are the only alarm.',
        "Hang a thermometer from the middle rack and read it at 350 after half an hour. On many old dials the knob's back has a screw and a scale for a small correction, done with the range switched off at the panel. A larger error needs a new thermostat, if the maker still offers one. We check that before a visit. What helps is a clear photo of the model label and the two temperatures you read.",
      ],
    },
    stove: {
      heading: 'Induction arrives in the 55-plus streets',
      paragraphs: [
        'New villas for people over 55 are often wired for an electric range, and many buyers choose induction. It wants pans that hold a magnet. With an old aluminum skillet the zone blinks and stays cold, which looks like a fault on the day you move in.',
        'Try a kitchen magnet on the base. If it sticks and the zone still blinks, move the pan to the center and try a smaller ring. Cooling air enters below, so a drawer packed with towels can overheat the electronics. Owners with a pacemaker should read the distance given in the manual. Elsewhere in Wimauma a coil stove or a propane one is as likely. Give us kind, brand, and what the display shows when the pan is set down.',
      ],
    },
    'wine-cooler': {
      heading: 'Villa clubs and the under-counter beverage unit',
      paragraphs: [
        'Valencia Lakes and similar villas often have an under-counter unit at the bar end of the kitchen. It was slid into an opening cut to the half inch, and its warm air must leave by the front grille. Cover that with a kick board or a mat, and the box warms up while the motor never rests.',
        "Kneel and hold a tissue at the grille: it should flutter. If it does not, look for cardboard left from delivery. Units that go into a cabinet must be marked for it; a free-standing one will fail there at any age. Check the label inside the door. If your association has a gate, put our name on the list, and tell us the label's word and what the tissue did.",
      ],
    },
    'range-hood': {
      heading: "Recirculating hoods over Wimauma's new islands",
      paragraphs: [
        'Plan after plan in a new subdivision puts the stove on an inner wall with no way outdoors. Its hood or microwave pulls smoke through a charcoal pad and gives it back to the room. That pad fills in about six months, and washing ruins it.',
        "Find out which sort you have: run the fan on high and hold a hand above the front edge. Air on your hand means recirculating. Then a new pad, bought by model number, is the first cure for smell. No fan can do for a searing pan what a duct would, and it is fair to know that before paying us. In Wimauma's older kitchens look for a wall flap in its place. Mention the pad's age and the air you felt.",
      ],
    },
    microwave: {
      heading: "Over-range microwaves still under a builder's paper",
      paragraphs: [
        "When a microwave over the stove dies in a house two years old, three papers may apply: the builder's, the maker's, and a one-year cover that a seller sometimes adds. The magnetron has on some models a longer term than the rest. Read the line that names it.",
        'Look at the date code on the door edge, then at the closing papers. If all of that is past, note what stopped: light, fan, turntable or heat. Heat alone is a repair that needs a technician, since its parts can hold a charge with the plug out. Old Wimauma counters hold small units worth more as spares than as repairs. Call with the date code and those four answers.',
      ],
    },
  },
} as const satisfies CityAdvice;
