// The visits of a lead as an owner looks for them: the next one, the last one, and how many.
import { boardWords } from '#content/words/board/board-words.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import type { ExportedVisit } from '#server/store/records/board/exported-leads.ts';

export type ToldVisits = {
  readonly next: ExportedVisit | undefined;
  readonly last: ExportedVisit | undefined;
  readonly count: number;
};

/** Canceled ones do not count. One whose day has passed is the last one, whatever was said of it. */
export function tellVisits(visits: readonly ExportedVisit[], today: LocalDate): ToldVisits {
  const kept = visits
    .filter(({ state }) => state !== 'canceled')
    .toSorted((a, b) =>
      a.date === b.date ? a.window.fromHour - b.window.fromHour : a.date < b.date ? -1 : 1,
    );
  const isNext = ({ date, state }: ExportedVisit) => isPlanned(state) && date >= today;
  return {
    next: kept.find(isNext),
    last: kept.findLast((visit) => !isNext(visit)),
    count: kept.length,
  };
}

export const visitCells = ['day', 'window', 'technician'] as const;

/** What stands in the cell of a visit; nothing where there is none. */
export function cellOfVisit(visit: ExportedVisit | undefined, cell: (typeof visitCells)[number]): string {
  if (visit === undefined) return '';
  if (cell === 'day') return visit.date;
  return cell === 'window' ? formatWindow(visit.window) : (visit.technician ?? boardWords.en.visits.nobody);
}

/** "Done", "Waiting for part: Drain pump, ordered Tue, Jun 16". */
export function resultOf(visit: ExportedVisit | undefined): string {
  if (visit === undefined) return '';
  const part = visit.part === null ? '' : `: ${describePart(visit.part)}`;
  return `${boardWords.en.visits.states[visit.state]}${part}`;
}
