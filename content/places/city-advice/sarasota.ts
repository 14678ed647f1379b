// Advice for each appliance in Sarasota. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const sarasotaAdvice = {
  en: {
    refrigerator: {
      heading: 'Built-in columns in a quiet Sarasota tower',
      paragraphs: [
        'A European column refrigerator is hung on rails inside its cabinet, with a panel of the same wood as the wall. To reach its rear it must come out whole, over a floor that marks easily. Towers downtown also ask that no hammering be heard in season, so a long job has its months.',
        "Much can be done from the front all the same: fan, sensor, seal, light, ice. Note which drawer is warm and whether the compressor can be heard at all. If you are away in August, leave someone able to send a photograph of the display. Have the maker's full number from inside the door, the insurance wording your manager wants, and the elevator's free hours.",
      ],
    },
    washer: {
      heading: 'Ventless laundry pairs in Sarasota condos',
      paragraphs: [
        'European washers of 24 inches heat their own water and run from one cold tap. In a bayfront closet that is handy, as long as the 240-volt outlet they share with the dryer is sound. A pair that trips together at the hot stage has a supply question, not two broken machines.',
        'Start the washer alone on cold, then alone on hot. Trip on hot only: its heater leaks to ground. Trip with both: the shared outlet is overtaxed. Clean the small filter at the foot first with a towel ready. Owners who shut up for summer should leave the door ajar and the tap closed. When you call, tell us the brand, which of those tests tripped it, and whether water can be shut in the closet.',
      ],
    },
    dryer: {
      heading: 'No outside wall: dryers in Laurel Park cottages',
      paragraphs: [
        'A cottage of 900 square feet has its dryer in a hall closet, far from any wall that looks outward. Either a duct dives beneath the wood floor or it climbs to the attic. Both are long for the size of the house, and mice know the first.',
        "Smell helps: warm earth means a duct open below, hot dust means one open above. In either case stop until it is closed up. A heat-pump dryer is a quiet way out where no vent can be had. Gas ones are met with in these old streets too, and need a duct without exception. Give us the smell, the path of the duct if you know it, and the year of your Sarasota cottage's last rewiring.",
      ],
    },
    dishwasher: {
      heading: 'Panel-front dishwashers and the Sarasota gap',
      paragraphs: [
        'A panel dishwasher looks like a drawer front and shows its state by a beam of light on the floor. When that beam goes red or the door floats back up, the panel may simply be too heavy for its springs after new cabinet doors were made. Springs can be tuned from the front.',
        "City water, part of it through reverse osmosis, is mild; county water beyond the limits differs. Set the hardness in the menu to suit, as these models have a built-in softener that eats salt if set too high. A modernist house may have a counter of odd height, so any swap is a carpenter's job. When you book, tell us the color of the beam, who made the panel, and whether your water bill is the city's or the county's.",
      ],
    },
    oven: {
      heading: 'Sarasota School houses and ovens without standard openings',
      paragraphs: [
        'Modernist houses were drawn as a whole, down to the steel trim round the oven. Nothing made today slips into those openings, and cutting the trim spoils what people come to see. A good repair, then, is part of keeping the house.',
        'Old thermostats, door glass and elements can be had or rebuilt, though it takes weeks. Photograph the oven from straight ahead with a tape in view, and then the tag. Do not test by clean cycle. If heat is merely off by thirty degrees, live with a thermometer until we come. Towers hold steam ovens, which want descaling by the menu. Send the photos, and tell us how it fails and how long you can wait.',
      ],
    },
    stove: {
      heading: 'Induction on the bayfront, gas in the bungalow',
      paragraphs: [
        'In a glass tower cooks choose induction, cool and flush with the stone. Old bungalows around Gillespie Park may have a flame from Peoples Gas. The first fails in halves: two zones on one module go dark together with a code. The second fails by burner.',
        'For induction, hold a magnet to the pan first, and leave the breaker off ten minutes to clear a code. A fan under the glass should whir for a while after cooking; without it the module overheats. For gas, one cap dried and seated cures many a click. Sealant around flush glass must be cut before it lifts, which is ours to do. Tell us code or click, and the floor or the street.',
      ],
    },
    'wine-cooler': {
      heading: 'Leaving a Sarasota cellar column for August',
      paragraphs: [
        'Many owners are away when it is hottest, and a tall wine column carries on alone. What hurts is not the absence but the air conditioner set up to 84 to save. The column then runs twice as long in air that is damp as well, and labels bloom with mold.',
        'Keep the room at 78 or lower, humidity under 60, and the condenser freshly cleaned in June. A sensor that texts when the door zone passes 60 °F costs little. Ask a neighbor to listen once a week. On return, if red and white zones have met in the middle, a damper has stuck. Towers in Sarasota need notice of our call. When you call, tell us who has the key, and what the panel reads.',
      ],
    },
    'range-hood': {
      heading: 'Island hoods in open Sarasota plans',
      paragraphs: [
        'Over an island the smoke has no wall to climb, so a hood must be wider than the range and hang no higher than 30 to 36 inches above it. Designers like it smaller and higher. The result is a roaring fan and a house that smells of fish, with no part at fault.',
        'Run it low well before you cook, and close the slider, as a sea wind pushes the plume aside. If noise has grown on one speed only, a bearing is going; on all, the mesh is full. Remote blowers on the roof of a condo belong to the building in part. For your Sarasota kitchen tell us height, width, and where the blower sits, if you know it.',
      ],
    },
    microwave: {
      heading: 'Drawers and trim kits in Sarasota kitchens',
      paragraphs: [
        'The flush look of a bayfront kitchen comes from a microwave drawer or a trim kit that hides the edges. Both leave little air. A drawer that opens by itself half way and returns has crumbs on its track or a sensor it cannot see past; wipe the rails, no spray, and try it empty.',
        'Beyond that, the unit has to come out on a pad, for it weighs about eighty pounds. In towns of quiet hours, that means a set time. Trim kits fit one family of models, so repairing the oven keeps the frame useful. Cottages with a counter model need none of this advice. When you book, tell us the brand, drawer or kit, and what it does at the halfway point.',
      ],
    },
  },
} as const satisfies CityAdvice;
