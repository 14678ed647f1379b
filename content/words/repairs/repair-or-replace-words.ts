// What the repair-or-replace part of a service page says. The rule: domain/repair/repair-or-replace.ts.
// In the texts "{noun}" is the appliance in mid sentence, "{share}" a percentage, "{age}" and "{life}" years with their word.
import type { repairRuleBasis } from '#content/catalogue/usual-life.ts';
import type { Localized } from '#content/language.ts';

type Faults = Readonly<Record<'missing' | 'not-a-number' | 'too-low' | 'too-high', string>>;
type Field = { readonly label: string; readonly hint: string; readonly faults: Faults };

export type RepairOrReplaceWords = {
  readonly heading: string;
  readonly lead: string;
  readonly quote: Field;
  readonly newPrice: Field;
  readonly age: Field;
  /** Asked only where the usual life differs. */
  readonly fuel: { readonly label: string; readonly gas: string; readonly electric: string };
  readonly submit: string;
  readonly verdicts: Readonly<
    Record<keyof typeof repairRuleBasis, { readonly heading: string; readonly text: string }>
  >;
  /** Under every verdict. */
  readonly caution: string;
  readonly makersWarranty: string;
  /** With the year of its survey. */
  readonly usualLife: string;
  readonly years: { readonly one: string; readonly other: string };
  readonly sources: string;
  readonly examples: {
    readonly caption: string;
    readonly note: string;
    readonly quote: string;
    readonly newPrice: string;
    readonly share: string;
    readonly age: string;
    readonly verdict: string;
  };
};

export const repairOrReplaceWords: Localized<RepairOrReplaceWords> = {
  en: {
    heading: 'Repair or replace?',
    lead: 'Enter your own numbers. They stay on this page and are not sent to us.',
    quote: {
      label: 'Our quote for the repair, in dollars',
      hint: 'The full price the technician named, for example 240.',
      faults: {
        missing: 'Type the price of the repair.',
        'not-a-number': 'Type the price as a number, for example 240.',
        'too-low': 'Type a price of at least 1 dollar.',
        'too-high': 'Type a price of at most 100,000 dollars.',
      },
    },
    newPrice: {
      label: 'Price of a new {noun}, in dollars',
      hint: 'One that compares with yours, with delivery and installation.',
      faults: {
        missing: 'Type the price of a new one.',
        'not-a-number': 'Type the price of a new one as a number, for example 900.',
        'too-low': 'Type a price of at least 1 dollar for a new one.',
        'too-high': 'Type a price of at most 100,000 dollars for a new one.',
      },
    },
    age: {
      label: 'Age of your {noun}, in years',
      hint: 'A rough number is enough.',
      faults: {
        missing: 'Type its age in years. A rough number is enough.',
        'not-a-number': 'Type its age as a number of years, for example 7.',
        'too-low': 'Type 0 or more years.',
        'too-high': 'Type its age in years, not the year it was made. At most 60.',
      },
    },
    fuel: { label: 'Gas or electric', gas: 'Gas', electric: 'Electric' },
    submit: 'Show the verdict',
    verdicts: {
      'half-price': {
        heading: 'Replace it',
        text: 'The repair would cost {share} of the price of a new appliance. When it is more than half, Consumer Reports advises against the repair.',
      },
      'usual-life': {
        heading: 'Replace it, unless the repair is small',
        text: 'At {age}, it has reached its usual life of about {life}. Consumer Reports usually advises a new one from eight years on. A small repair can still be worth it if the rest is sound. Ask the technician.',
      },
      'eight-years': {
        heading: 'Your call',
        text: 'The repair would cost {share} of the price of a new appliance, not more than half. From eight years on, Consumer Reports usually advises a new one. But the usual life is about {life}, and yours is {age} old.',
      },
      'young-and-under-half': {
        heading: 'Repair it',
        text: 'The repair would cost {share} of the price of a new appliance, not more than half. At {age}, it is less than eight years old.',
      },
    },
    caution:
      'This is a rule of thumb. It does not know the state of your {noun}. The technician tells you what else is worn, and you decide.',
    makersWarranty: 'If the maker’s warranty may still cover the repair, call the maker first.',
    usualLife: 'Usual life: about {life}, by a survey of {year}. Newer machines may differ.',
    years: { one: 'year', other: 'years' },
    sources: 'Sources',
    examples: {
      caption: 'The rule, with three examples',
      note: 'If the repair costs more than half the price of a new one, replace the appliance. If it costs half or less and the appliance is under eight years old, repair it. From eight years to the end of its usual life, it is your call. After that, replace it unless the repair is small: there is no fixed line for that, so ask the technician. These are not our prices.',
      quote: 'Repair',
      newPrice: 'New one',
      share: 'Share',
      age: 'Age',
      verdict: 'Verdict',
    },
  },
};
