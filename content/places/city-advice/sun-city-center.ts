// Advice for each appliance in Sun City Center. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const sunCityCenterAdvice = {
  en: {
    refrigerator: {
      heading: 'One refrigerator, two people, Sun City Center summers',
      paragraphs: [
        "Compact kitchens here often hold a counter-depth or apartment-size refrigerator, and its small freezer fills with a month of single meals. Packed to the roof, it cannot move air past the vents at the back, and lettuce freezes below while ice cream softens above. Leave a hand's width free around the vent.",
        "When you go north, decide early: empty, dry and propped open with the power off, or full and watched by a neighbor. Half measures grow mold. A spare in the garage meets heat that its maker never planned on, so give it a room thermometer as company. For a visit in Sun City Center, let us know the cabinet's width, whether you are on the ground floor, and who holds the key.",
      ],
    },
    washer: {
      heading: 'Beside the cart charger: Sun City Center washers',
      paragraphs: [
        'A golf-cart charger and a washing machine on one garage circuit is a poor marriage. The charger pulls steadily for hours, the washer in bursts, and the breaker gives way in the spin. The owner sees a washer that dies at the same minute of each load.',
        'Unplug the charger for one wash. If all goes well, the wiring needs a second circuit and the washer nothing. Acid mist from older batteries also eats the steel base and any bare terminal nearby, so keep a yard of distance and wipe white crust away with gloves on. Low pedestals save backs when loading. When you book, tell us what else was plugged in, and how long the cycle ran.',
      ],
    },
    dryer: {
      heading: 'Kings Point villas and the shared dryer wall',
      paragraphs: [
        "In duplex villas and condos behind the Kings Point gate, the laundry can back on to a neighbor's. Ducts run side by side to one wall or roof, and two hoods a foot apart may feed each other damp air. Your drying time then depends on when next door does theirs.",
        'Try a load when the neighbor is away. A gain of twenty minutes proves the point, and the association is the one to ask about moving a hood. If nothing changes, clean the screen slot with a long brush and look for a kink. The guard admits vendors, so leave our name when we have agreed on a day. Add the floor, stacked or side by side, and both times from your test.',
      ],
    },
    dishwasher: {
      heading: 'A dishwasher that runs twice a week',
      paragraphs: [
        'For two people a dishwasher may wait three days to fill. Food dries on, the sump goes sour, and the drain hose keeps the smell. A rinse-only cycle each evening takes a gallon or two and solves more than any scented tablet does.',
        'The county blends wells, rivers and desalted sea, so hardness shifts a little through the year. When spots show up in spring, move the rinse-aid dial by one before you suspect the pump. Cold water in a long line is another cause; run the kitchen tap until hot, then start. If the door is heavy to lift, a spring or its cord has slipped, a small repair. Give us the days between cycles and what the glasses look like.',
      ],
    },
    oven: {
      heading: 'Gentler oven doors for Sun City Center kitchens',
      paragraphs: [
        'Bending to a low oven with a hot roast is the worst moment of the week for many hands. A door that drops the last inches, or will not stay half open, makes it dangerous. Those are hinges and springs, and they can be replaced while the oven still cooks well.',
        'Test it cold with a folded towel on the floor: let go at halfway. It should stay or sink slowly. Check the display, too, since faded digits lead to wrong settings; some boards allow a brighter or larger show. Should a control lock itself, hold the padlock key. An older single wall oven may be 24 inches wide in Sun City Center, so measure before dreaming of another. Read us that number and say how the door behaves.',
      ],
    },
    stove: {
      heading: 'Knobs that are easy to leave on',
      paragraphs: [
        'A burner forgotten on low is a worry in any house, and more so where eyes and hearing are no longer young. On many electric ranges the pointer has worn off the knob. New knobs with a raised mark are cheap, and a burner-on lamp that has gone dark is a repair we welcome.',
        'Glass tops add a second lamp for heat that stays after use. If either fails, set a sign on the range until it is put right. Timers that cut the power exist as well, to be fitted by an electrician. TECO is the power company of Sun City Center; on an electric stove a dead half usually means one leg of the breaker. Tell us which lamps work, and the make.',
      ],
    },
    'wine-cooler': {
      heading: 'A small wine cooler in a villa kitchen',
      paragraphs: [
        'Twelve to eighteen bottles is plenty for most households here, and at that size the cooling is often thermoelectric: no compressor, a fan, a small chip. It can bring the inside about 20 degrees below the room and no further. With the thermostat at 82 during a trip, 62 is the best it can do.',
        "Listen at the back. If the fan is still, the chip overheats and the unit warms within the hour. Dust on the fan's blades is the reason as often as wear. At this price repair pays only for a good cabinet, and we will say so by phone. The bottle count, the room's degrees, and fan or silence are what we need from Sun City Center before you decide anything.",
      ],
    },
    'range-hood': {
      heading: 'Cabinet-height hoods and Sun City Center ranch homes',
      paragraphs: [
        'A ranch kitchen by the fairways may have a short cabinet with a plain two-speed hood under it. The switches are at the back of the underside, hard to reach over a hot pan, and the lamp has been out for years. Both things can be changed on most models.',
        'Where arms cannot reach, a wall switch or a hood with front keys may be fitted. A noise like marbles is a loose nut on the wheel; a hum with no wind is a seized motor, so leave it off. Kings Point buildings can have rules about openings, and an outside cap is their business. Mention the width, 30 or 36, and if your Sun City Center hood blows out or back into the room.',
      ],
    },
    microwave: {
      heading: 'Where a Sun City Center microwave should sit',
      paragraphs: [
        'Over the range, a microwave is at eye level for a tall person and a danger for a short one: hot soup comes down at face height. When such a unit fails, it is a chance to think again. A countertop model or a drawer beneath the counter puts the bowl where both hands can hold it.',
        "If you keep it aloft, see that the door swings free and the handle is firm, and stop at any looseness. Touch keys that need a hard push are worn, and voice or dial models exist. Pacemaker owners can ask their doctor, not us. In a Sun City Center garage kitchen, beware of sharing the charger's outlet. Say whether it stands or hangs, its age, and which keys fail.",
      ],
    },
  },
} as const satisfies CityAdvice;
