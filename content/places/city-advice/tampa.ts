// Advice for each appliance in Tampa. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const tampaAdvice = {
  en: {
    refrigerator: {
      heading: 'Three Tampas, three ways a refrigerator fails',
      paragraphs: [
        'In Seminole Heights the trouble is the outlet, in a Bayshore tower the service elevator, and in New Tampa the cheap water line a builder left behind the cabinet. One brand, three visits. So the address tells us half of it before a tool is out.',
        'In a bungalow, check that the plug is not warm and the outlet has three holes. In a tower, book the elevator and ask about a certificate of insurance. In the north, pull the machine out a foot and look at the line: clear plastic that has turned yellow should be replaced with braided steel before it bursts. Give us the ZIP code first when you call, next the model, and what you saw behind it.',
      ],
    },
    washer: {
      heading: 'Builder hoses on the second floor in New Tampa',
      paragraphs: [
        'A two-story house in New Tampa may carry its laundry upstairs, fed by hoses that the builder picked. Plain rubber is best changed after five years or so. A burst one lets go several gallons a minute, and the ceiling below is the first to tell you.',
        'Press a thumb along each hose: a soft spot, a blister, or rust at the crimp means change it today. Shut the taps when you leave for more than a night. Under the machine a pan needs a drain pipe that leads outdoors, so pour a quart in to see where it goes. Moderately hard river water is easy on valves by comparison. When you call, tell us the floor, the kind of hose, and where that quart went.',
      ],
    },
    dryer: {
      heading: 'A Channelside dryer twenty floors above the street',
      paragraphs: [
        'In a tower the dryer sends its air sideways, through a duct in the ceiling, to a grille on the balcony wall or into a shared shaft. That run can exceed what the maker allows by double, and a booster fan was added to help. When the booster stops, drying slows overnight rather than by degrees.',
        "Listen above the laundry door for a soft whir a few seconds after the start. No whir, and the building's engineer may know the fan's breaker. Lint on a balcony grille is yours to wipe. High floors need an elevator reserved and papers sent ahead; ask your Tampa management what it wants. Tell us the floor, whether you heard the whir, and whether it is stacked or combined.",
      ],
    },
    dishwasher: {
      heading: "River water and Tampa's dishwashers",
      paragraphs: [
        'The city treats the Hillsborough River for most of the year and buys regional water when the river runs low. A dishwasher feels the change as a film that arrives in a dry spring and leaves with the rains. Owners who replace the machine in May would have been happy with it by August.',
        'Follow the season: rinse aid up a notch in the dry months, down when glasses bead. In Hyde Park kitchens the drain may join an iron pipe as old as the house, which fills with grease and sends water back into the tub. If the sink burps as well, a plumber comes before us. Let us know the month it began, whether the sink is slow, and from which part of Tampa you call.',
      ],
    },
    oven: {
      heading: 'Gas ovens from Ybor to Bayshore',
      paragraphs: [
        'Peoples Gas has mains in the city, so a bungalow kitchen may bake with flame. The usual end of such an oven is a tired igniter: it glows orange for a minute or more before the burner catches, and each week a little longer. Count those seconds; over ninety is a fault, even if dinner still gets done.',
        'A smell that lasts beyond the first half minute is no wait-and-see matter. Knob off, windows open, everybody outside, and call the gas company from there. In condos ovens are electric and shallow, with codes. Historic houses in Ybor City may have a narrow 24-inch range that few stores carry. For your Tampa oven give the seconds, the width, and flame or element.',
      ],
    },
    stove: {
      heading: 'Old wiring under a Seminole Heights stove',
      paragraphs: [
        'Houses with porches from before 1930 were wired for lights. An induction top or a five-burner electric stove brought into one asks for forty amps on a line that was never put in. It may run a year with two pans and trip at the first dinner party.',
        "Read the label beneath the cooktop for its amps and the breaker's handle for its own; the second should not be less. Gas is the older answer in these streets, and its tops need a plain outlet only, for spark and clock. Clicking that will not stop is damp in a switch, common after the floor is mopped. Tell us both numbers, and the year of the last rewiring.",
      ],
    },
    'wine-cooler': {
      heading: 'Bayshore towers and a quiet wine column',
      paragraphs: [
        'Tall glass facing the bay turns a living room into a greenhouse by four in the afternoon. A wine column there fights sun on its door as well as its own warm cabinet. UV-safe glass slows the aging of a bottle; it does not keep out heat. A blind is cheaper than a compressor.',
        "If it is built in, its breath goes in and out at the toe, and any rug or pet bed there chokes it. Salt reaches open balconies on these floors, so shut the slider at night. The elevator and the insurance paper matter if a column must come out for work. In Tampa's north such a unit is a garage habit, and heat is its foe. Note which way the room faces and the four o'clock reading.",
      ],
    },
    'range-hood': {
      heading: 'Hoods in Hyde Park and what the board sees',
      paragraphs: [
        'A new outlet on a street front in Hyde Park, Ybor City or Tampa Heights comes before a historic board, so it pays to bring the old one back to health. Most die of a motor, a switch or grease, and none of those shows from the sidewalk.',
        'Take the screens off with the breaker down and look up: a wheel caked brown wants cleaning, a wheel that wobbles wants bearings. South of Kennedy Boulevard sea air off the bay stiffens the flap outdoors, so work it with a finger twice a year. A downtown condo may share a roof fan, heard but not owned. Then its manager calls. Tell us the street, the noise and the name on the label.',
      ],
    },
    microwave: {
      heading: 'After Helene: microwaves on low Tampa streets',
      paragraphs: [
        'The surge of September 2024 stood in kitchens on Davis Islands and along other low bayfront streets. A microwave above the waterline may look untouched, but the outlet and cable behind it drank salt. Months on, its plug turns green, and the unit stutters or dies.',
        'Have the circuit opened and tested by an electrician before a new microwave goes in. One that was under water is scrap, however dry it seems. A drawer microwave sits at knee height and is the first to be lost. Inland, nothing of the sort applies: there a storm means surges on the wire. When you book, tell us if your Tampa house flooded, whether the wiring was replaced, and what kind it is: counter, drawer or hood type.',
      ],
    },
  },
} as const satisfies CityAdvice;
