// Advice for each appliance in Ellenton. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const ellentonAdvice = {
  en: {
    refrigerator: {
      heading: 'Opened in November: a refrigerator shut since spring',
      paragraphs: [
        'When winter visitors return to Ellenton, some find a refrigerator that was switched off and closed. Warm, dark and damp since April, its liner holds a smell that soap does not reach, and the gasket has grown to the frame with mold.',
        "Pull the door open slowly so the gasket does not tear. Wash with a quart of warm water and two spoons of baking soda, rinse, and let it air for a day before starting. Charcoal in a dish takes the rest in a week. Once running, give it a full day to get cold. If after that the freezer is above ten degrees, call. Say how it was left, how long, and the park's name with its check-in rule.",
      ],
    },
    washer: {
      heading: 'Park-home washers along the Manatee River',
      paragraphs: [
        "Low lots along the river have flooded in past storms, so ask where your park's water rises before you buy a machine that stands on the floor of a shed. A stackable pair inside, on the home's own floor, is often the better place.",
        'A washer that stood unused all summer has a dry drain trap and stiff hoses. On the first day run it empty on warm and watch all its joints. Drips at the tap end stop with a new rubber washer. Spin noise in a Colony Cove home is the floor as often as the drum. Let us know the Ellenton park and lot, shed or indoors, and what you saw on that first run.',
      ],
    },
    dryer: {
      heading: 'Quiet hours and winter laundry in Ellenton parks',
      paragraphs: [
        'Parks for people over 55 set quiet hours, and a dryer with a flat roller thumps through thin walls. Neighbors hear it before you do. The flat spot comes from standing: a drum that rests half a year on one point dents the rubber.',
        'Let it turn empty for fifteen minutes; a small dent may round itself. If the beat goes on, rollers and belt are changed as a set. Before you leave in spring, turn the drum a half turn by hand each time you pass, or leave a note for whoever looks in. Vendors have to check in at most gates. Tell us the hours, the beat slow or fast, and which Ellenton entrance a van should use.',
      ],
    },
    dishwasher: {
      heading: 'Small kitchens, roll-away and drawer dishwashers',
      paragraphs: [
        'In a villa kitchen with apartment-size machines, the dishwasher may be 18 inches wide, a single drawer or a roll-away. A drawer has a lid that comes down on a seal; when a cup stands too high, the lid stays up and an error shows.',
        "Take out tall things and try once more. If the error returns, look at the lid's edges for a fold. After a summer off, any of these may hum without washing because the pump stuck. Pour in a quart of warm water, wait the night. Manatee County's lake water leaves little chalk. Tell us drawer, roll-away or narrow, the code, and when it last ran. If you are away, your park may want a written permission for the visit.",
      ],
    },
    oven: {
      heading: 'Apartment-size ovens in winter homes',
      paragraphs: [
        "A 20-inch range has an oven that a large roasting pan simply blocks. Air can't get past the pan's edge, so the bottom burns. Guests at holidays meet this before the owners do.",
        'Choose a pan with two inches of air all round, and rotate it at half time. Cold-weather guests also ask ovens to warm the room, which they must not do. An oven shut off at the breaker since April may smell for ten minutes as dust burns. If it trips then, an element has taken up damp: stop. The narrow size has fewer parts on offer, so read us all digits of the model. Tell us in which months you live there.',
      ],
    },
    stove: {
      heading: 'Cooking for two on a narrow range',
      paragraphs: [
        'Two people cook on the same front burner every day, all winter. Its coil ages, its switch wears, while the other three look new. Swap front and rear coils of equal size each January and you double their life.',
        "If the new place has the same trouble, it follows the coil; if the old place stays bad, it is socket or switch. That is a fair test for anyone, done cold. A home with propane leaves the bottle closed in summer, so let the dealer open and check it. Should you smell it, go outdoors and call for help there. The park's manager in Ellenton may have his own gas dealer. When you book, tell us what the swap showed and the range's width.",
      ],
    },
    'wine-cooler': {
      heading: 'Leaving a cooler behind in April',
      paragraphs: [
        'Should you leave it on? With power in a shut home that is allowed to reach 85 °F, a cooler works more than in winter, with nobody to hear it fail. For cheap wine, empty it, switch it off and block its door open.',
        'For bottles you care about, leave the air conditioning at 78, the cooler at 58, and ask your lot neighbor to read it. River damp finds its way in where doors seal badly, so dry the gasket and dust it with a little talc. On return let it run a day before loading. If it does not reach 55 °F by then, call us. Tell us on or off, your Ellenton air-conditioner setting, and what the neighbor read.',
      ],
    },
    'range-hood': {
      heading: 'Carport-side vents and hoods in villas',
      paragraphs: [
        "The hood's flap in a park home often opens onto the carport. Exhaust and grease land on a parked car, so someone tapes the flap shut for summer and forgets it. The fan then runs against tape.",
        'Go and see on arrival: tape, a nest, or a screen furred with lint from the dryer beside it. All three you can take off by hand. If air still does not move, listen: a hum without turning is a stuck wheel, and off it should stay. Parks ask vendors to check in, so give the office our name. For your Ellenton villa tell us what was on the flap, speeds that work, and the hour when noise is allowed.',
      ],
    },
    microwave: {
      heading: "Six months unplugged: a microwave's first day back",
      paragraphs: [
        'Unplugging a microwave for summer is right. On return the clock wants setting, and some models refuse to heat until it is set. A gecko or ants may have moved in behind the panel, where it is warm and dark.',
        "Plug in, set the time, and run water for a minute. If ants come out of the vents, set it outside and ask for advice before using it. If it blinks codes at rest, an insect can have shorted the board, and a countertop one is then done for. Over the stove, we should look. In Ellenton's parks those hang from light walls, so press gently to see if it is firm. When you call, tell us whether you found a code, insects or a wobble.",
      ],
    },
  },
} as const satisfies CityAdvice;
