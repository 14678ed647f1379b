// Advice for each appliance in Coral Springs. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const coralSpringsAdvice = {
  en: {
    refrigerator: {
      heading: 'Two refrigerators in a Coral Springs house',
      paragraphs: [
        'Big families and wide garages lead to a second refrigerator, and in Coral Springs it works harder than the first. The west-facing door bakes until dark. Oddly, the freezer there may thaw in January: when the garage falls below about 50, a single-thermostat model thinks that its job is done.',
        'Write on the lid what is inside, and check twice a year with a thermometer in both parts. A model sold as garage-ready has a small heater that cures the winter trick. For the one in the kitchen, an opening from the 1970s can be too low for a new one; measure it before you give up on a repair. On calling, tell us kitchen or garage, the temperature outside that day, and whether the sides feel hot to the hand.',
      ],
    },
    washer: {
      heading: 'Children, sports and a Coral Springs washer',
      paragraphs: [
        'Generous laundry rooms invite generous loads. A drum stuffed with team uniforms cannot tumble, the motor climbs in heat, and after the third game of the week the machine stops in the rinse with a code. Rest it half an hour and it goes again, which is the clue.',
        "Fill to a hand's width below the top, no more, and use half the soap you think right. Then look into the pump filter for hairpins and mouth-guard cases. If it still quits, note the minute in the cycle. Three water systems serve Coral Springs, and your bill names yours; it helps when the inlet screens show crust. Have the bill at hand along with the code, and say how large your loads are.",
      ],
    },
    dryer: {
      heading: 'Roof vents above Ramblewood laundry rooms',
      paragraphs: [
        'Ranch houses around Ramblewood keep the laundry on an inner hall, so the dryer sends its breath straight up. Ten feet of vertical pipe is no trouble until the cap above gums up. Then lint falls back and lands as gray balls behind the drum.',
        "Go outside with the dryer on and find the cap from across the street. A flap that flutters means air; a still one means a ladder job for someone insured. City code sets how a roof may look, so ask for a cap in the roof's own color. Inside, listen for a light tick in the pipe when the wind blows, since that proves the flap can move. Coral Springs addresses with gates, such as Eagle Trace, need our name in advance. Tell us whether you saw a flutter or nothing, or heard a tick.",
      ],
    },
    dishwasher: {
      heading: 'Which of three waters fills your dishwasher?',
      paragraphs: [
        'Coral Springs has three water systems within one city line, and two neighbors may pay different ones. It matters less for taste than for glass. Each system treats well water in its own way, so advice from across town on softeners and soap may not suit your dishwasher.',
        'Let a glass of cold water dry in the sun. A ring that wipes off with vinegar tells you to use rinse aid and a little more detergent; no ring tells you to use less. Do that once a year, because treatment changes. If the ring is faint but plates still come out cloudy, check that the water is hot at the tap before the start. When you call, tell us the name on your water bill and the ring you found.',
      ],
    },
    oven: {
      heading: 'The odd wall-oven opening of Coral Springs ranches',
      paragraphs: [
        'Here is why an old wall oven is so often repaired in this town: its hole in the cabinet is a size few makers build for today. A new 24-inch oven may be too short, a 27-inch one too wide by half an inch, and tile or veneer around it cannot be moved without scars.',
        'Before any talk of replacement, take three measures: width, height and depth of the cutout, not of the door. Keep them in your phone. Then consider the fault. An element, a thermostat or a hinge is a yes for repair even at thirty years; a crumbling inner wall is not. Kits with trim strips help in some Coral Springs kitchens. Tell us those three numbers, and if the lower or the upper edge is the tight one.',
      ],
    },
    stove: {
      heading: 'The cooktop cutout in a 1970s island',
      paragraphs: [
        'Separate cooktops were the fashion when Coral Springs was planned, so the stove top here sits in a hole of its own. A drop-in with four coils and a downdraft slot in the middle was the show piece. Its fan pulls grease under the counter, and that film swallows the switches.',
        'Take out the center grille and its filter, wash both, and look for a drain jar below, which should be emptied. A zone that only works on high has a bad switch. Measure the cutout from underneath if you think of changing; counters of that age were cut by hand and corners may be round. When you book, tell us the size of the cutout, the zone, and whether the downdraft still pulls.',
      ],
    },
    'wine-cooler': {
      heading: 'No salt to blame in Coral Springs',
      paragraphs: [
        'Ten miles from the ocean, a wine cooler gets to age by use alone. What wears out, in order: the fan bearing, the door gasket, the sensor, and last the compressor. Knowing that order keeps you from paying for the worst when the first is meant.',
        'Place your ear to the door. A chirp or a buzz that changes as you press the frame is the fan. Next, pinch a dollar bill in the door along each side; it should drag. Then compare your own thermometer with the display after a night: four degrees apart means the sensor is lying. All three tests cost nothing in a Coral Springs kitchen. Whichever fails, pass it on with the number of bottles and how long ago it was bought.',
      ],
    },
    'range-hood': {
      heading: 'Paint, roofs and hood vents under city code',
      paragraphs: [
        'Coral Springs looks after its colors, and roof parts are among them. That touches a hood only where its duct comes out, so a new cap should match what stands there. Indoors nobody minds what you hang over the stove, apart from the trade permits.',
        'The usual complaint in a 1970s ranch is a noisy hood that pulls poorly. Old ducts were three inches by ten, while a modern fan wants six or seven inches round; a reducer turns its power into noise. Look up inside with the mesh removed and the switch off: flat or round, wide or narrow? If your fan is newer than your duct, there lies the answer, and no motor will help. Send us shape and size, and which speed is loud.',
      ],
    },
    microwave: {
      heading: 'Three shifts a day for a family microwave',
      paragraphs: [
        'After school, after practice, after work: a Coral Springs microwave may open its door fifty times on a weekday. The latch and the small hooks behind the window are what wears. You hear it as a double click, then as none, and the cycle will not begin.',
        'Teach the house one habit: press the button or pull the handle fully, and never open to stop the cooking. Ending it with the stop key saves the switches. If the double click is there, book before the fuse goes too, since a late switch can blow it. Hung models in ranch kitchens are screwed to the wall studs and to the cabinet above, so two people are needed to lift one. Is yours hung, set in a frame, or loose? When you call, tell us what the door sounds like too.',
      ],
    },
  },
} as const satisfies CityAdvice;
