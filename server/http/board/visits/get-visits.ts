// GET /api/board/visits and /api/board/windows/left: the visits of a day, and where there is room.
import { addDays, isLocalDate, localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import { openingDay } from '#domain/opening/opening-days.ts';
import type { BoardVisits, WindowsLeft } from '#domain/visits/board-visit.ts';
import { isServiceDay } from '#domain/visits/offered-windows.ts';
import { visitRegionOf } from '#domain/visits/visit-plan.ts';
import { boardVisitOf } from './board-visits.ts';
import type { VisitParts } from './visit-parts.ts';

/** As many days are offered as chips. */
const chips = 7;
/** Nobody books further than this by chips; a date further on is asked for by itself. */
const furthestDays = 45;

function todayOf({ opening, now }: VisitParts): LocalDate {
  return localDateAt(now(), opening.calendar().hours.timeZone);
}

/** 200 with the visits of a day; without a day, or with what is none, of today. */
export async function answerVisits(asked: string | undefined, parts: VisitParts): Promise<Response> {
  const today = todayOf(parts);
  const day = asked !== undefined && isLocalDate(asked) ? asked : today;
  const opened = openingDay(parts.opening.calendar(), day);
  const [visits, technicians] = await Promise.all([
    parts.store.listVisits(day),
    parts.store.listTechnicians(),
  ]);
  const answer: BoardVisits = {
    ...{ now: parts.now(), today, day, technicians },
    closed: opened.kind === 'closed' ? opened.reason : null,
    visits: visits.map(boardVisitOf),
  };
  return Response.json(answer);
}

export type LeftQuestion = {
  readonly region: string | undefined;
  /** One day; without it, the next on which something can be booked. */
  readonly day: string | undefined;
  /** A visit that is moved takes no place of its own window. */
  readonly except: string | undefined;
  /** The window that a lead holds takes no place from itself. */
  readonly lead: string | undefined;
};

/** 200 with the windows of a day, or of the next seven service days; 422 for what is no day. */
export async function answerWindowsLeft(question: LeftQuestion, parts: VisitParts): Promise<Response> {
  const { day, except, lead } = question;
  if (day !== undefined && !isLocalDate(day)) return Response.json({ kind: 'faulty' }, { status: 422 });
  const today = todayOf(parts);
  const region = visitRegionOf(question.region ?? '');
  const days =
    day === undefined ? Array.from({ length: furthestDays }, (_, place) => addDays(today, place)) : [day];
  const frame = { region, calendar: parts.opening.calendar(), now: parts.now() };
  const [offered, technicians] = await Promise.all([
    parts.store.offerDays({
      ...frame,
      days,
      ...(except !== undefined && { except }),
      ...(lead !== undefined && { exceptLead: lead }),
    }),
    parts.store.listTechnicians(),
  ]);
  const shown = day === undefined ? offered.filter(isServiceDay).slice(0, chips) : offered;
  return Response.json({ today, region, technicians, days: shown } satisfies WindowsLeft);
}
