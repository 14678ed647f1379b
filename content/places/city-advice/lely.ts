// Advice for each appliance in Lely. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const lelyAdvice = {
  en: {
    refrigerator: {
      heading: 'Shut the water, stop the ice, then leave Lely',
      paragraphs: [
        'To close the water valve in spring, as owners in Lely should, is only half of it. Nobody told the ice maker. It goes on asking, opens its valve to an empty pipe every hour or so, and heats a small coil with no water to cool it. In the fall the valve buzzes or leaks.',
        'So lift the arm or press the ice key first, wait a day, and then close the valve. Empty the bin. In the drip pan under the machine, wipe away what is left, because damp air and still water make a smell that fills a coach home. Coming back, open the valve by half and put a sheet of white paper beneath. Did the ice maker start within a day? If it has not, tell us how long the water was off, and which village gate to use.',
      ],
    },
    washer: {
      heading: 'Yearly hose checks in a Lely coach home',
      paragraphs: [
        "Upstairs laundry over someone else's living room: that is the coach home in a sentence. A washer hose under pressure all summer is the most expensive four feet of rubber in Lely. Look at both ends each spring for a bulge, a rust ring or a white crust.",
        "Take the age off the printed date; past five years, replace both, in braided steel. A drip tray with a drain or a small water alarm does the rest, and the valve gets closed in any case. Lely's county water is a blend from freshwater wells and reverse osmosis and leaves only light scale, so a crust on the fitting is a leak that dried. If the drum will not drain on your return, leave the lid shut. Tell us the hoses' date, the floor, and the fault code.",
      ],
    },
    dryer: {
      heading: 'Who owns the duct above your ceiling in Lely?',
      paragraphs: [
        "In a coach home the dryer's pipe passes through attic space that belongs to the association or is shared with next door. Cleaning your end alone moves the lint to the joint above. Before anyone opens a ceiling, the board may have to approve.",
        "What you can do is measure. Run the dryer empty on high heat for five minutes, then hold a ribbon to the outside grille: it should stand out straight. If it hangs, write to the board with the date, and add a photo. If it stands, the pipe is fine and the heater or the sensor deserves the visit. Lely Country Club houses from the 1970s have their own roofs, hence an easier answer. When you call, tell us what the ribbon did, the floor, and the board's reply, so that you pay only for your own part.",
      ],
    },
    dishwasher: {
      heading: 'Drip trays beneath Lely dishwashers',
      paragraphs: [
        'Nobody hears a dishwasher leak in July. A tray of thin plastic under the machine, with a lip at the front, brings the water out where a visitor sees it, and an alarm the size of a coin calls for help. In a villa with winter owners, these two are worth more than any extended warranty.',
        'Have them slipped in whenever the machine is out. Close the valve at departure, run a last drain, and leave the door on a rolled towel so that it cannot shut. Since county water here has passed membranes in part, rinse aid at a low mark is enough. Back in Lely, the first cycle should be a short one with you in the room. What did the tray hold, clear water or suds? Suds point to the door or the pump, clear water to the supply line.',
      ],
    },
    oven: {
      heading: 'Villa ovens, builder grade, in Lely Resort',
      paragraphs: [
        'A builder bought ovens by the hundred for the villas, and they share one weakness with every plain model: the bake element screws to the back wall, where a drop of gravy sits. It burns through at that very place, with a flash. The rest of the oven is hardly worn, for it saw three winters of casseroles.',
        'After a flash, switch it off at the breaker and look when it is cold. A gap or a crater near the bracket is proof. Half-moon browning without a gap means the upper one helps too much, so the sensor may be off. Write down where the bracket is, with the model number from the frame. Dampness over a closed summer also swells the knob seals. When you book, tell us villa or house, gap or browning, and give the guard our name for that day.',
      ],
    },
    stove: {
      heading: 'Damp rather than salt on a Lely stove',
      paragraphs: [
        'Mangroves and the Trail stand between you and the Gulf, and they hold back salt but not moisture. A stove that sat from May to October comes back with switches that feel rough and a surface light that stays on. Dry air and use do much good.',
        'Cool the house for a day, then run each ring for ten minutes on medium with a pot of water. A light that will not go out points to one switch; find it by turning each knob slowly past off. Smell of hot dust fades, smell of hot plastic does not, and the latter means breaker off. Say electric or gas first. Let us know which knob kept the light on, and how long the home was closed.',
      ],
    },
    'wine-cooler': {
      heading: 'Clubhouse habits and a Lely wine cooler',
      paragraphs: [
        'Winter is for wine at the golf villas, summer is for worry. An under-counter cooler in a closed coach home faces eighty-degree rooms with heavy damp, and water runs down its glass. The tray fills, the floor swells, and the bottles are not even in danger.',
        'Empty it in April if you can. Dry the inside, take the shelves out, lay a box of baking soda where the bottles were, and block the door with a cork. If you leave it on, a dehumidifying setting on the air conditioner protects floor and labels alike. In fall, a healthy one in Lely reaches 55 by the next evening. If it falls short, tell us the room temperature, the display, and whether water stood in front or under it.',
      ],
    },
    'range-hood': {
      heading: 'Shared attics, separate hoods in Lely',
      paragraphs: [
        "A coach-home building looks like one large house and holds several kitchens. Their hood pipes run side by side through an attic space, and a roofer may have joined two at one cap. Then a neighbor's bacon comes in at nine, and people suspect their own fan.",
        "Smell with the fan off, door closed, and ask what was for breakfast downstairs. If they match, the pair shares a cap and the association must part them; no damper you buy cures that fully. If not, clean your mesh and look whether the little flap above it lies flat. Lely Resort villas with an outside wall have the simplest case of all. Let us know what you smelled, what the board answered, and the hood's width.",
      ],
    },
    microwave: {
      heading: 'Winter cooking in a Lely villa microwave',
      paragraphs: [
        'Golf days make a microwave the main cook: soup at one, leftovers at seven. It earns its keep in sixteen weeks and sleeps for thirty-six. The grease of those weeks stays on the mesh, turns to varnish in summer, and blocks the air that cools the works.',
        'Wash mesh and plate the day before you leave; that is all the care it needs. Pull the plug if you can reach it, since clocks need no summer. A fan that starts on its own while the stove below is off may point to varnish on a sensor. An oven that stops after two minutes and starts when cold says the same. Say which of these you have, the age of your home in Lely, and whether the unit hangs or stands.',
      ],
    },
  },
} as const satisfies CityAdvice;
