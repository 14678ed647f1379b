// Advice for each appliance in Clearwater. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const clearwaterAdvice = {
  en: {
    refrigerator: {
      heading: 'Beach tower or Countryside: two Clearwater refrigerators',
      paragraphs: [
        "On Sand Key a refrigerator's rear is damp with salt, and its condenser tubing wears a brown coat after some years. In Countryside the same model shows only dust. One needs cleaning with a dry brush and a watchful eye for rust, the other a vacuum and nothing else.",
        'Look in through the lower grille with a flashlight. Flaking metal must not be scrubbed, since a tube could open; leave that to us. Rentals add the trouble of doors left wide by wet children. In season, traffic over the Memorial Causeway is slow, so an early hour is best for the beach. Tell us the ZIP code, the color of what you see, and whether guests are in the unit.',
      ],
    },
    washer: {
      heading: 'Stacked closets above Clearwater Beach',
      paragraphs: [
        'A beach condo washer is stacked, narrow and boxed in behind a folding door. Sand from towels settles beneath the drum where no filter is, and the pump dies with a rattle like gravel. Rinse tubs by the pool gate would save many a machine.',
        'Shake the towels over the railing where rules allow, or at least in the shower, and run a rinse first. Once a month wipe the door fold and count the grains. For any work the tower asks to see insurance papers, and water to the stack has to be shut by staff in some. Inland parks have a side-yard shed with other worries. When you book, tell us the floor, stacked or in a shed, and how much sand you found.',
      ],
    },
    dryer: {
      heading: 'Clearwater Gas or 240 volts behind the dryer',
      paragraphs: [
        'The city runs a gas system of its own, so a house on the bluff may have a gas dryer, its neighbor an electric one, and a beach tower surely electric. Burners fail to light; elements fail to glow. Both leave you with a drum that turns and clothes that do not dry.',
        'To tell them apart look at the plug: a household plug beside a flexible pipe is gas. With gas, clear lint and the hood outside, then stop. With electric, check that both halves of the breaker sit firmly at ON. Mobile homes off US 19 vent through the floor, so look for the flap at the skirting. Let us know the fuel, what the breaker and the flap showed, and whether you live on the beach, the bluff or inland.',
      ],
    },
    dishwasher: {
      heading: "Rental dishwashers and Clearwater's changing blend",
      paragraphs: [
        'City wells, a reverse-osmosis share and bought regional water meet in the same main. A dishwasher in a rental meets, besides, every detergent on the store shelf. When the two do not fit, guests write of gritty cups though the spray is fine.',
        'Choose one tablet for the house and lock the rest away. Place a card on where rinse aid goes. Once a quarter look at the float in the tub, a small plastic dome: lime or a toothpick beneath it makes the fill too short or too long. Tower rules may ask that supply valves be turned by staff. What did the last guests write, and how does the float in your Clearwater unit move? Tell us what both tests showed.',
      ],
    },
    oven: {
      heading: 'Holiday rentals, locked ovens in Clearwater',
      paragraphs: [
        'A family that leaves on Saturday may start the clean cycle on Friday to be nice. The door locks, the heat climbs toward 900 degrees, the fuse on the back panel opens from heat, and the next party finds the oven dead or locked with a tray inside. Disable that function in the settings if your model lets you.',
        'When it has happened, keep the breaker off for an hour and try once more. A door that stays shut wants the technician, not a knife. On the bluff, old houses bake with gas and have no such lock. For apartments inland, the office may own the oven. When you call, tell us when the cycle was started, what shows on the panel, and how long the Clearwater unit is free.',
      ],
    },
    stove: {
      heading: 'Harbor Oaks kitchens and their gas stoves',
      paragraphs: [
        'A kitchen in historic Harbor Oaks may have been fitted anew several times, and the gas pipe moved with each of them. A valve may hide behind a drawer, or feed come from the wrong side, so that a slide-in range stands two inches proud. Find the shutoff before you need it.',
        "Look only, and ask a licensed plumber to try its handle when he is next in the house. Weak flames at all burners are a supply matter. One weak flame is a clogged port or cap. Beach towers cook on electric glass, where cracks come from falling jars. Tell us the stove's fuel and year, whether you found the valve, and your part of the city.",
      ],
    },
    'wine-cooler': {
      heading: 'Balcony-side wine coolers on Sand Key',
      paragraphs: [
        'People put the wine cooler by the balcony door to be close to the sunset. It is the saltiest square yard of the apartment. Each time the slider opens, wet air enters, fogs the glass and dries on the fins, and in time those fins crumble at a touch.',
        "Two yards farther in is another climate. Move it, or at least turn its grille from the door. Look at the fins in good light: gray and straight is healthy, white powder is loss. A machine with powder may still cool for now, so think twice before a costly repair. Countryside owners can skip this worry. When you book, tell us how many paces it stands from the slider, what the fins look like, and the elevator's booking rule.",
      ],
    },
    'range-hood': {
      heading: 'Mobile-home wall fans along US 19 in Clearwater',
      paragraphs: [
        'In the parks inland along US 19, the kitchen fan is a square box in the outer wall with a pull chain or rod that opens its door. Grease locks the slide, owners stop pulling, and steam takes the cabinets. It is a simple machine, and parts by size are still made.',
        "Work the slide with the fan off, wipe it with hot soapy water, and put a drop of silicone on the rail. Do not run it closed, for the motor cooks. On the beach the problem is an outside grille eaten by salt, under the association's control. Measure the square opening, commonly eight or ten inches, and see if the motor hums. Tell us those two facts.",
      ],
    },
    microwave: {
      heading: 'Spring-break microwaves on Clearwater Beach',
      paragraphs: [
        "March is when a rental's microwave works hardest and the causeway is fullest. What fails then is mechanical: the door handle, the turntable coupling, the key that says one minute. None of them is grave, yet a handle that has cracked through sharpens its edges and strains the latch.",
        "Stop using a cracked one the same day, and put a note on it. A spare countertop model in the owner's closet bridges the wait until a calm weekday. Where the flood of 2024 went through a ground floor, ask whether the outlet was replaced. Owners who book from afar should tell us who will meet us, what broke, and on which day the guests leave.",
      ],
    },
  },
} as const satisfies CityAdvice;
