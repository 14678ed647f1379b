// What came of an attempt in plain words.
import type { AnswerCode, KeptAnswer } from '#domain/leads/notice-answer.ts';
import { fillText } from '#domain/words/wording.ts';

/** Words for every code the server may send. */
export type AnswerWords = Readonly<Record<AnswerCode, string>>;

/** So that an answer kept without a field is said all the same. */
const noFields = { taken: '?', all: '?', missing: '?', status: '?', reason: '?' } as const;

/** "The mail server refuses the address for good (550)". A code that this page does not know is shown as it is. */
export function answerText({ code, fields }: KeptAnswer, words: AnswerWords): string {
  const said = new Map<string, string>(Object.entries(words)).get(code);
  if (said === undefined) return code;
  const values = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return fillText(said, { ...noFields, ...Object.fromEntries(values) });
}
