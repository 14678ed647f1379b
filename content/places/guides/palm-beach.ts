// Guides to the places of palm beach: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import {} from './service-groups.ts';

export const palmBeachGuides = {
  'boca-raton': {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Boca Raton’s Glades Road plant softens the water with membranes, so it leaves little scale. West of the city, where the county’s water may be harder, this does not hold.',
        },
        lines: {
          refrigerator: {
            en: 'The Glades Road plant leaves little scale in Boca Raton’s ice makers: hollow cubes point to an old filter or a half-closed valve.',
          },
          washer: {
            en: 'On city water in Boca Raton, use half the detergent; west of the city, on the county’s, use the dose for your load and watch for suds.',
          },
          dishwasher: {
            en: 'Glasses etch in Boca Raton’s soft city water if the dishwasher gets a full dose: half a scoop, and rinse aid on a low setting, is enough.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Country-club communities fill the west of Boca Raton, each with its own gate and rules.',
        },
        source: 'association practice',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line A1A on the beach side.' },
        lines: {
          washer: {
            en: 'The beach towers of Boca Raton often have one water valve for the whole apartment: learn where it is before the washer’s own fails.',
          },
          dryer: {
            en: 'On A1A in Boca Raton a dryer may vent into a shaft that only the association may open: ask for the date of its last cleaning.',
          },
          oven: {
            en: 'A Boca Raton tower on A1A with 208 volts bakes slowly; when bake is slow and broil is not, the lower element is the suspect.',
          },
          stove: {
            en: 'With 208 volts on A1A a Boca Raton range boils more slowly than its manual says: call if one burner is slower than another of its size.',
          },
          'range-hood': {
            en: 'In the towers on A1A, clean the hood’s mesh each month: without a duct, grease has nowhere else to go.',
          },
          microwave: {
            en: 'Towers on A1A leave the microwave over the range without a duct: mark the date of each new charcoal filter on its frame.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Boca Raton condos and country-club homes are empty in summer.' },
        lines: {
          refrigerator: {
            en: 'If your Boca Raton country-club home is empty in summer, have someone read a thermometer in the refrigerator, or leave it empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'When a Boca Raton house is empty in summer, close the washer’s valves: a burst hose would run until somebody comes.',
            apart: true,
          },
          dishwasher: {
            en: 'In fall, pour a quart of water into the dishwasher of a Boca Raton condo before its first cycle: the pump’s seal has dried.',
          },
          oven: {
            en: 'Before the first dinner of the season, look into the oven of a closed Boca Raton house for nests.',
          },
          stove: {
            en: 'At the end of the season, turn off the breaker of an electric range in a Boca Raton condo, so that no surge reaches its control.',
          },
          microwave: {
            en: 'Summer storms surge through empty Boca Raton homes: unplug the microwave, or turn off its breaker, before you leave.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strong on A1A and hardly felt at the Turnpike, seven miles inland.' },
        lines: {
          dryer: {
            en: 'Near A1A, look at the dryer’s flap twice a year; at the Turnpike, seven miles inland, once is enough.',
          },
          'wine-cooler': {
            en: 'Salt reaches wine coolers near A1A, not those by the Turnpike: brush the front grille every two months on the beach side.',
          },
          'range-hood': {
            en: 'A hood’s cap rusts near A1A: if it stays open in the wind, damp air comes in, so have it replaced with one of stainless steel or copper.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: { en: 'Built-in refrigerators, wall ovens and wine coolers are common in the country clubs.' },
        lines: {
          refrigerator: {
            en: 'Country-club refrigerators in Boca Raton are often built in, with the compressor above: vacuum the top grille twice a year.',
          },
          oven: {
            en: 'Country-club kitchens in Boca Raton often have two ovens in one frame: note which door stays locked or cold.',
          },
          'wine-cooler': {
            en: 'A built-in wine cooler in a Boca Raton club house needs air through its toe grille: lift rugs and mats away from it.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask your club whether vendors must register and what hours they may work.' } },
      {
        line: { en: 'Many Boca addresses are outside the city: give the community’s name with the street.' },
      },
      { line: { en: 'For a beach condo, book the elevator and send us the building’s insurance form.' } },
    ],
  },
  'boynton-beach': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Boynton Beach’s east plant softens with lime and its west plant with membranes. The county serves the far west.',
        },
        lines: {
          dishwasher: {
            en: 'East of town lime softens Boynton Beach’s water, and in the west membranes do: in the west start the dishwasher with less detergent.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Dozens of gated lake communities are west of Congress Avenue and Military Trail.' },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many of Leisureville’s small villas of the 1970s have laundry closets.' },
        lines: {
          washer: {
            en: 'Leisureville’s laundry closets of the 1970s have valves of the same age: if one is stiff, leave it alone and close the main.',
            apart: true,
          },
          dryer: {
            en: 'In a Leisureville closet the dryer’s duct may still be the first one: if it is plastic or foil, have it replaced with smooth metal.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Residents of Leisureville and the western communities are often away from May to October.',
        },
        lines: {
          refrigerator: {
            en: 'Away from May to October? Leave a Leisureville refrigerator empty, off and tied open, where no child can climb in.',
          },
          dishwasher: {
            en: 'When you come back in October, run the Boynton Beach tap hot first, then watch the dishwasher’s first cycle for drips.',
          },
          oven: {
            en: 'If your home in the western communities was closed since May, look inside the oven for insects before you heat it.',
          },
          stove: {
            en: 'From May to October the breaker of an electric range in Leisureville can stay off: summer surges then cannot reach its control.',
          },
          'wine-cooler': {
            en: 'In the western communities of Boynton Beach, empty the wine cooler in May if the air conditioning goes up to 80 °F.',
          },
          'range-hood': {
            en: 'In October, run the hood in Leisureville before you cook: if little air moves, its roof cap may hold a nest from the summer.',
          },
          microwave: {
            en: 'If you are away from May to October, leave the microwave in a closed Boynton Beach home unplugged: those are the storm months.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The breeze from the Intracoastal is salty east of US 1 in Boynton Beach and fades toward Congress Avenue.',
        },
        lines: {
          refrigerator: {
            en: 'East of US 1 in Boynton Beach, wipe steel refrigerator doors with fresh water; toward Congress Avenue a damp cloth now and then will do.',
          },
          washer: {
            en: 'Windows open to the Intracoastal salt a Boynton Beach laundry: wipe the washer’s top and lid hinges with fresh water.',
          },
          dryer: {
            en: 'East of US 1 look at the flap of a dryer’s vent each spring: Intracoastal air makes it stick.',
          },
          'range-hood': {
            en: 'Intracoastal air rusts the caps of hoods east of US 1: listen for a rattle on windy nights.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'West of the Turnpike, only the resident can put us on the gate list, so please call the gate before we come.',
        },
      },
      { line: { en: 'Streets in Leisureville loop, so give us the lot number.' } },
      { line: { en: 'If you are leaving for the summer, arrange who lets us in later with a part.' } },
    ],
  },
  'delray-beach': {
    facts: [
      {
        condition: 'older homes',
        fact: {
          en: 'Del-Ida Park, Marina and Nassau Park are historic districts with cottages from the 1920s and 1930s.',
        },
        lines: {
          refrigerator: {
            en: 'In a Del-Ida Park cottage of the 1920s or 1930s, have an electrician check that the refrigerator’s outlet is grounded.',
          },
          washer: {
            en: 'Pipes in a Marina district cottage of the 1920s can crack when a stiff valve is forced: close the main valve instead of the one behind the washer.',
          },
          dishwasher: {
            en: 'Nassau Park kitchens were built without dishwashers: see where the added one drains before you blame its pump.',
          },
          oven: {
            en: 'A 1920s cottage in Delray Beach may have been wired again in pieces: find the label on its panel that says which breaker is the oven’s.',
          },
          stove: {
            en: 'In Del-Ida Park a cottage range may be 24 or 20 inches wide: measure it before we look for a burner or a knob.',
          },
          'wine-cooler': {
            en: 'Cottages in Nassau Park heat up by noon: give a wine cooler an inside wall, away from the sun.',
          },
          microwave: {
            en: 'In a Marina district cottage, plug the microwave into a kitchen outlet with a ground, and nothing else beside it.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many condos at Kings Point and in other 55-plus communities of Delray Beach have laundry closets.',
        },
        lines: {
          washer: {
            en: 'In a Kings Point closet, leave the washer’s door ajar after the last load if no child or pet can get in: there is no other air.',
          },
          dryer: {
            en: 'At Kings Point in Delray Beach a long wall duct slows the dryer: if your building is from the 1970s, ask when it was last cleaned.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Delray Beach softens its water with lime at the city’s plant.' },
        lines: {
          dishwasher: {
            en: 'Delray Beach softens its water with lime, which leaves some: keep rinse aid in the dishwasher, and salt out of it unless it has a softener.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos in the west of Delray Beach are winter homes.' },
        lines: {
          refrigerator: {
            en: 'Before you close a winter condo in the west of Delray Beach, empty the refrigerator, turn it off, and tie it open, where no child can climb in.',
          },
          washer: {
            en: 'Close the washer’s two valves when you leave a winter condo in the west of Delray Beach, and leave its lid open if no child or pet can get in.',
            apart: true,
          },
          stove: {
            en: 'Before you leave a winter condo in Delray Beach, turn off the breaker of an electric range.',
          },
          'wine-cooler': {
            en: 'In a winter condo in the west of Delray Beach, empty the wine cooler in spring: if it fails in July, no one notices.',
          },
          microwave: {
            en: 'When you close a winter condo in the west of Delray Beach, unplug the microwave, or turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The island and the streets near the Intracoastal feel the salt most; past I-95 it fades.',
        },
        lines: {
          refrigerator: {
            en: 'On Delray’s island a refrigerator in a cabana needs an outdoor rating: the salt fades only past I-95.',
          },
          dryer: {
            en: 'On the island and near the Intracoastal a dryer’s flap gets salty: see in spring that it opens. Past I-95 it is lint that stops it.',
          },
          dishwasher: {
            en: 'Near the Intracoastal in Delray Beach, wipe a steel dishwasher door dry: salt and steam together spot it.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In the historic districts, the city’s preservation board reviews vents that can be seen from the street.',
        },
        lines: {
          dryer: {
            en: 'Before a dryer’s vent cap is moved on a Delray Beach historic house, ask the preservation board if it can be seen from the street.',
          },
          'range-hood': {
            en: 'A hood’s new wall cap on a street side in Del-Ida Park is a matter for the preservation board; a new motor is not.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Kings Point, give the section name and building letter.' } },
      {
        line: { en: 'Say whether you are east or west of Swinton Avenue: house numbers start again there.' },
      },
    ],
  },
  'west-palm-beach': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'West Palm Beach has surface water: it runs from Grassy Waters Preserve to Lake Mangonia and Clear Lake, next to the plant.',
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'El Cid, Flamingo Park, Northwood and Grandview Heights are historic districts with houses from the early 1900s.',
        },
        lines: {
          refrigerator: {
            en: 'In El Cid and Flamingo Park houses from the early 1900s have few grounded outlets: the refrigerator’s must be one.',
          },
          washer: {
            en: 'Northwood’s old houses hide the main water valve in odd places: find it before washer work, as the machine’s own may not close.',
          },
          dryer: {
            en: 'In Grandview Heights the dryer may be in an added back room: follow its duct to the cap outdoors, and count its bends.',
          },
          dishwasher: {
            en: 'A Flamingo Park kitchen can have a floor on top of a floor: measure from it to the counter before you order a dishwasher.',
          },
          oven: {
            en: 'If an El Cid house from the early 1900s has a fuse box left for the oven, leave the fuses alone: one that blew is work for an electrician.',
          },
          stove: {
            en: 'In El Cid, measure the range before we come: kitchens of the early 1900s were rebuilt in many widths.',
          },
          'wine-cooler': {
            en: 'In Northwood, give a wine cooler an inside wall: plaster houses from the early 1900s are hot on the sunny side.',
          },
          microwave: {
            en: 'Old kitchens in Flamingo Park trip a breaker when the microwave and the kettle run together: use one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line Flagler Drive on the lagoon.' },
        lines: {
          washer: {
            en: 'On Flagler Drive, know which valve stops your washer’s water, and whether turning it off takes the neighbor’s too.',
          },
          oven: {
            en: 'Flagler Drive’s towers often supply 208 volts: a roast takes longer there, and only a change from last year is a fault.',
          },
          stove: {
            en: 'On Flagler Drive a slow burner is usual with 208 volts: test it against one of the same size.',
          },
          'range-hood': {
            en: 'A tower kitchen on Flagler Drive sends the hood’s air back: change the charcoal filter when smells last until the next day.',
          },
          microwave: {
            en: 'A microwave over the range on Flagler Drive mostly recirculates: if you feel hardly any air above its door with the fan on high, a filter is clogged.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Lake Worth Lagoon is salt water, and the towers on Flagler Drive face it.' },
        lines: {
          refrigerator: {
            en: 'Lake Worth Lagoon is salt water: on a Flagler Drive balcony use only a refrigerator rated for outdoors.',
          },
          dryer: {
            en: 'Facing the lagoon, a dryer’s vent outlet in a Flagler Drive tower collects salt and lint: the office can say who cleans it.',
          },
          dishwasher: {
            en: 'Facing the lagoon on Flagler Drive, dry a steel dishwasher door after you wipe it: salt air spots it.',
          },
          'wine-cooler': {
            en: 'Near Lake Worth Lagoon, close the slider while the wine cooler runs: damp salt air fogs its glass.',
          },
          'range-hood': {
            en: 'Lagoon air reaches the hood caps of houses near Flagler Drive: look for rust at the hinge each spring.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'The city reviews outside changes in its historic districts, outside vents included.' },
        lines: {
          dryer: {
            en: 'A dryer’s new vent cap on a historic West Palm Beach house is reviewed by the city; cleaning the old one is not.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Ibis and the Villages in the west are gated.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Waterfront towers ask for an insurance certificate: have the office send us its form.' },
      },
      { line: { en: 'In Flamingo Park or Northwood, show us where the breaker panel is.' } },
      { line: { en: 'For Ibis, leave our name at the gate.' } },
    ],
  },
  jupiter: {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Jupiter treats most of its water by reverse osmosis (Town of Jupiter Utilities), so it is soft.',
        },
        lines: {
          refrigerator: {
            en: 'Reverse osmosis takes the lime out of Jupiter’s water: when ice cubes shrink, the filter is the first suspect and the valve the second.',
          },
          washer: {
            en: 'Jupiter’s water is soft, so half the detergent the bottle says is enough: too many suds slow the spin.',
          },
          dishwasher: {
            en: 'Soft Jupiter water needs little detergent: glasses that stay white after a wipe with vinegar are etched, and a smaller dose saves the rest.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Admirals Cove, Jonathan’s Landing and other clubs have a gate list, often with its own service entrance.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Jupiter houses are closed from May until November.' },
        lines: {
          refrigerator: {
            en: 'Closed from May until November, a Jupiter house is better off with the refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'When you close a Jupiter house in May, close the washer’s valves as well: a burst hose would run until the caretaker’s next round.',
            apart: true,
          },
          dryer: {
            en: 'In November, run the dryer empty on air only and look at its flap from the ground: birds and wasps nest in a Jupiter vent that was quiet since May.',
          },
          dishwasher: {
            en: 'If your Jupiter house was closed since May, pour a quart of water into the dishwasher, start it, and watch the first cycle for drips.',
          },
          oven: {
            en: 'After a Jupiter summer shine a flashlight into the oven before the first preheat: insects move in between May and November.',
          },
          stove: {
            en: 'In May turn off the breaker of an electric range in Jupiter, or the valve behind a gas one if you can reach it.',
          },
          'wine-cooler': {
            en: 'Empty the wine cooler in May unless the caretaker of your Jupiter house reads its display on each round.',
          },
          'range-hood': {
            en: 'In November, before the first dinner in Jupiter, see from outside that the hood’s flap lifts.',
          },
          microwave: {
            en: 'Jupiter’s storm season falls in the months you are away: unplug the microwave in May.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The inlet lets the ocean in, and the tidal Loxahatchee carries salt far upstream.' },
        lines: {
          refrigerator: {
            en: 'The tidal Loxahatchee carries salt far up: wipe steel refrigerator doors with fresh water, even a few miles from Jupiter Inlet.',
          },
          dryer: {
            en: 'Along the Loxahatchee and near the inlet a dryer’s flap sticks with salt: look at it in spring and fall, from the ground.',
          },
          dishwasher: {
            en: 'Near Jupiter Inlet, wipe the dishwasher’s steel door dry after cleaning: salt air turns wet steel brown.',
          },
          'wine-cooler': {
            en: 'By the Loxahatchee a wine cooler on the patio takes in brackish air: keep it behind the slider.',
          },
          'range-hood': {
            en: 'Between the inlet and the river, Jupiter hoods need their outside flap seen each spring: it rusts at the pin.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves parts of Jupiter. Elsewhere, as in Jupiter Farms, gas usually means a propane tank.',
        },
        lines: {
          dryer: {
            en: 'In parts of Jupiter the dryer may be on Peoples Gas (877-832-6747), in Jupiter Farms on a propane tank: find out which, and for propane ask us first.',
          },
          oven: {
            en: 'A gas oven in Jupiter Farms is probably on propane, one in town may be on Peoples Gas (877-832-6747): look for a tank, and for propane ask us first.',
          },
          stove: {
            en: 'If all burners are out in Jupiter Farms, call your propane supplier first; in town ask Peoples Gas (877-832-6747).',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Many Jupiter houses keep a second refrigerator or freezer in the garage.' },
        lines: {
          refrigerator: {
            en: 'A second refrigerator in a Jupiter garage warms up on August afternoons: if it cannot stay under 40 °F, it needs a cooler place before a repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'wine-cooler'],
        fact: { en: 'Country-club homes in Jupiter often have built-in refrigerators and wine coolers.' },
        lines: {
          'wine-cooler': {
            en: 'In Jupiter’s country-club kitchens the wine cooler is built in: vacuum its toe grille every three months, as it has no other air.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'When we call, tell us whose name to give at the gate and when the service entrance is open.',
        },
      },
      { line: { en: 'Jupiter Farms is acreage: send the gate code and keep dogs in.' } },
      { line: { en: 'If the house is closed for the season, name the caretaker who opens it.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
