// What a figure of a place changes for an appliance there, in one breath. {share} and {where} are filled in. Shares have a source
// each (docs/sources.md, Places); what to do is trade knowledge. Where nothing follows for an appliance, nothing is said.
import type { ServiceSlug } from '../../catalogue/services.ts';
import type { Localized } from '../../language.ts';

export type FigureKind = 'vacant' | 'mobile';

type ByService = Readonly<Partial<Record<ServiceSlug, string>>>;

/** What follows from a figure; the advice goes on after it, in one sentence: alone it would stand on the page of every place. */
export type FigureTips = {
  readonly figure: string;
  readonly advice: ByService;
  /** The same where some homes share a building: its office is asked there, and nowhere else. */
  readonly besideTowers?: ByService;
};

export type FigureWords = FigureTips & {
  readonly title: string;
  /** What follows where the share is high. */
  readonly strong?: FigureTips;
};

export const figureWords = {
  en: {
    vacant: {
      title: 'Empty homes',
      figure:
        'About {share}% of homes {where} were empty for part of the year or all of it (US Census, 2014–2018):',
      advice: {
        refrigerator:
          'if yours is one of them, turn the ice maker off before you leave, close its water valve and empty the bin.',
        washer:
          'if yours is one of them, close both washer valves before you leave and leave the washer’s lid or door open, unless small children or pets could climb in.',
        dryer:
          'after a season away, run the dryer empty on air only and check from the ground that the flap of its vent opens, and if it does not, stop.',
        dishwasher:
          'if yours is one of them, come back to the dishwasher with care: open its valve, pour a quart of water into the bottom, and watch the first cycle for drips.',
        oven: 'if yours is one of them, look inside the oven for insects and nests when you are back, before you heat it.',
        stove:
          'if yours is one of them, turn off the breaker of an electric stove before you leave, or close the valve behind a gas one.',
        'wine-cooler':
          'if yours is one of them and you set the air conditioning warmer while you are away, empty the wine cooler, turn it off at its plug or breaker, and only then leave its door ajar.',
        'range-hood':
          'if yours is one of them and the hood has a duct, run it when you are back and check from outside that the flap opens, because birds and wasps nest there.',
        microwave:
          'if yours is one of them, unplug the microwave before you leave, or turn off its breaker if you cannot reach the plug.',
      },
      besideTowers: {
        dryer:
          'after a season away, run the dryer empty on air only and check from the ground that its flap opens (in a tower, ask the office), and if it does not, stop.',
      },
      strong: {
        figure:
          'About {share}% of homes {where} were empty for part of the year or all of it (US Census, 2014–2018):',
        advice: {
          refrigerator:
            'if yours is one, decide how long you will be away, and for a month or more empty the refrigerator, turn it off, and tie both doors open where no child can climb in.',
          washer:
            'if yours is one, close both washer valves each time you leave, because a hose that bursts in an empty home runs until somebody comes.',
          dryer:
            'if yours is one, expect a nest in the dryer’s vent after months away: run the dryer empty on air only, look from the ground at its flap, and if the flap stays shut, stop.',
          dishwasher:
            'if yours is one, close the valve under the sink before you leave, and stay for the first cycle when you are back: pour a quart of water into the dishwasher, start it, and watch for drips.',
          oven: 'if yours is one, look inside the oven for insects and nests when you are back, before you heat it.',
          stove:
            'if yours is one, leave an electric stove with its breaker off between stays, and a gas one with the valve behind it closed, if you can reach it.',
          'wine-cooler':
            'if yours is one, ask whoever checks on it to read the wine cooler’s temperature too: a tripped outlet goes unnoticed.',
          'range-hood':
            'if yours is one and the hood has a duct, run the hood when you are back and check from outside that the flap opens, because nests are common.',
          microwave:
            'if yours is one, unplug the microwave between stays, or turn off its breaker if it hangs over the range.',
        },
        besideTowers: {
          dryer:
            'if yours is one, have the dryer’s vent looked at after months away, from the ground at a house and by the office in a tower, and if its flap stays shut, leave the dryer off.',
        },
      },
    },
    mobile: {
      title: 'Mobile homes',
      figure: 'About {share}% of homes {where} were mobile homes (US Census, 2014–2018):',
      advice: {
        refrigerator:
          'if yours is one, measure its outside door too, in case the refrigerator has to come out.',
        washer:
          'if yours is one and the washer shakes, press the floor beside it with your foot, because a soft floor makes a good washer walk.',
        dryer:
          'if yours is one, the dryer must be approved for mobile homes, and its duct must end outdoors, not under the floor.',
        dishwasher:
          'if yours is one and the floor near the dishwasher feels soft, say so when you call, because a leak may have run below it.',
        oven: 'if yours is one and the oven is gas, it usually runs on propane: ask us first, since Florida licenses work on propane.',
        stove:
          'if yours is one and the stove is gas, look for a propane tank outside: if there is one, ask whether we work on propane.',
        'range-hood':
          'if yours is one, its hood often vents through the roof, where a nest or a bent cap keeps the smoke in the kitchen.',
      },
      strong: {
        figure: 'About {share}% of homes {where} were mobile homes (US Census, 2014–2018), and',
        advice: {
          refrigerator:
            'in many of them the refrigerator sits in a tight alcove: leave the space that the manual asks for, or it runs hot.',
          washer:
            'their floors give more than a concrete slab does: if the washer walks, press the floor beside it with your foot before you blame the machine.',
          dryer:
            'each needs a dryer approved for mobile homes, with a metal duct that ends outdoors and never under the floor.',
          dishwasher:
            'a slow leak runs into the floor there unseen: press with your foot in front of the dishwasher, and mention a soft spot when you call.',
          oven: 'a gas oven in one of them usually runs on propane: ask when you call whether we work on it, since Florida licenses that.',
          stove:
            'a gas stove in one of them usually runs on propane: look for the tank outside, and ask us about propane before you book.',
          'range-hood':
            'their hoods often vent straight up through the roof: if smoke stays in the kitchen, a nest or a bent cap is a likely cause.',
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
    /** After the power companies, where there are two. */
    whichever: '{names} (see your bill)',
    /** For a company whose outage line we have not read. */
    onBill: 'the number is on your bill',
  },
} as const satisfies Localized<unknown>;
