// Guides to the places of collier: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, onTheStairs, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const collierGuides = {
  naples: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Beach condos and golf homes in Naples are often closed from May to October.' },
        forHome: {
          en: 'Have your home-watch service check that the water valves are shut, then open them and try each machine a week before you fly down.',
        },
        lines: {
          washer: {
            en: 'If you are away until winter, ask your home watch to open the washer’s valves in September, run a rinse and look for drips. Have the valves closed again after that, and call us if anything drips.',
            apart: true,
          },
          dryer: {
            en: 'If you were away for the summer, look at the vent cap from the ground before the first load. If you see a nest, or a flap stuck open, leave the dryer off and call us.',
          },
          dishwasher: {
            en: 'If the dishwasher smells of mold after a summer with the home closed, rinse the filter and run a hot, empty cycle with dishwasher cleaner. If the smell lingers, call us. Next summer, have your home watch leave the door ajar.',
            apart: true,
            sign: 'smells-bad',
          },
          'wine-cooler': {
            en: 'If you are up north and your home watch hears the wine cooler beep, have the door pushed shut. Ask what the display reads then and an hour later. If it falls, a bottle probably held the door open; if not, call us.',
          },
          'range-hood': {
            en: 'If you are away until the fall, have your home watch look from the ground for a nest in the hood’s outside flap. If there is a nest, or the fan only hums when tried, have it left off and call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings line the Gulf from Park Shore to Vanderbilt Beach.' },
        forHome: {
          en: 'If your dryer is slow, ask the association when the building’s dryer shaft was last cleaned.',
        },
        lines: {
          refrigerator: {
            en: 'In your Gulf-front condo, is the refrigerator silent? Look at the lights first. If they are out, ask the office about the power. If not, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          stove: {
            en: 'In a tower, if the cooktop shows a code after a storm, write it down before anyone resets the breaker, because that can clear it. Read us the code when you call: it shows which part to test.',
          },
          washer: {
            en: 'In a Park Shore or Vanderbilt Beach condo, is a washer leaking? From a dry floor, stop it and close its valves. Call the front desk at once, because the home below may get wet, and then call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Do loads take longer? In many Gulf-front buildings, the dryers share a shaft, so ask the neighbors above and below. If their dryers are slow, too, leave yours off and tell the office; otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Has the oven been cold since electrical work in your tower? Leave it off, and ask the office whether other ovens fail to heat, too. If so, the building has to fix its supply; if only yours is cold, call us.',
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If cooking smells linger in a Gulf-side tower, ask the office whether the hoods have ducts. If yours has none, only a charcoal filter removes smells, so replace it. With a duct, or if smells still linger, call us.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Do cooking smells linger in a Park Shore condo? Feel for air above the microwave’s door while its fan runs. If air comes out there, change the charcoal filter. If none does, or smells still linger, call us.',
          },
          dishwasher: {
            en: 'Does dirty water rise in a dishwasher that is off? In a tower between Park Shore and Vanderbilt Beach, several kitchens may share a drain: call the office. In a house, call a plumber if the sink is slow, too; if not, call us.',
            apart: true,
            sign: 'standing-water',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Water from the city’s inland wells is softened at the plant. The county serves homes north and east of the city.',
        },
        forHome: {
          en: 'City and county water differ, so after a move, set the dishwasher’s rinse aid by how your own glasses look.',
        },
        lines: {
          dishwasher: {
            en: 'Have your glasses turned cloudy since you moved within Naples? City and county water differ, so refill the rinse aid and wash two loads. If a glass then clears in vinegar, turn the rinse aid up; if not, use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        services: ['refrigerator', 'washer', 'dryer', 'range-hood'],
        fact: { en: 'Salt settles on lanais west of US 41.' },
        forHome: {
          en: 'On such a lanai, keep only appliances made for outdoors, and wipe them with fresh water each week.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is the wine cooler on your lanai warm? An indoor model cannot take the heat, and west of US 41, salt can stop a fan. If you hear none, turn it off and call us. Otherwise, vacuum the grille, and call if that fails.',
            topic: { en: 'Lanai coolers' },
            first: true,
            sign: 'drifts-warm',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: {
          en: 'Houses in Port Royal and the golf communities often have built-in refrigerators, wall ovens and wine coolers.',
        },
        lines: {
          stove: {
            en: 'Does your wide gas range not click at any burner? Turn every knob off. If its clock is dark, see “Nothing works” on this page; if the clock is lit, the spark module has probably failed: call us.',
            topic: { en: 'Wide gas ranges' },
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If the hood’s lights work but the fan does not, try each speed once, and turn the hood off if it only hums. In a Port Royal house, the blower may be in the attic: ask for a morning visit, before it gets hot there.',
            topic: { en: 'Attic blowers' },
            sign: 'fan-dead',
          },
          refrigerator: {
            en: 'In Port Royal or a golf community, is your refrigerator built in? Read us the model number and the serial number from its label, because parts are ordered by both.',
          },
          'wine-cooler': {
            en: 'Is a whole wine room warm? It probably has a cooling unit in its wall or ceiling, as in some Port Royal houses. Say so when you book, because that unit takes different parts from a wine cabinet.',
            apart: true,
          },
          oven: {
            en: 'Is your wall oven dead? A large Port Royal house may have several breaker panels. Look for the oven’s breaker in each, and then follow “Nothing works” on this page.',
            topic: { en: 'Breaker panels' },
            first: true,
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo and club rules in Naples often keep loud work out of the winter season.' },
        lines: {
          washer: {
            en: 'Does the washer leak in a condo that allows no loud work in winter? A leak cannot wait: from a dry floor, close the washer’s valves, tell the office and call us. If the washer is only noisy, ask the office when work is allowed.',
            sign: 'leaks',
          },
          microwave: {
            en: 'Is the microwave dead in the winter season? See “It is dead” on this page first. Some Naples condos limit loud work then. Replacing a fuse or a switch is quiet: tell the office so, and ask whether we may come.',
            first: true,
            sign: 'dead',
          },
          dryer: {
            en: 'If drying has slowed because the building’s dryer shaft is dirty, leave the dryer off and ask the office for an early date. Cleaning is loud, and Naples condos often keep loud work out of the winter season.',
            sign: 'two-cycles',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Ian’s surge filled ground floors near the Gulf in September 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'association rules',
        line: {
          en: 'In a condo or club, ask the office in which months and hours it allows work, and book a visit then.',
        },
      },
      { line: { en: 'If you are away, name the home-watch service that will open the door for us.' } },
      {
        line: {
          en: 'If you live in a gated community, give us its name, and say how we get in.',
        },
      },
    ],
  },
  moorings: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on Gulf Shore Boulevard North are empty from spring to fall.' },
        forHome: {
          en: 'Before you leave, turn the ice maker off and shut off the water to the whole apartment, not only at the machines. Tell the manager.',
        },
        lines: {
          dishwasher: {
            en: 'If no water comes in when you are back for the winter, open the apartment’s main valve and the valve under the sink fully. If the dishwasher still only hums, cancel the wash and call us: its inlet valve may have stuck.',
            apart: true,
            sign: 'will-not-fill',
          },
          microwave: {
            en: 'When you come back to Gulf Shore Boulevard North, is the microwave dark? If its breaker is off, turn it on once; if it trips, leave it off and call us. Otherwise, see “It is dead” on this page.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'Was the refrigerator off while you were up north? It may run nonstop for a day before it is cold, so do not fill it yet. If a thermometer inside still shows more than 40 °F after that day, call us.',
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'Before you leave the Moorings in spring, close both washer valves. On a front-loader, dry the folds of the door seal and leave the door open a crack.',
            apart: true,
          },
          stove: {
            en: 'If one side of a gas burner stays unlit after a summer away, turn it off and look at its cold cap. If the cap is bent or rusty, leave the burner off and call us; otherwise, clear its holes as this page shows.',
            sign: 'clicks-no-flame',
          },
          'wine-cooler': {
            en: 'If you are away, have your Gulf Shore Boulevard North manager read you the wine cooler’s temperature and its setting. If they are over five degrees apart, and still are a day later, call us. If they agree, the cooler is probably fine.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'If you are up north and guests find the oven cold, have them cancel any lock or timer and set the clock. If the display is dark, have the manager see “Nothing works” on this page; if the oven is still cold, call us.',
            sign: 'electric-no-heat',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many apartments in Moorings buildings from the 1970s and 1980s have a small laundry closet.',
        },
        forHome: {
          en: 'Measure how deep the closet is before you order a washer, because some of today’s are too deep.',
        },
        lines: {
          oven: {
            en: 'Is the electric oven cold? If some lights are dim or too bright, turn off the main breaker. Then, or if the electric dryer is cold, too, call the building’s manager; otherwise, see “The electric oven does not heat” on this page.',
            topic: { en: 'Oven and dryer' },
            first: true,
            sign: 'electric-no-heat',
          },
          refrigerator: {
            en: 'In a 1970s or 1980s building, is the refrigerator leaking? If the floor behind it is dry, close its valve, but without force. If the valve sticks, or the floor is wet, have the manager shut off the water. Then call us.',
            topic: { en: 'Older buildings' },
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Does water come up the drain while your washer is off? In Moorings buildings from the 1970s and 1980s, laundry closets stacked one above another may share a drain. Do not wash; call the manager first, and then a plumber.',
            topic: { en: 'Shared drains' },
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'In older Moorings buildings, dryer ducts may be long. If half a load has been taking two cycles with a clean lint screen, leave a vented dryer off. Call the association, then a vent cleaner. If clothes stay damp with a clear duct, call us.',
            topic: { en: 'Long ducts' },
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'In many Moorings condos, a manager lets technicians in when the owner is away.' },
        lines: {
          washer: {
            en: 'If a neighbor reports water from your condo while you are away, call the manager. The manager can have the water shut off and let us in. Keep that number in your phone.',
          },
          'range-hood': {
            en: 'If you are up north and the hood has quit, the manager can let us in. Ask the office to read us the hood’s model number, so that we can look for the part before the visit.',
          },
          dishwasher: {
            en: 'In a Moorings condo, does the dishwasher leak? From a dry floor, stop it and close the valve under the sink. If you cannot, have the manager shut off the water. Then call us.',
            topic: { en: 'Water shutoff' },
            first: true,
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'If a manager lets us in for you, have the wine cooler left on with the door shut, unless it clicks over and over. We find a fault sooner while it is running.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Moorings is part of Naples and gets the city’s water, which is softened at the plant.',
        },
        forHome: { en: 'Put fresh rinse aid in the dishwasher when you come back in the fall.' },
        lines: {
          dishwasher: {
            en: 'Do dishes come out with a film? A rough film is usually lime, because the Moorings’ water keeps some hardness: turn the rinse aid up. A greasy film usually means cool water or too little detergent: run the faucet hot before you start.',
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The Moorings has the Gulf on one side and a salt bay on the other.' },
        forHome: {
          en: 'Wipe steel doors when you arrive and leave. In a house, see that the dryer’s outside flap opens; in a condo, ask the manager.',
        },
        lines: {
          microwave: {
            en: 'Does a button need several presses? The touch panel is probably worn or damp; this near the Gulf, the cable behind it may also be corroded. Use the microwave only if Cancel works, and call us before the button quits.',
            first: true,
            sign: 'buttons',
          },
          dryer: {
            en: 'Do clothes come out with rust-colored streaks? Salt air can rust a dryer drum’s front edge, so look there by flashlight. If it is rusty, leave the dryer off and call us. If not, look in the washer; call us if you see rust there.',
            apart: true,
          },
          stove: {
            en: 'Does your touch cooktop beep or ignore you? Damp sea air or a spill may be on its touch panel. Close the windows, run the air conditioning, and see “The touch controls do not respond” under other problems.',
            first: true,
            sign: 'touch-controls',
          },
          'wine-cooler': {
            en: 'Is the wine as warm as the room while the cooler hums? Turn it off and call us: the compressor may be weak, or salt air may have rusted a coil. If the bottles are slightly cooler, vacuum the grille; if that fails, call us.',
            first: true,
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the fan is loud and smoke lingers with clean filters, ask your building’s manager to look at the outside flap. Salt from the Gulf and the bay can rust it shut: then leave the fan off; in any case, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The low bayfront streets of the Moorings took Hurricane Ian’s surge in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you are away, tell the building or your home watch when we come, so that someone lets us in.',
        },
      },
      { line: { en: 'In a condo, name the building: numbers on Gulf Shore Boulevard are hard to see.' } },
      {
        services: withWater,
        line: {
          en: 'Ask the office whether one valve shuts off the water to several units, because their owners have to be told first.',
        },
      },
    ],
  },
  lely: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Villas and coach homes in Lely Resort are mostly winter homes.' },
        forHome: { en: 'A coach home has neighbors below or beside it, so shut all water valves in spring.' },
        lines: {
          microwave: {
            en: 'Back at your Lely villa, is the microwave dark, although the lights are normal? Somebody may have unplugged it in the cabinet above: plug it in. If it is still dark, its breaker may be off: see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          refrigerator: {
            en: 'If the refrigerator’s door sticks when you come back in the fall, ease it open along the seal. A hard pull can tear the rubber. If the seal is torn, call us.',
          },
          washer: {
            en: 'If you have just come back for the winter, run one short cycle first and stay near the washer. If a hose drips, stop the washer, close both valves and call us.',
            apart: true,
          },
          dryer: {
            en: 'If the dryer rumbles after a summer without use, its rollers may have gone flat on one side. Run it empty on air only. If it still rumbles after five minutes, see “It squeals, thumps or grinds” on this page.',
            apart: true,
            sign: 'squeals-thumps',
          },
          dishwasher: {
            en: 'If your Lely villa was closed all summer, open the dishwasher slowly: the seal may have stuck to the tub. Wipe the seal with a damp cloth. If the first wash drips, stop it and call us.',
            apart: true,
          },
          oven: {
            en: 'Is the oven’s display dark or garbled when you come back? A surge may have hit your closed home. If the display is garbled, do the reset under “It beeps and shows a code” here. If it is dark, see “Nothing works” on this page.',
            first: true,
          },
          stove: {
            en: 'Back at your Lely villa, is the electric stove dead? Its breaker may have been off since spring: turn every knob off, then the breaker on, once. If it trips, leave it off and call us; otherwise, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Is the wine warm even though the cooler runs? While your Lely villa stood empty, a summer outage may have reset the cooler’s temperature, so set yours again and keep the rooms cool. If the wine is no cooler a day later, call us.',
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'After a summer in a closed, damp home, the hood’s motor or outside flap can stick. If the fan only hums, or the flap stays shut, turn the fan off and call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Many villages of Lely Resort have their own gates along Grand Lely Drive.' },
        lines: {
          stove: {
            en: 'Before you put us on your village’s gate list, say whether the stove has coils, glass or gas burners. They take different parts, and with the right one, we may have to come only once.',
          },
          'wine-cooler': {
            en: 'If a key holder meets us at your Lely gate, have them empty a built-in wine cooler first. A full one can weigh 200 pounds, too heavy for us to slide out.',
          },
          oven: {
            en: 'If guests in your villa say that the oven beeps, ask them for the code in its display. A code often shows which part to bring, so one visit may be enough. If none shows, ask whether bake and broil heat.',
            topic: { en: 'Villa guests' },
            sign: 'error-code',
          },
          dryer: {
            en: 'If the dryer of an upstairs coach home is stacked on the washer, say so when you call. Two of us may have to come, and the village gate needs both names.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In a coach home, the attic is often shared, so the association may have to approve work on a duct.',
        },
        lines: {
          dishwasher: {
            en: 'In an upstairs Lely coach home, does the dishwasher leak? From a dry floor, stop it and close the valve under the sink. If you cannot, close the main water valve. Warn the people below, and then call us.',
            topic: { en: 'Coach homes' },
            first: true,
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'In an upstairs coach home, is the washer leaking? From a dry floor, stop it and close both its valves, or the main water valve if one sticks. Then warn the neighbor below, and call us.',
            topic: { en: 'Coach homes' },
            first: true,
            sign: 'leaks',
          },
          microwave: {
            en: 'In a coach home, if the microwave’s fan is weak even with a clean filter, the duct may be blocked. It may cross a shared attic, so ask the association who may clean it. If the fan stays weak, call us.',
          },
          dryer: {
            en: 'In a coach home, the duct may run through an attic that you share with the neighbors. If drying has slowed, even with a clean lint screen, leave the dryer off, and ask the association who may clean the duct.',
            topic: { en: 'Coach homes' },
            first: true,
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'In a coach home, ask the association before any duct work: the duct may cross a shared attic. A new motor or switch inside the hood is your own decision.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Part of Lely’s county water is treated by reverse osmosis.' },
        forHome: { en: 'Start with less detergent than the package says in the dishwasher and the washer.' },
        lines: {
          dishwasher: {
            en: 'Part of Lely’s county water is treated by reverse osmosis, and water that soft can etch glass. If filmy glasses stay dull after a soak in vinegar, use less detergent. If they clear, turn the rinse aid up.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'If the washer smells, use less detergent: part of Lely’s water is treated by reverse osmosis, and in such soft water, suds rinse out slowly. Wipe the door seal and run the cleaning cycle. If the smell lingers, call us.',
            sign: 'smells-musty',
          },
          refrigerator: {
            en: 'Are the ice cubes hollow? Part of Lely’s water is treated by reverse osmosis, so lime is seldom the cause. Open the refrigerator’s water valve fully and change an old filter; if new cubes are hollow, too, call us.',
            first: true,
            sign: 'no-ice',
          },
        },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live in Lely Resort, give us the name of your village.' } },
      {
        services: onTheStairs,
        line: {
          en: 'If you live in an upstairs coach home, say so when you book, and tell us where its stairs begin.',
        },
      },
      {
        toldBy: 'gated streets',
        line: {
          en: 'If your village has a gate, call the gatehouse as soon as you book, and leave our company name and your phone number.',
        },
      },
    ],
  },
  vineyards: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Every visit to Vineyards starts at a guarded gate, and each village inside has its own association.',
        },
        lines: {
          dryer: {
            en: 'If loads take longer, look for the vent cap outside. If it is in a roof or a shared wall, leave the dryer off and ask your village’s association who may clean the vent. Otherwise, follow the steps on this page.',
            topic: { en: 'Vent cleaning' },
            first: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Before you put us on the Vineyards gate list, read us the stove’s model number. If we can bring the right burner switch or spark electrode, one day on the list may be enough.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Vineyards owners live here only in winter.' },
        forHome: {
          en: 'Before you go, shut the water valves and turn off the ice maker. If you turn off the refrigerator, too, empty and dry it first.',
        },
        lines: {
          microwave: {
            en: 'If the microwave is dark after months away, its breaker may have been off since spring. Turn the breaker on once, and set the clock. If it trips or the microwave stays dark, leave the microwave off and call us.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'Is the refrigerator dark when you come back in the fall? If the house lights are normal, its breaker may be off: turn it on once. If it trips or the refrigerator stays dark, leave the breaker off and call us.',
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'If clothes come out dirty after your summer away, liquid detergent may have thickened in an automatic dispenser. Empty the dispenser and rinse it with warm water; if clothes stay dirty, call us.',
            apart: true,
          },
          dryer: {
            en: 'Is the dryer dead when you come back for the winter? Its breaker may still be off: turn it on once. If it trips, leave it off and call us; if the dryer stays dead, see “It will not start” on this page.',
            apart: true,
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'If no water comes in after months away, the main water valve or the one under the sink may still be closed. Open both fully and start once. If no water comes in within three minutes, cancel the wash and call us.',
            apart: true,
            first: true,
            sign: 'will-not-fill',
          },
          oven: {
            en: 'Is the oven’s display lit but the oven cold when you return in the fall? Set the clock: after an outage, some ovens wait for that. If nothing heats then, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Is your gas stove’s clock dark, and does nothing click? A summer storm may have tripped its outlet or its breaker: turn every knob off and follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Is the wine warm in a house cooled only when a humidistat senses damp air? On a dry day, the rooms may pass 85 °F. Set the thermostat to 78 °F as well, and call us if the wine is still warm a day later.',
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the hood is dead when you come back for the winter, its breaker may be off or tripped: follow “Nothing works” on this page. If it stays dead, a summer storm may have damaged the control board, so have the model number ready.',
            first: true,
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The county’s northern plant supplies Vineyards with softened and membrane-treated water.',
        },
        forHome: {
          en: 'Use the small dose of detergent in the washer and the dishwasher, because suds are slow to rinse out.',
        },
        lines: {
          refrigerator: {
            en: 'Are there white specks in the ice? Vineyards’ water leaves little lime, so the specks may be coating from the ice maker. Turn the ice maker off and call us.',
          },
          washer: {
            en: 'If the washer fills in a trickle, open both its valves fully, and look along the hoses for a kink. Lime is seldom the reason here, because membranes take it out of the water. If that does not help, call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If dishes come out with a film, rinse the filter with the dishwasher off and cool, and try fresh detergent. Vineyards’ membrane-treated water leaves little lime, so a film is seldom lime. If it stays, call us.',
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Single-family houses in Vineyards often have wall ovens and a second refrigerator.' },
        lines: {
          'wine-cooler': {
            en: 'Are the wine cooler and the second refrigerator both dead? If the house lights are normal, unplug the cooler and reset their breaker once. If it trips again, leave it off and move the food; in any case, call us.',
            topic: { en: 'Shared breaker' },
            apart: true,
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If smoke escapes at one end of a wide hood with two blowers, run the fan with the stove off and listen. If one end is silent or only hums, turn the fan off and call us. If both sound alike, wash the filters.',
            topic: { en: 'Two blowers' },
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Is the refrigerator warm? If you have a second one, as many Vineyards houses do, move cold food into that one. Leave the warm one on with its doors shut, but turn off its breaker if it clicks over and over, and call us.',
            topic: { en: 'Two refrigerators' },
            first: true,
            sign: 'warm-everywhere',
          },
          oven: {
            en: 'Is your wall oven dark? If it leans or has slid forward, it may be pulling on its cable: don’t push it, but turn off its breaker and call us. If it sits straight, see “Nothing works” on this page.',
            topic: { en: 'Loose wall ovens' },
            first: true,
            sign: 'no-power',
          },
          microwave: {
            en: 'Is the built-in microwave dark while the wall oven works? It usually has a breaker of its own, so look for that one, and then see “It is dead” on this page.',
            topic: { en: 'Built-ins' },
            first: true,
            sign: 'dead',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us which village of the Vineyards you live in, and where a van may park there.' } },
      {
        toldBy: 'gated streets',
        line: { en: 'Put our company name on the Vineyards gate list for the day of the visit.' },
      },
    ],
  },
  'marco-island': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Most of the island’s condos and many houses are closed for part of the year.' },
        forHome: {
          en: 'Close the water valves each time you leave, even for a few weeks, because the neighbors may be away as well.',
        },
        lines: {
          microwave: {
            en: 'If the microwave’s fan seems weak when you come back for the season, see from the ground whether a storm panel covers its outside vent. If so, have it taken down; if not, wash the metal filter before you call us.',
          },
          refrigerator: {
            en: 'Before you leave the island for the season, turn off the refrigerator’s ice maker and close its valve. In an empty home, a drip can run for months unseen.',
          },
          washer: {
            en: 'Back after months away, is the washer getting no water? One valve is probably still closed. Open hot and cold fully, and watch the hoses. If one drips, or still no water comes, stop the washer, close both valves and call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          'range-hood': {
            en: 'Back after a season away, and the hood roars but moves no air? Turn it off. See from the ground whether its wall cap was covered for storms. If it was, have it uncovered; if not, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Gulf-front towers line Collier Boulevard on Marco Island.' },
        forHome: {
          en: 'Find your water valves on the day you arrive. If the oven has always been slow, the building may supply 208 volts: no repair helps.',
        },
        lines: {
          washer: {
            en: 'In a Marco Island condo above neighbors, does the washer roar as it spins? A drum bearing is probably worn, and its seal may leak next. Leave the washer off, close both its valves and call us.',
            first: true,
            sign: 'grinds-or-roars',
          },
          refrigerator: {
            en: 'In a Collier Boulevard tower, does the refrigerator leak? The home below may be empty, so nobody there would notice. If the floor at its valve is dry, close the valve; if not, have the office shut off the water. Then call us.',
            first: true,
            sign: 'water-on-floor',
          },
          dishwasher: {
            en: 'Does the dishwasher leak? From a dry floor, stop it and close the valve under the sink. If you cannot, call your tower’s office at once, because the water can reach the home below. Then call us.',
            sign: 'leaks-at-door',
          },
          dryer: {
            en: 'Are clothes damper than last season, even with a clean lint screen? A tower’s 208 volts give about a quarter less heat, but that never changes. Leave the dryer off and ask the office to check the shared vent. If it is clear, call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the electric oven slow? Some Collier Boulevard towers supply 208 volts instead of 240, and there an oven makes about a quarter less heat. If it was always slow, that is probably why. If it became slower, call us.',
            sign: 'wrong-temperature',
          },
          'range-hood': {
            en: 'If smells linger in a Collier Boulevard tower, hold a tissue to the hood’s clean filter with the stove off and the fan on. If it falls, call us. If it sticks, replace an old charcoal filter or, with a duct, tell the office.',
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and houses on Marco Island are rented by the week or month.' },
        lines: {
          'range-hood': {
            en: 'If you rent out an apartment and a guest says the hood stops by itself, ask how long it ran first. Many hoods have a timer that turns them off. If yours stops within minutes of every start, call us.',
          },
          refrigerator: {
            en: 'Do you rent out a home on the island? New guests fill the refrigerator with warm drinks, so ask them to keep milk and meat on ice overnight. If a thermometer inside still shows more than 40 °F the next day, call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'Do you rent out a Marco Island condo? If guests say the washer will not spin, have them run drain and spin once. If no water is left, have them spin half the load. If either fails, call us.',
            sign: 'will-not-spin',
          },
          dryer: {
            en: 'Do you rent out a place here? If guests report a slow dryer, have them leave it off and clean its lint screen. If the screen was full, have the cleaners empty it after each stay; if not, call us.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Do you rent out a place on Marco Island? If the dishwasher grinds, have it stopped and left off. Guests seldom mention a broken glass, so keep hands out of the filter and call us.',
            apart: true,
            sign: 'grinds-or-rattles',
          },
          stove: {
            en: 'Do you rent out an apartment? If a guest says that a burner under glass goes off and on, that is normal, because a limiter protects the glass. If the burner stays dark for minutes, have it turned off and call us.',
            sign: 'heats-poorly',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dark in your Marco Island rental? The cleaners may have turned it off: have somebody there hold its power button for five seconds. If that fails, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          microwave: {
            en: 'If guests in your Marco Island rental report sparks, have them leave the microwave off. Guests often leave in foil or a plate with a metal rim. If there is a burned spot, call us; if not, see “It sparks or crackles inside” here.',
            sign: 'sparks',
          },
          oven: {
            en: 'Does a guest in a place you rent out report a dead oven? Ask whether its clock is lit. If so, look for a timer or a lock symbol; if not, have the manager see “Nothing works” on this page before you call us.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Marco Island has the Gulf, the bay and canals on all sides, so the air is salty all year.',
        },
        forHome: {
          en: 'When you arrive, check that the dryer’s and the hood’s outside flaps open. Wipe a refrigerator on the lanai with fresh water before you leave.',
        },
        lines: {
          'range-hood': {
            en: 'If the fan is loud and smoke lingers with clean filters, look from the ground at the outside flap. In a tower, ask the office to look. Salt can rust it: if it stays shut, leave the fan off; call us in any case.',
            first: true,
            sign: 'weak-suction',
          },

          dryer: {
            en: 'Does the dryer get very hot after a storm? First turn off its breaker. From the ground, see whether a storm panel still covers the vent cap, and have any panel taken down. Leave the breaker off and call us.',
            topic: { en: 'Storm panels' },
            apart: true,
            sign: 'too-hot',
          },
          'wine-cooler': {
            en: 'Is there a green crust on the wine cooler’s plug? Salt air comes in from every side of the island. Turn off the outlet’s breaker, and have an electrician check the outlet. We can replace the cord.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lake water from the mainland and reverse-osmosis wells on the island feed two plants.' },
        forHome: {
          en: 'Try less detergent first, and put fresh rinse aid in the dishwasher when you come back.',
        },
        lines: {
          dishwasher: {
            en: 'Do glasses have a bluish film? Turn the rinse aid down one setting. If the film is white, turn it up: Marco Island’s water comes from two plants and keeps some hardness.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: { en: 'Lee County Electric Cooperative supplies the power on Marco Island.' },
        lines: {
          stove: {
            en: 'Does nothing on your electric stove heat? If some house lights are dim or too bright, turn off the main breaker and call the Lee County Electric Cooperative. If all look normal, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          microwave: {
            en: 'If your whole home is dark, call the Lee County Electric Cooperative. If only the kitchen is dark, or all lights are normal, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dark after LCEC has restored the power? Wait five minutes, hold its power button for five seconds and set the temperature. If the cooler stays dark, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'LCEC',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Hurricane Irma came ashore at Marco Island in September 2017.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a beach tower, ask the office when it allows repairs. If it wants our insurance certificate, say so when you book.',
        },
      },
      {
        toldBy: 'vacation rentals',
        line: { en: 'For a rental, name the manager who can approve the price of the repair.' },
      },
    ],
  },
  'east-naples': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'East Naples has older mobile-home parks off US 41 and Bayshore Drive.' },
        forHome: {
          en: 'Measure your door before you order an appliance. If a washer shakes, press the floor beside it for soft spots.',
        },
        lines: {
          dishwasher: {
            en: 'Does water return to the dishwasher hours after a wash? In an older mobile home, the drain hose under the sink often hangs low, and sink water runs back. Call us: we can raise the hose or, if it is high already, look further.',
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'Is the floor near the refrigerator soft? In an older mobile home, the ice maker’s line may leak. Do not roll the refrigerator over the soft spot: follow the water warning at the top and call us.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Did the washer begin to walk after a leak? Older mobile homes, as in the parks off US 41, may have particleboard floors, which swell when wet. Leave the washer off, and have the floor repaired before we level the washer.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a mobile home, if loads stay damp and the floor by the dryer feels soft, leave the dryer off and call us. The duct may be blowing damp air under the home.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'Does smoke linger even with a clean grease filter? In an older mobile home, ask the park’s office who may look at the roof cap. If it is blocked, leave the hood off until it is cleared; if not, or nobody can look, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave over your propane stove shut off while you fry? In a small mobile-home kitchen, heat gathers fast, so keep the burners on low. Before you use the microwave again, see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
          },
          'wine-cooler': {
            en: 'If the wine cooler blinks off when its cord moves, turn off the outlet’s breaker. In the thin wall of an older mobile home, the outlet may be loose: have an electrician replace it. If it is firm, call us.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many golf condos, such as those in Glades, have laundry closets from the 1970s.' },
        forHome: {
          en: 'Before you replace a machine at Glades, measure the closet: a deeper one may not fit.',
        },
        lines: {
          washer: {
            en: 'In a Glades condo from the 1970s, if the washer leaks, its valve may be too stiff to turn. Do not force the valve. From a dry floor, close the condo’s main water valve, and call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'In a golf condo, if drying is slow, even with a clean lint screen, leave the dryer off. A laundry closet from the 1970s, as at Glades, may still have its original duct: have the duct checked before you pay for a part.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Streets near the city are on Naples water, and the rest of East Naples is on the county’s.',
        },
        forHome: { en: 'The two differ, so set the dishwasher’s rinse aid by what your own glasses show.' },
        lines: {
          dishwasher: {
            en: 'Do glasses turn cloudy, and does your dishwasher take salt? Ask your water company, Naples or the county, how hard the water is in grains, and set the dishwasher by its manual. If it takes no salt, turn the rinse aid up.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in East Naples have propane.' },
        lines: {
          oven: {
            en: 'In a mobile-home park with propane, are burners and oven out? Turn all knobs off and do not relight. If another gas appliance works, call us; if a neighbor’s gas is out, too, the park’s office; otherwise, your gas supplier.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Does your propane stove make no spark? Turn every knob off: gas flows even without a spark. The spark needs electricity: if the clock is dark, follow “Nothing works” on this page. If the clock is lit but nothing sparks, call us.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If the hood is dead in an outage and your kitchen stove runs on propane, open a window while a burner is on. When the power is back and the hood stays dead, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: {
          en: 'Low streets toward the bay flooded in Hurricane Ian in 2022, and machines in ground-level sheds were lost.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes and golf condos are used only from November to April.' },
        forHome: {
          en: 'A closed mobile home gets very hot, so empty the refrigerator and shut off the water before you leave.',
        },
        lines: {
          microwave: {
            en: 'If the microwave is dark when you come back in November, somebody may have pulled its plug or turned off its breaker in April. Plug it in or turn the breaker on once. If it stays dark, see “It is dead” on this page.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'If your mobile home was closed all summer, mice may have nested behind the refrigerator. Before you turn its breaker on, shine a flashlight on the cord. If the cord is chewed, leave the breaker off and call us; if not, turn it on.',
          },
          washer: {
            en: 'Does your home smell like a sewer when you come back in November? The washer’s drain may have dried out, so run one rinse: water in the drain keeps the smell out. If the smell lingers, call a plumber.',
            apart: true,
          },
          dishwasher: {
            en: 'If the dishwasher does not drain after a summer away, run any disposal with cold water. If it only hums, turn it off: it has probably rusted tight; its manual shows how to free it. Then see “Water stays in the bottom” on this page.',
            apart: true,
            sign: 'standing-water',
          },
          stove: {
            en: 'If the electric stove is dark when you come back in November, its breaker may be off. Turn every knob off, then the breaker on, once. If it trips, leave it off and call us; if it was on, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dark when you come back to an East Naples golf condo? If the house lights are normal, its breaker may still be off: turn it on once. If it trips or the cooler stays dark, leave it off and call us.',
            first: true,
            sign: 'will-not-turn-on',
          },
          oven: {
            en: 'Back for the season, does the oven heat as soon as you turn on its breaker? An older oven does that if its knob was left on: turn the knob off. If the oven goes on heating, turn the breaker off and call us.',
            sign: 'overheats',
          },
          dryer: {
            en: 'If the dryer rattles or smells foul at its first run in the fall, stop it and call us. While the home was closed, roaches or mice may have nested in the dryer’s fan.',
            apart: true,
            sign: 'squeals-thumps',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live in a mobile-home park, give us the lot number and the office’s hours.' } },
      {
        services: laundry,
        line: {
          en: 'If the washer or dryer is in a shed, say so when you book: we need light and a dry floor there.',
        },
      },
      {
        line: {
          en: 'If you live on US 41, give us the nearest cross street.',
        },
      },
    ],
  },
  'pelican-bay': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers on the Gulf side of Pelican Bay rise above a belt of mangroves.' },
        forHome: {
          en: 'Have a stiff water valve replaced before you need it, because a leak runs down many floors.',
        },
        lines: {
          stove: {
            en: 'Does a pot take long to boil on every electric burner? Some towers have 208 volts instead of 240, so burners need a third longer. If yours were always slow, no repair helps; if they became slower, turn off the stove’s breaker and call us.',
            first: true,
            sign: 'heats-poorly',
          },
          dishwasher: {
            en: 'Has the dishwasher filled slowly since your tower’s water was off? If every faucet is weak, call the office. If only the kitchen’s is, rinse its screen. If none is, grit has probably clogged the dishwasher’s inlet screen: call us.',
            sign: 'will-not-fill',
          },
          washer: {
            en: 'If the washer fills slowly with both valves fully open, run the kitchen faucet. A tower’s own pump may lift the water to your floor: if the faucet is weak, too, tell the office. If the faucet is strong, call us.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'Do loads take longer than last winter, even with a clean lint screen? A tower’s long ducts fill with lint sooner than short ones. Leave the dryer off, and ask the office to have yours cleaned. If that was done within a year, call us.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If cooking smells linger in a Gulf-side tower, ask the office whether your hood has a duct. Without a duct, it needs a new charcoal filter. With a duct, the flap outside may be stuck: leave the fan off and have the office look.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Did the microwave and half of your outlets die together? A wire may be loose: reset nothing, turn off the main breaker, and call Florida Power & Light (800-468-8243) or, in a tower, the office. Otherwise, follow “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many owners in Pelican Bay are away from May to October.' },
        forHome: {
          en: 'In May, turn off the water and the ice maker, empty the refrigerator, and tell the building’s office that you are away.',
        },
        lines: {
          dishwasher: {
            en: 'When you are back after a summer away, open the dishwasher’s valve and run an empty hot cycle with dishwasher cleaner. Stay in the kitchen. If water shows anywhere, stop the machine and, from a dry floor, close the valve. Then call us.',
            apart: true,
          },
          refrigerator: {
            en: 'Was the refrigerator on while you were away? Misshapen packages or ice in a flat slab mean that the freezer thawed: throw the food out. Cubes that merely stick are normal. If the freezer is not near 0 °F, call us.',
          },
          'range-hood': {
            en: 'If straw hangs out of the hood’s outside flap when you come back in the fall, leave the fan off and call us. Birds may nest in the duct of an empty villa. If the hood only smells stale, wash the filters.',
            sign: 'flap',
          },
          stove: {
            en: 'Are the stove’s touch controls dead when you come back in October? A summer surge may have hit them, but a control lock looks the same. See “The touch controls do not respond” under other problems, and call us if that does not help.',
            sign: 'touch-controls',
          },
          'wine-cooler': {
            en: 'Some wine coolers display only the setting. If you are away from May to October, have someone leave a thermometer in a glass of water inside overnight. If it is more than five degrees off the setting, call us.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Is the oven dead when you come back in October? If it last ran self-clean before you left, the heat has probably blown a fuse: turn off its breaker and call us. If not, see “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The office of each building in Pelican Bay decides on contractor parking and hours.' },
        lines: {
          washer: {
            en: 'If water stays after the checks in “It will not drain,” leave the washer off and call us. Ask your building’s office whether it lets us in outside its contractor hours for an urgent repair.',
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'If your dryer is stacked on the washer, two of us may have to come. Ask your building’s office about its work hours and parking before you choose a day.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'The county’s north plant treats part of Pelican Bay’s water by reverse osmosis.' },
        forHome: { en: 'In the dishwasher, start with half the usual detergent.' },
        lines: {
          dishwasher: {
            en: 'Has your crystal turned dull? Reverse osmosis makes part of Pelican Bay’s water soft, and in soft water, too much detergent can etch crystal for good. Wash it by hand, and use less detergent for the other dishes.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Mangroves shield the villas of Pelican Bay, but the towers get the Gulf breeze.',
        },
        forHome: {
          en: 'In a tower, ask the office who checks the dryer’s and hood’s outside flaps; in a villa, see from the ground whether they open.',
        },
        lines: {
          'range-hood': {
            en: 'If smoke lingers even with clean filters, the outside flap may be stuck. In a villa, look from the ground with the fan on; in a Gulf-side tower, have the office look. If it stays shut, leave the fan off and call us.',
            first: true,
            sign: 'weak-suction',
          },

          oven: {
            en: 'Do only some of the oven’s buttons work? The touch panel is probably worn, or, in a Gulf-side tower, the breeze has carried salt behind it. Leave the oven off, and when you call, say which buttons are dead.',
            first: true,
          },
          dryer: {
            en: 'High in a tower, salt may have stiffened a vent flap that you cannot see. If half a load takes two cycles, even with a clean lint screen, leave the dryer off. Ask the office to have the flap and the vent checked.',
            sign: 'two-cycles',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator'],
        fact: { en: 'Wine coolers and built-in refrigerators are common in Pelican Bay kitchens.' },
        lines: {
          microwave: {
            en: 'Does the door of a built-in microwave scrape its trim frame? The frame has probably come loose. Stop using the microwave and call us before the door bends.',
            topic: { en: 'Built-ins' },
            sign: 'door',
          },
          'wine-cooler': {
            en: 'If a built-in wine cooler as old as the kitchen no longer cools, vacuum the grille and wait a day. If that fails, read us its serial number, which shows its age. A fan is worth replacing; a compressor, only where nothing newer fits.',
            topic: { en: 'Older built-ins' },
            apart: true,
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If smoke has escaped at the sides since you got a new cooktop, compare the widths. A hood narrower than the cooktop lets smoke past, however well it runs. If the hood is wide enough, call us.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'If one section of your built-in refrigerator is warm and the other cold, move food to the cold one. Each may have its own cooling system. Leave both on, unless one clicks over and over, and say which is warm when you call.',
            topic: { en: 'Built-ins' },
            first: true,
            sign: 'freezer-cold-fridge-warm',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Ask your building’s office where a van may park and which elevator to use, and tell us.',
        },
      },
      {
        line: {
          en: 'If you are away, give the name of whoever will open the door and can approve the price of the repair.',
        },
      },
      {
        line: { en: 'For a villa or a house, give the name of the association with the address.' },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
