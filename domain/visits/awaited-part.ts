// What is said of a part that a repair waits for, and when somebody has to call because of it.
import { partWords, type PartWords } from '#content/words/board/part-words.ts';
import { addDays, instantOn, localDateAt } from '#domain/opening/local-date.ts';
import { openFrom, workdayOpensAt } from '#domain/opening/open-times.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { fillText } from '#domain/words/wording.ts';
import type { GivenPart, VisitPart } from './visit-part.ts';
import { formatVisitDay } from './visit-text.ts';
import { asksForCall, type VisitStep } from './visit.ts';

/** "Drain pump, ordered Tue, Jun 16, expected Fri, Jun 19"; in the words of the desk where no others are given. */
export function describePart(
  { name, orderedOn, expectedOn }: GivenPart,
  words: PartWords = partWords.en,
): string {
  if (orderedOn === null) return fillText(words.notOrdered, { part: name });
  const ordered = formatVisitDay(orderedOn);
  if (expectedOn === null) return fillText(words.ordered, { part: name, ordered });
  return fillText(words.expected, { part: name, ordered, expected: formatVisitDay(expectedOn) });
}

/** The same for staff, with what was noted of it; no customer reads that. */
export function describeNotedPart(part: VisitPart, words?: PartWords): string {
  return [describePart(part, words), part.note].filter((line) => line !== '').join('\n');
}

/**
 * When somebody has to call about the next visit; undefined when nobody has. At once, but for a part that was ordered: when the doors open
 * on the day it is expected, or on the next working day, to ask when it comes.
 */
export function callAgainAfter(
  step: VisitStep,
  part: GivenPart | undefined,
  calendar: OpeningCalendar,
  now: number,
): number | undefined {
  if (!asksForCall(step)) return undefined;
  if (part === undefined || part.orderedOn === null) return now;
  const { timeZone } = calendar.hours;
  const { expectedOn } = part;
  if (expectedOn === null) return workdayOpensAt(calendar, addDays(localDateAt(now, timeZone), 1));
  return Math.max(now, openFrom(calendar, instantOn(expectedOn, 0, timeZone)));
}
