import { expect, test } from 'vitest';
import { anyProfile, type Technician, type TechnicianProfile } from '#domain/visits/technician.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { aBoardVisit } from '../../../../../tests/support/builders/a-board-visit.ts';
import { isLastAct, listDayRows, listSlotBars } from './day-rows.ts';

const day = '2026-06-10';
const windows = [9, 13].map(windowFrom);

function one(id: string, profile: Partial<TechnicianProfile> = {}, isGone = false): Technician {
  return { id, name: id, isGone, feedMadeAt: null, pageMadeAt: null, profile: { ...anyProfile, ...profile } };
}

test('unassigned visits stand first, who is off that day last, and who has left only with a visit', () => {
  const technicians = [
    one('Ada', { weekdays: [0] }),
    one('Cora'),
    one('Ben'),
    one('Dan', {}, true),
    one('Eve', {}, true),
  ];
  const visits = [
    aBoardVisit({ id: 'nobody' }),
    aBoardVisit({ id: 'early', technicianId: 'Ben', window: windowFrom(9) }),
    aBoardVisit({ id: 'left', technicianId: 'Dan' }),
  ];
  const rows = listDayRows({ day, technicians, windows, visits });
  expect(rows.map(({ technician, visits: own }) => [technician?.name, own.length])).toEqual([
    [undefined, 1],
    ['Ben', 1],
    ['Cora', 0],
    ['Ada', 0],
    ['Dan', 1],
  ]);
  const idsOf = (row: number) => rows[row]?.cells.map((cell) => cell.visits.map(({ id }) => id));
  expect([idsOf(0), idsOf(1)]).toEqual([
    [[], ['nobody']],
    [['early'], []],
  ]);
});

test('what speaks against a slot is told before a visit is put there, but not by the visit itself', () => {
  const moved = aBoardVisit({ technicianId: 'Ben' });
  const visits = [moved, aBoardVisit({ id: 'other', technicianId: 'Ben', window: windowFrom(9) })];
  const barsOf = (technician: Technician | undefined, fromHour: number) =>
    listSlotBars({ day, technicians: [], windows, visits }, moved, technician, windowFrom(fromHour));
  expect(barsOf(one('Ben'), 9)).toEqual(['busy']);
  expect(barsOf(one('Ben'), 13)).toEqual([]);
  expect(barsOf(one('Cora', { appliances: ['washer'], weekdays: [0] }), 9)).toEqual(['off', 'appliance']);
  expect(barsOf(undefined, 9)).toEqual([]);
});

test('where a visit was put is said until something else is done with it, or with another', () => {
  const dropped = { id: 'rosa', sequence: 1, said: 'Moved Rosa Diaz.' };
  const moved = aBoardVisit({ id: 'rosa', sequence: 1, changedAt: 20 });
  const saidWith = (...visits: Parameters<typeof isLastAct>[1]) => isLastAct(dropped, visits);
  expect(saidWith(moved, aBoardVisit({ id: 'ann', changedAt: 10 }))).toBe(true);
  expect(saidWith({ ...moved, sequence: 2 })).toBe(false);
  expect(saidWith(moved, aBoardVisit({ id: 'ann', changedAt: 30 }))).toBe(false);
  expect(saidWith()).toBe(false);
});
