// The tokens of a visitor's way to their request: 256 random bits. Only the hash is kept, so a stolen store opens no request.
import { dayMs } from '#domain/clocks/durations.ts';
import { hash } from 'node:crypto';

/** A device is let in for this long; then the link in the mail opens the request again. */
export const deviceLifeMs = 30 * dayMs;

/** How many ways of a kind lead to one lead: a mail can be sent again, and a link opened on every device of a household. */
export const mostLinks = 20;

/** What the store keeps of a token. It has 256 bits of its own: no salt would add to it. */
export function hashRequestToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The token of whatever opens a link: the same each time, so that all its openings are one device. */
export function openedToken(token: string): string {
  return hash('sha256', `opened ${token}`, 'base64url');
}
