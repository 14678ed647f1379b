// Advice for each appliance in Hialeah. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const hialeahAdvice = {
  en: {
    refrigerator: {
      heading: 'The second refrigerator on a Hialeah terrace',
      paragraphs: [
        'An extra refrigerator under a terrace roof works against afternoons that no kitchen ever sees. Above about 110 °F its compressor can hardly shed heat, and a door that kids open all day for drinks lets in moist air that freezes on the coil. When the bottom shelf is warm and the freezer wall is a slab of ice, that is the usual story.',
        'Plug in a fan toward the back for an hour, with the coil dusted off, and see if it recovers. A porch outlet with a test button may also have tripped on its own; press reset once. Begin by saying which one is down, the indoor refrigerator or the spare, and how many people the house feeds.',
      ],
    },
    washer: {
      heading: 'A washer that rarely rests in Hialeah',
      paragraphs: [
        'Laundry for grandparents, parents and children can mean ten loads a week on a machine designed around four or five. Suspension rods, belts and the lid lock wear by the cycle and not by the year. A five-year-old washer in such a household may have the miles of a ten-year-old one.',
        'Spread the work and it lasts longer: three medium loads beat two packed ones, since an overfilled tub rides on its bumpers. If it stands in a carport, look at the floor after a cloudburst, because water that pools there soaks the base pan and the lower wiring. Keep it on a raised pad. Tell us how many loads a day it does, the brand, and whether your Hialeah laundry is inside or out.',
      ],
    },
    dryer: {
      heading: 'Covered patios, long ducts and Hialeah dryers',
      paragraphs: [
        'Additions at the back of a block house have a way of trapping the dryer. What was once an outside wall becomes an inside one, and the vent is stretched under a new roof to reach daylight. Each extra foot and bend slows the air, so clothes that once took forty minutes now need seventy.',
        'Trace yours from the machine to the open air and count the elbows on the way. More than two, or a hose lying flat behind a shelf, is a good reason for wet towels. If your Hialeah dryer burns gas, do nothing beyond cleaning the screen and looking at the outside flap. Report the count of bends, gas or electric, and whether that room was part of the original house.',
      ],
    },
    dishwasher: {
      heading: 'The dishwasher that became a drying rack',
      paragraphs: [
        'Plenty of family kitchens own a dishwasher that nobody has started for years. Left dry, its pump seal hardens and sticks to the shaft, so the first run after a long pause brings a hum, a leak or nothing at all. Before you write it off, pour two cups of warm water into the sump and let it sit overnight.',
        "Hialeah's mix of softened county water and reverse-osmosis water is easy on the inside of a machine, which makes an old but idle one worth a look. Check below the sink that the supply valve is open and that no one has capped the drain hose. When you call, say how long it stood, what it does now, and if it shares a breaker with the disposer.",
      ],
    },
    oven: {
      heading: 'Feeding fifteen from one Hialeah oven',
      paragraphs: [
        'Holiday roasts and full trays push a home oven to the edge of what it can do. With every rack loaded, air cannot pass, the sensor on the back wall reads heat that the food never gets, and the bottom burns while the center stays pale. Test an empty oven before you decide it is broken.',
        'Set 350 °F, wait half an hour after the beep, and read a thermometer hung in the middle. A steady error of forty degrees or more needs a technician; ten or fifteen can be corrected in the settings of most models. Florida City Gas serves part of Hialeah, so tell us which fuel your oven uses. Book a week ahead of a big family date, since some igniters and boards have to be ordered.',
      ],
    },
    stove: {
      heading: 'Hard-used burners in a family kitchen',
      paragraphs: [
        'Breakfast, lunch and supper for three generations: a stove in Hialeah may have a burner lit for most of the day. On gas the ports clog with starch from boil-overs. On electric coils the sockets loosen from heavy pots being dragged, and a loose socket arcs until it chars.',
        'Notice which burner gets the big pot; that is nearly always the one to fail. Swap its coil with another of equal size, when cool, and see where the fault goes. For gas, clear the cap and leave everything beneath it to us. Let us know how the flame looks or which socket is scorched. Should the kitchen smell of gas with the knobs off, take everyone outdoors and dial 911.',
      ],
    },
    'wine-cooler': {
      heading: 'Party coolers on a Hialeah patio',
      paragraphs: [
        'A small glass-door cooler often ends up holding beer and soda where the parties are: outside. An indoor model cannot keep up there. Its insulation is thin, the glass lets the sun in, and at ninety-five degrees a thermoelectric unit may chill drinks to no better than seventy.',
        'Look at the back for a compressor, a black lump the size of a melon. Without one, you own the thermoelectric kind, and shade is the best repair. With one, brush the lint from the coil and give it a night indoors; if it then cools, the place was at fault. Say where at home it stands, what it holds, and if the outlet has tripped after rain.',
      ],
    },
    'range-hood': {
      heading: 'Frying, grease and the hood above it',
      paragraphs: [
        'A kitchen where something is fried most days coats its hood in a season. Grease creeps past the screen, collects on the fan wheel, and throws it off balance; the growl you hear at low speed is that wheel. Washing the screen twice a month is the simple defense, and a short dishwasher cycle does it well.',
        "A block house in Hialeah can vent straight through the wall behind the stove. Walk around and check whether an addition or a shed now covers that opening, for a fan that blows into a closed space moves nothing. With the power off you may wipe what you can see, though not reach into the housing. When you book, tell us the hood's width, its age and how the noise changes between speeds.",
      ],
    },
    microwave: {
      heading: 'When the family microwave never gets a break',
      paragraphs: [
        'Reheating for three generations means dozens of door openings a day, and the door is what wears. A latch that has grown loose, or a spot where you must lift the handle to start it, is a signal to stop: the switches behind it are there to keep energy in. Please do not tape it or hold it shut.',
        'Older kitchens in Hialeah may feed counter outlets from one breaker, so a trip while the rice cooker runs proves little about the microwave by itself. Try it alone. A countertop model with a bad door is cheaper to replace, and we say so without sending anyone. For one above the stove, give us its width, the brand, and what happens when you press start with a cup of water inside.',
      ],
    },
  },
} as const satisfies CityAdvice;
