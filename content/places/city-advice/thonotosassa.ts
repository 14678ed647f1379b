// Advice for each appliance in Thonotosassa. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const thonotosassaAdvice = {
  en: {
    refrigerator: {
      heading: 'Low pressure starves a Thonotosassa ice maker',
      paragraphs: [
        'An ice maker opens its valve for only some seven seconds. If the pressure tank at the well has lost its air, the pump starts and stops in that moment and half a tray comes in. Cubes are then thin, stuck together or missing, with the refrigerator in good health.',
        "Watch the gauge at the tank while someone runs a tap: a needle that swings from 20 to 50 every few seconds means a waterlogged tank, which is for the pump company. Iron adds its brown sludge to the filter. A steady gauge and no ice points back at the valve. Let us know how far the needle swung, the filter's date, and the way in from US 301 or Fowler Avenue.",
      ],
    },
    washer: {
      heading: 'Orange drums and clear wells in Thonotosassa',
      paragraphs: [
        "A washer drum that has gone orange has not rusted, being stainless; it wears a coat of the county's iron. The coat comes off with a rust remover made for laundry, on a hot empty cycle, and returns in a season unless the water is treated. Bleach sets it for good.",
        "Hardness varies house by house here, so a neighbor's dose is no guide to yours. Start with half the detergent and add until clothes feel right. Pastures mean sand in pockets, and horse or dog hair at the pump. On a well without a filter, clean the inlet screens every quarter. Tell us how the drum looks, the fill time, and whether the laundry drains to a septic tank.",
      ],
    },
    dryer: {
      heading: 'A pasture-side dryer in Thonotosassa',
      paragraphs: [
        'Ranch houses on acres have the luxury of an outside wall for the laundry, so ducts are short. They fail at the outlet all the same. Mud daubers close it in a week of disuse, a cow rubs off the hood, frogs sit in the warmth, and swamp damp makes lint into plaster.',
        'Look before the first load after a holiday. The hood should be a foot above grass and have a free flap with no screen. In a manufactured home follow the metal pipe under the floor with a light from the skirting door, but do not crawl where the ground is wet and live cable hangs. Say which creature or plant you found. When you call, tell us what you found there, and the drying time.',
      ],
    },
    dishwasher: {
      heading: 'Well by well: Thonotosassa dishwashers',
      paragraphs: [
        "Here the dishwasher's manual asks a question only a test strip can answer: how hard is your water? Two lots apart the figure may be 6 grains or 20. A strip from a pool or hardware store costs a few dollars and takes a minute at the kitchen tap.",
        "Under 7 use less powder to spare the glass, over 15 use citric acid monthly and a full rinse-aid dial. Weak arms that hardly spin are low pressure from the tank, which also leaves the tub half filled. Open the door two minutes into the wash; water should reach the edge of the filter. Tell us the strip's color, the height of the water, and whether the house has a well or county water.",
      ],
    },
    oven: {
      heading: 'Under lakeside oaks, ovens and failing neutrals',
      paragraphs: [
        'Lake houses beneath big limbs take their power over a drop line that oaks like to lean on. If the middle wire loosens, one half of the house goes dim as the other gets bright. An oven board may die of that in an evening, and it is the one outage that calls for help at once.',
        'Lights that brighten when the microwave starts mean: main breaker off, TECO informed, nothing switched on. When the line is whole again, test the oven for heat before the clock. An oven that bakes but shows no time can wait. In Thonotosassa the drive may be long or gated, so mention the gate. Besides that, give the dim and bright rooms, and what the oven did afterward.',
      ],
    },
    stove: {
      heading: 'Tank gas and coil tops around Thonotosassa',
      paragraphs: [
        'Off the mains, cooks choose between coils and propane. A range set up for piped gas and then fed from a tank burns tall and yellow, as its jets are too wide. Sooty pots are the household sign. The kit to convert it comes with most ranges and belongs in the hands of a licensed gas technician.',
        'Coil tops in damp houses get a bloom of green on the plug ends. When cold and with their breaker off, compare two coils side by side and exchange them. If the fault moves, a coil will do; if it stays, the socket or switch is due. Keep the drip bowls bare. For a stove in Thonotosassa describe soot or bloom, tell which position fails, and count the burners you can still use.',
      ],
    },
    'wine-cooler': {
      heading: 'A quiet enemy of wine coolers: swamp damp',
      paragraphs: [
        "Low land beside the county's largest natural lake keeps the air moist through the night. A cooler whose room is aired by window collects that moisture on its cold plate, melts it, and sends it to a tiny pan at the back that was sized for dry rooms. The overflow shows up as a stain on the floor.",
        "Empty the pan if yours slides out, and run the air conditioner or a dehumidifier by it. Black specks in the gasket wash off with a mild vinegar mix. Pollen and hay dust choke the coil too, so brush twice a year. A dry floor afterward closes the case. If it stays wet at home, we want the room's humidity and the hour the pan fills.",
      ],
    },
    'range-hood': {
      heading: 'Frogs, wasps and hoods in Thonotosassa',
      paragraphs: [
        'A wall cap over a pasture is warm, dry and lit at night by the porch lamp that brings insects. Tree frogs follow the insects, snakes now and then the frogs. What the cook sees is a flap that bangs or a fan that pulls nothing.',
        'Have the switch off and look in from outdoors with a flashlight, not a hand. A better cap has a magnet that keeps its flap shut. In manufactured homes the wall fan above the range has a door on a chain; close it after cooking or the damp comes in. Grease and swamp air make a gray paste on the blades, for which a technician takes the fan down. When you call, tell us chain or buttons, and whether anything has moved in.',
      ],
    },
    microwave: {
      heading: 'Pump starts and a dimming Thonotosassa microwave',
      paragraphs: [
        'Watch the light in your microwave when the well pump kicks in. A slight dip is normal on a country line. A deep one, along with a lower hum, says that both share too small a supply, and the magnetron, which needs full voltage to fire, makes half its heat.',
        'Do one test with every tap shut and again with a hose running, a mug of water each time. If only the second mug stays cool, ask an electrician about the pump circuit. Where both are cool, the oven is done; most counter models are not worth opening. Red dust at the vents is iron from drying mist and wipes off. Tell us both results and the wattage on the label.',
      ],
    },
  },
} as const satisfies CityAdvice;
