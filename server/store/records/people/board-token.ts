// Links and sessions of the call board are 256 random bits; only their hashes are kept, so a stolen store opens no door.
import { dayMs } from '#domain/clocks/durations.ts';
import { createHmac, hash } from 'node:crypto';

/** A sign-in link works once, and for one day. */
export const linkLifeMs = dayMs;
/** An operator signs in anew every 30 days: the most NIST SP 800-63B allows at its first level. */
export const sessionLifeMs = 30 * dayMs;
/** And after seven days away from the board, which asks the server by itself while it is open. */
export const idleLifeMs = 7 * dayMs;

/** How exactly it is known when a session was used last. The board asks every second. */
const seenEveryMs = 5 * 60_000;

type UsedSession = { readonly createdAt: number; readonly expiresAt: number; readonly seenAt: number };

/** That a session is used now and until when it lasts, if that is worth writing down: every five minutes. */
export function prolongedUse(
  { createdAt, expiresAt, seenAt }: UsedSession,
  now: number,
): Pick<UsedSession, 'expiresAt' | 'seenAt'> | undefined {
  if (now < seenAt + seenEveryMs) return undefined;
  return {
    seenAt: now,
    expiresAt: Math.max(expiresAt, Math.min(createdAt + sessionLifeMs, now + idleLifeMs)),
  };
}

/**
 * What the store keeps of a token. With BOARD_SECRET set, who can write to the store still cannot make a session of
 * their own. Changing the secret signs everybody out.
 */
export function hashBoardToken(token: string, secret: string | undefined): string {
  if (secret === undefined) return hash('sha256', token, 'base64url');
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/**
 * What the store keeps of the links of a technician, to their calendar and to their page. Without the secret, so that a new one does not
 * silently end them on phones: whoever could write a link of their own into the store could read all visits there anyway.
 */
export function hashTechnicianToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
