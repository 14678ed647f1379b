// When the company is there: its standing hours, and what the owner says of certain days. Every clock is given such a calendar.
import type { CitySlug } from '#content/places/cities.ts';
import type { County, RegionSlug } from '#content/places/regions.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { LocalDate } from './local-date.ts';

/** Days on which nobody works, the last included. The reason is shown: "Thanksgiving Day". */
export type ClosedDays = {
  readonly kind: 'closed';
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason: string;
};

/** A day of every year on which nobody works, from a date on. Other hours of that single day, or the year named here, come before it. */
export type ClosedYearly = {
  readonly kind: 'yearly';
  readonly id: string;
  /** The name of a holiday, or month and day: `isYearlyDay`. */
  readonly day: string;
  /** Earlier years stay as they were. */
  readonly from: LocalDate;
  /** Years in which it is a day like others. */
  readonly openYears: readonly number[];
  readonly reason: string;
};

/** Other hours on these days; without a last day they hold until they are changed again. */
export type SpecialHours = {
  readonly kind: 'hours';
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly opensAtHour: number;
  /** The first hour that is closed, up to 24. */
  readonly closesAtHour: number;
  readonly reason: string;
};

/** No visits on the same day until then; without regions, nowhere. */
export type SameDayOff = {
  readonly kind: 'same-day-off';
  readonly id: string;
  readonly untilMs: number;
  readonly regions: readonly RegionSlug[];
  readonly reason: string;
};

/** What pages tell people, from one instant to another; without places, everywhere. It is stored as "notice". */
export type PublicAlert = {
  readonly kind: 'notice';
  readonly id: string;
  readonly text: string;
  readonly regions: readonly RegionSlug[];
  readonly counties: readonly County[];
  readonly cities: readonly CitySlug[];
  readonly fromMs: number;
  readonly untilMs: number;
  /** No visit is made in this time there; else it is words alone. */
  readonly stopsVisits: boolean;
};

/** No visits and no promise in a region for a time. Leads from there are kept, and their clock starts when we are back. */
export type RegionAway = {
  readonly kind: 'away';
  readonly id: string;
  readonly region: RegionSlug;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly reason: string;
};

export type OpeningException =
  | ClosedDays
  | ClosedYearly
  | SpecialHours
  | SameDayOff
  | PublicAlert
  | RegionAway;

export type OpeningCalendar = {
  readonly hours: ServiceHours;
  /** In the order they were put: of two that are equal otherwise, the later one holds. */
  readonly exceptions: readonly OpeningException[];
};

/** The calendar of who makes no exceptions. */
export function standingCalendar(hours: ServiceHours): OpeningCalendar {
  return { hours, exceptions: [] };
}
