// The figures of the call board, in the shape the server sends them. Days and weeks are those of the company's zone.
import type { PromiseFigures } from './figure-slices.ts';

/** What the tables and the map are about. A quarter is the thirteen weeks of the bars. */
export const figurePeriods = ['today', 'week', 'month', 'quarter'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Days of each period, today included. */
export const periodDays = { today: 1, week: 7, month: 30 } as const satisfies Partial<
  Record<FigurePeriod, number>
>;

/** Weeks of the bars, the one under way included. */
export const figureWeeks = 13;

export type Tally = { readonly name: string; readonly count: number };

export type PlateFigures = PromiseFigures & {
  /** Acknowledgements that were not sent, for too many were asked for or the post looks machine-made. */
  readonly heldBack: number;
};

export type WeekFigures = PromiseFigures & {
  /** Its Monday, "2026-11-16". */
  readonly startsOn: string;
};

/** How often each name occurs, the most frequent first. What a lead does not tell is counted under an empty name. */
export type LeadTallies = {
  readonly sources: readonly Tally[];
  readonly pages: readonly Tally[];
  readonly places: readonly Tally[];
  readonly appliances: readonly Tally[];
  readonly signs: readonly (Tally & { readonly appliance: string })[];
};

export type BoardFigures = {
  readonly today: PlateFigures;
  readonly week: PlateFigures;
  readonly month: PlateFigures;
  /** What the tallies are about. */
  readonly period: FigurePeriod;
  readonly tallies: LeadTallies;
  /** The oldest first. */
  readonly weeks: readonly WeekFigures[];
  /** Requests of these weeks: seven days, Monday first, of 24 hours. */
  readonly hours: readonly (readonly number[])[];
};

/** GET /api/board/figures/weekly-mail */
export type WeeklyMailState = {
  readonly isOn: boolean;
  /** Whom it goes to; none while no mail is set up. */
  readonly to: readonly string[];
};
