import { expect, test } from 'vitest';
import { aBoardLead } from '../../../../../tests/support/builders/a-board-lead.ts';
import { countOwn, haveMoved, holdRows, settleRows } from './steady-rows.ts';

const lead = (id: string) => aBoardLead({ id });
const idsOf = (rows: readonly { readonly lead: { readonly id: string } }[]) =>
  rows.map(({ lead: { id } }) => id);

test('held rows stay at their places, and who is new waits aside in the order of the list', () => {
  const { rows } = settleRows([lead('a'), lead('b'), lead('c')]);
  const held = holdRows(rows, [lead('x'), lead('c'), lead('y'), lead('a')]);
  expect(idsOf(held.rows)).toEqual(['a', 'b', 'c']);
  expect(held.fresh.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(held.rows.map(({ isGone }) => isGone)).toEqual([false, true, false]);
  expect(haveMoved(rows, held.rows)).toBe(false);
});

test('a held row tells what is known of it now, under the heading where it stood', () => {
  const { rows } = settleRows([aBoardLead({ id: 'a', section: 'keep' })]);
  const held = holdRows(rows, [aBoardLead({ id: 'a', section: 'missed', heldBy: 'Leo' })]);
  expect([countOwn(rows), countOwn(held.rows), countOwn(holdRows(rows, []).rows)]).toEqual([1, 0, 0]);
  expect(held.rows[0]).toMatchObject({ section: 'keep', lead: { heldBy: 'Leo', section: 'missed' } });
});

test('rows that were put in front of others have moved them, rows at the end have not', () => {
  const before = settleRows([lead('a'), lead('b')]).rows;
  expect(haveMoved(before, settleRows([lead('a'), lead('b'), lead('c')]).rows)).toBe(false);
  expect(haveMoved(before, settleRows([lead('c'), lead('a'), lead('b')]).rows)).toBe(true);
  expect(haveMoved(before, settleRows([lead('b')]).rows)).toBe(true);
});
