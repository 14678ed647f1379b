// Advice for each appliance in Tarpon Springs. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const tarponSpringsAdvice = {
  en: {
    refrigerator: {
      heading: 'Low utility rooms and a Tarpon Springs refrigerator',
      paragraphs: [
        'A second refrigerator in a utility room by a bayou stands where the flood arrives first. Its compressor is four inches from the floor. Once that has been under brackish water, rinsing is no rescue, for the terminals rot within months and may fail hot.',
        'Raise the spare on a sturdy block platform, its cord high, or move it up into the kitchen in hurricane season. In dry weather the same damp makes doors sweat: run the energy-saver switch on its moist setting, if your model has one. Photograph the rating label now for your insurer. When you book, tell us whether the room has ever been wet, and what the temperature inside has done since yesterday.',
      ],
    },
    washer: {
      heading: 'After Idalia and Helene: washers near the bayous',
      paragraphs: [
        'Streets at the Sponge Docks went under in two storms a year apart. Anyone who replaced a washer after the first learned to ask where the next should stand. A closet on the main floor of a frame house can take a stacked pair if its joists are braced.',
        "Until then, plan the retreat: know the two taps, own a strap and a hand truck, keep a cap for each hose. The city's desalted groundwater is gentle, so a slow fill is seldom lime; suspect the screens or a half-shut tap. By Lake Tarpon, salt drops out of the story. Give the floor height over the street, a note on earlier floods, and how your Tarpon Springs washer sounds.",
      ],
    },
    dryer: {
      heading: 'Victorian walls and a Tarpon Springs dryer vent',
      paragraphs: [
        "Outside work on the town's historic homes needs the city's approval, and a dryer outlet in carved clapboard counts as that. So the first owner's vent, through a pantry window panel or a porch floor, lives on. A panel leaks damp back inside.",
        'Seal its edges with foil tape and renew the flap; neither alters the outside. A porch-floor outlet should blow clear of lattice and never into the closed space beneath. Bayou dampness turns lint to paste at any cool elbow, so shorter is better. Ranch houses east have a plain wall and plain troubles. Tell us panel, porch or wall, the damp you notice, and how old it is.',
      ],
    },
    dishwasher: {
      heading: 'Reverse-osmosis water for Tarpon Springs dishwashers',
      paragraphs: [
        'The city pumps brackish groundwater and takes the salt out by reverse osmosis. Fresh well water is blended in. What comes out has less lime than most limestone water, so a dishwasher set for hard water may overdo it. You would see fine foam at the vent, slippery plates, and glasses that lose their sparkle for good.',
        "If you do, set the rinse-aid dial at its lowest mark and halve the powder. In a low room, look at the floor beneath before and after a king tide or hard rain, since not every puddle is the machine's. A drain that ties into old iron pipe also backs up then. Was the puddle sudsy, muddy or clear? When you call, tell us which it was and the mark the dial had.",
      ],
    },
    oven: {
      heading: 'Easter lamb and a full oven in Tarpon Springs',
      paragraphs: [
        'A big roast on a low rack and pans above it fill an oven to its walls. Air stops moving, the lamb cooks from below, and the pastry stays pale. If this comes only with a full house, no part has failed; swap the shelves halfway and add a quarter of the time.',
        'Trouble with a single tray is another thing. An electric element with a dark gap, or a fan that does not turn, shows itself through the door. Frame houses near Spring Bayou may hold a range on an aged cable, so feel if the outlet wall is warm. Book before the feast rather than on its eve. Tell us the width, and whether the element or the fan has failed.',
      ],
    },
    stove: {
      heading: 'Bayou damp and clicking Tarpon Springs burners',
      paragraphs: [
        'Fog lies on the bayous at dawn and comes in by any open sash. It settles in the spark switches behind the knobs of a gas or propane range, and one click becomes a hundred. By ten, when the sun is in, it stops.',
        "Shut the window at night and run a fan toward the range for an hour. If the sparks keep coming on a dry day, a switch is worn and its harness should be changed. Pull the range's plug only if it is in plain reach. Electric coils in low rooms suffer at their plugs. In the gates near Lake Tarpon this is rare. When you book, tell us the hour, whether it was dry or foggy, and which knob.",
      ],
    },
    'wine-cooler': {
      heading: 'Old porches, thick walls and wine in Tarpon Springs',
      paragraphs: [
        "A Victorian house keeps a fair cellar without a cellar: an inner pantry, windowless, with plaster walls, stays milder than the rest. A cooler there runs little. The sleeping porch where people like to put it swings with the sun and takes the bayou's air as well.",
        "Choose the pantry, then see to breath: leave its door open a palm or fit a grille. Sloping boards need one corner raised so the door falls shut. Mildew on labels tells that the gasket lets air by. If water came into the room in 2024, even a foot, have the outlet tested before plugging in. Let us know the room's range of temperatures, and whether you see mildew.",
      ],
    },
    'range-hood': {
      heading: 'Fried squid, sea salt and a Tarpon Springs hood',
      paragraphs: [
        'Fish and squid in hot oil throw a fine mist that a weak hood never catches. In this town salt from the bayous sits in the same film, and it eats through a thin aluminum mesh. When you see daylight through a torn spot, grease is reaching the motor.',
        "Mesh screens are cheap and sold by size, so measure yours edge to edge, thickness too. Baffles of stainless last longer if the hood accepts them. Among the historic homes an outside cap calls for the city's approval, while a new motor does not. Run the fan until the kitchen smells of nothing. Tell us whether the flap is torn, the three sizes, and how far the kitchen is from open water.",
      ],
    },
    microwave: {
      heading: 'One wet outlet behind a Tarpon Springs microwave',
      paragraphs: [
        'High water need not touch a microwave to end it. Cable in a low wall wicks brackish water upward, past the flood line by a foot or two, and the outlet behind the counter corrodes from its back. Its face still looks new.',
        'A tester with three lamps, ten dollars at the hardware store, tells if its ground is still there. No ground, or a lamp that flickers, means an electrician before all else. Then heat a mug. A hum with cold water says the high-voltage side is gone, and a counter model is finished. In mobile homes look for a shelf that is too tight. When you call, tell us what the lamps and the mug showed, and whether the house has flooded.',
      ],
    },
  },
} as const satisfies CityAdvice;
