// Advice for each appliance in Brooksville. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const brooksvilleAdvice = {
  en: {
    refrigerator: {
      heading: 'January garages chill a Brooksville refrigerator wrong',
      paragraphs: [
        'Frost comes to these hills some mornings, and a garage refrigerator reacts in an odd way. Its one thermostat sits in the fresh-food half; when the room is near 40 it sees no need to run, and the freezer thaws. Owners find soft ice cream and a machine that seems dead.',
        'Carry a lamp or a small heater to the thermostat area for an hour and see if it starts. If so, nothing is broken, and makers sell kits for cold rooms. In July the same spot is too hot instead. A freezer-only model rated for garages suits acreage better. When you book, tell us on the phone what the Brooksville garage read that morning, and if a house well and this outlet share a breaker.',
      ],
    },
    washer: {
      heading: 'A washer between well and septic in Brooksville',
      paragraphs: [
        'Outside the city limits a washing machine has a pump at each end of its life line. The well pump decides how quickly it fills, the tank how safely it empties. When the drain gurgles and the tub backs up after several loads, the field may be full and the washer innocent.',
        "Test on a dry day: run one rinse only. If it drains well and the third load does not, call a septic company. If even the first stands, look at the washer's own filter and hose. Rest a day between big washes. Duke and the Withlacoochee cooperative both serve the area, so mention a recent outage if the control went dark. Give the full Brooksville address, since the line between city and county runs oddly.",
      ],
    },
    dryer: {
      heading: 'High Point homes and Brooksville dryer ducts',
      paragraphs: [
        'Manufactured homes of some age often have flexible white vinyl hose under the floor. It was common once and is not now, for it burns and sags. A sag holds water from the steam, water holds lint, and the dryer takes an hour more each year.',
        'Ask a neighbor to feel the outlet at the skirting while you run a timed cycle with no clothes. A strong warm stream is right. A weak one calls for rigid metal duct, which a handyman or we can fit at the machine end. In the Victorian houses by the square the laundry is often on a back porch, where frost and heat crack rubber drum rollers. Say which of these Brooksville homes is yours and what the outlet felt like.',
      ],
    },
    dishwasher: {
      heading: 'Limestone hills, cloudy glasses in Brooksville',
      paragraphs: [
        'City, county and private wells here all reach into the same limestone. The dishwasher meets it at 140 degrees, where the mineral leaves the water and stays on whatever is warm. First it is the heater, then the float, and in the end the tiny holes of the upper arm.',
        'Unscrew that arm, shake it, and listen for grit. Soak it overnight in vinegar and clear each jet with a toothpick. A softener before the kitchen ends the matter; in its absence, citric acid on the first Sunday of the month does well. Powder in a box keeps poorly in a damp cabinet, so buy small. Bring your Brooksville hardness test if you have one, as well as the number of years without a softener.',
      ],
    },
    oven: {
      heading: "Oven doors in Brooksville's craftsman houses",
      paragraphs: [
        'A craftsman kitchen has charm and one problem: the range stands by a window with no counter at its side. Handles get hooked by a belt, doors are used as a shelf, and hinges bend. Warm air leaks at the top, the knob area gets hot, and the roast is late.',
        'Look at the closed door from the side against a straight ruler. A gap wider at one corner is a hinge or its receiver. Replacement hinges exist for most makes of the past twenty years, less surely for older. In an electric Brooksville range, an oven that heats on broil alone has lost its lower element. Tell us which corner gapes, how long the preheat takes, and the model tag from the drawer frame.',
      ],
    },
    stove: {
      heading: 'Power cuts on the hills and Brooksville stoves',
      paragraphs: [
        'Trees and lightning bring lines down on the ridges, and the return of power is the hard moment. Current surges through every electric range left switched on, and the electronic tops feel it worst. An error of letters on a touch panel after an outage is often cured by five minutes with the breaker off.',
        "Turn all knobs to zero during a cut, otherwise a pan on the stove may come alive with nobody home. Coil tops forgive almost anything and can be mended one socket at a time. On acreage with propane, a match is no way to find a leak; soapy water is the dealer's job. When you book, tell us what the lights did just before, and what the panel has shown since.",
      ],
    },
    'wine-cooler': {
      heading: 'Cool winters, hot summers for Brooksville wine',
      paragraphs: [
        'A high inland town swings more through the year than a coast does. A wine cooler in a sunroom may face 45 °F in January, when it cannot warm the bottles, and 95 in July, when it cannot chill them. Most makers draw the line at about 50 and 90.',
        "Move it to a room that is heated and cooled, with an inch or two free behind. If it must stay, buy one with a heating function. Frost on the back plate after a cold night is normal and melts in an hour; ice that stays is a sensor. No salt reaches Brooksville, so a rusty hinge came from a leak. State the room's low and high, the set number, and what stands on the front display.",
      ],
    },
    'range-hood': {
      heading: 'Porch roofs over hood vents by the courthouse',
      paragraphs: [
        'Houses around the courthouse square have porches, and a later kitchen may have pushed out beneath one. A hood that vents under such a roof blows its steam at the ceiling boards, where grease darkens the paint and wasps move in. Outdoors, look for a brown fan on the boards.',
        "A short extra piece of duct to the porch edge is a day's work for a tradesman, though a change to the outside of an old house may need the city's word. Have it washed in the meantime. Hoods in High Point homes use a flap on a pull chain that sticks after a frost. Tell us chain or button, color of the stain, and whether the lights still work.",
      ],
    },
    microwave: {
      heading: 'Power surges and a Brooksville microwave board',
      paragraphs: [
        'A microwave is never off. Its clock and touch panel stay on the line day and night, so a lightning strike down the road reaches them while you sleep. Dead keys with a lit clock, or a clock with no keys at all, are the usual remains of a July storm.',
        "Unplug it for ten minutes, plug it in at another room's outlet, and press start with water inside. Life there means the kitchen circuit needs a look, and silence means the board. For a countertop model that is the end; a built-in one in a trim kit is worth pricing. Note the date of the storm, which your insurer may ask for, and the brand.",
      ],
    },
  },
} as const satisfies CityAdvice;
