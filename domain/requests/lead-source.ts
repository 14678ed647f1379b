// Where a visitor came from, as the form tells it without cookies: the first touch of this tab, and the last from outside.
import { nameOfSource, notAsked, type ListedSource } from '#domain/leads/listed-source.ts';

const campaignMarks = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The marks a form may carry, by their field names, in the order they are shown. Anything else posted is not kept. */
export const sourceFields = [
  'first_page',
  'first_referrer',
  ...campaignMarks.map((mark) => `first_utm_${mark}` as const),
  'referrer',
  ...campaignMarks.map((mark) => `utm_${mark}` as const),
] as const;

/** What a caller said of how they heard of us; no form asks that. */
const heardField = 'heard_from';

export type SourceField = (typeof sourceFields)[number] | typeof heardField;

/** All that may be kept, in the order it is shown. */
const keptSourceFields: readonly SourceField[] = [...sourceFields, heardField];
export type LeadSource = Readonly<Record<string, string>>;

/** The host of a referrer, given as an address or as a host already. */
export function hostOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host : referrer;
}

/** What is known of a lead's source: field and text, without those that tell nothing; what a caller said by the name it has in a list. */
export function listSourceMarks(
  source: LeadSource,
  sources: readonly ListedSource[] = [],
): readonly (readonly [SourceField, string])[] {
  const textOf = (name: SourceField) => {
    const mark = source[name] ?? '';
    if (name === heardField) return nameOfSource(mark, sources);
    return name.endsWith('referrer') ? hostOf(mark) : mark;
  };
  return keptSourceFields.map((name) => [name, textOf(name)] as const).filter(([, mark]) => mark !== '');
}

function touchOf(referrer: string, marks: readonly string[]): string {
  const campaign = marks.filter((mark) => mark !== '').join(' / ');
  return [hostOf(referrer), campaign].filter((part) => part !== '').join(', ');
}

/**
 * One line for people: "google.com, ads / cpc, first on /miami". A last touch that differs from the first follows. Empty
 * if the form told nothing, as without script. What a caller said is told by the name it has now.
 */
export function describeSource(source: LeadSource, sources: readonly ListedSource[]): string {
  const marksOf = (prefix: string) => campaignMarks.map((mark) => source[`${prefix}utm_${mark}`] ?? '');
  const first = touchOf(source.first_referrer ?? '', marksOf('first_'));
  const last = touchOf(source.referrer ?? '', marksOf(''));
  const heard = source[heardField];
  if (heard !== undefined)
    return heard === notAsked ? 'by phone' : `by phone: ${nameOfSource(heard, sources)}`;
  const entry = source.first_page ?? '';
  if (entry === '') return [first, last].find((touch) => touch !== '') ?? '';
  const start = first === '' && last === '' ? 'no link from elsewhere' : first;
  const end = last === '' || last === first ? '' : `last from ${last}`;
  return [start, `first on ${entry}`, end].filter((part) => part !== '').join(', ');
}
