import type { LeadState } from '#domain/leads/lead.ts';
import type { RequestChange } from './request-change.ts';

type Asking = {
  readonly changes: readonly RequestChange[];
  readonly state: LeadState;
  readonly followUpAt?: number | undefined;
};

/** Another time than that of their visit which a customer asked for, until the desk has answered: they are to be called because of it. */
export function findAskedTime({ changes, state, followUpAt }: Asking): string | undefined {
  if (state !== 'booked' || followUpAt === undefined) return undefined;
  return changes.find(({ kind }) => kind === 'another-time')?.text;
}
