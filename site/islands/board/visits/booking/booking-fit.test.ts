import { noCustomerFacts } from '#domain/leads/customer.ts';
import { expect, test } from 'vitest';
import { visitsWords } from '#content/words/board/visits-words.ts';
import type { DayStop } from '#domain/visits/board-visit.ts';
import { anyProfile, type Technician, type TechnicianProfile } from '#domain/visits/technician.ts';
import type { BookedLead } from './booking.ts';
import { fitText, listFits, questionText } from './booking-fit.ts';

const words = visitsWords.en;
const window = { fromHour: 13, toHour: 15, places: 2, taken: 2, left: 0, bar: null } as const;
const lead: BookedLead = {
  ...{ id: 'lead', name: 'Rosa', state: 'open', events: 0, signText: '', message: '', place: '' },
  customer: noCustomerFacts,
  ...{ appliance: 'washer', zip: '33606', region: 'west-central-florida', street: '', unit: '', access: '' },
};

function one(name: string, profile: Partial<TechnicianProfile> = {}, isGone = false): Technician {
  return {
    id: name,
    name,
    isGone,
    feedMadeAt: null,
    pageMadeAt: null,
    profile: { ...anyProfile, ...profile },
  };
}

function fitsOf(technicians: readonly Technician[], stops: readonly DayStop[] = [], technicianId = '') {
  const day = { date: '2026-06-16', reason: '', isClosed: false, windows: [window], stops };
  const choice = { date: day.date, fromHour: 13, technicianId, note: '', address: lead };
  return listFits({ technicians, region: 'west-central-florida', days: [day] }, choice, lead);
}

const stop = (technicianId: string, fromHour: number, zip: string): DayStop => ({
  ...{ technicianId, fromHour, toHour: fromHour + 2, zip, name: 'Ann', place: 'Tampa' },
});

test('what speaks against each is said in words, and where else they are that day', () => {
  const profile = { regions: ['miami-dade'], appliances: ['dryer'], weekdays: [1] } as const;
  const stops = [stop('Cora', 13, '33606'), stop('Cora', 9, '33611'), stop('Ben', 9, '33606')];
  expect(
    fitsOf([one('Dan', profile), one('Cora'), one('Ben'), one('Ann')], stops).map((fit) => [
      ...[fit.technician.name, fitText(fit, words.able)],
    ]),
  ).toEqual([
    ['Ben', 'also in Tampa 33606 that day'],
    ['Ann', ''],
    ['Cora', 'busy 1–3 PM · also in Tampa 33606, Tampa 33611 that day'],
    ['Dan', 'off that day, not in West Central Florida, does not do washers'],
  ]);
});

test('who is gone is offered only where they are it', () => {
  const gone = one('Ben', {}, true);
  expect(fitsOf([gone])).toEqual([]);
  expect(fitsOf([gone], [], 'Ben')).toHaveLength(1);
});

test('a full window and a technician who should not be sent are one question', () => {
  const [fit] = fitsOf([one('Ben', { weekdays: [1] })], [stop('Ben', 13, '33606')]);
  expect(questionText({ ...window, bar: 'full' }, fit, words)).toBe(
    'This window is full: 2 booked, room for 2. Ben: off that day, busy 1–3 PM (Ann, Tampa). Book anyway?',
  );
  expect(questionText(window, fit, words)).toBe('Ben: off that day, busy 1–3 PM (Ann, Tampa). Book anyway?');
  expect(questionText({ ...window, bar: 'half-gone' }, undefined, words)).toBe(
    'Half of this window is over. Book anyway?',
  );
  expect(questionText(window, fitsOf([one('Ben')])[0], words)).toBeUndefined();
});
