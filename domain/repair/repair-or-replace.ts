// Repair or replace: a verdict out of the reader's own numbers, with the rule that decided. Two rules of thumb of a survey and one
// table of usual lives stand behind it (content/catalogue/usual-life.ts); it knows nothing of the machine itself.
import { parsedFrom, type Parsed } from '../requests/parsed.ts';

/** The share of the price of a new one above which a repair is not advised. Source: Consumer Reports, November 2008. */
const mostShare = 0.5;

/** The age from which replacing is usually advised. Source: the same page. */
const oldAgeYears = 8;

export type RepairNumbers = {
  readonly quoteUsd: number;
  /** What a comparable new appliance costs. */
  readonly newPriceUsd: number;
  readonly ageYears: number;
  readonly usualLifeYears: number;
};

/** In the order in which they decide. */
export const repairRules = ['half-price', 'usual-life', 'eight-years', 'young-and-under-half'] as const;
export type RepairRule = (typeof repairRules)[number];

export type RepairVerdict = {
  readonly verdict: 'repair' | 'your-call' | 'replace';
  readonly rule: RepairRule;
  /** The quote as a share of the price of a new one, in whole percent; never shown as 50 when it is more than half. */
  readonly sharePercent: number;
};

/**
 * Judges a repair. More than half the price of a new one: replace. At its usual life: replace. Eight years or older, and younger
 * than its usual life: the reader's call. Otherwise: repair. Expects numbers that parseRepairNumbers has accepted.
 */
export function judgeRepair({
  quoteUsd,
  newPriceUsd,
  ageYears,
  usualLifeYears,
}: RepairNumbers): RepairVerdict {
  const share = quoteUsd / newPriceUsd;
  const isMoreThanHalf = share > mostShare;
  const sharePercent = Math.max(Math.round(share * 100), isMoreThanHalf ? 51 : 0);
  if (isMoreThanHalf) return { verdict: 'replace', rule: 'half-price', sharePercent };
  if (ageYears >= usualLifeYears) return { verdict: 'replace', rule: 'usual-life', sharePercent };
  if (ageYears >= oldAgeYears) return { verdict: 'your-call', rule: 'eight-years', sharePercent };
  return { verdict: 'repair', rule: 'young-and-under-half', sharePercent };
}

type ReadersNumbers = Omit<RepairNumbers, 'usualLifeYears'>;

/** The rows of the worked table: each example with what the rule says of it. */
export function listRepairExamples(
  examples: readonly ReadersNumbers[],
  usualLifeYears: number,
): readonly (ReadersNumbers & RepairVerdict)[] {
  return examples.map((example) => ({ ...example, ...judgeRepair({ ...example, usualLifeYears }) }));
}

/** The fields a reader fills in, in the order of the form. */
export const repairFields = ['quote', 'newPrice', 'age'] as const;
export type RepairField = (typeof repairFields)[number];
export type RepairFault = {
  readonly field: RepairField;
  readonly code: 'missing' | 'not-a-number' | 'too-low' | 'too-high';
};

/** What is taken: dollars from 1 to 100,000, years from 0 to 60. More is a slip of the finger. */
const repairLimits = {
  quote: { least: 1, most: 100_000 },
  newPrice: { least: 1, most: 100_000 },
  age: { least: 0, most: 60 },
} as const satisfies Readonly<Record<RepairField, { readonly least: number; readonly most: number }>>;

/** Digits, with commas between thousands and a decimal part: "1,160.50". */
const plainNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;

function withoutUnit(field: RepairField, text: string): string {
  const trimmed = text.trim().toLowerCase();
  if (field === 'age') return trimmed.replace(/(?:years?|yrs?)$/u, '').trim();
  return trimmed
    .replace(/^\$/u, '')
    .replace(/(?:dollars?|usd)$/u, '')
    .trim();
}

function findFault(field: RepairField, text: string): RepairFault['code'] | undefined {
  if (text === '') return 'missing';
  if (!plainNumber.test(text)) return 'not-a-number';
  const value = Number(text.replaceAll(',', ''));
  if (value < repairLimits[field].least) return 'too-low';
  return value > repairLimits[field].most ? 'too-high' : undefined;
}

/** The reader's numbers out of what was typed ("$1,160", "7 years"), or every fault in the order of the form. */
export function parseRepairNumbers(
  typed: Readonly<Record<RepairField, string>>,
): Parsed<ReadersNumbers, RepairFault> {
  const read = (field: RepairField) => Number(withoutUnit(field, typed[field]).replaceAll(',', ''));
  const faults = repairFields.flatMap((field) => {
    const code = findFault(field, withoutUnit(field, typed[field]));
    return code === undefined ? [] : [{ field, code }];
  });
  const value = { quoteUsd: read('quote'), newPriceUsd: read('newPrice'), ageYears: read('age') };
  return parsedFrom(value, faults);
}
