// Advice for each appliance in Plant City. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const plantCityAdvice = {
  en: {
    refrigerator: {
      heading: 'Chest freezers that matter in Plant City',
      paragraphs: [
        'A farm family may have a season of berries and half a steer in one chest. When its lamp goes out, hours count. Keep the lid shut: a full chest holds for about two days, a half-full one for one, while each look costs you an hour or so.',
        "Before calling, see if the outlet is on its own circuit, as it should be, or shared with a pump that tripped it. A cup of water frozen with a coin on top is the cheapest alarm there is: a coin at the bottom means it thawed while you were away. Barn dust on the coil shortens every motor's life, too. Tell us if the freezer stands in the house, barn or packing shed, and the best gate to reach it in Plant City.",
      ],
    },
    washer: {
      heading: 'Field dirt and a Plant City washer',
      paragraphs: [
        'Sandy soil comes home in cuffs and socks from any field. It sinks below the drum, where it grinds the pump wheel and settles in the sump like coffee grounds. A washer that growls while it drains, in a farm household, has usually swallowed its share.',
        'Knock the clothes out on the fence and turn cuffs down first. Front loaders have a filter behind a small door at the foot; empty it over a tray every month in berry season. Well pressure falls on frost nights when growers are pumping, so a fill error before dawn in January may mean nothing at all. Mention well or town water, and whether in Plant City the growl comes at draining or spinning.',
      ],
    },
    dryer: {
      heading: 'Walden Lake dryers near their second kitchen',
      paragraphs: [
        'Planned houses such as those of Walden Lake may keep the laundry in the middle, far from any outer wall. The duct then goes up through the attic and out at the roof, twenty feet or more with two elbows. It was never easy to clean, and after decades few have been.',
        "Time a load of towels on high heat. Over an hour calls for a duct cleaner with a rotating brush, from the roof end down. If the times stay long after that, the dryer's heater or sensor comes next. On manufactured homes elsewhere in Plant City look under the floor instead. It helps to know when the house was built, the minutes on your clock, and when the cap was last opened.",
      ],
    },
    dishwasher: {
      heading: 'Town wells and farm wells in Plant City',
      paragraphs: [
        "Inside the city the mains carry water from the city's wells; on the farms each pump has its own mix. A dishwasher cannot adapt by itself. It needs your setting: rinse aid high and regular detergent for hard water, low and half as much behind a softener.",
        'Fill a clear bottle a third full, add ten drops of plain dish soap and shake. A tall foam means soft, a gray scum hard. That takes one minute and no lab. Fine sand from a farm well is another matter, since it grinds the pump and lies at the bottom of the tub like sugar. A sediment filter stops it. When you book, tell us what the bottle showed, and whether you see any grit.',
      ],
    },
    oven: {
      heading: 'Pie season and Plant City ovens',
      paragraphs: [
        'When the berries come in, ovens are on from noon to night. Sugar that boils over sets like glass on the floor of the oven, and on models with a hidden element it insulates the steel until heat is uneven. Slide a tray on the rack below the pie rather than lining the floor with foil, which can ruin the enamel.',
        'Check for truth with six sugar cookies spread over one sheet. Dark at the back only means the fan or the rear element; one dark corner means a door that leaks. Old houses by the depot in Plant City often keep a range of forty years whose thermostat can still be reset by a technician. Let us know the pattern on the sheet, and whether the oven has a fan.',
      ],
    },
    stove: {
      heading: 'Canning kettles on a Plant City stove',
      paragraphs: [
        'A jam kettle or a pressure canner of twenty quarts weighs forty pounds full. On a glass top it covers more than the ring, reflects heat downward, and can crack the sheet or trip its limiter so the boil comes and goes. The manual gives a maximum width; one inch beyond the ring is a fair rule.',
        "Coil ranges do better with a heavy-duty canning element, which holds the pot higher. If the burner cycles on and off at full with a wide pot but not a small one, that is protection and not a defect. For a farmhouse on propane, look at the flame color first. Tell us the pot's width, the top's type, and how the cycling goes.",
      ],
    },
    'wine-cooler': {
      heading: 'A restored house and its Plant City wine cooler',
      paragraphs: [
        'Restoring an old house near the depot often ends with a cooler set beneath a new island. The plumber and the painter leave a fine white dust that does not look like much. Drawn into a running unit, drywall powder packs harder than lint and holds moisture against the fins.',
        'Keep the cooler off, with its grille taped, until the last sanding is done. If it ran through the work, have the condenser blown out properly, since a household vacuum gets only the front. Berry-field dust is coarser and easier to brush away. Measure from grille to floor too, as a new thick floor can cover the intake. When you call, tell us whether there was building work this year, and whether the floor has been raised.',
      ],
    },
    'range-hood': {
      heading: 'Frying for a crowd under a Plant City hood',
      paragraphs: [
        'Farm suppers and church plates mean oil, and oil goes into the air above 350 degrees. A hood of 200 cubic feet a minute, fine for eggs, cannot keep up; the rest lands on the cabinets. Clean screens matter more than speed, since a clogged one can halve the draw.',
        "Start the fan five minutes before the pan and use the back burners. Wash the mesh with a degreaser on Mondays in season. In restored downtown houses check that the painters did not seal the wall cap shut. Outside the city an opening through a wall is the county's to inspect. Bring the hood's rated airflow, printed on its label, and tell us if the growl in your Plant City kitchen is new.",
      ],
    },
    microwave: {
      heading: 'Dust, ants and the Plant City microwave',
      paragraphs: [
        'Country microwaves have visitors. Ants come for sugar, small roaches for warmth, and either can short the display board behind the keys. Numbers that change by themselves, or a beep at midnight, point that way. Fields nearby make it worse in the weeks when the soil is turned.',
        'Wipe the frame and the vent slots with a damp cloth each week, and move honey and syrup elsewhere. Sprays must not go into the slots, as the liquid conducts. If keys react in the wrong order, unplug the unit. A counter model goes to the recycler; one that is built into a Walden Lake cabinet deserves a call. When you book, tell us which keys misbehave, if anything crawls near it, and your ZIP code.',
      ],
    },
  },
} as const satisfies CityAdvice;
