// In which of its words a search found a lead, as far as the row knows them; folded as the server folds them.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { fillText } from '#domain/words/wording.ts';

export type Matched = keyof BoardWords['work']['matches'];

const shortestNumber = 3;

/** The fields that have any of the words searched for; "deeper" if it is none that the row shows. */
export function findMatch(
  lead: BoardLead,
  search: string,
  appliances: Readonly<Record<string, string>>,
): readonly Matched[] {
  const words = foldText(search).split(/\s+/u).filter(Boolean);
  const digits = search.replaceAll(/\D/gu, '');
  const fields: readonly (readonly [Matched, string])[] = [
    ['email', lead.email],
    ['street', [lead.street, lead.unit, lead.access].join(' ')],
    ['place', lead.place],
    ['zip', lead.zip],
    ['appliance', appliances[lead.appliance] ?? lead.appliance],
    ['sign', lead.signText],
    ['message', lead.message],
    ['operator', lead.enteredBy],
  ];
  // What the name has says enough: an email address often has the name, too.
  const isNamed = (word: string) => foldText(lead.name).includes(word);
  const others = words.filter((word) => !isNamed(word));
  const found = fields
    .filter(([, text]) => others.some((word) => foldText(text).includes(word)))
    .map(([field]) => field);
  const isPhone = digits.length >= shortestNumber && lead.phone.includes(digits);
  const all: readonly Matched[] = [
    ...(words.some(isNamed) ? (['name'] as const) : []),
    ...found,
    ...(isPhone ? (['phone'] as const) : []),
  ];
  return all.length === 0 ? ['deeper'] : all;
}

/** "Found in: place, problem". A name needs no such words: it is read first. */
export function matchText(matched: readonly Matched[], { matches, filters }: BoardWords['work']): string {
  const named = matched.filter((field) => field !== 'name');
  if (named.length === 0) return '';
  return fillText(filters.matched, { where: named.map((field) => matches[field]).join(', ') });
}
