// How many of the hour's acknowledgements one client may cause, so that nobody can use up those of all others.
import { hourMs } from '#domain/clocks/durations.ts';
import type { IncomingMessage } from 'node:http';
import { clientAddressOf, networkOf } from './client-address.ts';
import { createWindowCounts, mostKeys } from './window-counts.ts';

/** A client gets one of so many parts. Behind one address of a mobile network there are many customers, but not that many an hour. */
const sharesOfHour = 6;

export type ShareParts = {
  readonly proxies: number;
  readonly now: () => number;
  /** Of all clients together; 0 is no limit. */
  readonly mostPerHour: number;
};

/** Makes the function that counts a post that asks for an acknowledgement, and says whether its client had its share. */
export function createAcknowledgementShare({
  proxies,
  now,
  mostPerHour,
}: ShareParts): (request: IncomingMessage) => boolean {
  if (mostPerHour === 0) return () => false;
  const share = Math.ceil(mostPerHour / sharesOfHour);
  const counts = createWindowCounts(now, mostKeys, hourMs);
  return (request) => counts.add(networkOf(clientAddressOf(request, proxies))) > share;
}
