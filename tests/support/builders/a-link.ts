// Sign-in links and their use, as the store is told of them.
import type { NewSignInLink, SessionOpening } from '#server/store/records/people/operators.ts';
import { noon } from './a-quote.ts';

const day = 86_400_000;

/** A link for an owner, made by themselves at noon, good for a day. */
export function aLink(name: string, linkHash: string, changes: Partial<NewSignInLink> = {}): NewSignInLink {
  return {
    operatorId: `id of ${linkHash}`,
    name,
    role: 'owner',
    by: name,
    linkHash,
    now: noon,
    expiresAt: noon + day,
    ...changes,
  };
}

export function anOpening(linkHash: string, sessionHash: string, now = noon): SessionOpening {
  return {
    linkHash,
    sessionHash,
    sessionId: `id of ${sessionHash}`,
    device: 'Safari · iPhone',
    now,
    expiresAt: now + day,
  };
}
