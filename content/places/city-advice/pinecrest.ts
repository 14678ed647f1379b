// Advice for each appliance in Pinecrest. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const pinecrestAdvice = {
  en: {
    refrigerator: {
      heading: 'Column refrigerators in a Pinecrest kitchen',
      paragraphs: [
        'Columns split the work: one tall cabinet is all refrigerator, the other all freezer, each with a compressor of its own. When one warms, the other does not help, yet it gives you a place for what matters while you wait for the right part. Move milk and medicine first.',
        "Look at the grille across the top, where many columns breathe, and check that a remodel's crown molding left it open. With a generator behind the house, as is common on these tree-lined streets, note the hour of the last switchover; a board that froze at that minute is likely just confused and may need a reset, done by leaving its breaker off for some minutes. Tell us left or right column, and when the power was last out.",
      ],
    },
    washer: {
      heading: 'Two laundry pairs under one Pinecrest roof',
      paragraphs: [
        "With a second pair in the house, a failed washer is a nuisance and not a crisis. Use the spare time well: run the machine's own test cycle, note at which minute it stops, and read the code rather than guess. The same minute twice in a row is worth more than any description.",
        'Rust-colored stains on shirts raise a question here, because some older lots irrigate from wells. Household water comes from the Alexander Orr plant, so a sprinkler hitting sheets on a line is a better suspect than the washer. Check that before replacing a valve. Pinecrest driveways are long, so say where the laundry is in the house and which entrance is nearest. Give us the brand, the minute and the code.',
      ],
    },
    dryer: {
      heading: 'Long duct runs in large Pinecrest houses',
      paragraphs: [
        'When an old ranch house is replaced by one twice its size, the laundry moves toward the center. From there to open air can be thirty feet or more, with turns. A long duct is legal only within limits, and past those a booster fan has to help; if that fan dies, nothing tells you but the clothes.',
        "Find out whether yours has one. Ask the builder's papers, or listen for a second motor starting a few seconds after the drum. Leaves from the canopy can also bury a low vent hood behind shrubs, so have the gardener in Pinecrest keep a foot clear around it. Let us know the booster's brand if there is one, which of the dryers is slow, and how the loads compare between the two.",
      ],
    },
    dishwasher: {
      heading: 'Panels, soft water and a Pinecrest remodel',
      paragraphs: [
        'Homes on acre lots here may have a whole-house softener on top of county treatment. Twice-softened water foams with a normal dose of detergent, and foam creeps out below the door and sets off the leak sensor. The machine shows a fault, the floor is damp, and no gasket is to blame.',
        "Taste is a poor guide; a test strip is better. At zero to three grains, use a third of the usual powder and set the machine's own softener to off. A guest-house unit that idles for weeks should get a rinse now and then. Tell us if a softener stands in your Pinecrest garage, how much detergent you use, and whether the front is a custom panel that must stay with its hinges adjusted.",
      ],
    },
    oven: {
      heading: 'Doubles, steam and spare ovens in Pinecrest',
      paragraphs: [
        'A kitchen with a double oven and a steam oven can afford to wait for the proper part, and that is often wise. Exchange boards from unknown sources may fit the plug and still lack the right software. Cook in the healthy one meanwhile and leave the other off at its breaker, not merely at its knob.',
        'Steam models hold a small tank and a boiler. If yours demands descaling again and again straight after you did it, the probe that senses minerals may be coated and not the boiler. Filtered water slows that down. Generator tests are a further clue: ovens that beep each week at the same hour in Pinecrest are hearing the transfer. Note the hour, the demand shown, and the exact model of each cavity.',
      ],
    },
    stove: {
      heading: 'Rangetops with six burners and one spark box',
      paragraphs: [
        'On a wide rangetop each burner has its own electrode while a single module fires them all. If every burner clicks as soon as one knob turns, that is normal. If they click with no knob turned, a switch under one of them is wet, and finding which saves buying a module.',
        'Dry the knobs overnight and test in the morning, left to right. Write down the first that sets it off. Pinecrest kitchens at this scale also have a griddle or grill with its own thermostat, and that fault stands apart from the burners. We list no gas main as a given for this village, so please name your supply: utility gas, a buried propane tank, or electric. If you smell gas, everyone goes out to the street, and 911 comes first.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine room or a column in Pinecrest',
      paragraphs: [
        'Some houses here keep a whole room at 55 degrees with a split cooling unit; others have a column or a cabinet. They are separate trades. A wine cabinet or column is an appliance, and that is what we repair. A room with ducts and a condenser on the outside wall belongs to an air-conditioning company.',
        "So look at where the heat goes. If it leaves by a grille in the kitchen, it is ours; if it leaves by a unit in the yard, it may not be. Power cuts from fallen limbs do both harm, since a warm restart is the hardest minute of a compressor's month. Put the cabinet on the generator's circuit list if you can. When you book, tell us where the grille is, the model and the reading of each zone.",
      ],
    },
    'range-hood': {
      heading: 'Canopy leaves and roof caps in Pinecrest',
      paragraphs: [
        "Deep shade is lovely until it lands on the roof. Leaves and seed pods collect behind the kitchen's exhaust cap, hold water, and block the damper from opening. Your hood grows loud, since the fan labors against a lid.",
        "Ask whoever blows the roof clean to look at that cap without stepping on it. From inside, a sheet of tissue held near the filter on high tells you the rest. Ranch houses from the fifties may still have the first duct, thin and full of seams, even if the hood is new; grease stains on a ceiling nearby suggest a leak at one of them. Tell us about the roof, the tissue test and the blower's rated size, if you can read its label.",
      ],
    },
    microwave: {
      heading: 'A drawer, a pantry unit and a guest house',
      paragraphs: [
        'A property with a guest house tends to own three microwaves of three ages. Rank them before you ask for help. The drawer is worth mending, the over-the-range one often is, and a plain box in the guest kitchen is seldom worth more than a new plain box.',
        'Storm weather matters for all. Limbs take down lines in Pinecrest, and the moment power returns is when clock boards die. Any unit that went dark on the same evening as others shares their cause, so list the whole set. Leave doors that no longer latch alone and unplug those ovens if the cord is in reach. For the drawer we want its width, the counter above it, and whether anything blocks its travel; for a hung unit, the stove below.',
      ],
    },
  },
} as const satisfies CityAdvice;
