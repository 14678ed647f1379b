// The figures of the call board, in the shape the server sends them. Days and weeks are those of the company's zone.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';

/** What the tables and the map are about. A quarter is the thirteen weeks of the bars. */
export const figurePeriods = ['today', 'week', 'month', 'quarter'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Days of each period, today included. */
export const periodDays = { today: 1, week: 7, month: 30 } as const satisfies Partial<
  Record<FigurePeriod, number>
>;

/** Weeks of the bars, the one under way included. */
export const figureWeeks = 13;

const text = z.string();
const number = z.number();

/** How well the promise was kept, and what came of it. */
const promise = {
  leads: number,
  /** Calls owed: made, or overdue. A lead that is not ours, or whose time has not come, is owed none. */
  owed: number,
  kept: number,
  /** Half of the calls were made faster; in whole seconds of the call-back clock. Null until there is a call. */
  medianMs: z.nullable(number),
  /** The way to a repair. What was reached once stays counted, whatever becomes of the lead: talked with, a visit agreed, visited, done. */
  reached: number,
  booked: number,
  visited: number,
  done: number,
  /** Lost on the way: canceled by the customer, erased by them before a visit, closed and never talked with, no work for us. */
  canceled: number,
  erased: number,
  unreached: number,
  notOurs: number,
  spam: number,
  /** Of those that were ours: with a photo, with a sign of the catalogue. */
  withPhoto: number,
  withSign: number,
};
export type PromiseFigures = ReadonlyOutput<z.ZodMiniObject<typeof promise>>;

/** With the acknowledgements that were not sent, because too many were asked for or the post looks machine-made. */
const plate = z.object({ ...promise, heldBack: number });
export type PlateFigures = ReadonlyOutput<typeof plate>;

/** A week by its Monday, "2026-11-16". */
const week = z.object({ ...promise, startsOn: text });
export type WeekFigures = ReadonlyOutput<typeof week>;

/** The way of the leads of a name; "lost" is all four ways of the above together. */
const way = { count: number, reached: number, booked: number, visited: number, done: number, lost: number };
export const tallySteps = ['count', 'reached', 'booked', 'visited', 'done', 'lost'] as const;
const tally = z.object({ name: text, ...way });
export type Tally = ReadonlyOutput<typeof tally>;

/** The first calls an operator made. */
const caller = z.object({ name: text, calls: number, kept: number, medianMs: number });
export type CallerFigures = ReadonlyOutput<typeof caller>;

/** How often each name occurs, the most frequent first. What a lead does not tell is counted under an empty name. */
const tallies = z.object({
  sources: z.array(tally),
  pages: z.array(tally),
  places: z.array(tally),
  appliances: z.array(tally),
  signs: z.array(z.extend(tally, { appliance: text })),
});
export type LeadTallies = ReadonlyOutput<typeof tallies>;

/** Requests that came in an hour, and of the calls owed for them, those made in time. */
const hourFigures = z.object({ leads: number, owed: number, kept: number });
export type HourFigures = ReadonlyOutput<typeof hourFigures>;

/** Weeks of the sources, the last of the bars. */
export const sourceWeeksShown = 8;
/** What is not in the owner's list; no source is called so. */
export const otherSources = '(other)';
/** A source with its requests of each of these weeks; an empty name for who came by themselves. */
const sourceWeeks = z.object({ name: text, weeks: z.array(number) });
export type SourceWeeks = ReadonlyOutput<typeof sourceWeeks>;

export const boardFigures = z.object({
  today: plate,
  week: plate,
  month: plate,
  /** What the tallies are about. */
  period: z.enum(figurePeriods),
  tallies,
  /** Who called first, and how fast, in the same period; who called most stands first. */
  callers: z.array(caller),
  /** The oldest first. */
  weeks: z.array(week),
  /** Requests of these weeks: seven days, Monday first, of 24 hours. */
  hours: z.array(z.array(hourFigures)),
  /** Where requests of the last eight of them came from. */
  sourceWeeks: z.array(sourceWeeks),
});
export type BoardFigures = ReadonlyOutput<typeof boardFigures>;

export const weeklyMailState = z.object({
  isOn: z.boolean(),
  /** Whom it goes to; none while no mail is set up. */
  to: z.array(text),
});
