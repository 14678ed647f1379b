// Advice for each appliance in Dover. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const doverAdvice = {
  en: {
    refrigerator: {
      heading: 'Egg racks and field lunches in Dover refrigerators',
      paragraphs: [
        'A kitchen that feeds field hands opens the refrigerator forty times before noon. Each opening lets out the cold at the bottom first, so the crisper warms while the freezer stays hard. Dust from the fields then robs the coil, and the machine cannot catch up by supper.',
        'Clean the coil at the toe grille with a long brush every two months in picking season; twice the usual is right in this dust. Keep water jugs and produce for sale in a second unit. A chest freezer holds its cold through a short outage far better than an upright, which matters on a line that flickers. When you book, tell us how many refrigerators run, which one is warm, and whether its fan can be heard with the door switch pressed.',
      ],
    },
    washer: {
      heading: 'Field clothes, hard well water and a Dover washer',
      paragraphs: [
        'Work clothes bring soil, and well water brings lime. The soil settles below the tub, the lime binds it, and after a few seasons a gray crust shifts in the outer drum. Gritty towels and a drain pump that rattles are its two signs.',
        'Shake and brush the clothes first, rinse the worst in an outdoor sink, and wash them warm with the extra rinse on. Once a month run the tub empty on hot with a citric-acid cleaner. Front-loaders have a small trap near the floor: open it over a baking pan and expect sand. If the well smells of sulfur, leave the lid open between loads, since that gas darkens metal. Let us know what the trap held, and if the water is treated.',
      ],
    },
    dryer: {
      heading: 'Smoke, dust and lint near the berry fields',
      paragraphs: [
        'When a field burns off or a tractor passes, a dryer that is running draws that air through the house and the clothes. The smell stays in a damp load. It is not the machine, though a scorched odor that returns on clear days may be lint on a heater.',
        'Run one empty timed cycle on a clear morning. No smell: the air was the cause. A smell again: stop and have the inside cleaned. On acreage the vent often ends low beside a shed or feed store, where mice carry lint into nests, so a metal cap with a flap, not a screen, is wanted. Most Dover homes have electric dryers or bottled gas. State which, what the empty run told you, and where the vent ends.',
      ],
    },
    dishwasher: {
      heading: 'Hard water from limestone in Dover kitchens',
      paragraphs: [
        'Floridan well water leaves lime wherever it dries. In a dishwasher that is on the heater, in the nozzles, and on the float, which then sticks and lets the tub fill too little or too far. White powder on dark plates is the early sign, and an etched glass the late one.',
        'A built-in softener, found on some brands, wants salt and a hardness setting; many owners never set it. Look in the manual for that number and match it to your test strip. Without one, a whole-house softener pays for itself in machines saved. Smell of eggs at the first fill comes from sulfur in the well, and a carbon or air filter treats it. Give us the hardness, the brand and any leak you saw; with Dover wells, that is half the diagnosis.',
      ],
    },
    oven: {
      heading: 'Pies by the dozen: Dover ovens in berry season',
      paragraphs: [
        "Berry season fills the oven with pies, and pies boil over. Sugar on a hot floor burns to a black glaze that shields the lower element's heat and can eat into it. A bright spot or blister on the element means it is about to open.",
        "Set a foil-lined sheet on the rack below, never foil on the oven floor, for it reflects heat and melts to the enamel. When cold, look at the element with a flashlight; a break is a clean answer. Skip the self-clean cycle right before a market day, as its heat is what finishes weak parts. If you sell what you bake from a Dover stand, say so: some makers limit the warranty to home use. Describe the element and your oven's age.",
      ],
    },
    stove: {
      heading: 'Bottled gas and coil tops on Dover acreage',
      paragraphs: [
        'Gas mains are not common out here, so a flame on a farm stove comes from a tank in the yard. A tank near empty gives a weak, lifting flame, and a regulator full of mud wasps gives the same. Both belong to the propane dealer and not to us.',
        'Read the tank gauge first. Under ten percent, call for a fill and have them test for leaks when they relight. If the tank is full and one burner alone sulks, its cap is off center or its ports hold boiled jam; clean the cap in the sink, dry it, set it flat. Electric coils ask for less. On any Dover stove, gas smell means everyone out and a call from the road. When you book, tell us tank level, flame color and which burner.',
      ],
    },
    'wine-cooler': {
      heading: 'Cooling strawberry wine without a cellar',
      paragraphs: [
        'A Florida house has no cellar, and fruit wine wants a steady 55 °F. A small cooler in a farm kitchen can hold that, if its intake stays clear. Here the trouble is dust and pet hair drawn from the floor, since the grille sits an inch above it.',
        "Raise the unit on a low stand and vacuum the grille whenever you do the rug. Homemade bottles push corks if they warm and cool by turns, so a swing of more than six degrees deserves a call. Check first whether the door closes by itself from a hand's width. A mobile home floor in Dover may tilt, and one turn of a front foot fixes that. Let us know the swing, the stand, and how many bottles it holds.",
      ],
    },
    'range-hood': {
      heading: 'Dust and jam steam in a Dover hood',
      paragraphs: [
        "Making jam puts gallons of sugar water into the air. It condenses in a cold duct, runs back, and leaves sticky drops along the hood's lip. With farm dust on top, the filters clog twice as fast as the manual says.",
        'Start the fan five minutes before the kettle boils, so that the duct is warm, and let it run ten after. Wash metal filters the same evening; by next week the film is varnish. If brown drops fall although filters are clean, the duct may slope toward the kitchen, and that needs a ladder and a technician. Older farmhouses in Dover often have only a wall fan with a pull chain. Say which type it is, when drops appear, and if the fan slows while steam is heavy.',
      ],
    },
    microwave: {
      heading: 'Freeze nights, pumps and a blinking microwave',
      paragraphs: [
        'On nights when every grower pumps, power lines in the countryside carry far more load than usual. A microwave clock may blink at two in the morning for no other reason. Its control board counts each of those dips, and some of them lock until the plug is pulled.',
        'Unplug it for five minutes, or use the breaker if it hangs above the stove, then set the clock and heat a cup of water. If buttons answer and the cup gets warm, the board has survived. A plug-in surge protector is fine for a countertop model. In Dover it is also wise to know how far the kitchen is from the main panel. When you call, say what blinked, what the cup did and whether other clocks in the house lost time.',
      ],
    },
  },
} as const satisfies CityAdvice;
