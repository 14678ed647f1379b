// What a figure of a place changes for an appliance there, in one breath: the figure, a colon, and what to do. {share}, {where},
// {city}, {county}, {storm}, {distance} and {year} are filled in. The figures have a source each (docs/sources.md, Places); what to do
// is trade knowledge, and of food in an outage the USDA's four hours.
import type { ServiceSlug } from '../../catalogue/services.ts';
import type { Localized } from '../../language.ts';

export type FigureKind = 'settled' | 'rented' | 'vacant' | 'mobile' | 'gas' | 'storm';

export type FigureWords = {
  readonly title: string;
  readonly figure: string;
  /** Goes on after the colon, in one sentence: alone it would stand on the page of every place. */
  readonly advice: Readonly<Partial<Record<ServiceSlug, string>>>;
};

export const figureWords = {
  en: {
    settled: {
      title: 'Long-time residents',
      figure: 'About {share} people in 100 {where} have lived in the same home for twenty years or more:',
      advice: {
        refrigerator:
          'if the line to the ice maker is as old as that, have it replaced while the refrigerator is pulled out.',
        washer:
          'if nobody remembers when the washer’s rubber hoses were new, close both valves between loads and ask us to change the hoses.',
        dryer:
          'if the duct behind the dryer is white plastic or thin foil from that time, it needs to be replaced with metal pipe.',
        dishwasher:
          'if nobody has turned the valve under the sink in years, leave it alone and use the main valve to shut off the water.',
        oven: 'a wall oven from then may be an odd size, so measure the opening before you price a new one.',
        stove:
          'an electric stove from then often has a three-slot outlet, so take a photo of the outlet before you buy a new one.',
        'wine-cooler':
          'a kitchen from then may have the wine cooler and the toaster on one breaker, so see what else goes dark when it trips.',
        'range-hood':
          'a hood from then may have no duct, or one that ends in the attic, so find out where it blows before you blame the fan.',
        microwave:
          'a kitchen from then may feed the microwave and the lights from one breaker, so notice whether the lights dim when it starts.',
      },
    },
    rented: {
      title: 'Rented homes',
      figure: 'About {share} homes in 100 {where} are rented:',
      advice: {
        refrigerator:
          'before you book, ask whether the refrigerator is yours or the landlord’s, because its owner has to approve the repair.',
        washer: 'if the washer came with the lease, call the landlord first and give us both phone numbers.',
        dryer:
          'if the dryer came with the lease, the landlord approves the repair and looks after the duct in the wall.',
        dishwasher:
          'a built-in dishwasher usually belongs to the landlord, so have the manager’s number ready when we call.',
        oven: 'the oven usually comes with the home, so ask the landlord ahead of time how much a repair may cost without another call.',
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
      figure: 'About {share} homes in 100 {where} are empty for part of the year or all of it:',
      advice: {
        refrigerator: 'before you leave for a season, close the ice maker’s valve and empty the bin.',
        washer: 'before you leave for a season, close both washer valves and leave the lid or door open.',
        dryer: 'after a season away, time the first load: a nest in the vent makes it take two cycles.',
        dishwasher:
          'after a season away, pour a quart of water into the bottom of the dishwasher before the first run, because its seals dry out.',
        oven: 'before you leave for a season, turn off the oven’s breaker, because nobody is there to notice what a power surge did.',
        stove:
          'before you leave for a season, turn off the breaker of an electric stove, or close the valve behind a gas one.',
        'wine-cooler':
          'if you set the air conditioning high while you are away, empty the wine cooler and leave its door ajar.',
        'range-hood':
          'after a season away, hold a tissue to the filter of the running hood, and if it does not stick, the filter is clogged or the flap outside is stuck.',
        microwave:
          'before you leave for a season, unplug the microwave, or turn off its breaker if you cannot reach the plug.',
      },
    },
    mobile: {
      title: 'Mobile homes',
      figure: 'About {share} homes in 100 {where} are mobile homes:',
      advice: {
        refrigerator:
          'if yours is one, measure the space around the refrigerator, because with less room than its manual asks for it runs hot.',
        washer:
          'if yours is one and the washer shakes, press the floor beside it with your foot, because a soft floor makes a good washer walk.',
        dryer:
          'if yours is one, the dryer must be approved for mobile homes, and its duct must end outdoors, not under the floor.',
        dishwasher:
          'if yours is one, check that the drain hose rises under the counter before it drops, or water from the sink can run back.',
        oven: 'if yours is one and the oven is gas, it is probably on propane, so say so when you call, because the parts differ.',
        stove:
          'if yours is one and the stove is gas, look for a propane tank outside and mention it, because burner parts differ.',
        'range-hood':
          'if yours is one, the hood may only blow back into the kitchen, and then a new charcoal filter helps, not a new fan.',
      },
    },
    gas: {
      title: 'Piped gas',
      figure: 'About {share} homes in 100 in {county} County heat with piped gas:',
      advice: {
        dryer:
          'a gas dryer in {city} may be on propane, so find out which gas it is before we come, because the parts differ.',
        oven: 'a gas oven in {city} may be on propane, so look at who sends the gas bill before we bring parts.',
        stove:
          'a gas stove in {city} may be on propane, so look for a tank outside before we come, because the burner parts differ.',
      },
    },
    storm: {
      title: 'Storms',
      figure: 'Hurricane {storm} passed {distance} {city} in {year}:',
      advice: {
        refrigerator:
          'when the next one is forecast, set the refrigerator to its coldest, and keep it shut while the power is out, because food stays safe for about four hours.',
        washer:
          'when the next one is forecast, close both washer valves and turn off the washer’s breaker before you leave.',
        dryer:
          'after wind like that, time the first load of the dryer, because a bent flap outside makes clothes take two cycles.',
        dishwasher:
          'if the dishwasher’s panel stays dark after an outage, turn its breaker off for a minute and back on one time.',
        oven: 'when the power goes out, turn off the oven’s breaker, and turn it back on once the lights have been steady for ten minutes.',
        stove:
          'when the power goes out, turn every knob of the stove to off, so that nothing heats by itself when it comes back.',
        'wine-cooler':
          'when the power goes out, keep the wine cooler shut, and unplug it until the lights have been steady for ten minutes.',
        'range-hood':
          'after wind like that, if the hood has a duct, look from the ground whether its cap is still there before you run the fan.',
        microwave:
          'when the power goes out, unplug the microwave, because the surge when it comes back can ruin its control board.',
      },
    },
  },
} as const satisfies Localized<Record<FigureKind, FigureWords>>;

/** Where a share holds: a place whose ZIP codes reach well past it is told by its ZIP codes. */
export const figureWhereWords = {
  en: {
    place: 'in {city}',
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
      advice: 'What to do about them is trade knowledge.',
    },
  },
} as const satisfies Localized<unknown>;
