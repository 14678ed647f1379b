import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';

/** "2 new requests: Rosa first": nobody called them yet, and somebody else sent or took them. Without any, who is on the list again; empty where all are one's own. */
export function sayFresh(
  fresh: readonly BoardLead[],
  operator: string,
  words: BoardWords['work']['fresh'],
): string {
  const others = fresh.filter(({ enteredBy }) => enteredBy !== operator);
  const requests = others.filter(({ state, calledAt }) => state === 'open' && calledAt === null);
  const [said, told] = requests.length > 0 ? [requests, words] : [others, words.again];
  const [first] = said;
  if (first === undefined) return '';
  return fillText(said.length === 1 ? told.one : told.other, {
    name: first.name,
    count: String(said.length),
  });
}
