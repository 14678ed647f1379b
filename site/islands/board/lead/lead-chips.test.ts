import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { aBoardLead } from '../../../../tests/support/builders/a-board-lead.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { chipsOf } from './lead-chips.ts';

const visit: BoardVisitShort = {
  id: 'visit',
  keptUnder: '',
  date: '2026-06-16',
  window: windowFrom(9),
  state: 'set',
  technicianId: 'ben',
  technician: 'Ben',
  note: '',
  part: null,
  sequence: 0,
};

const asker = { now: noon, timeZone: florida.timeZone, operator: 'Ana' };
const textsOf = (changes: Parameters<typeof aBoardLead>[0]) =>
  chipsOf(aBoardLead(changes), asker, boardWords.en).map(({ text }) => text);

test('a booked lead tells when somebody comes, and who, instead of that it is booked', () => {
  expect(textsOf({ state: 'booked', visit })).toEqual(['Tue, Jun 16, 9–11 am · Ben']);
  expect(textsOf({ state: 'booked', visit: { ...visit, state: 'moved', technician: null } })).toEqual([
    'Tue, Jun 16, 9–11 am',
  ]);
  expect(textsOf({ state: 'booked', visit: null })).toEqual(['Booked']);
});

test('a visit that is over, or begins soon and is nobody’s, is marked until somebody settles it', () => {
  const today = { ...visit, date: '2026-06-10' };
  expect(textsOf({ state: 'booked', visit: today })[0]).toBe('Over, not settled');
  expect(textsOf({ state: 'done', visit: { ...today, state: 'done' } })).not.toContain('Over, not settled');
  const soon = { ...today, window: windowFrom(13), technicianId: null, technician: null };
  expect(textsOf({ state: 'booked', visit: soon })[0]).toBe('Unassigned, due now');
});

test('what its sender called off is not said to be done', () => {
  expect(textsOf({ state: 'done', canceledAt: 1 })).toEqual([boardWords.en.work.chips.canceled]);
  expect(textsOf({ state: 'done', erasedAt: 1 })).toEqual([]);
  expect(textsOf({ state: 'done' })).toEqual(['Done']);
});

test('of a visit that is made, or will not be, the row says so once', () => {
  expect(textsOf({ state: 'done', visit: { ...visit, state: 'done' } })).toEqual([
    'Done · Tue, Jun 16, 9–11 am · Ben',
  ]);
  expect(textsOf({ state: 'called', visit: { ...visit, state: 'no-show' } })).toEqual([
    'No-show · Tue, Jun 16, 9–11 am · Ben',
    boardWords.en.states.called,
  ]);
});

test('a first request whose sender wrote again later is not called a later one, and news of the customer is told once', () => {
  expect(textsOf({ person: { requests: 2, others: 1, thisWeek: 1, nth: 1 } })).toEqual(['1 other request']);
  expect(textsOf({ person: { requests: 3, others: 2, thisWeek: 1, nth: 2 } })).toEqual(['2 other requests']);
  expect(textsOf({ person: { requests: 3, others: 2, thisWeek: 3, nth: 3 } })).toEqual([
    'Third request this week',
  ]);
  expect(textsOf({ person: { requests: 21, others: 20, thisWeek: 21, nth: 21 } })).toEqual([
    '21 requests this week',
  ]);
  expect(textsOf({ kind: 'missed-call', person: { requests: 3, others: 2, thisWeek: 3, nth: 3 } })).toEqual([
    boardWords.en.missedCallKind,
    '2 other requests',
  ]);
  expect(textsOf({ kind: 'missed-call', knownVisit: 'today, 9–11 am, Cora' })).toEqual([
    boardWords.en.missedCallKind,
    'Has a visit today, 9–11 am, Cora',
  ]);
  expect(textsOf({ isAmended: true, isChanged: true })).toEqual(['Updated by customer']);
});

test('what is known of the customer stands on the row, “do not serve” first', () => {
  const customer = { note: `Loud dog ${'x'.repeat(60)}`, language: 'Spanish', doNotServe: true };
  const chips = chipsOf(aBoardLead({ customer, urgent: true }), asker, boardWords.en);
  expect(chips[0]).toEqual({ kind: 'canceled', text: 'Do not serve' });
  expect(chips.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Loud dog x+…$/u), 'Speaks Spanish']),
  );
});

const pump = { name: 'Drain pump', orderedOn: null, expectedOn: null, note: '' };
const made = { ...visit, state: 'waiting-for-part' } as const;

test.each([
  [pump, 'Order part: Drain pump'],
  [{ ...pump, orderedOn: '2026-06-16' }, 'Part ordered Tue, Jun 16: Drain pump'],
  [{ ...pump, orderedOn: '2026-06-16', expectedOn: '2026-06-19' }, 'Part expected Fri, Jun 19: Drain pump'],
  [{ ...pump, name: 'x'.repeat(60) }, `Order part: ${'x'.repeat(40)}…`],
])('after a visit that needs a part the row says first what is to be done: %o', (part, text) => {
  expect(textsOf({ state: 'called', followUpAt: 1, visit: { ...made, part } })).toEqual([
    text,
    'Waiting for a part · Tue, Jun 16, 9–11 am · Ben',
  ]);
});

test('after a visit that needs another, booking it is what is to be done', () => {
  const again = { ...visit, state: 'return-visit' } as const;
  for (const state of ['called', 'no-answer'] as const)
    expect(textsOf({ state, visit: again })).toEqual([
      'Book return visit',
      'Return visit needed · Tue, Jun 16, 9–11 am · Ben',
    ]);
  // A part that nobody named is not told of, but that somebody has to come again.
  expect(textsOf({ state: 'called', visit: made })[0]).toBe('Book return visit');
});

test('of what was closed since nothing more is to be done', () => {
  for (const state of ['done', 'not-ours'] as const)
    expect(textsOf({ state, visit: { ...made, part: pump } }).join()).not.toContain('Order part');
});

test('a return visit that is booked says which part it brings', () => {
  expect(textsOf({ state: 'booked', visit: { ...made, state: 'set', part: pump } })).toContain(
    'Part: Drain pump',
  );
  expect(textsOf({ state: 'booked', visit: { ...made, state: 'set', part: null } }).join()).not.toContain(
    'Part:',
  );
});

test('another ZIP code is told with the region it is in now; only who asked for another time is said to', () => {
  const moved = { zip: '34102', zipWas: '33606', region: 'southwest-florida' } as const;
  const said = 'ZIP changed by customer: 33606 → 34102, Southwest Florida now';
  expect(textsOf(moved)).toEqual([said]);
  const booked = { ...moved, state: 'booked', visit, followUpAt: 1 } as const;
  expect(textsOf(booked)).toEqual([said, 'Tue, Jun 16, 9–11 am · Ben']);
  expect(textsOf({ ...booked, anotherTime: 'Fridays' })).toContain('Asks for another time');
  expect(textsOf({ ...moved, zip: '99999', region: '' })).toEqual([
    'ZIP changed by customer: 33606 → 99999, outside the regions now',
  ]);
});
