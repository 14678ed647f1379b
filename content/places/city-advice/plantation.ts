// Advice for each appliance in Plantation. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const plantationAdvice = {
  en: {
    refrigerator: {
      heading: 'Generators, old shade trees and Plantation refrigerators',
      paragraphs: [
        'After Hurricane Wilma many homes here added a generator, and refrigerators with electronic compressors are picky about the power they get. A small unit with uneven voltage can make the control refuse to start. One of the inverter type pleases it. The refrigerator seems dead for as long as the outage lasts and fine after it.',
        "If that has happened to you, note the generator's model and what else ran on it. Do not feed the house through an outlet; that is for a transfer switch. Remodeled kitchens in Plantation also like to enclose a refrigerator on three sides, so check for an inch of air above. When you call, tell us whether the fault came on generator power, on utility power or on both, and for how long.",
      ],
    },
    washer: {
      heading: 'Membrane-soft water and too many suds in Plantation',
      paragraphs: [
        "Plantation's membranes leave little hardness, and soft water makes suds with a spoonful of soap where a capful is printed on the bottle. Suds cushion the clothes, so they come out dull; they also fool the pump, and the washer adds rinse after rinse. The cycle that used to take fifty minutes takes ninety.",
        'Run it empty with no soap and look through the glass or under the lid. Foam on a soapless run is old soap. Two or three such runs clear it. Then halve your dose. On acre lots around Plantation Acres, barn towels and saddle pads carry hair that clogs the trap, so clean it after each of those. Tell us foam or no foam, cycle time, and whether horse gear goes in.',
      ],
    },
    dryer: {
      heading: 'Lint before rust in a Plantation dryer vent',
      paragraphs: [
        'Far from the shore, a vent cap can hang for twenty years without rusting, and its age then hides what is inside. Ranch houses here were extended room by room, and some of their ducts were extended with them, one elbow for each addition. Lint gathers first where two pipes were joined with screws.',
        'Have the joints taped with foil and the screws taken out; their points comb the lint from the air. Hedges matter as well, since old ones in Plantation grow right over the cap. Cut back until you can see it from the path. If the machine is slow after that, the fault may be in it. When you book, tell us hedge or none, the number of rooms between dryer and daylight, and the time per load.',
      ],
    },
    dishwasher: {
      heading: 'Little scale but some etching in Plantation',
      paragraphs: [
        "Here the dishwasher's usual enemy, lime, is mostly gone from the water before it reaches you. The less usual one takes its place: soft water with strong detergent slowly eats glass. A rainbow sheen or a milky ring that vinegar will not move is the mark, and it cannot be undone.",
        "Cut the dose, lower the temperature for glasses, and switch any built-in softener to zero. If plates show grit, that is spray or filter and has nothing to do with water. In opened-up kitchens look too at how the machine is held, because a new stone top without brackets lets it rock. Jacaranda's condos may need the office to close the water. Tell us sheen or grit, your tablet brand, and the Plantation neighborhood.",
      ],
    },
    oven: {
      heading: 'Wall ovens of a width no longer sold',
      paragraphs: [
        'Remodeled kitchens in Plantation sometimes kept the old built-in oven, and it may be 24 or 25 inches wide, from a time when makers did not agree. New ones come at 24, 27 and 30, with other heights. Measure before you wish it gone: a fan, sensor or hinge for it may be the sane choice.',
        'Look for the tag at the side of the door, or below the control panel on very old ones. Write down the opening, not the face. Where a contactor clicks and no heat comes, the element or the wire to it has burned; where nothing clicks, look to the control. The trees here bring outages, so tell us if it died with one. Tell us the size of the opening, what is on the tag, and whether you heard a click.',
      ],
    },
    stove: {
      heading: 'Opened kitchens and island stoves in Plantation',
      paragraphs: [
        'Taking out a wall in a ranch house often sent the stove to an island, with its power run under the slab or through a chase. Such cables were joined at the old wall box, and a poor joint there makes burners weak on all settings. One weak burner is a part; four weak ones is the supply.',
        'Put a small pot of water on each for five minutes and see which boil. If the clock dims when two are on, stop and say so. On the acre lots of Country Estates, propane is a possibility, and a half-closed tank valve also makes all flames small. Leave that valve to the supplier. Let us know how many of the four fall short, fuel, island or wall, and the year of the Plantation remodel if known.',
      ],
    },
    'wine-cooler': {
      heading: 'Barn bars, villa kitchens and Plantation wine',
      paragraphs: [
        'A tack room bar on an acre lot is a charming place for a wine cooler and a hard one. Hay dust is finer than lint, and it felts the condenser within weeks. Villas at Jacaranda, with a cooler beneath a small counter, have clean air but little of it.',
        'For the barn, an outdoor-rated model and a monthly vacuum are the minimum, plus a door that latches against mice. For the villa, keep the toe clear. Surge protection came with many generators in Plantation after Wilma, so ask if your panel has a unit and whether its lamp still glows, because these devices wear out. Tell us barn, house or villa, lamp lit or dark, the model, and what temperature it reaches by dawn.',
      ],
    },
    'range-hood': {
      heading: 'Shade, hedges and where Plantation hoods let go',
      paragraphs: [
        "Old hedges and deep eaves look good and trap air. A hood that exhausts under an eave, behind a hedge, sends its smell back through the nearest window and greases the soffit. Look up there in daylight; a yellow fan shape on the paint is last year's frying.",
        'Opening the hedge is the first repair. The second may be the grille, where grease and leaf dust make a mat. In kitchens enlarged over the years the hood often stayed where the old stove was, while the new one moved a foot aside, and no motor catches smoke from there. Measure how far the outer burners stick out past it. When you book, tell us that figure, and whether the duct leaves by the soffit or the roof.',
      ],
    },
    microwave: {
      heading: 'Remodel leftovers: microwaves in Plantation kitchens',
      paragraphs: [
        'Kitchens opened up in stages can hold a microwave from one stage and its cabinet from another. If the shelf was built for a smaller one, its vents end up an inch from wood, and you will smell warm varnish during long runs. That is heat the maker did not plan for.',
        'Run it for ten minutes on a big bowl of water, then feel the wood at the sides. Warm is fine, hot is not. A unit moved to open air often recovers from its shutdowns. Those above a stove have a different rule, and their vents need two clean screens. In Plantation, with its storms and trees, also say if the clock has failed after an outage. Give us the size of the shelf and of the oven, and say whether it ran hot or warm.',
      ],
    },
  },
} as const satisfies CityAdvice;
