// Advice for each appliance in Pompano Beach. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const pompanoBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Idle all summer, then a full Pompano Beach refrigerator',
      paragraphs: [
        'Winter residents come back, switch on a refrigerator that stood warm through the wettest months, and fill it the same evening. It would rather have a night empty. A gasket that was shut tight all summer sticks and tears on the first pull, too, so open it slowly and run a wet finger along the fold.',
        'Give it 24 hours and read a glass of water. If the freezer reaches zero but the other side does not, a fan may have rusted in place. In the oceanfront towers one freight elevator carries everything, trash included; should the machine have to leave, reserve it early. Tell us the day you switched it on, both readings, whether the doors stood open or shut, and which side of the Intracoastal in Pompano Beach.',
      ],
    },
    washer: {
      heading: 'First wash of the season in Pompano Beach',
      paragraphs: [
        'A washer that rested since April may hold a cup of stale water in its pump and a dry lip seal around the tub. The first long wash is when that seal decides whether to hold. Run it on the shortest cycle, cold, empty, with a towel in front, and sit beside it.',
        "A drip at the center rear means the tub seal; a drip at the front edge means the boot; none at all, and you are ready for the season. Canal houses and block neighborhoods without winter gaps can skip the ceremony and check the hoses. Towers ask about water above other people's ceilings, so know where to close it. When you call, tell us where the drip fell, how many months it stood idle, and the floor.",
      ],
    },
    dryer: {
      heading: 'Atlantic wind on Pompano Beach dryer vents',
      paragraphs: [
        "On the beach side nothing stands between the dryer's flap and the ocean. Salt crust cements it shut during a quiet summer, and the first load in November heats the drum and goes nowhere. Someone should push that flap with a finger or a broom before the machine is run.",
        "If it is a tower and the flap is out of reach, ask the office to look from a neighbor's balcony. At Palm Aire, west of I-95, crust is rare, but wasps are not. Either way, ten minutes on air only, with your palm where it comes out, tells you if the path is free. Tell us what the flap did, crust or nest, the building, and when it last dried a load of towels in one cycle.",
      ],
    },
    dishwasher: {
      heading: 'Blended water and dried seals by the pier',
      paragraphs: [
        'Pompano Beach blends lime-softened and membrane water, so its hardness lies in the middle and dishwashers need no special care, provided they are used. A season shut is harder on them than a year of plates. Rubber at the pump dries, a drain flap sticks, and an odor waits.',
        'Tip a quart of lukewarm water over the filter and let it stand an hour before the first rinse. A machine that then drains with a stutter has a sticky valve that may free itself on the second go. Leave the tablets in a dry jar when you close up, as damp ones cake in the cup. When you book, tell us the stutter, the smell or the leak, the length of the pause, and whether your Pompano Beach building gives notice to close water.',
      ],
    },
    oven: {
      heading: 'Motel-turned-condo kitchens and their ovens',
      paragraphs: [
        "Small oceanfront buildings that began as motels have kitchens fitted later, with circuits to match. A compact range or a wall oven there may be on a cable that also serves the air conditioner through a subpanel. When both start, the oven's clock resets. That is supply, and a board for the oven would not cure it.",
        'See what else drops out at the same moment. If it is only the oven, the fault is its own. In block neighborhoods inland the cable is usually separate, and salt does no harm, so look first at element and sensor. Returning visitors should heat the oven empty a while before guests. Tell us former motel, tower or house, what resets with it, and what is on the tag.',
      ],
    },
    stove: {
      heading: 'Sea wind, canal damp and Pompano Beach stoves',
      paragraphs: [
        'A stove near the Hillsboro Inlet can be wet with salt by breakfast if a window stayed open. Keep its switches dry and most of the trouble stays away. If one burner of a gas stove sparks for ever, turn it off, dry under that knob, and do not light it until it is quiet.',
        'In houses closed for half the year, spiders like the tubes between valve and burner; a flame that is yellow or pops back on the first evening should be shut off and left. Electric tops fear little but a forgotten breaker. Look at that before calling. From either shore of Pompano Beach, tell us gas or electric, knob number from the left, months shut, and how the flame looked. If you smell gas, call 911 before you call us.',
      ],
    },
    'wine-cooler': {
      heading: 'Winter wine in a Pompano Beach summer',
      paragraphs: [
        'What should a snowbird do with the cooler in May? If the bottles stay, it must run and the room must stay under 80, with someone to look in. If they go, empty it, dry it, prop it open an inch and pull the plug. A cold, empty, humid cabinet for six months is the worst of both.',
        'Coming back, let it run a day with jars of water before you trust it with anything dear. A fan that grinds at first and then runs quiet has surface rust; if it grinds on, it is done. On the Pompano Beach ocean side expect that sooner than at Palm Aire. When you call, tell us on or off all summer, grinding or smooth, the temperature on the second day, and who can open the door.',
      ],
    },
    'range-hood': {
      heading: 'Low oceanfront buildings with through-the-wall hoods',
      paragraphs: [
        "In a low building along the ocean the kitchen may lie on the breezeway, with a hood that blows straight out at walkers' shoulder height. Louvers there get painted shut, or screwed shut by someone who disliked the smell. If yours quit pulling after a paint job, go out and look.",
        "If the louvers are free but rusty, they can be replaced in aluminum with the board's leave. Hoods in tall towers are more often recirculating. A season of disuse sets grease like varnish, so soak the mesh warm before judging the fan. In Pompano Beach houses inland, look on the roof. Tell us breezeway, roof or none, what you found on the outlet, and what changed in the week it stopped.",
      ],
    },
    microwave: {
      heading: 'Opened after months: the Pompano Beach microwave',
      paragraphs: [
        "After a wet, closed summer, look before you press start. Brown freckles on the ceiling of the cavity, a paint bubble by the rack hook, or a spider's web in the vent are all seen with a flashlight through an open door. Freckles you can wipe away are food; those that stay are rust, and then it is not for use.",
        'Plug it in, set the clock, and let the room dry for a day before cooking. A fan that hums louder than last year has damp bearings and may settle. A hung unit takes two people, so say if stairs or an elevator lead up to your Pompano Beach kitchen. When you book, tell us whether the marks wiped off, whether it hums, wall or counter, and when you closed the home.',
      ],
    },
  },
} as const satisfies CityAdvice;
