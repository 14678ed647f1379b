import { boardWords } from '#content/words/board/board-words.ts';
import { expect, test } from 'vitest';
import { anotherCompany, florida } from '../../../../tests/support/builders/company.ts';
import { aBoardLead as aRow } from '../../../../tests/support/builders/a-board-lead.ts';
import { clockFaceOf } from './lead-clock.ts';

const minutes = (count: number) => count * 60_000;
const noonInFlorida = Date.parse('2026-07-15T12:00:00-04:00');

function aBoardLead(changes: Parameters<typeof aRow>[0] = {}) {
  const clock = { clockStartsAt: noonInFlorida, dueAt: noonInFlorida + minutes(15) };
  return aRow({ ...clock, ...changes });
}

test('the clock of a lead goes by what was promised when it came, and is told in the zone the page gives', () => {
  const words = boardWords.en;
  const soon = noonInFlorida + minutes(10);
  for (const hours of [florida, { ...florida, callbackMinutes: 40, opensAtHour: 15 }, anotherCompany.hours])
    expect(clockFaceOf(aBoardLead(), soon, words, hours)).toMatchObject({
      tone: 'soon',
      time: '5:00',
      after: 'left',
    });
  const slower = aBoardLead({ dueAt: noonInFlorida + minutes(40) });
  expect(clockFaceOf(slower, soon, words, florida)).toMatchObject({ tone: 'waiting', time: '30:00' });
  const early = aBoardLead({
    receivedAt: noonInFlorida - minutes(60),
    clockStartsAt: noonInFlorida + minutes(60),
    dueAt: noonInFlorida + minutes(75),
  });
  expect(clockFaceOf(early, soon, words, florida)).toMatchObject({ tone: 'scheduled', time: '1:00 pm' });
  expect(clockFaceOf(early, soon, words, anotherCompany.hours)).toMatchObject({
    tone: 'scheduled',
    time: '10:00 am',
  });
});

test('a request that was merged into another has no clock, only what was done with it', () => {
  const faceOf = (changes: Parameters<typeof aRow>[0]) =>
    clockFaceOf(
      aBoardLead({ mergedInto: 'another', ...changes }),
      noonInFlorida + minutes(174),
      boardWords.en,
      florida,
    );
  expect(faceOf({})).toMatchObject({ tone: 'none', before: 'No call', time: '–' });
  expect(faceOf({ state: 'no-answer', followUpAt: noonInFlorida })).toMatchObject({ tone: 'none' });
  expect(faceOf({ calledAt: noonInFlorida + minutes(5) })).toMatchObject({ tone: 'kept', time: '5:00' });
});

test('what is due soon is amber, what is late is red, and long times are short words', () => {
  const faceAt = (later: number) =>
    clockFaceOf(aBoardLead(), noonInFlorida + minutes(later), boardWords.en, florida);
  expect(faceAt(5)).toEqual({ tone: 'waiting', before: '', time: '10:00', after: 'left' });
  expect(faceAt(11)).toMatchObject({ tone: 'soon', time: '4:00' });
  expect(faceAt(18)).toEqual({ tone: 'late', before: 'overdue', time: '3:00', after: '' });
  expect(faceAt(15 + 125)).toMatchObject({ tone: 'late', time: '2 h 05' });
  expect(faceAt(15 + 60 * 1000)).toMatchObject({ tone: 'late', time: '41 days' });
});

test('who is to be called again is told by that time, in amber once it has come', () => {
  const again = {
    state: 'no-answer',
    calledAt: noonInFlorida,
    followUpAt: noonInFlorida + minutes(60),
  } as const;
  const face = (later: number, changes: Parameters<typeof aRow>[0] = {}) =>
    clockFaceOf(aBoardLead({ ...again, ...changes }), noonInFlorida + minutes(later), boardWords.en, florida);
  expect(face(5)).toEqual({ tone: 'scheduled', before: 'again', time: '1:00 pm', after: '' });
  expect(face(72)).toEqual({ tone: 'soon', before: 'due', time: '12:00', after: '' });
  expect(face(5, { followUpAt: noonInFlorida + minutes(60 * 24) })).toMatchObject({ time: 'Thu 12:00 pm' });
  expect(face(5, { state: 'done' })).toMatchObject({ tone: 'kept', before: 'Called in', time: '0:00' });
});
