// The first window of each region that visitors could pick now: what the page of a request would offer them first.
import type { RegionSlug } from '#content/places/regions.ts';
import type { PickOffer, WindowPick } from './held-window.ts';

/** By region; one that is missing has no window in the days that are offered. */
export type NextWindows = ReadonlyMap<RegionSlug, WindowPick>;

/** Nothing is known of windows, or nothing is open. */
export const noWindows: NextWindows = new Map();

/** Of what is offered, what comes first; undefined when nothing is. */
export function findNextWindow(offer: PickOffer): WindowPick | undefined {
  if (offer.kind !== 'offered') return undefined;
  const day = offer.days.find(({ windows }) => windows.length > 0);
  const [window] = day?.windows ?? [];
  return day && window && { date: day.date, fromHour: window.fromHour };
}
