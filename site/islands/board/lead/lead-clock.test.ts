import { boardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { expect, test } from 'vitest';
import { anotherCompany, florida } from '../../../../tests/support/company.ts';
import { clockFaceOf } from './lead-clock.ts';

const minutes = (count: number) => count * 60_000;
const noonInFlorida = Date.parse('2026-07-15T12:00:00-04:00');

function aBoardLead(changes: Partial<BoardLead> = {}): BoardLead {
  return {
    id: 'lead',
    kind: 'quote',
    state: 'open',
    receivedAt: noonInFlorida,
    clockStartsAt: noonInFlorida,
    dueAt: noonInFlorida + minutes(15),
    name: 'Rosa Diaz',
    phone: '+13055550123',
    email: '',
    zip: '33139',
    appliance: 'dryer',
    preferredTime: '',
    urgent: false,
    message: '',
    outsideArea: false,
    calledAt: null,
    phoneText: '(305) 555-0123',
    place: 'Miami Beach',
    signText: '',
    isSuspect: false,
    isAmended: false,
    followUpAt: null,
    section: 'keep',
    heldBy: null,
    heldUntil: null,
    attempts: 0,
    events: 0,
    person: { requests: 1, thisWeek: 1, nth: 1 },
    region: 'miami-dade',
    enteredBy: '',
    mergedInto: null,
    ...changes,
  };
}

test('the clock of a lead goes by what was promised when it came, and is told in the zone the page gives', () => {
  const words = boardWords.en;
  const soon = noonInFlorida + minutes(10);
  for (const hours of [florida, { ...florida, callbackMinutes: 40, opensAtHour: 15 }, anotherCompany.hours])
    expect(clockFaceOf(aBoardLead(), soon, words, hours)).toMatchObject({ tone: 'waiting', time: '5:00' });
  const slower = aBoardLead({ dueAt: noonInFlorida + minutes(40) });
  expect(clockFaceOf(slower, soon, words, florida)).toMatchObject({ tone: 'waiting', time: '30:00' });
  const early = aBoardLead({
    receivedAt: noonInFlorida - minutes(60),
    clockStartsAt: noonInFlorida + minutes(60),
    dueAt: noonInFlorida + minutes(75),
  });
  expect(clockFaceOf(early, soon, words, florida)).toMatchObject({ tone: 'scheduled', time: '1:00 PM' });
  expect(clockFaceOf(early, soon, words, anotherCompany.hours)).toMatchObject({
    tone: 'scheduled',
    time: '10:00 AM',
  });
});
