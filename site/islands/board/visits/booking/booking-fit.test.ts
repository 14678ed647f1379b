import { noCustomerFacts } from '#domain/leads/customer.ts';
import { expect, test } from 'vitest';
import { visitsWords } from '#content/words/board/visits-words.ts';
import type { DayStop } from '#domain/visits/board-visit.ts';
import { anyProfile, type Technician, type TechnicianProfile } from '#domain/visits/technician.ts';
import type { BookedLead } from './booking.ts';
import { fitText, listFits, questionText } from './booking-fit.ts';
import { givenAtFirst } from './given-details.ts';

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
  const choice = {
    date: day.date,
    fromHour: 13,
    technicianId,
    note: '',
    address: lead,
    given: givenAtFirst(lead),
  };
  const offer = { technicians, region: 'west-central-florida', place: 'Gulfport', days: [day] } as const;
  return listFits(offer, choice, lead);
}

const stop = (technicianId: string, fromHour: number, zip: string): DayStop => ({
  ...{ technicianId, fromHour, toHour: fromHour + 2, zip, name: 'Ann', place: 'Tampa', miles: 3 },
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
    ['Cora', 'busy 1–3 pm · also in Tampa 33606, Tampa 33611 that day'],
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
  const ask = (
    asked: typeof window | (Omit<typeof window, 'bar'> & { readonly bar: 'full' | 'half-gone' }),
    of = fit,
  ) => questionText({ window: asked, fit: of, isMove: false }, words);
  expect(ask({ ...window, bar: 'full' })).toBe(
    'This window is full: 2 booked, room for 2. Ben: off that day, busy 1–3 pm (Ann, Tampa). Book anyway?',
  );
  expect(ask(window)).toBe('Ben: off that day, busy 1–3 pm (Ann, Tampa). Book anyway?');
  const halfGone = { window: { ...window, bar: 'half-gone' }, fit: undefined } as const;
  expect(questionText({ ...halfGone, isMove: false }, words)).toBe(
    'Half of this window is over. Book anyway?',
  );
  expect(questionText({ ...halfGone, isMove: true }, words)).toBe(
    'Half of this window is over. Move anyway?',
  );
  expect(ask(window, fitsOf([one('Ben')])[0])).toBeUndefined();
  expect(questionText({ ...halfGone, isMove: false, expectedOn: '2026-06-19' }, words)).toBe(
    'The part is expected Fri, Jun 19. Half of this window is over. Book anyway?',
  );
});

test('a long way from the stop before or after is asked about with the miles and both places, and bars nobody', () => {
  const brandon = { ...stop('Ben', 11, '33511'), place: 'Brandon', miles: 24.6 };
  const naples = { ...stop('Ben', 15, '34102'), place: 'Naples', miles: 130.2 };
  const [ann, ben] = fitsOf([one('Ben'), one('Ann')], [brandon, naples]);
  expect([ann?.technician.name, ben?.technician.name]).toEqual(['Ann', 'Ben']);
  const said =
    'Gulfport is 25 miles from the stop before, in Brandon, Gulfport is 130 miles from the stop after, in Naples';
  expect(questionText({ window, fit: ben, isMove: false }, words)).toBe(`Ben: ${said}. Book anyway?`);
  const [, far] = fitsOf([one('Ben', { weekdays: [1] }), one('Ann')], [brandon]);
  expect(questionText({ window, fit: far, isMove: true }, words)).toBe(
    'Ben: off that day, Gulfport is 25 miles from the stop before, in Brandon. Move anyway?',
  );
});
