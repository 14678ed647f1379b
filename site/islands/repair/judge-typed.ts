// The verdict on what was typed, with the figures in it written for the reader.
import type { Language } from '#content/language.ts';
import {
  judgeRepair,
  parseRepairNumbers,
  type RepairFault,
  type RepairField,
  type RepairRule,
} from '#domain/repair/repair-or-replace.ts';
import { countOf, formatPercent } from '#domain/words/wording.ts';

export type Judgment =
  | { readonly kind: 'faulty'; readonly faults: Readonly<Partial<Record<RepairField, RepairFault['code']>>> }
  | {
      readonly kind: 'judged';
      readonly rule: RepairRule;
      /** What the texts of the verdicts name: {share}, {age} and {life}. */
      readonly values: Readonly<Record<'share' | 'age' | 'life', string>>;
    };

/** "year" and "years". */
export type YearForms = { readonly one: string; readonly other: string };

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

/** Judges the fields of the form: `quote`, `newPrice`, `age` as typed, and `life` in years. */
export function judgeTyped(typed: FormData, years: YearForms, language: Language): Judgment {
  const parsed = parseRepairNumbers({
    quote: textOf(typed, 'quote'),
    newPrice: textOf(typed, 'newPrice'),
    age: textOf(typed, 'age'),
  });
  if (parsed.kind === 'faulty')
    return {
      kind: 'faulty',
      faults: Object.fromEntries(parsed.faults.map(({ field, code }) => [field, code])),
    };
  const usualLifeYears = Number(textOf(typed, 'life'));
  const { rule, sharePercent } = judgeRepair({ ...parsed.value, usualLifeYears });
  return {
    kind: 'judged',
    rule,
    values: {
      share: formatPercent(sharePercent, language),
      age: countOf(parsed.value.ageYears, years, language),
      life: countOf(usualLifeYears, years, language),
    },
  };
}
