// What a figure of a place changes for an appliance there, in one breath: the figure, and what to do. {share}, {where}, {city},
// {inCity}, {county}, {storm}, {distance} and {year} are filled in. The figures have a source each (docs/sources.md, Places); what to do
// is trade knowledge, and of food in an outage the USDA's four hours, and two days for a full freezer.
import type { ServiceSlug } from '../../catalogue/services.ts';
import type { Localized } from '../../language.ts';

export type FigureKind = 'settled' | 'rented' | 'vacant' | 'mobile' | 'gas' | 'storm';

type ByService = Readonly<Partial<Record<ServiceSlug, string>>>;

/** What follows from a figure; the advice goes on after it, in one sentence: alone it would stand on the page of every place. */
export type FigureTips = {
  /** How the page of an appliance begins it, where the bare figure would promise more than follows from it. */
  readonly beginnings?: ByService;
  readonly advice: ByService;
  /** The same where some homes share a building: its office is asked there, and nowhere else. */
  readonly besideTowers?: ByService;
};

export type FigureWords = FigureTips & {
  readonly title: string;
  /** Ends in a colon or in ", so" where the advice follows from it. */
  readonly figure: string;
  /** What follows where the figure is high, or the hurricane passed close by. */
  readonly strong?: FigureTips & { readonly figure: string };
};

const stormWords = 'Hurricane {storm} passed {distance} {city} in {year}';
const beforeStorm = `${stormWords}: before the next one,`;
const afterStorm = `${stormWords}: after the next one,`;
const inOutage = `${stormWords}: if the next one cuts the power,`;

export const figureWords = {
  en: {
    settled: {
      title: 'Long-time residents',
      figure:
        'About {share}% of households {where} have lived in the same home for twenty years or more; if yours has,',
      advice: {
        refrigerator:
          'the line to the ice maker may be as old: have it replaced while the refrigerator is pulled out.',
        washer:
          'look at the hoses behind the washer: change a rubber one that bulges, is cracked or is more than five years old.',
        dryer: 'look behind the dryer: a duct of white plastic or thin foil should be replaced with metal.',
        dishwasher:
          'find out how old the dishwasher is: past about nine years a small repair still pays, and a large one should be compared with a new machine.',
        oven: 'find out how old the oven is: past 13 to 15 years compare a large repair with a new range, and for a wall oven first measure the opening.',
        stove:
          'find out how old the stove is: past 13 to 15 years, compare the price of a large repair with a new one.',
        'wine-cooler':
          'find out how old the wine cooler is: in a small one past about nine years a fan or a seal still pays, and a cooling system seldom does.',
        'range-hood':
          'the hood may be as old: find out whether it blows outdoors, into the kitchen or into the attic, and say so when you call.',
        microwave:
          'find out how old the microwave is: past about nine years, compare the price of a repair with a new one.',
      },
      strong: {
        figure:
          'About {share}% of households {where} have lived in the same home for twenty years or more, so',
        advice: {
          refrigerator:
            'look how old the line to the ice maker is: plastic turns brittle with age, and braided steel can take its place.',
          washer:
            'look for a date on the hoses behind the washer: rubber ones should be changed about every five years.',
          dryer:
            'the vent may never have been changed: if you can see white plastic or thin foil behind the dryer, have rigid metal put in.',
          dishwasher:
            'find out what year the dishwasher was put in: after about nine years, pay for a small repair, and compare a large one with a new machine.',
          oven: 'measure the opening of a wall oven before you decide against a repair: new ones may not fit an old cabinet.',
          stove:
            'work out how old the stove is: past about 13 years for electric or 15 for gas, compare a large repair with a new stove.',
          'wine-cooler':
            'check how old the wine cooler is: in a small one of more than about nine years a fan or a seal is worth fixing, and a cooling system seldom is.',
          'range-hood':
            'the hood may date from an earlier kitchen: find out whether its duct ends outdoors or in the attic before you replace the fan.',
          microwave:
            'check how old the microwave is: after about nine years a door switch is worth fixing, and for anything larger compare a new one.',
        },
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
      strong: {
        figure: 'About {share}% of homes {where} are rented; if yours is,',
        advice: {
          refrigerator:
            'have the landlord’s number ready: if the refrigerator came with the lease, the landlord has to approve the price.',
          washer:
            'check the lease before you book: a washer that came with the home is the landlord’s to repair.',
          dryer:
            'find out who owns the dryer: the duct in the wall is the landlord’s even where the dryer is yours.',
          dishwasher:
            'send the manager a photo of the dishwasher’s model tag before you book: a built-in one is usually theirs to approve.',
          oven: 'give us the landlord’s or the manager’s name: the oven usually comes with the home, and somebody has to approve the price.',
          stove:
            'be sure the landlord or manager can be reached during the visit: the stove usually comes with the home, and they approve the price.',
          'wine-cooler':
            'find out whose the wine cooler is: one that is built into the counter usually comes with the lease.',
          'range-hood':
            'report a hood with a dead fan to the landlord first: it is part of the kitchen, and only its filter is yours to wash.',
          microwave:
            'find out whose the microwave is: one that hangs over the range nearly always comes with the home.',
        },
      },
    },
    vacant: {
      title: 'Empty homes',
      figure: 'About {share}% of homes {where} are empty for part of the year or all of it:',
      advice: {
        refrigerator: 'before you leave for a season, close the ice maker’s valve and empty the bin.',
        washer:
          'before you leave for a season, close both washer valves and leave the washer’s lid or door open, unless small children or pets could climb in.',
        dryer:
          'after a season away, run the dryer for two minutes and check from the ground that the flap of its vent opens, and if it does not, stop.',
        dishwasher:
          'after a season away, pour a quart of water into the bottom of the dishwasher before the first run, because its seals dry out.',
        oven: 'when you come back after a season, look inside the oven for insects and nests before you heat it.',
        stove:
          'before you leave for a season, turn off the breaker of an electric stove, or close the valve behind a gas one.',
        'wine-cooler':
          'if you set the air conditioning warmer while you are away, empty the wine cooler, turn it off at its plug or breaker, and only then leave its door ajar.',
        'range-hood':
          'after a season away, hold a tissue to the filter of the running hood over a cold stove, and if it does not stick, the filter is clogged or the flap outside is stuck.',
        microwave:
          'before you leave for a season, unplug the microwave, or turn off its breaker if you cannot reach the plug.',
      },
      besideTowers: {
        dryer:
          'after a season away, run the dryer for two minutes and check from the ground that its flap opens (in a tower, ask the office), and if it does not, stop.',
      },
      strong: {
        figure: 'About {share}% of homes {where} are empty for part of the year or all of it, so',
        advice: {
          refrigerator:
            'decide how long you will be away: for a month or more, empty the refrigerator, turn it off and prop both doors open.',
          washer:
            'close both washer valves each time you leave: a hose that bursts in an empty home runs until somebody comes.',
          dryer:
            'expect a nest in the dryer’s vent after months away: start the dryer, look from the ground at its flap, and if the flap stays shut, stop.',
          dishwasher:
            'stay in the kitchen for the first run after a stay away: pour a quart of water into the bottom, start the dishwasher, and watch for drips.',
          oven: 'look at the oven’s clock when you are back: if it blinks, the power failed while you were away, so watch that the oven heats as it should before you cook in it.',
          stove:
            'leave an electric stove with its breaker off between stays, and a gas one with the valve behind it closed, if you can reach it.',
          'wine-cooler':
            'ask whoever checks on the home to read the wine cooler’s temperature too, because a tripped outlet goes unnoticed.',
          'range-hood':
            'test the hood when you are back: hold a tissue to the filter of the running hood over a cold stove, and if it does not stick, the filter or the duct is clogged.',
          microwave:
            'unplug the microwave between stays, or turn off its breaker if it hangs over the range.',
        },
        besideTowers: {
          dryer:
            'have the dryer’s vent looked at after months away, from the ground at a house and by the office in a tower, and if its flap stays shut, leave the dryer off.',
        },
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
      strong: {
        figure: 'About {share}% of homes {where} are mobile homes, and',
        advice: {
          refrigerator:
            'in many of them the refrigerator sits in a tight alcove: leave the space that the manual asks for, or it runs hot.',
          washer:
            'their floors give more than a concrete slab does: if the washer walks, press the floor beside it with your foot before you blame the machine.',
          dryer:
            'each needs a dryer approved for mobile homes, with a metal duct that ends outdoors and never under the floor.',
          dishwasher:
            'a slow leak runs into the floor there unseen: press with your foot in front of the dishwasher, and mention a soft spot when you call.',
          oven: 'a gas oven in one of them usually runs on propane: mention the tank when you call, because the parts differ.',
          stove:
            'a gas stove in one of them usually runs on propane: mention the tank outside when you call, because burner parts differ.',
          'range-hood':
            'their hoods often vent straight up through the roof: if smoke stays in the kitchen, a nest or a bent cap is a likely cause.',
        },
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
      figure: `${stormWords}.`,
      beginnings: {
        refrigerator: beforeStorm,
        washer: beforeStorm,
        dryer: afterStorm,
        dishwasher: afterStorm,
        oven: inOutage,
        stove: inOutage,
        'wine-cooler': inOutage,
        'range-hood': afterStorm,
        microwave: afterStorm,
      },
      advice: {
        refrigerator:
          'set the refrigerator to its coldest, and in the outage keep its doors shut: its food stays safe for about four hours.',
        washer: 'unplug the washer or turn off its breaker, because a surge can ruin its control board.',
        dryer:
          'check from the ground that the cap of the dryer’s vent is neither bent nor gone: a bent one keeps the air in, and rain runs in where it is gone.',
        dishwasher:
          'if the power failed in the middle of a cycle, run the dishwasher’s drain or rinse first, so that dirty water does not stay in it.',
        oven: 'turn off the oven’s breaker, and turn it back on once the lights have been steady for ten minutes.',
        stove: 'turn every knob of the stove to off, so that nothing heats by itself when it comes back.',
        'wine-cooler':
          'keep the wine cooler shut, and unplug it until the lights have been steady for ten minutes.',
        'range-hood':
          'listen when you first run the hood, because a new rattle from the duct often means that its cap outside is loose.',
        microwave:
          'set the microwave’s clock before you call, because some models do not cook until it is set.',
      },
      strong: {
        figure: 'The center of Hurricane {storm} passed {distance} {city} in {year}:',
        advice: {
          refrigerator:
            'before the next one, fill the freezer with jugs of water, because a full freezer that stays shut keeps food safe for about two days.',
          washer:
            'before the next one, do the laundry early, because a washer that loses power in mid-cycle may keep its door locked on a full drum.',
          dryer:
            'before the next one, turn off the dryer’s breaker, and afterward check from the ground that the cap of its vent is neither bent nor gone.',
          dishwasher:
            'before the next one, turn off the dishwasher’s breaker, and turn it on again once the lights are steady.',
          oven: 'before the next one, turn off the oven’s breaker, because power that comes back in bursts can ruin its control board.',
          stove:
            'before the next one, find the valve of a gas stove or the breaker of an electric one, so that you can turn it off without searching.',
          'wine-cooler':
            'in the next outage, keep the wine cooler shut, because a closed one warms slowly and a day seldom harms wine.',
          'range-hood':
            'after the next one, look at the hood’s filters before you run the fan, because water on them means that the cap of its duct is damaged.',
          microwave:
            'unplug the microwave before the next one, or turn off its breaker, and set its clock afterward: some models do not cook until it is set.',
        },
      },
    },
  },
} as const satisfies Localized<Record<FigureKind, FigureWords>>;

/** Where a share holds: a place whose ZIP codes reach well past it is told by its ZIP codes. */
export const figureWhereWords = {
  en: {
    place: '{inCity}',
    zip: 'in ZIP code {zips} ({city} and around)',
    /** Where a larger place has most homes of the ZIP code. */
    sharedZip: 'in ZIP code {zips}, which {city} shares with {neighbor},',
    zips: 'in ZIP codes {zips} ({city} and around)',
    manyZips: 'in {count} ZIP codes in and around {city}',
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
