// Advice for each appliance in Hollywood. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const hollywoodAdvice = {
  en: {
    refrigerator: {
      heading: 'Rental refrigerators near the Hollywood Broadwalk',
      paragraphs: [
        'A refrigerator in a short-term rental serves new people every few days. Each fills it warm, opens it often, and turns the dial to the coldest mark. By Sunday the coil is a block of ice. If a manager calls it broken every second week, look at the dial before the compressor.',
        'Tape over the control at 37 °F and leave a card for guests. After a full thaw it should hold steady for weeks; if frost is back in days, the gasket or the heater is at fault. Ice makers here are drained by parties, not by failure, so give a day between. Hollywood owners who live elsewhere should tell us the check-out hour, the lockbox arrangement, and what the guest truly saw.',
      ],
    },
    washer: {
      heading: 'Hollywood Lakes tides and a raised washer',
      paragraphs: [
        'In the Hollywood Lakes section fall tides come up through the drains on dry, sunny days. A washer on the floor there stands in salt water, which is worse than rain: it eats the base, the pump body and the feet within a season. A platform a foot high is cheap protection.',
        "If the machine has had wet feet already, unplug it by its breaker and rinse the floor with fresh water. Look below with a flashlight for white crusts on screws. West of the tracks and up in Hollywood Hills none of this applies, and a thump or leak is just a washer's own. When you call, tell us lakes, beach or hills, whether tide water ever came in, and how often guests or family run it each day.",
      ],
    },
    dryer: {
      heading: 'Beach towels all week in Hollywood',
      paragraphs: [
        'Sandy towels are hard on a dryer. Grit wears the felt seal at the rim of the drum, gets under the rollers, and sounds like a rasp. Rentals by the beach wear a set of rollers as a family would in twice the time. Shaking towels outside is the entire prevention.',
        'Look for gray dust or threads of felt on clothes; that is the seal leaving. A brown scorch line on pillowcases is the next stage, when cloth gets caught at the gap, and means stop. Bungalows around Young Circle may vent by a window or an old porch, so check that the path is open. Give us towel loads per day, the sound, any marks on cloth, and the address east or west of the Hollywood tracks.',
      ],
    },
    dishwasher: {
      heading: 'Three treatments, one tap: Hollywood dishwashers',
      paragraphs: [
        "Hollywood's plant softens part of its water with lime, part with membranes, and takes some from deep brackish wells by reverse osmosis. The blend at your tap is fairly gentle, and it may shift a little through the year. A dishwasher with automatic hardness sensing copes; one set by hand should stay at a low number.",
        'Rentals bring their own problem. Guests use dish liquid, and foam runs out under the door within minutes. A cup of vinegar and a drain cycle calm it. Leave the right tablets in plain sight with a note. If water still appears on a clean run, the gasket is next. When you book, tell us which soap was used, who lives there this week, and if the house is in old Hollywood, where cabinets run shallow.',
      ],
    },
    oven: {
      heading: 'Bungalow ovens and beach-rental ovens in Hollywood',
      paragraphs: [
        'In a 1920s bungalow the kitchen is small and the oven stands beside a window or a door. A draft across its front can trick a worn gasket into long bakes. Close the window and try the same recipe; if the time falls, order a gasket.',
        'In a rental, the trouble is guests who do not know the control. Sabbath mode, demo mode and control lock all make a sound oven seem dead. Look for letters such as "Sb", "dEMO" or a padlock, then hold the key the manual names. We can often guess from a picture of the panel. Federal and Dixie Highways run a few blocks apart in Hollywood, so give the cross street. Add gasket or message, and who can let us in.',
      ],
    },
    stove: {
      heading: 'Guest cooking and coil tops by the sea',
      paragraphs: [
        'Rental kitchens are kept simple on purpose, and a coil or plain glass top survives most visitors. What it does not survive is a wet towel left on a ring or a pan of oil forgotten by someone on the beach. Clear the stove at each change and look over each ring.',
        "A brown halo on glass is cosmetic. A bubble in a coil's skin is not; that coil should come out, once cold, and go in the trash. East of the Intracoastal in Hollywood, sea air also stiffens the push-to-turn knobs, and a knob that fails to spring back is a danger with strangers about. Tell us which ring or knob, how soon the next guests come, and the fuel. For gas odors, guests too must leave and dial 911.",
      ],
    },
    'wine-cooler': {
      heading: 'Beverage coolers in Hollywood vacation homes',
      paragraphs: [
        'A drinks cooler in a vacation house gets loaded with two cases at room temperature on arrival day. It needs up to a full day to bring them down, and guests call it broken by evening. A note on the door saves the phone call: "Load a dozen at a time."',
        'If it still reads 60 the next morning, check the feet. A small cooler pushed hard against a wall by beach chairs cannot shed its heat. In the lakes and on North Beach corrosion comes into play, so peer at the coil; in Hollywood Hills it does not. Write down arrival time, load and reading. Give us these three and the label, and a slow day can be told from a failed part by phone.',
      ],
    },
    'range-hood': {
      heading: 'Old Hollywood kitchens, new hoods, short ceilings',
      paragraphs: [
        'In the houses around Young Circle ceilings may be plaster, attics shallow and rafters close. A duct up there is often flexible plastic from some past weekend, and it should be metal. Grease inside it cannot be cleaned and would feed a fire.',
        'Look with a flashlight from the attic hatch, without climbing in. Ribbed white or silver film is the wrong sort, smooth steel is right. From Hollywood\'s towers on the barrier island no attic helps you, so read the manual for the word "recirculation." Beachside caps suffer from salt as well, and a missing flap is an open door for sea wind. Tell us film or steel, house or tower, and how the hood sounds on high with its mesh taken out.',
      ],
    },
    microwave: {
      heading: 'When guests break the Hollywood microwave',
      paragraphs: [
        'Foil lids, gold-rimmed cups and popcorn run for ten minutes are what end microwaves in rentals. Look for a brown hole in the small plate on the inside wall. Arcing there stops with a new cover if it was caught early, and no one should run it again before then.',
        "Keep a plain mug and a splatter cover beside it, and set the child lock between stays. For a countertop box in a Hollywood rental, a spare in the closet is better business than any repair. Mounted units are different, for their bracket and vent belong to the kitchen. When you book, tell us burn mark or not, hung or standing, and the hours between one guest's departure and the next arrival.",
      ],
    },
  },
} as const satisfies CityAdvice;
