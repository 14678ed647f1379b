import { boardWords } from '#content/words/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { expect, test } from 'vitest';
import { anotherCompany, florida } from '../../../tests/support/company.ts';
import { clockFaceOf } from './lead-clock.ts';

const minutes = (count: number) => count * 60_000;
const noonInFlorida = Date.parse('2026-07-15T12:00:00-04:00');

function aBoardLead(changes: Partial<BoardLead> = {}): BoardLead {
  return {
    id: 'lead',
    kind: 'quote',
    state: 'open',
    receivedAt: noonInFlorida,
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
    isSuspect: false,
    ...changes,
  };
}

test('the clock of a lead goes by the hours, minutes and zone the page gives', () => {
  const lead = aBoardLead();
  const words = boardWords.en;
  const soon = noonInFlorida + minutes(10);
  expect(clockFaceOf(lead, soon, words, florida)).toMatchObject({ tone: 'waiting', time: '5:00' });
  expect(clockFaceOf(lead, soon, words, { ...florida, callbackMinutes: 40 })).toMatchObject({
    tone: 'waiting',
    time: '30:00',
  });
  // Noon in Florida is 9 am on the other coast: open; an hour before it is not.
  expect(clockFaceOf(lead, soon, words, anotherCompany.hours)).toMatchObject({ time: '30:00' });
  const early = aBoardLead({ receivedAt: noonInFlorida - minutes(60) });
  expect(clockFaceOf(early, noonInFlorida - minutes(50), words, anotherCompany.hours)).toMatchObject({
    tone: 'scheduled',
    time: '9:00 AM',
  });
});
