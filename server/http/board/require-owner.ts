import type { MiddlewareHandler } from 'hono';
import type { BoardHono, BoardParts } from './board-parts.ts';

/** 403 to everybody but owners; to be put before the handler of what only they may do. */
export function requireOwner({ log }: Pick<BoardParts, 'log'>): MiddlewareHandler<BoardHono> {
  return async ({ var: { role } }, next) => {
    if (role !== 'owner') {
      log('warn', 'board refused', { kind: 'owners only' });
      return Response.json({ kind: 'owners only' }, { status: 403 });
    }
    await next();
    return undefined;
  };
}
