// Advice for each appliance in Belleair Beach. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const belleairBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Panel-front refrigerators on a narrow island',
      paragraphs: [
        'Renovated kitchens here like a refrigerator that looks like a cabinet. Its wooden front hangs on the door, and a humid island makes wood swell. The door grows heavy, drops by a hair, and its seal gaps at the top corner.',
        'Slide a thin card around the edge: where it passes, cold leaves. The hinges can be set, and the panel trimmed by a carpenter. Grille and coil sit above on many such models and want a brush twice a year, since the same salty wind reaches front and back of the street. There are no shops on the island, so a part that is missing means a trip over the bridge. Send the model and series first, and say where the card went through.',
      ],
    },
    washer: {
      heading: 'Ranch garages on the island and front-loader feet',
      paragraphs: [
        'In the ranch houses of the 1950s to 1970s the washer lives in a low garage. Surge passed through many of these in 2024, and the slabs have stayed gritty and damp. Steel feet rust fast to such a floor; then the machine cannot be leveled, and it walks.',
        'Try each foot by hand. One that will not turn needs oil and time, not a hammer. Stand the machine on rubber cups, and run a dehumidifier while the car is out. A tall new house keeps its laundry above, with other worries: a second-floor pan and its drain. Which of the two is your Belleair Beach house? Tell us also how the foot turned, and if the garage had water that year.',
      ],
    },
    dryer: {
      heading: "Dock houses, sea air and a dryer vent's end",
      paragraphs: [
        "Where the street's one end is bay and the other Gulf, no wall is in the lee all year. A vent that suits a winter north wind takes the summer sea breeze full in the mouth. The flap stands open, and lint is blown back toward the drum.",
        "A cap with a hood that faces down and a floating cup shuts whichever way it blows. Look at yours in both seasons. If lint shows on top of the machine, it comes backward. Most dryers on this island are electric; say so if yours is not. Tell us the wall's compass side, what is on top of the dryer, and how long the Belleair Beach load takes on a calm day.",
      ],
    },
    dishwasher: {
      heading: 'Seasonal owners and a dry dishwasher sump',
      paragraphs: [
        'Left from April to November, a dishwasher loses the inch of water that keeps its pump seal wet. The first wash in fall then weeps below, and the wooden floor tells you a week later. Six months of closed door also grow mold on the lip.',
        'Before leaving, run it once, pour a cup of mineral oil in the sump, and prop the door with a rolled towel. The oil floats and slows drying; the next wash takes it away. Close the valve at the sink. A house watcher can run a rinse once a month instead. When you call, tell us the month it last ran, if the drip is clear or soapy, and whether anyone nearby holds a key.',
      ],
    },
    oven: {
      heading: 'Double ovens in renovated island kitchens',
      paragraphs: [
        "A well equipped kitchen may have a steam oven over an ordinary one. Steam ovens need descaling when they ask for it, and they stop if you refuse. With the county's blend that comes round a few times a year. Many owners think it broken.",
        "Follow the menu to the end, with the maker's fluid; half a program locks the oven again. A tank that is not seen is the next cause: dry its rear contact and push it home. Salt finds the fan slot on the front and pits the trim, so wipe that weekly. We need the exact words on the screen, the last descaling, and which of the two cavities they concern.",
      ],
    },
    stove: {
      heading: 'Induction on the island: tough glass, tender electronics',
      paragraphs: [
        'Big induction tops are common in the new houses. Under the glass sit fans that draw air from the drawer below. On an island, that air is moist and salty, and circuit boards of a top near an open lanai door corrode at their edges.',
        "A fan that stays on for ten minutes after cooking does right. One that screams or never starts calls for the top to be left off. Keep foil, cloth and spice jars out of the drawer. A crack in the glass means breaker off, even if it still heats. Electric current is what nearly all here cook with. When you book, tell us the Belleair Beach top's width, any code, and which way the nearest door opens.",
      ],
    },
    'wine-cooler': {
      heading: 'Dual-zone cellars and the summer house',
      paragraphs: [
        'A tall dual-zone cooler holds the reds at one end and the whites at the other, by a fan and a flap between. When the flap sticks, both zones meet in the middle. Owners away for the summer learn of it in October.',
        "Put a cheap logger or a second thermometer in each zone and let the house watcher read both monthly. Bottles of worth should not wait on one sensor. Set the house no warmer than 80 °F while you are gone, because a cooler works against the room. Salted coils and a hot room together end compressors. If you call from away, give us the figures of both zones, the watcher's hours, and how the alarm is handled.",
      ],
    },
    'range-hood': {
      heading: 'Big hoods and still air in tall houses',
      paragraphs: [
        'A pro-style hood of 900 cubic feet a minute in a tight new house has to get its air from somewhere. If windows are storm-proof and shut, it pulls down the fireplace or not at all. The fan is blamed for a house that holds its breath.',
        'Open a window two inches and listen. If the note drops and smoke leaves, you need make-up air, which a builder adds. If nothing alters, look at baffles and flap. Motors placed on the roof, out in the salt, wear first at the bearing, and then a rumble starts that ends with a squeal. Tell us what two inches did, where the motor sits, and how many stories your Belleair Beach house has.',
      ],
    },
    microwave: {
      heading: 'Island kitchens, built-in microwaves and sea-damp keypads',
      paragraphs: [
        'Keypads are thin layers of plastic with silver traces. Damp salt air gets in at the tail of the ribbon, and the trace turns black. Then a key dies or, worse, presses itself, and the light comes on at night.',
        'Switch the breaker off if it acts by itself. A day with air conditioning in a dry kitchen may bring it back for a time, and that tells us the pad is the cause. Trim kits hold built-ins tight, so a technician needs room to draw it out. Parts come from the mainland; the series number saves a second trip. When you call, tell us that and which keys fail.',
      ],
    },
  },
} as const satisfies CityAdvice;
