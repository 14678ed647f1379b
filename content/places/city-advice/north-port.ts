// Advice for each appliance in North Port. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const northPortAdvice = {
  en: {
    refrigerator: {
      heading: 'Two-car garages and a North Port freezer',
      paragraphs: [
        'The two-car garage of a house on a quarter-acre lot is hot, wide and open to the pines. An upright freezer in it builds frost all summer on its coils each time the big door lets in wet air. Frost-free models then defrost too long and thaw the top shelf.',
        'Set it on the inner wall, the one shared with the house, and keep the big door down by day. A gasket that holds a dollar bill tight all round is sound. If snow is only at the upper corner, the hinge side has sagged. Flood roads in 2022 cut people off, so an alarm and ice packs are wise. When you call, tell us the nearest boulevard, gate or open lot, and where the frost is.',
      ],
    },
    washer: {
      heading: 'Soft well water foams in a North Port washer',
      paragraphs: [
        'Owners with a well and a softener use the dose on the cap, and the machine drowns in suds. Foam is air to a pump: it spins without moving water, the cycle adds rinse after rinse, and the code speaks of a drain. The cure is on the shelf, not in the machine.',
        'Use two tablespoons, no more, and run two rinses without soap to clear the past. If foam shows up in a clean rinse, keep going. When it drains well then, no visit is due. City water takes a somewhat larger dose. Tell us softener or none, the dose, and how many cycles ended in foam.',
      ],
    },
    dryer: {
      heading: 'Pine pollen and scattered-lot dryers in North Port',
      paragraphs: [
        "A house alone among pines gets their needles in everything. Long ones slip in at the dryer's flap, lie across the elbow like a grate, and catch lint. Nobody passes on an empty street to notice the hood is stuffed.",
        "Twist it off each quarter if the screws are within reach, draw the needles out, and set it back. Clear dry needles off the ground for three feet around that warm outlet. In Wellen Park and other planned communities the run goes to the roof and the association's rule for ladders applies. When you book, tell us the minutes, how many pine needles you found, and house or community.",
      ],
    },
    dishwasher: {
      heading: 'Creek water or your own well in North Port',
      paragraphs: [
        "Part of the city drinks from Myakkahatchee Creek and the Peace River supply, while many lots have wells. The difference is plain in a dishwasher's tub: pale gray plastic parts with city water, tan ones where iron comes up from the ground.",
        "If yours has gone tan, clean with citric acid, never with bleach, and look at the well's filter. Softened wells call for the least soap that works. New houses on the lots can have the inlet valve clogged with sand from the driller within a year. Listen: a fill should hiss for a minute or two. Let us know the color of the tub, how long it hisses, and whether you have a pump or a water bill.",
      ],
    },
    oven: {
      heading: 'A new oven in a young North Port house',
      paragraphs: [
        'In a city this young, your oven may be in its first ten years. Its faults are then those of youth: a door that was hung crooked, a shipping screw left in, a vent taped since delivery. Look along the door and the lower vent with a light for blue tape or foam left from the box.',
        'Paper in the drawer may show a warranty with the maker or with the builder. Use that first. After a storm power may come and go for days, and boards of any age can give up in the return. Switch off at the breaker when lights pulse. Tell us the closing date of the house, whether you checked the trim, and the code.',
      ],
    },
    stove: {
      heading: 'Far out on the grid: stoves in North Port',
      paragraphs: [
        "Single houses on long streets sit last on a feeder. When the only neighbor's heat pump starts, the lights sag, and an electronic cooktop may reset with a chirp. An older coil stove only dims for a blink.",
        "Keep a note of the clock times for three days. If they match the air conditioner's starts, it is FPL's or an electrician's matter; if random, a loose wire at the stove's own block, which can char. A smell of hot plastic means breaker off until someone looks. Where a house cooks with gas here, expect a tank. When you call, tell us what you noted, the type of top, and the nearest main road.",
      ],
    },
    'wine-cooler': {
      heading: 'Heron Creek dens and wine in summer',
      paragraphs: [
        'Planned communities such as Heron Creek or Talon Bay put a den at the front, facing the street and often west. A cooler in the wall unit there has its toe grille against thick carpet. The pile is as good as a hand over its mouth.',
        'Cut a strip of board beneath it, or lift it an inch on feet, and see the running time drop. Humid air gives outside mist by the week in August; that is no fault. What would be: a hum that never stops at night when the room is 75. On open lots, a power blink resets some units to a factory 46, so read the display after storms. Tell us carpet or tile, whether it hums at night, and the number it is set to.',
      ],
    },
    'range-hood': {
      heading: 'Pine country hoods: cap, needles and spiders',
      paragraphs: [
        'Outside a house among the pines, the vent cap gathers resin dust with kitchen grease, and the two set like varnish. A flap glued with it opens an inch and no more. You hear the fan work and see the window fog.',
        "With the fan off, ease the flap by hand from a steady footing, and wash its edge with warm soapy water. Solvent near a warm duct is a poor idea. Spiders build inside in houses used for winter alone. New plans often have a fan in the microwave with no outlet at all, so check that there is a flap. When you book, tell us whether there is a flap, how far it opens, and the hood's brand.",
      ],
    },
    microwave: {
      heading: 'Lightning over the lots: North Port microwaves',
      paragraphs: [
        'Flat land with one roof to the acre draws its share of strikes, and a long buried line carries them in. Over-the-range microwaves with a clock go first since they are never off. Their panels then show 88:88, or all keys beep and none obeys.',
        "A breaker off for five minutes brings some of them back. If not, ask what the age and the insurance deductible say, before the repair. Protection at the meter, offered by many utilities and electricians, covers the whole house. In the newest villages a maker's first-year promise may hold. Let us know what it shows, the night of the storm, and the North Port ZIP, as the city has several of them.",
      ],
    },
  },
} as const satisfies CityAdvice;
