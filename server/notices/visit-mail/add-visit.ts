// A visit in a calendar file (RFC 5545). Times are in UTC, so that no reader needs our zone's rules, and summer time is right.
import { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import type { LocalDate } from '#domain/opening/local-date.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';

export type CalendarVisit = {
  /** Stays the same when the visit is moved. */
  readonly uid: string;
  /** A reader takes the entry with the highest. */
  readonly sequence: number;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  readonly createdAt?: number;
  readonly changedAt: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly isOff: boolean;
};

/** Adds the visit and gives its entry. One that is off stays in the file, and says so. */
export function addVisit(calendar: ICalCalendar, visit: CalendarVisit, timeZone: string) {
  const { uid, sequence, date, window, createdAt, changedAt, summary, location, description } = visit;
  return calendar.createEvent({
    ...{ id: uid, sequence, summary, location, description },
    ...(createdAt !== undefined && { created: new Date(createdAt) }),
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start: new Date(instantOn(date, window.fromHour, timeZone)),
    end: new Date(instantOn(date, window.toHour, timeZone)),
    status: visit.isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}
