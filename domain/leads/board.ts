// What the server tells the call board of leads, in the shape it is sent. Times are milliseconds since 1970; null is "not yet".
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { boardCalendar } from '#domain/opening/board-opening.ts';
import { operatorRoles } from '#domain/people/roles.ts';
import { boardLead } from './board-lead.ts';
import { listedSources } from './listed-source.ts';

const text = z.string();
const number = z.number();

const counts = z.object({
  /** Nobody reached them yet; `keep` of them are owed a call now and still in time, `late` are past their time. */
  open: number,
  keep: number,
  late: number,
  /** To be called again by now. */
  followUps: number,
  suspects: number,
  failed: number,
});
export type BoardCounts = ReadonlyOutput<typeof counts>;

/** The lead that came last, suspects left out, whatever became of it. */
const newest = z.object({ id: text, receivedAt: number });
export type NewestLead = ReadonlyOutput<typeof newest>;

/**
 * Whether a lead came since the board looked last. Numbers would not tell: while one is called another can come. When the
 * newest was erased, an older one is the newest, and nobody came.
 */
export function hasNewLead(known: NewestLead | null, newestNow: NewestLead | null): boolean {
  if (newestNow === null || newestNow.id === known?.id) return false;
  return known === null || newestNow.receivedAt >= known.receivedAt;
}

/** As many as somebody reads before they search. */
export const leadsPerPage = 100;

export const boardList = z.object({
  now: number,
  operator: text,
  role: z.enum(operatorRoles),
  counts,
  /** Visits to see to: over and not settled, about to begin and nobody's, or booked at a time that the owner closed since. */
  visitsWaiting: number,
  newest: z.nullable(newest),
  /** The server's clock jumped; nothing is erased until a person has confirmed the time. */
  isClockDoubted: z.boolean(),
  /** The opening hours and exceptions of the owner: times to call again are chosen by them. */
  calendar: boardCalendar,
  /** Customers who agree are texted about their visit. */
  canText: z.boolean(),
  /** Where people heard of us, as the owner lists it. */
  sources: listedSources,
  /** Counted from 1. */
  page: number,
  hasMore: z.boolean(),
  leads: z.array(boardLead),
});
export type BoardList = ReadonlyOutput<typeof boardList>;

/** What became of each of the leads marked at once, and the changed ones as the list has them now. */
export const boardMarked = z.object({
  changed: z.array(text),
  /** Left as they are: something else was done with them before. */
  settled: z.array(text),
  unknown: z.array(text),
  leads: z.array(boardLead),
});
export type BoardMarked = ReadonlyOutput<typeof boardMarked>;

/** As many can be marked at once. */
export const mostMarkedAtOnce = 500;

/** How long a lead that was called stays among the open ones, so that who called sees it was in time. */
export const justCalledMs = 15 * 60_000;
