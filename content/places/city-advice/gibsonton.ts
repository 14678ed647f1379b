// Advice for each appliance in Gibsonton. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const gibsontonAdvice = {
  en: {
    refrigerator: {
      heading: 'Trailer refrigerators in Gibsonton: check the power source',
      paragraphs: [
        'A show trailer parked in a Gibsonton yard may hold an absorption refrigerator, which has no compressor at all. It cools by heat, from gas or from a 120-volt element, and only while it stands level. A block house near the Alafia has the ordinary kind. The two share a name and nothing else.',
        'Look for a panel that lets you choose gas or electric. If yours has one, lay a small level on the freezer floor and correct the trailer before you blame the machine; we would need to know the type before booking. With the ordinary kind, feel for a running compressor at the back. Tell us the rating-label model, whether it stands in a house or a rig, and how long it has been warm.',
      ],
    },
    washer: {
      heading: 'A level floor beneath a Gibsonton washer',
      paragraphs: [
        'Manufactured homes near US 41 rest on piers and joists. A washer that spins at a thousand turns a minute finds any soft joist and sets the whole hall humming. People then replace the shocks, when it is the floor that moves. In a slab house toward I-75 the same noise does mean the machine.',
        'Set a glass of water on the floor beside it during a spin. Big ripples point below. A square of three-quarter-inch plywood under all four feet spreads the load, and the feet must be locked with their nuts afterward. Should the house stand in evacuation zone A, know where the two water taps are and close them before you leave. When you book, tell us what the glass of water did, and which type of home it is.',
      ],
    },
    dryer: {
      heading: 'Under-floor dryer vents along US 41',
      paragraphs: [
        'Many mobile homes send dryer air down through the floor. If the hose ends in the crawl space, wet lint gathers on the belly wrap, and on a still Gibsonton night the damp rises back into the closet. Drying slows a little each month, so nobody notices the day it began.',
        'Shine a light under the skirting while the dryer runs. You should feel air at the edge of the home, past the skirting, and see no gray drift on the ground. Rigid metal duct, short and held by straps, is the right path. Is the vent hood close to the yard where trailers are washed or engines run? Dust goes in there too. Report how strong the air feels, and if the home has a gas or electric dryer.',
      ],
    },
    dishwasher: {
      heading: 'Blended water and portable dishwashers in 33534',
      paragraphs: [
        'Kitchens in older Gibsonton homes sometimes have no opening for a dishwasher, so a portable one rolls to the sink. Its weak point is the faucet coupler. A worn washer in it drips, and a hose that is pulled to one side each night splits near the crimp.',
        "County water here is a mix whose hardness shifts over the year, which is why glasses look fine in one month and dull in another. Before you change detergent, clean the spray-arm holes with a toothpick and refill the rinse aid. On a portable, unscrew the coupler and look at its rubber ring. If you have a built-in, say so; if it rolls, give the faucet's thread or brand as well. Tell us first whether it fails to fill, to wash or to drain.",
      ],
    },
    oven: {
      heading: 'Ovens in park homes and ovens in new streets',
      paragraphs: [
        'A manufactured home is often sold with a 24-inch or shallow 30-inch range, made for that trade. Its element and sensor are common parts, yet its outer panels and glass may not be. The subdivisions east of Gibsonton have full-size ranges whose boards dislike a flicker on the line.',
        'Before calling, measure the width of the door and write down the number inside the drawer frame. After a storm, switch off the breaker for a full minute and set the clock again. If the oven then heats but bakes one side dark, turn the tray and test a second time: a steady lean to one side is a floor that is not level. Mention park home or house, the error code, and the result with the tray.',
      ],
    },
    stove: {
      heading: 'Propane burners from the traveling season',
      paragraphs: [
        'Some ranges in Gibsonton were bought for life on the road, with bottled gas. Propane needs smaller burner orifices than city gas and a regulator set for it. A stove moved from one fuel to the other without the kit burns tall and yellow or hardly at all, and soot on the pots is its mark.',
        'Changing those parts is work for a licensed gas person. Yours is only to look: a steady blue cone is right, a lazy orange tip is a reason to switch off and ask. Check the gauge on the bottle too, for low pressure copies a bad burner. If you smell gas, leave, and phone the fire department from outside. Otherwise give us brand, fuel, and how many burners show the wrong color.',
      ],
    },
    'wine-cooler': {
      heading: 'A bottle cooler near port industry and bay air',
      paragraphs: [
        'Next to Hillsborough Bay and the river mouth, the air carries salt, and the port adds dust. A drink cooler on a screened porch pulls both through its grille. The fan slows, the coil wears a gray coat, and the compressor runs into the night.',
        'Unplug it and brush the grille every other month, with a vacuum hose held close. Wipe the door seal with a drop of mild soap; grit there is what lets damp in and makes the glass weep. A porch in Gibsonton that passes ninety degrees is outside what most coolers are built for, whatever the brand. Try it a day in the hall before you decide. When you book, tell us the porch temperature, the number on its display, and whether the fan can be heard.',
      ],
    },
    'range-hood': {
      heading: 'Shallow hoods over mobile home stoves',
      paragraphs: [
        'Under the low ceiling of a manufactured home the hood is often a thin one, thirty inches wide, with a single round fan and a flap in the wall just behind. That short path works well until the flap sticks. Then smoke curls forward and the smoke alarm does the complaining.',
        "Step outside, have someone turn the fan on, and watch the flap. It should lift at once. Paint, a wasp nest or bay rust on the hinge holds it down, and you can free it from the ladder's lower steps with a soft brush. Inside, soak the mesh in hot dish water. A Gibsonton home with a roof vent in place of a wall flap is a job for us. Say which you have, and if the fan hums, spins slowly or stays still.",
      ],
    },
    microwave: {
      heading: 'When a microwave dims the Gibsonton trailer lights',
      paragraphs: [
        'In a trailer on a 30-amp supply, a microwave and an air conditioner together can pull the voltage so low that food stays cold although the timer runs. At a house in the same street with full service, cold food means something else: a part in the high-voltage side, which no owner should open.',
        'Try it with the air conditioner off. If a cup of water then heats in two minutes, the supply is the weak spot, and an electrician or the park can tell you what the pedestal gives. Long extension cords have the same effect and get hot, so take them out. Still cold? Call us with the wattage on the door label and say which other machines were on at the time.',
      ],
    },
  },
} as const satisfies CityAdvice;
