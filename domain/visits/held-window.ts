// A window that visitors pick on the page of their request: kept free for them until we call. It is a wish, no visit.
import type { RegionSlug } from '#content/places/regions.ts';
import { callbackDueAt } from '#domain/clocks/callback-clock.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import { addDays, instantOn, isLocalDate, localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import { afterOpenTime, servedFrom } from '#domain/opening/open-times.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { listAway } from '#domain/opening/today.ts';
import type { OfferedDay, OfferedWindow, WindowBar } from './offered-windows.ts';
import { windowHours, type VisitWindow } from './visit.ts';
import { takingBars } from './visit-spot.ts';
import type { VisitRegion } from './visit-plan.ts';

/** A window is kept for this much open time; a customer who was not called until then picks again. */
const holdServiceMs = 2 * 60 * 60_000;

/** The windows of this many days are offered, from the first day on which we can call before one. */
const offeredDays = 7;
/** That day is no further off: of what comes after a long closing nobody can say much. */
const furthestDays = 7;

/** States of a lead that no visit is agreed with: only then is a window kept for it. */
export const pickingStates = ['open', 'no-answer', 'called'] as const satisfies readonly LeadState[];

export type HeldWindow = {
  readonly id: string;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  readonly region: VisitRegion;
  /** Milliseconds since 1970; from `untilAt` on it is kept no more. */
  readonly heldAt: number;
  readonly untilAt: number;
};

export type WindowPick = { readonly date: LocalDate; readonly fromHour: number };

/** A pick as a form sends it and a change keeps it: "2026-06-16 9". */
export function pickText({ date, fromHour }: WindowPick): string {
  return `${date} ${fromHour}`;
}

/** Undefined for what is none. */
export function parsePick(text: string): WindowPick | undefined {
  const [, date = '', hour = ''] = /^(\S{10}) (\d{1,2})$/u.exec(text) ?? [];
  const fromHour = Number(hour);
  return isLocalDate(date) && fromHour <= 24 - windowHours ? { date, fromHour } : undefined;
}

/** When a window that is picked now is given back, unless we called before. */
export function holdEndsAt(calendar: OpeningCalendar, now: number, region: RegionSlug): number {
  return afterOpenTime(calendar, servedFrom(calendar, now, region), holdServiceMs);
}

/** The days whose windows are offered to a customer who picks now; none when we cannot call in that time. */
export function listPickableDates(
  calendar: OpeningCalendar,
  now: number,
  region: RegionSlug,
): readonly LocalDate[] {
  const { timeZone } = calendar.hours;
  const first = localDateAt(callbackDueAt(now, calendar, region), timeZone);
  if (first > addDays(localDateAt(now, timeZone), furthestDays)) return [];
  return Array.from({ length: offeredDays }, (_, index) => addDays(first, index));
}

/** The windows of a day that can be picked: free, and not to begin before we can have called. */
function listPickable(
  day: OfferedDay,
  calendar: OpeningCalendar,
  now: number,
  region: RegionSlug,
): readonly OfferedWindow[] {
  const earliest = callbackDueAt(now, calendar, region);
  return day.windows.filter(
    ({ bar, fromHour }) => bar === null && instantOn(day.date, fromHour, calendar.hours.timeZone) >= earliest,
  );
}

const lostBars: readonly (WindowBar | null)[] = [...takingBars, 'past'];

/** Whether nobody will come in a window that was picked: the owner closed meanwhile, or is away. */
export function isLost({ window }: HeldWindow, day: OfferedDay | undefined): boolean {
  const offered = day?.windows.find(({ fromHour }) => fromHour === window.fromHour);
  return offered === undefined || lostBars.includes(offered.bar);
}

export type PickableDay = Pick<OfferedDay, 'date' | 'reason' | 'isClosed'> & {
  readonly windows: readonly OfferedWindow[];
};

/** What is offered, day by day; or why nothing is: not where we go, away from there, no time of these days is left. */
export type PickOffer =
  | { readonly kind: 'offered'; readonly days: readonly PickableDay[] }
  | { readonly kind: 'outside' }
  | { readonly kind: 'away'; readonly reason: string }
  | { readonly kind: 'none'; readonly reason: string };

/** What is offered of these days to customers in a region; days that have neither a window nor a reason are left out. */
export function offerToPick(
  days: readonly OfferedDay[],
  calendar: OpeningCalendar,
  now: number,
  region: RegionSlug | undefined,
): PickOffer {
  if (region === undefined) return { kind: 'outside' };
  const shown = days
    .map((day) => ({ ...day, windows: listPickable(day, calendar, now, region) }))
    .filter(({ windows, reason, isClosed }) => windows.length > 0 || reason !== '' || isClosed);
  if (shown.some(({ windows }) => windows.length > 0)) return { kind: 'offered', days: shown };
  const [away] = listAway(calendar, now, { region, counties: [], cities: [] });
  if (away !== undefined) return { kind: 'away', reason: away.reason };
  return { kind: 'none', reason: shown.find(({ reason }) => reason !== '')?.reason ?? '' };
}

/** The same, where the page tells these alerts above all else: they are not told again of each day. */
export function withoutTold(offer: PickOffer, alerts: readonly string[]): PickOffer {
  const told = alerts.map((text) => text.replace(/\.$/u, ''));
  const untold = <Said extends { readonly reason: string }>(said: Said): Said =>
    told.includes(said.reason) ? { ...said, reason: '' } : said;
  if (offer.kind === 'none') return untold(offer);
  return offer.kind === 'offered' ? { ...offer, days: offer.days.map(untold) } : offer;
}
