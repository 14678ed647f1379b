// Advice for each appliance in Spring Hill. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const springHillAdvice = {
  en: {
    refrigerator: {
      heading: 'Summer in a Spring Hill garage refrigerator',
      paragraphs: [
        "Behind a west-facing door on one of the winding streets, a garage can pass 100 °F by three o'clock. The second refrigerator there rejects its heat into air that is hotter than its own coil likes. Its motor runs without a pause from June on, and drinks are cool at best.",
        "Shade the door, leave it up a hand's width in the afternoon, and pull the cabinet four inches from the wall. Sand blown in along the floor gets into the coil, so sweep before you vacuum it. Two thermometers, one in the refrigerator and one on the wall, tell a fault from mere weather. Read us both when you call, and say since when the motor has not stopped.",
      ],
    },
    washer: {
      heading: 'A cracked slab tilts a Spring Hill washer',
      paragraphs: [
        'Here the ground itself may move. A washer that stood level for years and now bangs on every spin may be reporting on the slab beneath it. Lay a four-foot level on the floor in two directions, then look along the base of the wall for a fresh crack.',
        'If you find one, photograph it with a date and call your insurer before you adjust any feet; a specialist judges the ground, not we. If the floor is sound, an even load and firm locknuts should settle the machine. Sulfur in the supply also eats the rubber of old hoses, so steel-braided ones are money well spent. Tell us crack or no crack, and the age of the hoses.',
      ],
    },
    dryer: {
      heading: 'Garage laundries and their vents in Spring Hill',
      paragraphs: [
        "One-story Deltona houses send the dryer's air straight through the garage wall, a short run that ought to work for decades. What stops it is outdoors. Shrubs planted long ago may have closed over the hood, mulch has risen to the flap, and ground-level sand drifts in.",
        "Cut a clear foot all around it and see that the flap swings. Inside, a metal elbow behind the machine should be round and not squashed by pushing it back. The garage heat itself can trip a dryer's thermostat in August, so run it in the morning. Timber Pines villas have narrower spaces; measure the depth. Then call us from Spring Hill with the minutes a load of jeans takes and the state of the flap.",
      ],
    },
    dishwasher: {
      heading: 'Deltona-era cabinets and a Spring Hill dishwasher',
      paragraphs: [
        'An original kitchen of the seventies may sit on bare slab, with new tile added around the dishwasher later. The result is a machine sunk in a trench. It cannot be slid out without lifting the counter or a row of tile, which turns a simple pump job into carpentry.',
        "Kneel and compare floor heights inside and outside the opening. A step of half an inch or more deserves a mention in advance. Hernando County's hard groundwater does the rest: scale on the heater means dishes come out wet and gray. A monthly citric acid run is cheap insurance. Tell us about that step, and what you see on the heater.",
      ],
    },
    oven: {
      heading: 'Retiree kitchens, seldom-used Spring Hill ovens',
      paragraphs: [
        'Cooking for two leaves an oven cold for weeks. Idle controls collect moisture in humid rooms, and relay contacts grow a film, so a Thanksgiving bird meets an oven that clicks and does not heat. Run it half an hour each month at 350 and this rarely happens.',
        'Before the holidays bake a tray of biscuits as a trial. Pale tops and burnt bottoms mean the upper element or the fan has gone; raw all through means a sensor far off. In Timber Pines and similar villas a 27-inch wall oven is common, and parts for old ones thin out each year. Read off the tag behind the lower trim. Call two weeks before the family comes rather than on the day.',
      ],
    },
    stove: {
      heading: 'Coil tops of the first Spring Hill houses',
      paragraphs: [
        'A range from the first building years has four coils, chrome bowls and perhaps a clock that has stopped. It is simple and worth keeping. The common end of a coil is its plug: a loose blade pits, smokes a little, and burns the socket that it sits in.',
        'With the power cut and the top cold, draw out the coil and compare the blades with a good one. Black and rough means both coil and socket are due, for a new coil in a burnt socket lasts a month. Line the bowls with nothing, as foil can touch the terminals. Sinkhole settling that tips a range shows as eggs running to one side. Let us know the make, coil size in inches, and how many are out.',
      ],
    },
    'wine-cooler': {
      heading: 'Garage wine ends badly in Spring Hill',
      paragraphs: [
        'A cooler next to the laundry seems a clever use of a two-car garage. In this county it is the wrong one, for the room goes from the fifties in winter to three digits in summer and the cabinet is built for neither. Corks dry, labels mold, and the compressor works itself to death by its third August.',
        'Carry it to a hall closet with a louvered door or the corner of a dining room. It will run a third of the time and you will hear it less. After the move let it stand upright for some hours before plugging in. If it is warm still, the trouble is real. Say where in the Spring Hill house it was, for how long, and what it reads in its new place.',
      ],
    },
    'range-hood': {
      heading: 'Roof-vented hoods on one-story Spring Hill homes',
      paragraphs: [
        'Low roofs make for short ducts, so a hood here can be strong and quiet. It is the cap that gives in. After thirty years of sun a plastic one is brittle, and a squall off the Gulf tears it away; rain then runs down the duct and drips from the fan onto the cooktop.',
        "Brown drops on the burners after a storm, dry at other times, mean a roofer rather than us. Grease drops that come with cooking mean the screens want washing. With the power off at the breaker, feel both screens for a coat like honey. Spring Hill homes with an attic fan can also pull kitchen air backward. Report when the drops fall, their color, and the hood's make.",
      ],
    },
    microwave: {
      heading: 'Humming but cold: a Spring Hill microwave',
      paragraphs: [
        'Storms from the Gulf side pass over this area late in the day, and each one leaves a few microwaves that count down, turn and light, yet heat nothing. A surge has taken a diode or the tube itself. Those parts hold a deadly charge after unplugging, so the cabinet stays shut.',
        'Check with eight ounces from the tap, then check the door: the turntable must stop as soon as you pull. A loud buzz is worse than silence; stop there. For an over-the-range type in an older Spring Hill kitchen, measure the space from wall cabinet to cooktop as new models differ. Give us its age and wattage, so that repair can be weighed against price.',
      ],
    },
  },
} as const satisfies CityAdvice;
