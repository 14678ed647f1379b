// Advice for each appliance in Cutler Bay. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const cutlerBayAdvice = {
  en: {
    refrigerator: {
      heading: 'Hurricane ice and a Cutler Bay garage freezer',
      paragraphs: [
        'Each summer people here fill a spare freezer with ice in case the lights go out. Loading fifty pounds of warm water at once is more than a garage unit can freeze in a day, and its motor may overheat in a space already close to a hundred degrees. Add ten pounds at a time, a day apart.',
        'A full freezer is a good thing in an outage; an iced-up one is not. If frost is thicker than a pencil, it will fail when you need it, so thaw it in May. The mangrove shore keeps spray low in Cutler Bay, and corrosion is a lesser worry than heat. When you call, tell us upright or chest, how hot the garage gets, and if the door pops open by itself after closing.',
      ],
    },
    washer: {
      heading: 'Laundry rooms rebuilt after Andrew in Cutler Bay',
      paragraphs: [
        "Houses rebuilt in the same two or three years share the same plastic supply boxes behind the washer. Their quarter-turn valves stiffen with age, and the drain's rubber trap seal dries out if the room is unused. A smell of sewer near the machine is that trap, and a quart of water poured in cures it.",
        'If the smell remains, the fault is in the washer: soap film behind the drum, or a pump trap that has not been opened in years. Run hot, empty, with a cleaner. Then sniff again. Low slabs near the eastern lakes deserve a thought about storm water too, so know where the breaker is. Tell us which smell went away, the valve type, and what floor the room is on.',
      ],
    },
    dryer: {
      heading: 'Long afternoons in a Cutler Bay garage',
      paragraphs: [
        'West-facing garages in the older ranch streets keep their heat until nine at night. Run the dryer in the morning and it draws air fifteen degrees cooler, which also spares its motor. A motor that stops after ten minutes and restarts when cool is telling you about heat, lint, or both.',
        'Vacuum the slot below its door and around the lint screen housing. Is the louver on the outer wall at knee height, with grass clippings stuck in it? Clear them by hand. In townhouses the duct may climb instead, and there no clipping will be found, only lint. When you book, tell us whether it stops at noon and not at dawn, what the louver looked like, and your part of town.',
      ],
    },
    dishwasher: {
      heading: 'Family-size dishwashing on Cutler Bay well-fed mains',
      paragraphs: [
        "Large families run the dishwasher twice a day, and wheels, tines and the upper rack's rails give out long before the pump. A rack that falls off its track sprays water at the door seal and looks like a leak. Rails and wheels are sold separately and are worth asking for.",
        "Pull the top rack out full of plates and see if it sags. Then check that the spray arm below still spins past the tall pans. The county's shallow limestone wells leave a mild film even after treatment, so keep the rinse-aid window dark. If a lake-side kitchen in Cutler Bay has hard deposits inside the door, measure how much detergent goes in. Let us know whether it is wheels, rails or a leak, the rack's color and the model.",
      ],
    },
    oven: {
      heading: 'A second oven generation in Cutler Bay houses',
      paragraphs: [
        'Many kitchens here were renewed at about the same time after the 1992 surge and winds, and by now the oven is either the original in poor health or its first successor. One of that first set often has knobs and a latch moved by hand. Its successor tends to have a motor latch and a membrane keypad.',
        'Know which you have, for the repairs differ. One with a knob that bakes cool often needs its thermostat bulb clipped back in place or renewed; an electronic one needs its probe measured. Never run self-clean to test it. We can say more if you tell us knob or keypad, the year on the tag if shown, and the temperature after thirty minutes. Also mention which side the driveway is, as ovens are heavy.',
      ],
    },
    stove: {
      heading: 'Family-size burners in Cutler Bay',
      paragraphs: [
        "A canning pot or a two-burner griddle spans more than the glass under it was made for. Heat trapped below a wide flat pan can pass the limit switch's set point again and again, and that small switch wears out with a zone that goes dark for good. Choose pans that match the ring.",
        "Look also at the color: an older ribbon glows evenly, a failing one has a bright hot spot. If the spot grows, stop using that zone. Power can dip on stormy evenings, and a stove's clock is a fair witness, so note if it blinks. From a Cutler Bay kitchen we ask for electric, gas or propane, the pan you used, and the ring with the bright spot. If you smell gas, leave first and call 911 from outdoors.",
      ],
    },
    'wine-cooler': {
      heading: 'Off the slab: wine coolers in Cutler Bay',
      paragraphs: [
        'Ranch houses stand low and their floors are cool to the foot, yet the air above a garage slab is not. A wine cooler belongs in the hall, the dining room or under a counter. There it needs a flat base; on uneven old tile it rocks, and the rack bearings squeak with each step.',
        "Shim the feet until a glass of water on top stands still. Then judge noise: a hum that stops when you press on the side is a panel, a hum that stays is the compressor's mounts. Damp near the bay lets labels curl if the door leaks, so do the flashlight test at night. Describe hum and floor, the bottles it takes, and how the set and true temperatures differ.",
      ],
    },
    'range-hood': {
      heading: 'Damp flaps and kitchen fans near the mangroves',
      paragraphs: [
        "Mangrove shore means still, wet air more than spray. A hood's flap that closes badly invites that air in each night, and it condenses inside the cool duct of an air-conditioned house. Water then runs down to the fan and drips on the stove at breakfast. It is easily mistaken for a roof leak.",
        'Watch the calendar: drips after rain are the roof, drips on dry mornings are condensation. A new flap with a magnet or a spring ends the second kind. Roof caps renewed after Andrew are sturdy, though any screen in one catches grease and chokes the fan. Note when it drips, how the duct runs, and which Cutler Bay development you are in, Saga Bay for example.',
      ],
    },
    microwave: {
      heading: 'Homework-hour microwaves in Cutler Bay kitchens',
      paragraphs: [
        'Between three and six the microwave in a family house may run twenty times. Short runs with the door flung open are what wears the latch and its springs. Teach the stop key; opening the door mid-cycle makes the switches carry the full load each time.',
        "If the light now stays on with the door closed, or it beeps as though it were open, the switch chain has noticed something. Unplug it or use the breaker. If your over-the-range unit sends its air outdoors, check the flap for nests. Have the model and the beep pattern ready, and tell us whether anything spilled down the door's edge.",
      ],
    },
  },
} as const satisfies CityAdvice;
