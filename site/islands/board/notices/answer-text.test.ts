import { boardWords } from '#content/words/board/board-words.ts';
import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const { answers } = boardWords.en;

test.each([
  [
    { code: 'mail-address-refused', fields: { status: 550 } },
    'The mail server refuses the address for good (550)',
  ],
  [
    { code: 'mail-login', fields: { reason: '535' } },
    'The mail server does not take our user name or password (535)',
  ],
  [{ code: 'mail-silent', fields: {} }, 'The mail server did not answer in time'],
  [
    { code: 'mail-partly-taken', fields: { taken: 1, all: 3, missing: '1, 3' } },
    'Delivered to 1 of 3 addresses. Refused in the list of NOTICE_TO: 1, 3',
  ],
  [{ code: 'web-asked-to-wait', fields: { status: 503, waitMs: 5000 } }, 'The webhook asks us to wait (503)'],
  [{ code: 'web-away', fields: { reason: 'ECONNREFUSED' } }, 'The webhook cannot be reached (ECONNREFUSED)'],
  [{ code: 'called', fields: {} }, 'Somebody had called'],
  [{ code: 'web-busy', fields: {} }, 'The webhook is in trouble (?)'],
  [{ code: 'of-a-newer-server', fields: { status: 1 } }, 'of-a-newer-server'],
])('%o is said in plain words', (answer, said) => {
  expect(answerText(answer, answers)).toBe(said);
});

test('every code can be said, whatever its fields', () => {
  for (const code of Object.keys(answers)) expect(answerText({ code, fields: {} }, answers)).not.toBe(code);
});
