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
        'About {share}% of homes {where} are empty for some or all of the year (US Census, 2014–2018), so',
      advice: {
        refrigerator: 'if you leave yours, turn off the ice maker, close its water valve and empty the bin.',
        washer:
          'if you leave yours, close both washer valves and leave the washer’s lid or door open, unless small children or pets could climb in.',
        dryer:
          'if you were away for months, run the dryer empty on air only, check from the ground that its vent flap opens, and if it doesn’t, stop.',
        dishwasher:
          'when you come back to yours, open the dishwasher’s valve, pour a quart of water into the bottom, and watch the first cycle for drips.',
        oven: 'if you were away for months, look inside the oven before you heat it.',
        stove:
          'if you leave yours, turn off an electric stove’s breaker; with a gas stove, check that every knob is off and leave its valve alone.',
        'wine-cooler':
          'if you set the air conditioning warmer while you are away, empty the wine cooler, turn it off at its plug or breaker, and only then leave its door ajar.',
        'range-hood':
          'if you were away for months and the hood has a duct, turn it on and check from the ground that its flap opens.',
        microwave:
          'if you leave yours, unplug the microwave, or turn off its breaker if you can’t reach the plug.',
      },
      besideTowers: {
        dryer:
          'if you were away for months, run the dryer empty on air only, check from the ground that its flap opens (in a tower, ask the office), and if it doesn’t, stop.',
      },
      strong: {
        figure:
          'About {share}% of homes {where} are empty for some or all of the year (US Census, 2014–2018), so',
        advice: {
          refrigerator:
            'if you leave for a month or more, empty the refrigerator, turn it off and tie both doors open, but only if no child can get to it.',
          washer:
            'if you leave yours, close both washer valves, because a hose that bursts in an empty home runs until somebody comes.',
          dryer:
            'if you were away for months, run the dryer empty on air only, check from the ground that its vent flap opens, and if it doesn’t, stop.',
          dishwasher:
            'close the dishwasher’s valve before you leave, and when you are back, pour a quart of water into the bottom and watch the first cycle for drips.',
          oven: 'if you were away for months, look inside the oven before you heat it.',
          stove:
            'if you leave yours, turn off an electric stove’s breaker; with a gas stove, check that every knob is off and leave its valve alone.',
          'wine-cooler':
            'if somebody checks on yours, ask them to read the wine cooler’s temperature too, because a tripped outlet goes unnoticed.',
          'range-hood':
            'if you were away for months and the hood has a duct, turn it on and check from the ground that its flap opens.',
          microwave:
            'if you leave yours, unplug the microwave, or turn off its breaker if it hangs over the range.',
        },
        besideTowers: {
          dryer:
            'if you were away for months, have the dryer’s outside flap checked before the first load (in a tower, ask the office), and if it doesn’t open, leave the dryer off.',
        },
      },
    },
    mobile: {
      title: 'Mobile homes',
      figure: 'About {share}% of homes {where} are mobile homes (US Census, 2014–2018), so',
      advice: {
        refrigerator: 'if you live in one, measure its outside door before you order a new refrigerator.',
        washer:
          'if you live in one and the washer walks, press the floor beside it with your foot before you blame the machine.',
        dryer:
          'if you live in one, the dryer must be approved for mobile homes, and its metal duct must end outdoors, never under the floor.',
        dishwasher:
          'if you live in one, press the floor in front of the dishwasher with your foot, and mention a soft spot when you call.',
        oven: 'if you live in one and the oven is gas, look for a propane tank outside and ask us about propane before you book.',
        stove:
          'if you live in one and the stove is gas, look for a propane tank outside and ask us before you book.',
        'range-hood':
          'if you live in one and smoke stays in the kitchen, a nest or a bent roof cap may be blocking the hood.',
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
