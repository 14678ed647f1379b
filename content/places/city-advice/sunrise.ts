// Advice for each appliance in Sunrise. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const sunriseAdvice = {
  en: {
    refrigerator: {
      heading: 'One galley width in all of Sunrise Lakes',
      paragraphs: [
        'Kitchens in the numbered phases were drawn alike, and the gap for the refrigerator allows little more than thirty inches. People who bring a bigger one from a former house learn that the door cannot open past the wall. Before you replace, repair often wins in Sunrise simply because the old cabinet fits.',
        'A top-freezer model has few parts: a defrost timer, a thermostat, a fan. If the freezer is hard and the lower part warm, think of frost behind the back panel; a day switched off with both doors open, towels down, both proves it and buys time. Is the second one on a screened porch? Heat and damp there make its gasket sweat, so note what the porch reads at three in the afternoon. Give your phase and building number first when you call.',
      ],
    },
    washer: {
      heading: 'May your Sunrise building have a washer at all?',
      paragraphs: [
        'Retirement buildings may forbid washers inside apartments, because their drains were planned for a sink and a tub. A machine put in quietly by a former owner then becomes yours, with its risk. Look in the documents before you repair it, since we would rather tell you that than mend something you must remove.',
        'Where one is allowed, a compact model on a kitchen tap is common, and its adapter is the part that leaks. Let it drip in a cup: one drop a minute means a new washer ring. In townhouses by Sawgrass a full-size pair stands upstairs, and there the pan and its drain are worth a glass of water as a test. When you book, tell us which rule applies, and whether the hoses screw on or click on.',
      ],
    },
    dryer: {
      heading: 'Hot carports and dryers that quit at noon',
      paragraphs: [
        'A dryer in a carport closet breathes in the air around it. In the block houses of east Sunrise that air may be well over 95 in summer, and a worn high-limit switch, made to open on heat, opens for nothing. The drum goes on turning, cold, and by evening all is well again.',
        'Write down the hour it fails, for three loads. Noon loads cold and night loads warm make a case against that switch, or against a vent half shut by paint and lint. Paper towels held at the hood show the difference in draft. Condos without hookups have a shared room, and the machine there belongs to the association or its vendor, not to you. If it is your own, give us the nearest cross street and the three times you noted.',
      ],
    },
    dishwasher: {
      heading: 'Dishwashers added later to Sunrise condo kitchens',
      paragraphs: [
        'A galley from the retirement phases often had no dishwasher at first. The one you own was fitted beside the sink where a drawer base stood, so its feet rest on an unfinished floor and the drain hose climbs through a hole in the cabinet. If the hose has no high loop, sink water runs back into the tub.',
        "Look below the sink: the hose should rise to the underside of the counter before it goes down. If it hangs like a jump rope, tie it up and run a rinse; you may have cured the smell for nothing. The city of Sunrise runs one of the county's larger water systems from limestone wells, and a cup of rinse aid a month handles what it leaves. Tell us about that loop and the width: eighteen inches or twenty-four.",
      ],
    },
    oven: {
      heading: "Small ranges, grown children's recipes, Sunrise condos",
      paragraphs: [
        'Ovens in retirement kitchens may stand idle for weeks, then carry a holiday dinner. Idle is not restful: the bake element draws damp, and the first long heat can split its sheath with a pop and a bright spot. It looks worse than it is, because the breaker does its work.',
        'Leave the door shut, turn everything off, and look again when it is cold. A white blister or a gap in the rod is the answer, and the element is among the cheaper parts on a range. Run the oven for fifteen minutes each month to keep it dry. Where you rent in a Sunrise building, ask the owner before you book. Say on the phone whether the rod broke, or whether it stayed dark from one end to the other.',
      ],
    },
    stove: {
      heading: 'Glass tops and reaching across them in Sunrise',
      paragraphs: [
        'Many who live in an age-restricted building choose a stove with its knobs in front, and for good reason: nobody should lean over a hot coil at eighty. Front knobs have a cost, since each wipe of the counter sends water down the shaft. A zone that clicks or will not go out starts there.',
        'Pull the knob straight off when all is cold, dry the shaft, and see whether a rubber ring still seals it. A ring is small money. If the stove turns on by a bumped hip, ask about a model with push-to-turn knobs, or use the breaker when grandchildren visit. Townhouse kitchens near the arena use newer tops with touch locks. Let us know the age of the stove, where its knobs sit, and your phase in Sunrise Lakes.',
      ],
    },
    'wine-cooler': {
      heading: 'A porch in Sunrise is no cellar',
      paragraphs: [
        'Screened porches look like the natural place for a small wine cooler. They are the hottest, dampest corner of the home from May on. A thermoelectric model can only go some twenty degrees below the air around it, so at 92 outside your wine sits at 72, with the unit perfectly healthy.',
        'Test that before you pay anyone: carry it indoors, wait a day, and read it again. Reached 55? Then keep it in the hall. Still warm in a cool room? The fan or the cooling plate has failed, and with small models in this class the honest advice may be a new one. Compressor units in the newer Sunrise apartments deserve a repair more often. We can judge from the model number, the room and the two figures.',
      ],
    },
    'range-hood': {
      heading: 'A recirculating hood above a Sunrise Lakes range',
      paragraphs: [
        'Condos of a single era seldom had a duct over the stove. The hood draws air in from below and gives it back above your forehead, cleaner if the filters are new. When the ceiling over the stove turns yellow, the filters have been finished for a long time.',
        'Read the fine print inside: some hoods take a round charcoal disk on each side of the motor, some a flat pad behind the mesh. Buy by the model number, not by size alone. A motor that hums without moving is jammed with grease or worn in its bearing, and at a common thirty-inch width a full new hood may cost less; ask us for both figures. Sunrise townhouses with an outside wall are another matter. Let us know which kind you have, disk or pad.',
      ],
    },
    microwave: {
      heading: 'Reach, weight and the Sunrise condo microwave',
      paragraphs: [
        'Hung over a range in a low kitchen, a microwave puts hot soup at eye level for anyone below five foot four. That makes for spills down its front, and they find the lamp and the vents underneath. The light flickers first, then the fan.',
        'A unit on the counter is the safer choice for some, and we will say so when the hung one is past saving. If you keep it, wipe the underside weekly, and test each button from the top row down to learn whether one row is dead or all. Retirement buildings in Sunrise may want workers signed in at the clubhouse; ask which papers. Have the row that fails, the height of the shelf and the brand ready.',
      ],
    },
  },
} as const satisfies CityAdvice;
