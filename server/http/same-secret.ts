import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same; takes the same time whatever of them differs. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer'));
}
