// Who is at the board: a link signs in once, then a cookie that script cannot read and other sites cannot send.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { nameDevice } from '#domain/people/device.ts';
import { hashBoardToken, idleLifeMs, sessionLifeMs } from '#server/store/records/people/board-token.ts';
import type { SignedIn } from '#server/store/records/people/operators.ts';
import type { BoardHono, BoardParts } from './board-parts.ts';

export type BoardSessions = {
  /** Signs in with the token of a link; undefined if it is unknown, used or too old. */
  readonly open: (context: Context<BoardHono>, token: string) => Promise<SignedIn | undefined>;
  readonly findOperator: (context: Context<BoardHono>) => Promise<SignedIn | undefined>;
  /** What the store keeps of the key of whoever asks. */
  readonly hashOf: (context: Context<BoardHono>) => string;
  readonly close: (context: Context<BoardHono>) => Promise<void>;
};

const name = 'board';

export function createBoardSessions({ store, board, now, newId, newToken }: BoardParts): BoardSessions {
  // With the prefix a browser takes the cookie only from us, over https, for all of this host.
  const prefix = board.isHttps ? ({ prefix: 'host' } as const) : {};
  const options: CookieOptions = {
    httpOnly: true,
    secure: board.isHttps,
    sameSite: 'Strict',
    path: '/',
    ...prefix,
  };
  const hashOf = (token: string) => hashBoardToken(token, board.secret);

  function readToken(context: Context<BoardHono>): string | undefined {
    return board.isHttps ? getCookie(context, name, 'host') : getCookie(context, name);
  }

  return {
    async open(context, token) {
      const session = newToken();
      const opened = await store.openSession({
        linkHash: hashOf(token),
        sessionHash: hashOf(session),
        sessionId: newId(),
        device: nameDevice(context.req.header('user-agent') ?? ''),
        now: now(),
        expiresAt: now() + idleLifeMs,
      });
      if (opened === undefined) return undefined;
      // Who signs in again on the same device leaves no session behind.
      const before = readToken(context);
      if (before !== undefined) await store.closeSession(hashOf(before));
      setCookie(context, name, session, { ...options, maxAge: sessionLifeMs / 1000 });
      return opened;
    },
    async findOperator(context) {
      const token = readToken(context);
      return token === undefined ? undefined : store.findSessionOperator(hashOf(token), now());
    },
    hashOf: (context) => hashOf(readToken(context) ?? ''),
    async close(context) {
      const token = readToken(context);
      if (token !== undefined) await store.closeSession(hashOf(token));
      deleteCookie(context, name, options);
    },
  };
}
