// Who makes visits: how they are reached, and where, for what and when they can be sent.
import * as z from 'zod/mini';
import { services } from '#content/catalogue/services.ts';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { addDays, isLocalDate, weekdayOf, type LocalDate } from '#domain/opening/local-date.ts';
import { visitRegions } from './visit-plan.ts';

/** What can be repaired: the slugs of the services. */
export const repairedSlugs = services.map(({ slug }) => slug);

const day = z.string().check(z.refine(isLocalDate));
/** More ahead nobody plans. */
export const mostDaysOff = 60;

const daysOff = z
  .array(z.object({ from: day, to: day }).check(z.refine(({ from, to }) => from <= to)))
  .check(z.maxLength(mostDaysOff));

/** An empty list of places, appliances or weekdays is all of them; Sunday is 0; of days off the last is one, too. */
export const technicianProfile = z.object({
  /** E.164; empty when it is not known. */
  phone: z.string(),
  regions: z.array(z.enum(visitRegions)).check(z.maxLength(visitRegions.length)),
  appliances: z.array(z.enum(repairedSlugs)).check(z.maxLength(repairedSlugs.length)),
  weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
  daysOff,
});

export type TechnicianProfile = ReadonlyOutput<typeof technicianProfile>;

/** Somebody who makes visits. Who is gone is offered no more; what they did stays theirs. */
export type Technician = {
  readonly id: string;
  readonly name: string;
  readonly isGone: boolean;
  /** Since when the private address of their calendar is the present one; null without one. */
  readonly feedMadeAt: number | null;
  /** The same of the private link of their page. */
  readonly pageMadeAt: number | null;
  readonly profile: TechnicianProfile;
};

/** Of a technician nobody has said anything of: able everywhere, every day. */
export const anyProfile: TechnicianProfile = {
  phone: '',
  regions: [],
  appliances: [],
  weekdays: [],
  daysOff: [],
};

type DaysOff = TechnicianProfile['daysOff'];

/** Whether a day is one of their days off; a weekday they never work is none. */
export function isDayOff({ daysOff: off }: TechnicianProfile, date: LocalDate): boolean {
  return off.some(({ from, to }) => from <= date && date <= to);
}

/** The days off with one more, or without one; what is over goes, so that the list does not grow for ever. */
export function changeDayOff(
  off: DaysOff,
  {
    date,
    isOff: becomesOff,
    today,
  }: { readonly date: LocalDate; readonly isOff: boolean; readonly today: LocalDate },
): DaysOff {
  const others = off
    .filter(({ to }) => to >= today)
    .flatMap((days) =>
      days.from <= date && date <= days.to
        ? [
            { from: days.from, to: addDays(date, -1) },
            { from: addDays(date, 1), to: days.to },
          ].filter(({ from, to }) => from <= to)
        : [days],
    );
  if (!becomesOff) return others;
  return [...others, { from: date, to: date }].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether they do not work on a day: it is none of their weekdays, or a day off. */
export function isOff(profile: TechnicianProfile, date: LocalDate): boolean {
  const { weekdays } = profile;
  const works = weekdays.length === 0 || weekdays.includes(weekdayOf(date));
  return !works || isDayOff(profile, date);
}
