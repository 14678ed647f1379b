// What a figure of a place changes for an appliance there, in one breath: the figure, and what to do. {share}, {where}, {city},
// {inCity}, {county}, {storm}, {distance} and {year} are filled in. The figures have a source each (docs/sources.md, Places); what to do
// is trade knowledge, and of food in an outage the USDA's four hours.
import type { ServiceSlug } from '../../catalogue/services.ts';
import type { Localized } from '../../language.ts';

export type FigureKind = 'settled' | 'rented' | 'vacant' | 'mobile' | 'gas' | 'storm';

export type FigureWords = {
  readonly title: string;
  /** Ends in a colon or in ", so" where the advice follows from it. */
  readonly figure: string;
  /** How the page of an appliance begins it, where the bare figure would promise more than follows from it. */
  readonly beginnings?: Readonly<Partial<Record<ServiceSlug, string>>>;
  /** Goes on after it, in one sentence: alone it would stand on the page of every place. */
  readonly advice: Readonly<Partial<Record<ServiceSlug, string>>>;
};

const stormWords = 'another hurricane like {storm}, which passed {distance} {city} in {year},';
const beforeStorm = `Before ${stormWords}`;
const afterStorm = `After ${stormWords}`;
const inOutage = `If ${stormWords} cuts the power,`;

export const figureWords = {
  en: {
    settled: {
      title: 'Long-time residents',
      figure: 'In about {share}% of homes {where} the same people have lived for twenty years or more:',
      advice: {
        refrigerator:
          'if the line to the ice maker has been there as long, have it replaced while the refrigerator is pulled out.',
        washer:
          'if the washer’s rubber hoses have been there more than five years, close both valves between loads and ask us to change them.',
        dryer:
          'if the duct behind the dryer is still white plastic or thin foil, have it replaced with metal.',
        dishwasher:
          'a dishwasher that has been there as long is past its usual life of about nine years, so only a small repair is worth it.',
        oven: 'a wall oven that has been there as long is past its usual life of 13 to 15 years, so measure the opening before you price a new one.',
        stove:
          'a stove that has been there as long is past its usual life of 13 to 15 years, so compare the price of a repair with a new one.',
        'wine-cooler':
          'a wine cooler that has been there as long is past its usual life of about nine years, so only a small repair is worth it.',
        'range-hood':
          'find out whether your hood blows outdoors, into the kitchen or into the attic before you blame the fan.',
        microwave:
          'a microwave that has been there as long is past its usual life of about nine years, so compare the price of a repair with a new one.',
      },
    },
    rented: {
      title: 'Rented homes',
      figure: 'About {share}% of homes {where} are rented:',
      advice: {
        refrigerator:
          'before you book, ask whether the refrigerator is yours or the landlord’s, because its owner has to approve the repair.',
        washer: 'if the washer came with the lease, call the landlord first and give us both phone numbers.',
        dryer:
          'if the dryer came with the lease, the landlord approves the repair and looks after the duct in the wall.',
        dishwasher:
          'a built-in dishwasher usually belongs to the landlord, so have the manager’s number ready when we call.',
        oven: 'the oven usually comes with the home, so ask the landlord what amount you may approve without calling again.',
        stove: 'the stove usually comes with the home, so get the landlord’s OK in writing before the visit.',
        'wine-cooler':
          'a wine cooler you brought is yours to repair, and one built into the counter is the landlord’s.',
        'range-hood':
          'the hood is usually the landlord’s, but washing its grease filter is up to whoever cooks.',
        microwave:
          'a microwave over the range usually belongs to the landlord and one on the counter to you, so say which it is.',
      },
    },
    vacant: {
      title: 'Empty homes',
      figure: 'About {share}% of homes {where} are empty for part of the year or all of it:',
      advice: {
        refrigerator: 'before you leave for a season, close the ice maker’s valve and empty the bin.',
        washer: 'before you leave for a season, close both washer valves and leave the lid or door open.',
        dryer:
          'after a season away, run the dryer for two minutes and check from the ground that its flap opens (in a tower, ask the office), and if it does not, stop.',
        dishwasher:
          'after a season away, pour a quart of water into the bottom of the dishwasher before the first run, because its seals dry out.',
        oven: 'before you leave for a season, turn off the oven’s breaker, because nobody is there to notice what a power surge did.',
        stove:
          'before you leave for a season, turn off the breaker of an electric stove, or close the valve behind a gas one.',
        'wine-cooler':
          'if you turn the thermostat up while you are away, empty the wine cooler and leave its door ajar.',
        'range-hood':
          'after a season away, hold a tissue to the filter of the running hood over a cold stove, and if it does not stick, the filter is clogged or the flap outside is stuck.',
        microwave:
          'before you leave for a season, unplug the microwave, or turn off its breaker if you cannot reach the plug.',
      },
    },
    mobile: {
      title: 'Mobile homes',
      figure: 'About {share}% of homes {where} are mobile homes:',
      advice: {
        refrigerator:
          'if yours is one, measure the space around the refrigerator, because it runs hot if it has less room than the manual requires.',
        washer:
          'if yours is one and the washer shakes, press the floor beside it with your foot, because a soft floor makes a good washer walk.',
        dryer:
          'if yours is one, the dryer must be approved for mobile homes, and its duct must end outdoors, not under the floor.',
        dishwasher:
          'if yours is one and the floor near the dishwasher feels soft, say so when you call, because a leak may have run below it.',
        oven: 'if yours is one and the oven is gas, it usually runs on propane, so say so when you call, because the parts differ.',
        stove:
          'if yours is one and the stove is gas, look for a propane tank outside and mention it, because burner parts differ.',
        'range-hood':
          'if yours is one, its hood often vents through the roof, where a nest or a bent cap keeps the smoke in the kitchen.',
      },
    },
    gas: {
      title: 'Piped gas',
      figure: 'Only about {share}% of homes in {county} County heat with piped gas, so',
      advice: {
        dryer:
          'a gas dryer {inCity} may be on propane: find out which gas it is before we come, because the parts differ.',
        oven: 'a gas oven {inCity} may be on propane: check whether a gas utility or a propane dealer bills you.',
        stove:
          'a gas stove {inCity} may be on propane: look for a tank outside before we come, because the burner parts differ.',
      },
    },
    storm: {
      title: 'Storms',
      figure: 'Hurricane {storm} passed {distance} {city} in {year}.',
      beginnings: {
        refrigerator: beforeStorm,
        washer: beforeStorm,
        dryer: afterStorm,
        dishwasher: afterStorm,
        oven: inOutage,
        stove: inOutage,
        'wine-cooler': inOutage,
        'range-hood': afterStorm,
        microwave: inOutage,
      },
      advice: {
        refrigerator:
          'set the refrigerator to its coldest, and in an outage keep its door shut, because food in the refrigerator stays safe for about four hours.',
        washer: 'close both washer valves and turn off the washer’s breaker before you leave.',
        dryer:
          'check from the ground whether the flap of the dryer’s vent is bent or gone (in a tower, ask the office), and if it is, leave the dryer off.',
        dishwasher:
          'if the dishwasher’s panel stays dark, turn its breaker off for a minute, then on again, once only.',
        oven: 'turn off the oven’s breaker, and turn it back on once the lights have been steady for ten minutes.',
        stove: 'turn every knob of the stove to off, so that nothing heats by itself when it comes back.',
        'wine-cooler':
          'keep the wine cooler shut, and unplug it until the lights have been steady for ten minutes.',
        'range-hood':
          'if the hood has a duct, check from the ground that its cap is still there before you run the fan.',
        microwave: 'unplug the microwave, because the surge when it comes back can ruin its control board.',
      },
    },
  },
} as const satisfies Localized<Record<FigureKind, FigureWords>>;

/** Where a share holds: a place whose ZIP codes reach well past it is told by its ZIP codes. */
export const figureWhereWords = {
  en: {
    place: '{inCity}',
    zip: 'in ZIP code {zips} ({city} and around)',
    zips: 'in ZIP codes {zips} ({city} and around)',
    manyZips: 'in the {count} ZIP codes of {city} and around it',
    /** Once a page has named the ZIP codes. */
    again: 'around {city}',
    near: 'about {miles} miles from',
    mile: 'about a mile from',
    right: 'less than a mile from',
    sources: {
      shares: 'Shares of homes come from the US Census Bureau (2014 to 2024).',
      storms: 'Storm tracks come from the National Hurricane Center.',
      advice: 'The advice is ours.',
    },
  },
} as const satisfies Localized<unknown>;
