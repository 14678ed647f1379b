// The visits of a day in the order somebody wants to see them.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { countOf, fillText } from '#domain/words/wording.ts';

export const visitOrders = ['technician', 'time'] as const;
export type VisitOrder = (typeof visitOrders)[number];

export type VisitGroup = {
  readonly name: string;
  readonly visits: readonly BoardVisit[];
};

/** By window, or by technician; whom nobody is named for come first. */
export function groupVisits(
  visits: readonly BoardVisit[],
  order: VisitOrder,
  nobody: string,
): readonly VisitGroup[] {
  const nameOf = ({ window, technician }: BoardVisit) =>
    order === 'time' ? formatWindow(window) : (technician ?? nobody);
  const groups = [...Map.groupBy(visits, nameOf)].map(([name, own]) => ({ name, visits: own }));
  if (order === 'time') return groups;
  return groups.toSorted((one, other) => {
    const [left, right] = [one.visits[0]?.technician ?? null, other.visits[0]?.technician ?? null];
    if (left === null || right === null) return Number(right === null) - Number(left === null);
    return left.localeCompare(right, 'en');
  });
}

/** "14 visits", "14 visits, 2 canceled": nobody goes to those, so they are none of the visits. */
export function countVisits(
  visits: readonly Pick<BoardVisit, 'state'>[],
  { count, andCanceled }: Pick<BoardWords['visits'], 'count' | 'andCanceled'>,
): string {
  const canceled = visits.filter(({ state }) => state === 'canceled').length;
  const text = countOf(visits.length - canceled, count, 'en');
  return canceled === 0 ? text : fillText(andCanceled, { visits: text, canceled: String(canceled) });
}
