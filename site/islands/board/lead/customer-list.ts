// What the desk keeps of a customer, as facts with their names.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { CustomerFacts } from '#domain/leads/customer.ts';

type Fact = readonly [name: string, text: string];

/** What is known, "do not serve" first; none where nothing is. */
export function listCustomer(
  { note, language, doNotServe }: CustomerFacts,
  words: BoardWords,
): readonly Fact[] {
  const { customer } = words.work.correct;
  const facts: readonly Fact[] = [
    [customer.doNotServe, doNotServe ? customer.yes : ''],
    [customer.note, note],
    [customer.language, language],
  ];
  return facts.filter(([, text]) => text !== '');
}
