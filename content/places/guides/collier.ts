// Guides to the places of collier: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const collierGuides = {
  naples: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Beach condos and golf homes in Naples are often closed from May to October.' },
        lines: {
          refrigerator: {
            en: 'If you close a Naples home from May to October, leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'Ask your Naples home watch to check the washer’s two valves on the first visit in May: they must be closed.',
            apart: true,
          },
          dryer: {
            en: 'In October, run a Naples dryer empty on air only before the first load, and stop if its flap does not open.',
          },
          dishwasher: {
            en: 'Seals dry in a closed home: in October stay by the dishwasher of your Naples condo until its first cycle has drained.',
          },
          oven: {
            en: 'In October, look into a Naples oven for nests before you preheat it for the season’s first dinner.',
          },
          stove: {
            en: 'From May to October, leave an electric range in Naples off at its breaker: summer surges cannot reach the control then.',
          },
          'wine-cooler': {
            en: 'Let the home watch read the wine cooler each week from May to October, or take the wine out of your Naples condo in spring.',
          },
          'range-hood': {
            en: 'In October, test the hood of a Naples house from outside: the flap has been still since May.',
          },
          microwave: {
            en: 'From May to October, unplug the microwave in a closed Naples home, or turn off the breaker of a built-in one.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings line the Gulf from Park Shore to Vanderbilt Beach.' },
        lines: {
          dryer: {
            en: 'From Park Shore to Vanderbilt Beach dryers in condo buildings may share a shaft: the association knows when it was cleaned.',
          },
          oven: {
            en: 'In a Gulf-side condo from Park Shore north, 208 volts make the oven slow but steady: a hot-and-cold oven has a fault.',
          },
          stove: {
            en: 'Park Shore condo ranges on 208 volts boil slowly; compare the burners with each other before you call.',
          },
          'range-hood': {
            en: 'Between Park Shore and Vanderbilt Beach condo hoods mostly recirculate: replace the charcoal before the season begins.',
          },
          microwave: {
            en: 'In a Park Shore building, feel above the microwave’s door while its fan runs: air there means that it blows back into the kitchen and needs charcoal.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'City wells inland supply water softened with lime. The county serves homes north and east of the city.',
        },
        lines: {
          dishwasher: {
            en: 'City wells give Naples water softened with lime, and the county’s is another blend: set the dishwasher’s rinse aid by your own glasses.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some large ranges in Port Royal run on propane.' },
        lines: {
          oven: {
            en: 'If oven and burners of a large Port Royal range are out together, the propane tank may be empty: its supplier has to check for leaks before anything is lit.',
          },
          stove: {
            en: 'Port Royal’s large ranges on propane take burner parts made for it: give the model number, and ask whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        services: ['refrigerator', 'washer', 'dryer', 'range-hood'],
        fact: { en: 'Salt settles on every lanai west of US 41.' },
        lines: {
          refrigerator: {
            en: 'Salt settles on every lanai west of US 41: a refrigerator there should be an outdoor model, rinsed each week of the season.',
          },
          washer: {
            en: 'West of US 41 a laundry that opens to the lanai gets salt: dry the washer’s top, and touch up each chip.',
          },
          'range-hood': {
            en: 'West of US 41 a hood’s outside cap rusts early: have it looked at when the house is opened in fall.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: {
          en: 'Port Royal and the golf communities have built-in refrigerators, wall ovens and wine coolers.',
        },
        lines: {
          refrigerator: {
            en: 'In Port Royal a built-in refrigerator’s parts are ordered by serial number: send it before you fly down.',
          },
          oven: {
            en: 'Port Royal wall ovens come in pairs: note which one fails and whether both displays are lit.',
          },
          'wine-cooler': {
            en: 'Built-in wine coolers in the golf communities of Naples breathe at the toe: have the grille vacuumed when the house is opened.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo and club rules in Naples often keep loud work out of the winter season.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Ian’s surge filled ground floors near the Gulf in September 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask your condo or club what hours and what season it allows work in.' } },
      { line: { en: 'If you are away, name the home-watch service that opens the door.' } },
      { line: { en: 'Tell us the name of your community and how its gate lets us in.' } },
    ],
  },
  moorings: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on Gulf Shore Boulevard North are empty from spring to fall.' },
        lines: {
          refrigerator: {
            en: 'On Gulf Shore Boulevard North, leave an empty refrigerator off and tied open in spring, where no child can climb in, and the ice maker’s valve closed.',
          },
          washer: {
            en: 'Ask the manager on Gulf Shore Boulevard North to see that your washer’s valves are closed after you have left in spring.',
            apart: true,
          },
          dishwasher: {
            en: 'Back on Gulf Shore Boulevard North in fall, pour a quart of water into the dishwasher and stay for its first cycle.',
          },
          oven: {
            en: 'Insects move into an oven that rests from spring to fall: on Gulf Shore Boulevard North, look inside before you heat it.',
          },
          stove: {
            en: 'On Gulf Shore Boulevard North, turn the range’s breaker off in spring: touch controls suffer from summer surges.',
          },
          'wine-cooler': {
            en: 'From spring to fall a manager on Gulf Shore Boulevard North can read your wine cooler if you ask; if nobody does, empty it.',
          },
          'range-hood': {
            en: 'Run the hood in fall on Gulf Shore Boulevard North before you cook, and see whether the charcoal filter is past its date.',
          },
          microwave: {
            en: 'Unplug the microwave in spring on Gulf Shore Boulevard North, or have the manager turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many apartments in Moorings buildings of the 1970s and 1980s have a small laundry closet.',
        },
        lines: {
          washer: {
            en: 'In a Moorings closet of the 1970s or 1980s a new washer may be too deep: measure it before you choose between repair and replacement.',
            apart: true,
          },
          dryer: {
            en: 'Closets of the 1970s and 1980s in the Moorings have short walls and long ducts: if two cycles are needed, the duct comes before the dryer.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'In the Moorings condos a manager lets technicians in when the owner is away.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Moorings gets City of Naples water, softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Moorings has Naples city water softened with lime: a dishwasher in a winter home needs fresh rinse aid each fall, since old rinse aid thickens.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some new bayfront houses in Moorings have propane.' },
        lines: {
          oven: {
            en: 'In a new bayfront house in the Moorings the oven may be on propane: if it is, ask us about it before you book.',
          },
          stove: {
            en: 'If all burners of a propane range on the Moorings bayfront are out, call the propane supplier before you call us.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Moorings has the Gulf on one side and a salt bay on the other.' },
        lines: {
          refrigerator: {
            en: 'With the Gulf on one side and a salt bay on the other, a refrigerator on a Moorings balcony must be rated for outdoors.',
          },
          dryer: {
            en: 'Gulf and bay air stiffens the dryer’s flap in a Moorings house: look at it when you arrive and before you leave.',
          },
          dishwasher: {
            en: 'Gulf and bay both salt the air in the Moorings: wipe the dishwasher’s steel front dry before you close up.',
          },
          stove: {
            en: 'In the Moorings, wipe the burners dry in fall: salt and months of damp make an igniter click.',
          },
          'wine-cooler': {
            en: 'Salt from both sides gets into a Moorings wine cooler near the slider: set it on an inner wall.',
          },
          'range-hood': {
            en: 'A Moorings hood that vents outdoors has salt air from the Gulf and the bay at its flap: listen each fall for it to drop shut when the fan stops.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The low bayfront streets of Moorings took Hurricane Ian’s surge in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the building’s office the appointment in writing when you are away.' } },
      { line: { en: 'Tell us the name of the building: numbers on Gulf Shore Boulevard are hard to see.' } },
      {
        services: withWater,
        line: { en: 'Ask whether one valve shuts off the water for a whole stack of apartments.' },
      },
    ],
  },
  lely: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Villas and coach homes in Lely Resort are mostly winter homes.' },
        lines: {
          refrigerator: {
            en: 'Villas in Lely Resort are mostly winter homes: in spring turn off the ice maker, empty its bin and close the valve.',
          },
          washer: {
            en: 'In an upstairs coach home in Lely Resort, close the washer’s valves each spring: a leak runs into the home below.',
            apart: true,
          },
          dryer: {
            en: 'When winter begins in Lely Resort, run the dryer on air only and watch its flap from the ground: a nest keeps it shut.',
          },
          dishwasher: {
            en: 'Lely’s winter homes start with dry seals: watch the dishwasher’s door through its first cycle of the season.',
          },
          oven: {
            en: 'When you open a Lely villa for the winter, look inside the oven for insects before the first preheat.',
          },
          stove: {
            en: 'When you close a Lely villa for the summer, turn off the range’s breaker, so that no surge reaches its control.',
          },
          'wine-cooler': {
            en: 'In spring, empty the wine cooler of a Lely villa, or have someone read its temperature each week.',
          },
          'range-hood': {
            en: 'When you open a Lely coach home for winter, run the hood on high: if it hums and moves no air, the duct in the shared attic is a matter for the association.',
          },
          microwave: {
            en: 'For the summer, unplug the microwave of a Lely villa: a power surge then cannot reach it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'The villages of Lely Resort have their own gates along Grand Lely Drive.' },
        source: 'association practice',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'Coach-home associations share attics and lanais, so duct work above a ceiling may be theirs to approve.',
        },
        lines: {
          dryer: {
            en: 'Coach homes in Lely share attics, so ask the association before anyone touches the dryer’s duct above a ceiling.',
          },
          'range-hood': {
            en: 'If the hood of a Lely coach home blows into a shared attic duct, the association may have to approve its repair.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'County water in Lely blends fresh wells with reverse osmosis.' },
        lines: {
          dishwasher: {
            en: 'Lely’s county water blends fresh wells with reverse osmosis, so try a smaller dose in the dishwasher before you fight the film with more.',
          },
        },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Name the village: Grand Lely Drive loops through all of them.' } },
      { line: { en: 'For an upstairs coach home, say how the stairs turn.' } },
      { line: { en: 'Give the gate our company name and leave your number there.' } },
    ],
  },
  vineyards: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Every visit to Vineyards starts at a guarded gate, and each village inside has its own association.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Vineyards owners live here only in winter.' },
        lines: {
          refrigerator: {
            en: 'Owners who live in Vineyards only in winter should leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'Before a summer away from Vineyards, close the washer’s two valves, and leave its door open unless small children or pets could climb in.',
            apart: true,
          },
          dryer: {
            en: 'Back in Vineyards for the winter, try the dryer empty on air only: the flap should lift at once.',
          },
          dishwasher: {
            en: 'In Vineyards, watch the first cycle of the winter: a dishwasher whose seals dried all summer can drip at the door.',
          },
          oven: {
            en: 'A Vineyards wall oven that rested since spring gets a look with a flashlight before it is heated.',
          },
          stove: { en: 'For a summer away from Vineyards, turn off the breaker of the range or cooktop.' },
          'wine-cooler': {
            en: 'If your Vineyards house is empty in summer, empty the wine cooler, turn it off, and leave its door ajar.',
          },
          'range-hood': {
            en: 'When you are back in Vineyards, see that the hood’s flap outside opens before you sear anything.',
          },
          microwave: {
            en: 'Leave the microwave in Vineyards without power in summer: if it is built in, its breaker is the switch.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The county’s northern plant supplies Vineyards with softened and membrane-treated water.',
        },
        lines: {
          dishwasher: {
            en: 'The northern plant’s softened and membrane-treated water is easy on dishwashers: in Vineyards use the small dose first.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Single-family houses in Vineyards often have wall ovens and a second refrigerator.' },
        lines: {
          refrigerator: {
            en: 'The second refrigerator in a Vineyards house is often in the garage: note which one fails, as heat is its usual trouble.',
          },
          oven: {
            en: 'Wall ovens in Vineyards are wired in, not plugged: know which double breaker is theirs before we come.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the village and where a van may park there.' } },
      { line: { en: 'At the Vineyards gate, put our company name on the list for the day.' } },
      {
        services: ['oven', 'refrigerator'],
        line: { en: 'Send the model number first if an oven or refrigerator is built in.' },
      },
    ],
  },
  'marco-island': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Most of the island’s condos and many houses are closed for part of the year.' },
        lines: {
          refrigerator: {
            en: 'About 55% of homes on Marco Island were vacant or used part of the year (US Census, 2014–2018): if yours is one, turn off the ice maker and its valve first.',
          },
          washer: {
            en: 'On Marco Island, leave the washer’s valves closed between stays: if a hose bursts, the nearest neighbor may be away as well.',
            apart: true,
          },
          oven: {
            en: 'After months away from Marco Island, look inside the oven for insects before the first preheat.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Gulf-front towers line Collier Boulevard on Marco Island.' },
        lines: {
          dryer: {
            en: 'Gulf-front towers on Collier Boulevard often share dryer shafts: ask the office which floors vent together.',
          },
          oven: {
            en: 'In a Collier Boulevard tower an oven on 208 volts takes its time: note how many minutes it needs to reach 350 °F, so that a real loss shows.',
          },
          stove: {
            en: 'In the towers on Collier Boulevard 208 volts slow every burner: one slower than the rest is a fault.',
          },
          'range-hood': {
            en: 'On Collier Boulevard a tower hood without a duct needs new charcoal each season: buy it before you arrive.',
          },
          microwave: {
            en: 'The towers of Collier Boulevard leave microwaves over the range without a duct: replace the charcoal at the start of the season.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and houses on Marco Island are rented by the week or month.' },
        lines: {
          refrigerator: {
            en: 'A Marco Island rental fills its refrigerator with warm drinks each Saturday: ask guests to give it four hours before they judge it.',
          },
          washer: {
            en: 'Post the size of a full load on the washer of a Marco Island rental: beach towels are heavier than they look.',
          },
          dryer: {
            en: 'In a Marco Island rental, put the lint screen on the cleaners’ list for each change of guests.',
          },
          dishwasher: {
            en: 'Sand settles in the dishwasher of a Marco Island rental: have its filter rinsed at each change of guests.',
          },
          stove: {
            en: 'A control lock looks like a dead stove to a guest: leave a card about it in your Marco Island rental.',
          },
          'wine-cooler': {
            en: 'Guests turn dials: note the wine cooler’s setting on a card in your Marco Island rental.',
          },
          microwave: {
            en: 'Leave a card about foil and metal rims by the microwave in a Marco Island rental.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Marco Island has the Gulf, the bay and canals on all sides, so the air is salty all year.',
        },
        lines: {
          refrigerator: {
            en: 'Salt water on all sides means that a lanai refrigerator on Marco Island must be an outdoor model, rinsed after each stay.',
          },
          dryer: {
            en: 'All-year salt stiffens dryer flaps on Marco Island: in a house look at yours on the day you arrive.',
          },
          dishwasher: {
            en: 'Salt spots a steel dishwasher door on Marco Island within weeks: dry it before you lock up.',
          },
          'wine-cooler': {
            en: 'On Marco Island a wine cooler near the lanai gets salt in its fan: brush the grille when you arrive.',
          },
          'range-hood': {
            en: 'Marco Island’s salt rusts a hood’s flap in place: see that it opens before you cook with the windows shut.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lake water from the mainland and reverse-osmosis wells on the island feed two plants.' },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: { en: 'Lee County Electric Cooperative supplies the power on Marco Island.' },
        source: 'LCEC',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Irma came ashore at Marco Island in September 2017.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Towers on the beach set hours and want floor covers and paperwork: ask yours, and ask about Saturdays.',
        },
      },
      { line: { en: 'For a rental, name the manager who may approve a part.' } },
    ],
  },
  'east-naples': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'East Naples has older mobile-home parks off US 41 and Bayshore Drive.' },
        lines: {
          refrigerator: {
            en: 'Older parks off US 41 and Bayshore Drive have narrow doors: measure yours before a refrigerator has to go out.',
          },
          washer: {
            en: 'In an older East Naples park, press on the floor by the washer: a home of the 1970s often gives there, and the machine walks.',
          },
          dryer: {
            en: 'Off Bayshore Drive the dryer of a mobile home must vent past the skirting: damp under the home rots its floor.',
          },
          'range-hood': {
            en: 'Hoods in East Naples park homes often vent through the roof: after a storm look from the yard for a bent cap.',
          },
          microwave: {
            en: 'In a park home off US 41 the microwave and the air conditioner may share a breaker: run one at a time if it trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Golf condos such as Glades have laundry closets of the 1970s.' },
        lines: {
          washer: {
            en: 'At Glades the laundry closets are from the 1970s: a washer of today may be deeper than the shelf allows, so measure.',
            apart: true,
          },
          dryer: {
            en: 'A 1970s closet at Glades gives a dryer an old duct: have it checked before you pay for a new machine.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Streets near the city are on Naples water, the rest of East Naples on the county’s.' },
        lines: {
          dishwasher: {
            en: 'Near the city East Naples has city water, elsewhere the county’s: look at your bill before you copy a neighbor’s dishwasher settings.',
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
            en: 'In an East Naples park with propane, an oven that is out under burners that light is not short of gas: suspect its igniter.',
          },
          stove: {
            en: 'In an East Naples park with propane, every burner out at once is a question for the supplier, who checks for leaks after a tank ran empty.',
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
        fact: { en: 'Many park homes and golf condos are used from November to April.' },
        lines: {
          refrigerator: {
            en: 'Used from November to April? Then leave an East Naples refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'In April, close the washer’s valves in an East Naples park home: hoses age fast in a hot, closed room.',
            apart: true,
          },
          dishwasher: {
            en: 'In November, pour a quart of water into the dishwasher before you start it: seals dry while an East Naples home is shut.',
          },
          oven: {
            en: 'In November, check the oven of an East Naples park home for nests before you heat it.',
          },
          stove: {
            en: 'Turn off the range’s breaker in April: East Naples has its storms while you are away.',
          },
          'wine-cooler': {
            en: 'An East Naples wine cooler in a closed golf condo should be empty by April, off, and its door ajar.',
          },
          'range-hood': {
            en: 'In November, run the hood of an East Naples home before you cook, and see that its flap opens: nests are common.',
          },
          microwave: {
            en: 'From April to November, leave the microwave of an East Naples golf condo unplugged.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give us the lot number and the office’s hours.' } },
      {
        services: laundry,
        line: { en: 'Say whether the washer is in a shed: we need light and a dry floor there.' },
      },
      { line: { en: 'On US 41, give a cross street: it runs the whole length of East Naples.' } },
    ],
  },
  'pelican-bay': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers on the Gulf side of Pelican Bay rise above a belt of mangroves.' },
        lines: {
          washer: {
            en: 'In a Pelican Bay tower, close the washer’s valves when you leave for the summer: a leak runs down many floors.',
          },
          dryer: {
            en: 'Pelican Bay’s towers have long dryer ducts: if the drum is hot and the towels are wet, call the building before you call us.',
          },
          oven: {
            en: 'A Pelican Bay tower with 208 volts heats an oven slowly: note whether bake or broil has changed.',
          },
          stove: {
            en: 'Tower ranges in Pelican Bay may never boil fast on 208 volts: a burner that stays dark on high is a fault.',
          },
          'range-hood': {
            en: 'In Pelican Bay’s towers, hoods usually return the air to the kitchen: change the charcoal filter before the winter season.',
          },
          microwave: {
            en: 'In a Pelican Bay tower the fan of a microwave over the range blows into the room: if it has grown weak, wash the mesh and replace the charcoal before you call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many owners in Pelican Bay are away from May to October.' },
        lines: {
          refrigerator: {
            en: 'Before May turn off the ice maker in Pelican Bay, wait a day, then empty its bin and close the valve.',
          },
          dishwasher: {
            en: 'In November, stay by the dishwasher of a Pelican Bay home for its first cycle: dried seals can drip.',
          },
          oven: {
            en: 'When you open a Pelican Bay home in November, look inside the oven for insects before you heat it.',
          },
          stove: { en: 'When you leave Pelican Bay in May, turn off the breaker of an electric range.' },
          'wine-cooler': {
            en: 'From May to October, have someone read the wine cooler of your Pelican Bay home each week, or empty it.',
          },
          microwave: {
            en: 'Pelican Bay’s owners are away in storm season: leave the microwave unplugged from May to October.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The office of each building in Pelican Bay decides on contractor parking and hours.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'The county’s north plant blends fresh wells with reverse osmosis for Pelican Bay.' },
        lines: {
          dishwasher: {
            en: 'The north plant’s blend of fresh wells and reverse osmosis asks for little detergent: in Pelican Bay start the dishwasher with half a dose.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some houses in Pelican Bay have propane.' },
        lines: {
          dryer: {
            en: 'A gas dryer in a Pelican Bay house may run on propane: ask when you call whether we work on it, since Florida licenses that.',
          },
          oven: {
            en: 'A Pelican Bay oven may be on propane from a buried tank: find out, and ask whether we work on propane.',
          },
          stove: {
            en: 'Some Pelican Bay houses cook with propane: if every burner is out, call the company that fills the tank before you book a repair.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Mangroves shield the villas of Pelican Bay, but the towers get the Gulf breeze.',
        },
        lines: {
          refrigerator: {
            en: 'Tower balconies in Pelican Bay get the Gulf breeze: a refrigerator there must be rated for outdoors. Behind the mangroves, villas have less to fear.',
          },
          dryer: {
            en: 'Behind the mangroves a villa’s dryer flap stays free longer; facing the Gulf in Pelican Bay, have it looked at twice a year.',
          },
          dishwasher: {
            en: 'Tower kitchens in Pelican Bay with open sliders get salt on the dishwasher’s door: wipe it dry with the grain.',
          },
          'wine-cooler': {
            en: 'In a Pelican Bay tower, keep the wine cooler away from the slider, where the Gulf breeze brings salt.',
          },
          'range-hood': {
            en: 'Gulf breeze reaches the hood caps of Pelican Bay’s towers, not those of its villas: ask the office when they were last seen to.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator'],
        fact: { en: 'Wine coolers and built-in refrigerators are common in Pelican Bay kitchens.' },
        lines: {
          refrigerator: {
            en: 'A built-in refrigerator in Pelican Bay has its serial number inside the door: read it by phone, so that the part comes with us.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Have your building’s office tell us where a van may park and which elevator to use.' },
      },
      { line: { en: 'If you are away, name who opens the door and who may approve a part.' } },
      {
        line: { en: 'For a villa or a house, give the name of the association, since street names repeat.' },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
