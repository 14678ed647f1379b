import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board-words.ts';
import { attemptText } from './attempt-text.ts';

const { answers } = boardWords.en;

test.each([
  ['SMTP 550 EENVELOPE', 'The mail server refuses the address for good (SMTP 550 EENVELOPE)'],
  ['SMTP 554 EMESSAGE', 'The mail server refuses the mail for good (SMTP 554 EMESSAGE)'],
  ['SMTP 535 EAUTH', 'The mail server does not take our user name or password (SMTP 535 EAUTH)'],
  ['SMTP 451 EENVELOPE', 'The mail server put us off until later (SMTP 451 EENVELOPE)'],
  ['SMTP ETIMEDOUT', 'The mail server did not answer in time (SMTP ETIMEDOUT)'],
  ['SMTP ESOCKET', 'The mail server cannot be reached (SMTP ESOCKET)'],
  ['accepted for 1 of 2', 'The mail server took it for 1 of 2 addresses'],
  ['HTTP 204', 'The webhook took it (HTTP 204)'],
  ['HTTP 307', 'The webhook points elsewhere, where we do not follow (HTTP 307)'],
  ['HTTP 410', 'The webhook wants nothing more (HTTP 410)'],
  ['HTTP 503', 'The webhook is in trouble (HTTP 503)'],
  ['HTTP 404', 'The webhook refuses it (HTTP 404)'],
  ['ECONNREFUSED', 'The webhook cannot be reached (ECONNREFUSED)'],
  ['no answer in time', 'There was no answer in time'],
  ['this channel is not configured', 'This channel is no longer set up on the server'],
  ['something new', 'something new'],
])('%s is said in plain words', (detail, said) => {
  expect(attemptText(detail, answers)).toBe(said);
});
