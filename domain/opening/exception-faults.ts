// What is wrong with an exception the owner typed, field by field: the board says it before sending, the server after.
import { daysBetween, instantOn, addDays, localDateAt } from './local-date.ts';
import { longestDays, type ExceptionFault } from './exception-limits.ts';
import type { OpeningException } from './opening-calendar.ts';

export type FieldFaultName = { readonly field: string; readonly fault: ExceptionFault };

const dayMs = 24 * 60 * 60_000;

/** From when on an exception says nothing any more; undefined for what holds until it is changed. */
export function exceptionEndsAt(exception: OpeningException, timeZone: string): number | undefined {
  if (exception.kind === 'yearly') return undefined;
  if (exception.kind !== 'closed' && exception.kind !== 'hours') return exception.untilMs;
  return exception.to === null ? undefined : instantOn(addDays(exception.to, 1), 0, timeZone);
}

/** What contradicts itself or the calendar in an exception whose every field is of its kind; empty if nothing does. */
export function listExceptionFaults(
  exception: OpeningException,
  nowMs: number,
  timeZone: string,
): readonly FieldFaultName[] {
  const faults: FieldFaultName[] = [];
  if (exception.kind === 'yearly') return faults;
  if (exception.kind === 'closed' || exception.kind === 'hours') {
    const { from, to } = exception;
    if (to !== null && to < from) faults.push({ field: 'to', fault: 'end-before-start' });
    else if (to !== null && daysBetween(from, to) >= longestDays)
      faults.push({ field: 'to', fault: 'too-many-days' });
    else if (to !== null && to < localDateAt(nowMs, timeZone)) faults.push({ field: 'to', fault: 'over' });
    if (exception.kind === 'hours' && exception.closesAtHour <= exception.opensAtHour)
      faults.push({ field: 'closesAtHour', fault: 'closes-before-opens' });
    return faults;
  }
  if (exception.kind === 'away' && exception.regions.length === 0)
    faults.push({ field: 'regions', fault: 'missing' });
  const { untilMs } = exception;
  const startsMs = exception.kind === 'same-day-off' ? nowMs : exception.fromMs;
  if (exception.kind !== 'same-day-off' && untilMs <= startsMs)
    faults.push({ field: 'untilMs', fault: 'end-before-start' });
  else if (untilMs <= nowMs) faults.push({ field: 'untilMs', fault: 'over' });
  else if (untilMs - Math.max(nowMs, startsMs) > longestDays * dayMs)
    faults.push({ field: 'untilMs', fault: 'too-many-days' });
  return faults;
}
