// What differs from region to region, and what it changes for an appliance there. Counts, shares and miles are those of our own rows
// (utilities, figures, points): domain/places/region-facts.test.ts holds each to its row.
import type { Localized } from '#content/language.ts';
import { afterFlood } from '#content/words/safety/safety-words.ts';
import type { RegionSlug } from '../regions.ts';
import type { FactSource } from './fact-sources.ts';

export type RegionTopic =
  | 'water'
  | 'power'
  | 'gas'
  | 'season'
  | 'rentals'
  | 'storms'
  | 'flood'
  | 'salt'
  | 'condos'
  | 'gates'
  | 'mobile homes'
  | 'wells'
  | 'distance';

export type RegionFact = {
  readonly topic: RegionTopic;
  readonly fact: Localized<string>;
  /** What follows from it there; no two regions give the same advice, but the sentence on flood water is law. */
  readonly advice: Localized<string>;
  readonly sources: readonly [FactSource, ...FactSource[]];
};

export const regionTopicWords = {
  en: {
    water: 'Tap water',
    power: 'Electricity',
    gas: 'Gas',
    season: 'Empty homes',
    rentals: 'Vacation rentals',
    storms: 'Storms',
    flood: 'Flood',
    salt: 'Salt air',
    condos: 'Condos',
    gates: 'Gates',
    'mobile homes': 'Mobile homes',
    wells: 'Wells',
    distance: 'Getting to you',
  },
} as const satisfies Localized<Readonly<Record<RegionTopic, string>>>;

export const regionFacts: Readonly<Record<RegionSlug, readonly RegionFact[]>> = {
  'miami-dade': [
    {
      topic: 'water',
      fact: {
        en: 'Most tap water in the county comes from limestone wells and is softened at the plant, but some hardness is left.',
      },
      advice: { en: 'Keep the dishwasher’s rinse-aid cup filled, wherever in the county you live.' },
      sources: ['water quality report'],
    },
    {
      topic: 'power',
      fact: {
        en: 'Homestead Public Services supplies part of Homestead, and Florida Power & Light the rest.',
      },
      advice: { en: 'In Homestead, see which company’s name is on your bill before you report an outage.' },
      sources: ['FPL', 'City of Homestead'],
    },
    {
      topic: 'gas',
      fact: {
        en: 'Florida City Gas has mains in parts of Miami and Hialeah, and Peoples Gas in parts of Miami and Miami Beach. Many streets have no gas main.',
      },
      advice: {
        en: 'If your stove, oven or dryer is gas, find out whether it runs on natural gas or propane, because the two take different parts. The gas bill, a tank outside or the building office can tell you.',
      },
      sources: ['gas utility website'],
    },
    {
      topic: 'season',
      fact: {
        en: 'In Key Biscayne and Miami Beach, more than a third of homes were empty for all or part of the year (US Census, 2014–2018).',
      },
      advice: {
        en: 'If yours is one of them, turn the ice maker off before you leave. Then close its valve and those of the washer and the dishwasher. If you want a visit while you are away, tell us who can open the door.',
      },
      sources: ['ACS housing'],
    },
    {
      topic: 'condos',
      fact: {
        en: 'Condo towers line the ocean and the bay from Sunny Isles Beach to Brickell. Their offices often want proof of insurance before a technician may come up.',
      },
      advice: {
        en: 'Ask the office what it needs from us, and which entrance and elevator a technician may use.',
      },
      sources: ['city or county website', 'association practice'],
    },
    {
      topic: 'salt',
      fact: {
        en: 'From Golden Beach down to Key Biscayne, salt in the sea wind rusts metal sooner than in Doral or Miami Lakes.',
      },
      advice: {
        en: 'In a house by the ocean, check from the ground each spring that the dryer’s outside flap still opens while the dryer runs.',
      },
      sources: ['coast map', 'trade knowledge'],
    },
    {
      topic: 'distance',
      fact: {
        en: 'Key Biscayne has one causeway, and the other islands have a few bridges.',
      },
      advice: {
        en: 'If your causeway or bridge is closed on the day of the visit, let us know before we set out.',
      },
      sources: ['city or county website'],
    },
    {
      topic: 'flood',
      fact: {
        en: 'In 2017, Hurricane Irma pushed bay water into the streets of Brickell and Edgewater.',
      },
      advice: afterFlood,
      sources: ['National Hurricane Center'],
    },
  ],
  'broward-county': [
    {
      topic: 'water',
      fact: {
        en: 'Plantation and most of Parkland have soft water. Elsewhere, the water varies from city to city, because most cities treat their own well water.',
      },
      advice: {
        en: 'Where the water is soft, try half the dose on the package in the washer. Elsewhere, start with the dose on the package.',
      },
      sources: ['water quality report'],
    },
    {
      topic: 'power',
      fact: { en: 'The power comes in on two live wires, and one of them can fail alone.' },
      advice: {
        en: 'If half the rooms are dark, or some lights are dim and others too bright, turn off the main breaker. Call Florida Power & Light (800-468-8243) before you book a repair.',
      },
      sources: ['FPL', 'trade knowledge'],
    },
    {
      topic: 'gas',
      fact: {
        en: 'Peoples Gas has mains in parts of Fort Lauderdale. Some homes on acreage, as in Davie and Plantation, have a propane tank.',
      },
      advice: {
        en: 'If your stove or dryer is gas, your bill or a tank outside tells you whether it runs on natural gas or propane. Say which when you call, because the two take different burner parts.',
      },
      sources: ['gas utility website'],
    },
    {
      topic: 'season',
      fact: {
        en: 'In Hallandale Beach, Pompano Beach and Deerfield Beach, at least a quarter of the homes were empty for all or part of the year (US Census, 2014–2018).',
      },
      advice: {
        en: 'Before you leave, close the washer’s valves. When you are back, stay home for the first load of wash and watch the floor for water.',
      },
      sources: ['ACS housing'],
    },
    {
      topic: 'condos',
      fact: {
        en: 'Tamarac, Sunrise, Lauderhill and Deerfield Beach have large condo communities with laundry closets or shared laundry rooms.',
      },
      advice: {
        en: 'Ask the office whether the washer belongs to you or to the building, and whether one valve shuts off the water for several homes.',
      },
      sources: ['city or county website', 'association practice'],
    },
    {
      topic: 'salt',
      fact: {
        en: 'Fort Lauderdale, Hollywood, Hallandale Beach, Pompano Beach and Deerfield Beach face the ocean. West of I-95, there is less salt in the air.',
      },
      advice: {
        en: 'East of I-95, wipe stainless doors with a cloth dampened with fresh water, and dry them.',
      },
      sources: ['coast map'],
    },
    {
      topic: 'gates',
      fact: {
        en: 'Many homes in Parkland, Weston, western Miramar and western Pembroke Pines are behind a gate.',
      },
      advice: { en: 'Put us on the gate list for the day of the visit, and answer when the gate calls.' },
      sources: ['association practice'],
    },
    {
      topic: 'wells',
      fact: { en: 'Some homes on large lots in Plantation and Davie have their own wells.' },
      advice: {
        en: 'If your washer fills slowly on a well, change the well’s sediment filter first. If the faucets are weak even then, call the well company; if only the washer is slow, call us.',
      },
      sources: ['private well practice'],
    },
    {
      topic: 'flood',
      fact: {
        en: 'About two feet of rain fell on Fort Lauderdale on April 12, 2023, and water got into houses. In Hollywood Lakes, high autumn tides come up through the storm drains in the street.',
      },
      advice: afterFlood,
      sources: ['Sun Sentinel', 'National Weather Service'],
    },
  ],
  'palm-beach-county': [
    {
      topic: 'water',
      fact: {
        en: 'Jupiter and the city of Boca Raton have soft water. Delray Beach and Boynton Beach soften well water at their plants, but some hardness is left.',
      },
      advice: {
        en: 'In Jupiter and inside Boca Raton’s city limits, use half the dose on the package in the washer. Elsewhere, start with the smallest dose on the package, and use more only if things do not come clean.',
      },
      sources: ['water quality report'],
    },
    {
      topic: 'power',
      fact: { en: 'Florida Power & Light takes calls about outages day and night at 800-468-8243.' },
      advice: {
        en: 'If some lights are dim and others too bright, turn off the main breaker, even if all machines run. Then call Florida Power & Light: a wire from the street may be loose.',
      },
      sources: ['FPL'],
    },
    {
      topic: 'gas',
      fact: {
        en: 'The natural gas company of West Palm Beach, Boynton Beach and Delray Beach is Florida Public Utilities. Peoples Gas serves parts of Jupiter. On the large lots of Jupiter Farms, gas usually means a propane tank.',
      },
      advice: {
        en: 'If your stove or dryer is gas, find out whether you pay a gas company or have a tank. If the gas goes out, turn every knob off, do not relight anything, and call whoever sells you the gas.',
      },
      sources: ['gas utility website', 'gas franchise'],
    },
    {
      topic: 'season',
      fact: {
        en: 'Many condos and country-club homes from Boca Raton to Jupiter are closed from May to October.',
      },
      advice: {
        en: 'Before you leave in spring, turn the ice maker off, and close its valve, the dishwasher’s and both of the washer’s. Empty the refrigerator, too. Leave it on and shut or, where no child can get to it, turn it off, dry it and tie its doors open.',
      },
      sources: ['city or county website'],
    },
    {
      topic: 'storms',
      fact: {
        en: 'Hurricanes Frances and Jeanne in 2004 and Wilma in 2005 all passed within 20 miles of Jupiter.',
      },
      advice: {
        en: `Power can come back with a surge. Before you leave home ahead of a storm, turn off the breakers for the washer, dryer, dishwasher and range. If your floor may flood, empty the refrigerator and turn off the main breaker, too, while the floor is dry. Otherwise, leave the refrigerator on. ${afterFlood.en}`,
      },
      sources: ['HURDAT2'],
    },
    {
      topic: 'gates',
      fact: {
        en: 'Many communities west of I-95 have a gate, and streets behind different gates can have the same name.',
      },
      advice: { en: 'Give us the name of the community together with the street.' },
      sources: ['association practice'],
    },
    {
      topic: 'salt',
      fact: {
        en: 'The salt air is strong along A1A, along the Intracoastal and at the Jupiter inlet, and hardly felt at the Turnpike.',
      },
      advice: {
        en: 'By the water, wipe a garage or lanai refrigerator dry, and look for rust along the bottom edge of its door.',
      },
      sources: ['coast map', 'trade knowledge'],
    },
  ],
  'southwest-florida': [
    {
      topic: 'season',
      fact: {
        en: 'On Marco Island, more than half of the homes were empty for all or part of the year (US Census, 2014–2018).',
      },
      advice: {
        en: 'Before you leave, turn off the ice maker, then close its valve and those of the washer and the dishwasher. Empty the refrigerator. If no child can get to it, turn it off and tie its doors open; otherwise, leave it running with the doors shut.',
      },
      sources: ['ACS housing'],
    },
    {
      topic: 'storms',
      fact: {
        en: 'Hurricane Irma came ashore at Marco Island in 2017. In 2022, the center of Hurricane Ian stayed at least 40 miles away, but its surge flooded ground floors near the Gulf.',
      },
      advice: afterFlood,
      sources: ['HURDAT2', 'National Hurricane Center'],
    },
    {
      topic: 'power',
      fact: {
        en: 'Marco Island’s power company is LCEC, the Lee County Electric Cooperative. The other places have Florida Power & Light.',
      },
      advice: {
        en: 'If only one appliance is dead, the house lights are normal, and nothing is wet, hot or scorched, reset its breaker once. If it trips again or the appliance stays dead, leave it off and call us.',
      },
      sources: ['FPL', 'LCEC'],
    },
    {
      topic: 'gas',
      fact: { en: 'Around Naples, a gas stove or dryer may run on natural gas or on propane.' },
      advice: {
        en: 'Your gas bill says which you have, and a tank outside means propane. In a condo, ask the office. Say which when you call: natural gas and propane need different parts.',
      },
      sources: ['trade knowledge'],
    },
    {
      topic: 'water',
      fact: {
        en: 'The City of Naples and Collier County’s own utility soften well water, but some hardness is left. Marco Island mixes lake water with well water treated by reverse osmosis.',
      },
      advice: {
        en: 'If the dishwasher turns white inside, run dishwasher cleaner once to remove the lime, and raise the rinse aid one setting.',
      },
      sources: ['water quality report'],
    },
    {
      topic: 'condos',
      fact: {
        en: 'Condo and club offices in Collier County set the hours for work, and some do not allow loud work in the winter season.',
      },
      advice: { en: 'Ask the office which days and hours it allows, then agree on a day with us.' },
      sources: ['association practice'],
    },
    {
      topic: 'salt',
      fact: {
        en: 'Condos on the Gulf and all homes on Marco Island get salt air, which can rust outside flaps until they stick. Vineyards gets little of it.',
      },
      advice: {
        en: 'In a house, check from the ground each spring that the outside flaps of the dryer and the hood open while each machine runs. In a condo, ask the office who checks them.',
      },
      sources: ['coast map'],
    },
  ],
  'central-florida': [
    {
      topic: 'water',
      fact: {
        en: 'All of these towns but Titusville and Mims have hard water. Titusville’s is moderately hard. Mims has mostly private wells, so its water varies.',
      },
      advice: {
        en: 'If glasses are cloudy, soak one in vinegar for fifteen minutes: if it stays cloudy, it is probably etched for good. If it clears, raise the dishwasher’s rinse aid one setting at a time until the glasses stay clear. Run dishwasher cleaner once a month.',
      },
      sources: ['OUC water', 'water quality report', 'Titusville water', 'private well practice'],
    },
    {
      topic: 'power',
      fact: {
        en: 'Orlando, Kissimmee, Sanford, Clermont and Lake Buena Vista each have two power companies.',
      },
      advice: {
        en: 'In those towns, see on your bill which company is yours, and save its outage number before the next storm.',
      },
      sources: ['Duke Energy Florida', 'OUC', 'KUA', 'FPL', 'CFTOD', 'City of Bartow'],
    },
    {
      topic: 'gas',
      fact: {
        en: 'Peoples Gas has mains in parts of Orlando, and Lake Apopka Natural Gas in parts of Apopka and Clermont. In Sanford and Winter Springs, the natural gas company is Florida Public Utilities.',
      },
      advice: {
        en: 'When you call, say whether your stove, oven or dryer is electric, natural gas or propane: many of its parts depend on that. A gas tank outside, as on acreage around Bartow and Mims, means propane.',
      },
      sources: ['gas utility website', 'gas franchise'],
    },
    {
      topic: 'storms',
      fact: {
        en: 'Hurricanes reach even the inland towns here: Charley crossed the region in 2004, and Milton in 2024.',
      },
      advice: {
        en: 'If some house lights are dim and others too bright, turn off the main breaker and call your power company. If the lights are normal, nothing got wet or scorched, and an appliance stays dead, turn its breaker off for five minutes, then on again. Do this once only. If it trips or the appliance stays dead, leave it off and call us.',
      },
      sources: ['HURDAT2'],
    },
    {
      topic: 'rentals',
      fact: {
        en: 'Around Kissimmee, Davenport and Lake Buena Vista, many houses are rented by the week and empty between guests.',
      },
      advice: {
        en: 'If you own one of these houses, decide before the technician comes who can approve the price of the repair.',
      },
      sources: ['city or county website'],
    },
    {
      topic: 'wells',
      fact: { en: 'Many homes on an acre or more around Apopka, Bartow and Mims have their own wells.' },
      advice: {
        en: 'If you have a well with a sediment filter and your washer fills slowly, change the filter before you book a visit.',
      },
      sources: ['private well practice'],
    },
    {
      topic: 'distance',
      fact: { en: 'Bartow and Mims are about 82 miles apart in a straight line.' },
      advice: {
        en: 'Give us your ZIP code first when you call: the times we can offer depend on the drive.',
      },
      sources: ['our points'],
    },
  ],
  'west-central-florida': [
    {
      topic: 'water',
      fact: {
        en: 'Oldsmar’s and Dunedin’s tap water is soft. Plant City’s is hard, and Tampa’s varies from medium to very hard, depending on rain.',
      },
      advice: {
        en: 'Where the list says soft water, try half the washer detergent that the package says. Where it says hard water, run dishwasher cleaner once a month.',
      },
      sources: ['City of Tampa water', 'Plant City water', 'water quality report'],
    },
    {
      topic: 'power',
      fact: {
        en: 'Brooksville, Spring Hill, Zephyrhills and Oldsmar each have two power companies.',
      },
      advice: {
        en: 'In these towns, and near the edge of any other, go by the name on your bill to report an outage.',
      },
      sources: ['Duke Energy Florida', 'Tampa Electric', 'FPL', 'WREC'],
    },
    {
      topic: 'gas',
      fact: {
        en: 'Clearwater Gas serves parts of Pinellas, and Peoples Gas parts of Tampa, St. Petersburg and Sarasota. Many farms and mobile homes have propane.',
      },
      advice: {
        en: 'Say whether a gas stove runs on natural gas or propane: the gas bill tells you, and a tank beside the home means propane. In a mobile-home park, ask the office.',
      },
      sources: ['gas utility website', 'trade knowledge'],
    },
    {
      topic: 'season',
      fact: {
        en: 'In Belleair Beach, about a third of the homes were empty for all or part of the year (US Census, 2014–2018).',
      },
      advice: {
        en: 'If you leave the refrigerator running in a beach home, have somebody check on it while you are away.',
      },
      sources: ['ACS housing'],
    },
    {
      topic: 'mobile homes',
      fact: {
        en: 'About half of the homes in and around Thonotosassa are mobile homes, and about a third of those in Gibsonton and Ruskin (US Census, 2014–2018).',
      },
      advice: {
        en: 'In a mobile home, use only a dryer whose manual allows it there. Its duct must end outdoors, not under the floor.',
      },
      sources: ['ACS housing'],
    },
    {
      topic: 'storms',
      fact: {
        en: 'Helene’s surge flooded ground floors along the beaches in September 2024. Two weeks later Milton came ashore at Siesta Key, near Sarasota.',
      },
      advice: afterFlood,
      sources: ['National Hurricane Center', 'HURDAT2'],
    },
    {
      topic: 'wells',
      fact: {
        en: 'Brooksville, Dover, North Port, Plant City, Ruskin, Seffner, Thonotosassa and Wimauma all have homes with their own wells.',
      },
      advice: {
        en: 'On a well, if the washer or the ice maker gets too little water, try a faucet. If that is weak, too, change any sediment filter or call a well company; if not, call us.',
      },
      sources: ['private well practice'],
    },
    {
      topic: 'salt',
      fact: {
        en: 'The beach towns from Belleair Beach to St. Pete Beach are on a strip a few streets wide, so every street gets salt air.',
      },
      advice: {
        en: 'In a house, check from the ground each spring that the outside flaps of the dryer and hood vents open while each machine runs. In a condo, ask the office.',
      },
      sources: ['coast map', 'trade knowledge'],
    },
    {
      topic: 'distance',
      fact: {
        en: 'From Brooksville to Punta Gorda, it is about 117 miles in a straight line.',
      },
      advice: { en: 'Name your town first when you call, because the times we can offer depend on it.' },
      sources: ['our points'],
    },
  ],
};
