// A visit in a calendar file (RFC 5545). Times are in UTC, so that no reader needs our zone's rules, and summer time is right.
import { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import type { LocalDate } from '#domain/opening/local-date.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';
import { cleanLine } from '#domain/words/clean-line.ts';

/** Longest line of an entry, in characters: more than a name, an appliance and a town have. */
const longestLine = 300;

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
  const { uid, sequence, date, window, createdAt, changedAt, description } = visit;
  // Names in them are as somebody typed them.
  const [summary, location] = [cleanLine(visit.summary, longestLine), cleanLine(visit.location, longestLine)];
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
