// Advice for each appliance in North Miami. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const northMiamiAdvice = {
  en: {
    refrigerator: {
      heading: 'Old kitchen circuits and new North Miami refrigerators',
      paragraphs: [
        'In a block house from about 1950 the kitchen may have been wired for a light, a toaster and a small refrigerator, all on one breaker. A large model with an ice heater and an inverter board shares that line badly. Voltage sags when something else starts, and the compressor clicks off and tries again.',
        'Notice what was switched on when it stopped. If lamps dim as the compressor starts, an electrician should see the circuit before you buy parts. Two-prong outlets with an adapter leave surge energy no path to ground, so the board takes it. Let us know the year your North Miami house was built if you know it, which plug type it has, and whether the refrigerator sits alone on its breaker.',
      ],
    },
    washer: {
      heading: 'Storm water near Arch Creek and your washer',
      paragraphs: [
        'Houses close to Arch Creek have a record of repeated flooding, and a washer in a low utility room is often the first machine to get wet. Even three inches can reach the pump motor and the plug of a front-loader, while an old top-loader on tall feet may survive the same storm.',
        'Do not switch a soaked machine on to see. Shut its breaker, mark the height of the waterline with tape, and let air move through the room. Lifting the replacement onto blocks or a sturdy stand is worth the afternoon. Should the drain only back up in heavy rain, the trouble is the sewer line in your part of North Miami and a plumber comes first. Give us the waterline, the brand and how long it stood.',
      ],
    },
    dryer: {
      heading: 'Checking a North Miami vent run before the machine',
      paragraphs: [
        'Many houses here had a clothesline before they had a dryer, so the machine was added on a porch or in a bath and the duct goes wherever there was room. Some of them still end below the floor or in a carport ceiling. That is moist air and lint blown into the house itself.',
        'Find the far end before anyone opens the cabinet. If you cannot, run the dryer with a strongly scented sheet in it and walk around outside with your nose. The outlet deserves a glance too: a brown spot beside one blade of the plug means heat, and then the dryer stays off. East of Biscayne Boulevard, check the flap for rust. When you call, tell us where your North Miami duct ends, or say that you could not find it.',
      ],
    },
    dishwasher: {
      heading: 'Shallow cabinets in North Miami block houses',
      paragraphs: [
        "Counters from the fifties can be 22 or 23 inches deep where today's machine expects a full 24. Installers make up the difference by letting the door stick out or by cramming the hoses flat behind. A kinked drain hose then leaves gray water after every cycle, no matter how new the pump is.",
        "Lay a ruler along the side of the machine, from wall to door edge if a neighboring cabinet lets you look. North Miami's own Winson plant softens with lime, so scale is moderate here and vinegar on the glass tells you the truth in a minute. Open the cabinet under the sink and see how the hose rises; it should climb high before it drops. Share that, the counter's depth, and the model.",
      ],
    },
    oven: {
      heading: 'Freestanding ranges where the wiring came first',
      paragraphs: [
        'A range of 1952 drew less than a double-oven model of today. If the breaker behind an old North Miami kitchen says 30 amps and the range label asks for 40, the oven may trip it only when bake and two burners run together. The appliance then gets blamed for a cable it never chose.',
        'Read both numbers and write them side by side. If they agree and it still trips, the element may be leaking current to the frame, a job for a meter. An oven that heats but misses its mark is simpler: a sensor or a loose gasket. Slip a thin card into the closed door at four spots; it should resist at each. When you book, tell us the two figures in amps and where the card slid.',
      ],
    },
    stove: {
      heading: 'Coil tops and a careful look at sockets',
      paragraphs: [
        "Plain coil stoves suit the modest kitchens of this city and last for decades, since everything unplugs. Their weak link is the ceramic block where the coil's two legs go in. After years of boil-overs the contacts inside blacken and the heat comes and goes as you move the pot.",
        'With everything cold, pull the coil and look at its ends. Bright metal is good, pitted or black is not, and a new coil in a burned block will burn as well, so they are replaced together. Towers along Biscayne Bay tend toward smooth tops, which is another set of parts. Let us know which position fails, what the ends look like, and if a wall switch or disconnect feeds the stove.',
      ],
    },
    'wine-cooler': {
      heading: 'A quiet corner for wine off 125th Street',
      paragraphs: [
        "A small cooler rarely fails from age alone. Most often it stands in the wrong place: next to a stove, facing the Florida room's jalousies, or on a power strip behind the sofa. Strips matter, because a loose contact starves the compressor at the moment it starts, and the relay clicks.",
        'Give it its own wall outlet and a spot that never sees the sun. In a bayfront North Miami apartment or a canal house at Keystone Islands keep it away from open sliders as well, since salt film is what pits the coil. Wait two days, then read the temperature. If it holds, you have saved a visit. If not, tell us the make, the outlet you used, the two-day reading, and whether you hear a click every few minutes.',
      ],
    },
    'range-hood': {
      heading: 'Block walls and short ducts in North Miami',
      paragraphs: [
        "A one-story block house offers the easiest duct there is: straight back through eight inches of masonry. It works well until the outside hood loses its flap. Then every breeze blows into the kitchen, lizards follow, and damp air rusts the fan's shaft while it stands still.",
        "Look at the wall outside. You should find a hinged flap or a set of louvers that lie flat with the fan off. If there is only a screen, lint and grease have probably closed half of it. Under an older cabinet the hood's cable may come out of the wall with no box and no ground, which our technician has to make safe or refer to an electrician. When you call, tell us what you saw there, and whether you live on the salty east side or farther west.",
      ],
    },
    microwave: {
      heading: 'One breaker, two heaters in an older kitchen',
      paragraphs: [
        "A thousand-watt microwave really draws around fifteen hundred from the wall, and a toaster oven nearly as much. On the single counter circuit of a 1950s kitchen those two together open the breaker. It is doing its work. Heating them in turn costs nothing; a new circuit costs an electrician's visit.",
        'If it trips with the microwave alone, look at how it happens. At the instant the door closes points to a switch; some seconds into heating points to the high-voltage side. Neither is for you to open. An outlet that feels warm deserves attention first. In North Miami, with salt near the canals and little by NW 7th Avenue, rust inside the cavity also tells us something. Let us know the moment it trips, and how it is mounted.',
      ],
    },
  },
} as const satisfies CityAdvice;
