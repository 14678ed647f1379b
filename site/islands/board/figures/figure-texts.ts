// Figures as texts.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { PromiseFigures } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';

type Words = BoardWords['figures'];

/** "1,204" */
export function showCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** "95"; few of many are not none. */
export function percentOf(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100);
  return percent === 0 && part > 0 ? '<1' : String(percent);
}

/** "38 of 40, 95%" */
export function shareInTime({ kept, owed }: PromiseFigures, words: Words): string {
  if (owed === 0) return words.noCalls;
  return fillText(words.share, {
    kept: showCount(kept),
    owed: showCount(owed),
    percent: percentOf(kept, owed),
  });
}

/** "12, 31%": of those that could become a visit. */
export function countOfLeads(count: number, { leads, notOurs, spam }: PromiseFigures, words: Words): string {
  const real = leads - notOurs - spam;
  if (count === 0 || real <= 0) return showCount(count);
  return fillText(words.ofLeads, { count: showCount(count), percent: percentOf(count, real) });
}

const weekFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Nov 16", of the Monday of a week. */
export function formatWeek(startsOn: string): string {
  return weekFormat.format(new Date(`${startsOn}T00:00:00Z`));
}
