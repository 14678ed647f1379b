// Advice for each appliance in Miami Gardens. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const miamiGardensAdvice = {
  en: {
    refrigerator: {
      heading: 'Plain refrigerators worth mending in Miami Gardens',
      paragraphs: [
        'A top-freezer refrigerator with knobs is one of the easier machines to keep alive. It has a compressor, two small fans or just one, a timer and a heater that melts the frost every few hours. When the bottom warms while the top stays frozen, that heater or its timer has usually failed, and that repair is a modest one.',
        'You can help by not scraping. Empty it, leave both doors open over a towel for a day, and see if it cools well for a week afterward. If it does, and then fades again, you have all but proved the cause. Block houses in Norland and Scott Lake may have one kitchen outlet behind it and nothing spare, so avoid extension cords. When you call, tell us how many days it lasted after that thaw.',
      ],
    },
    washer: {
      heading: 'Top-load washers that are built to be opened',
      paragraphs: [
        'The usual washer in Miami Gardens is a top-loader, and its faults speak plainly. It fills and hums but will not agitate: coupling, belt or actuator. It agitates but will not spin: lid lock or drain. Water stays: pump, or a sock in it.',
        'Pick the sentence that fits and you have done half the diagnosis. Then watch one short cycle with the lid shut and note the step where it gives up. In a carport laundry the lid lock often fails first, since damp gets into its switch. Hang nothing over the machine, and cover it only when it is dry. Low water pressure is a matter for the utility, and two serve Miami Gardens; say who bills you, and which of the three sentences fits.',
      ],
    },
    dryer: {
      heading: 'Carport dryers and year-round damp',
      paragraphs: [
        'A dryer under a carport roof breathes night fog and rain splash. Steel starts to rust inside the drum at the seam, where you find it as brown lines on white shirts. The drum bearing and the belt suffer less than you might think; the switch in the door suffers more.',
        'Run your hand, with the plug out, along the drum seam and feel for roughness. Light rust can be sanded and coated with drum paint, while holes end the discussion. Keep the machine a few inches off the slab. Its vent can be short here, and short is good, but the hose must lead away from the carport so the air is not drawn in again. When you book, tell us what you felt inside and how the hose runs.',
      ],
    },
    dishwasher: {
      heading: 'Portable and built-in dishwashers for older kitchens',
      paragraphs: [
        'Kitchens of the fifties in Carol City left no hole for a dishwasher, so some families roll a portable one to the sink. Its quick connector is the part that ages: worn rings leak on the counter, and a half-closed coupler starves the fill. Both are small parts.',
        "Check for a whistling noise while it fills. Where a built-in was added later, it may have replaced a drawer base, and a stretch of flexible pipe under the floor brings the water. Whichever system supplies you in Miami Gardens, the source is softened Biscayne water, so scale builds slowly. Tell us portable or built-in, the faucet's thread or adapter if it is portable, and how many years it has been there.",
      ],
    },
    oven: {
      heading: 'The oven below a hard-working Miami Gardens range',
      paragraphs: [
        'In a freestanding range the oven and the burners share one cord and one box. So if the oven is cold while the clock and burners are normal, power is reaching it and the fault is inside: element, sensor, control or, in gas, the igniter. That one observation rules out the breaker.',
        'Look at the lower element with the range off and cool. A blister, a gap or a burn mark ends the search. Should it look whole, set broil for two minutes and see if the upper one reddens. Do not cover the floor of the oven with foil; it traps heat and has ruined many elements. Tell us the fuel, what broil did, and the full model number from behind the drawer.',
      ],
    },
    stove: {
      heading: 'Everyday burners in Carol City and Norland',
      paragraphs: [
        'A stove used three times a day wears in a pattern, and you know it better than we do. The front right burner goes first in most homes. On an electric model the control for it heats up behind the panel, and its knob may feel warm or loose; take that as a signal to leave it off.',
        'Try the same coil in the rear socket of equal size. If it glows there, the coil is good and the fault lies behind. Game days near the stadium make some roads slow to cross, so choose another day when you can. If the stove is gas and a burner lights only with help, do not keep helping it. When you call, tell us coil, glass or gas, the position, and how the knob feels.',
      ],
    },
    'wine-cooler': {
      heading: 'Compact coolers in Miami Gardens block houses',
      paragraphs: [
        'Small drink coolers are built to a price, and an honest answer saves you money. If the sealed system of a 12-bottle unit has failed, a new unit is the better buy. If a fan, a switch or a power supply is at fault, a repair can pay, and those three are the common ones.',
        "Listen at the back. Silence with the light on means the fan or its supply; a fan that turns with no cold means the module or compressor. Block houses hold the day's warmth into the night, and a cooler against an outer west wall feels it, so try an inside wall first. Unplug it while you move it. Then send us its size in bottles, silent or humming, and where in the Miami Gardens house it stood.",
      ],
    },
    'range-hood': {
      heading: 'Plain hoods, good motors, short runs',
      paragraphs: [
        'Under-cabinet hoods in these houses are simple enough that almost everything on them can be had: bulbs, switches, a motor, a wheel. That makes replacing the whole hood a choice and seldom a need. The exception is a shell rusted through above the bulb, where steam has dripped for years.',
        'Shine a light up past the filter. If you see daylight, or the metal flexes under a finger, leave it switched off. If you see only grease, soak the filter in hot water and soap for an hour. A one-story house in Scott Lake or Norland can send the air through the roof or the wall in a run of a few feet, and a run so short is rarely to blame for weak pull. Start your call with what the light showed.',
      ],
    },
    microwave: {
      heading: 'Microwaves on the counter, or over the range',
      paragraphs: [
        'Start with what it cost. A countertop box of the common size is worth a fuse or a turntable coupler at most, and we will tell you that on the phone. Over a range it is a different sum, since the new one has to fit the same bolts, the same vent and the same 30 inches.',
        "Older houses in Miami Gardens sometimes have the over-the-range unit on an adapter or a light-duty cord run through the cabinet. That is not safe to keep, whether it works or not; a proper outlet up there is an electrician's hour. Look in the cabinet, without touching, and tell us what you see. Also say whether the plate turns, whether water heats, and what has changed since it last worked well.",
      ],
    },
  },
} as const satisfies CityAdvice;
