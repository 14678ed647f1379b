// An operator's session at a server of the bench.
import { hashBoardToken, linkLifeMs } from '#server/store/records/people/board-token.ts';
import type { PeopleStore } from '#server/store/records/people/people-store.ts';

const token = 'only-for-the-bench';

/** Makes a sign-in link in the store of a server that is not yet started. */
export async function inviteBench(store: Pick<PeopleStore, 'saveSignInLink'>): Promise<void> {
  const linkHash = hashBoardToken(token, undefined);
  const now = Date.now();
  await store.saveSignInLink({
    operatorId: 'bench',
    name: 'Bench',
    role: 'owner',
    by: 'bench',
    linkHash,
    now,
    expiresAt: now + linkLifeMs,
  });
}

/** Uses the link; resolves with the cookie. */
export async function signInBench(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/board/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Signing in was answered ${answer.status}`);
  return cookie;
}
