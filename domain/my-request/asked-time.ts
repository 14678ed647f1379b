import type { LeadState } from '#domain/leads/lead.ts';
import { parsePick, pickText, type WindowPick } from '#domain/visits/held-window.ts';
import { describePick } from '#domain/visits/visit-text.ts';
import type { RequestChange } from './request-change.ts';

type Asking = {
  readonly changes: readonly RequestChange[];
  readonly state: LeadState;
  readonly followUpAt?: number | undefined;
};

/** The wish for another time than that of their visit which a customer asked for, until the desk has answered, else empty: they are to be called because of it. */
export function findAskedTime({ changes, state, followUpAt }: Asking): string {
  if (state !== 'booked' || followUpAt === undefined) return '';
  return changes.find(({ kind }) => kind === 'another-time')?.text ?? '';
}

/** A wish as it is kept: the window that was picked, and what was written, on a line each. */
export function wishText(pick: WindowPick | undefined, note: string): string {
  return [pick === undefined ? '' : pickText(pick), note].filter((line) => line !== '').join('\n');
}

/** The window that was picked; undefined where words alone were written. */
export function findAskedWindow(wish: string): WindowPick | undefined {
  return parsePick(wish.split('\n')[0] ?? '');
}

/** A wish as people read it: "Tue, Jun 16, 9–11 am · not before ten". */
export function describeWish(wish: string): string {
  const pick = findAskedWindow(wish);
  return pick === undefined ? wish : [describePick(pick), ...wish.split('\n').slice(1)].join(' · ');
}
