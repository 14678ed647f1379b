import type { Hono } from 'hono';
import type { BoardHono } from '#server/http/board/board-parts.ts';
import { requireOwner } from '#server/http/board/require-owner.ts';
import {
  answerOpening,
  answerOpeningChange,
  answerOpeningRemoval,
  type OpeningParts,
} from './board-opening.ts';

/** Adds what the board asks and says of closed days, hours and notices. */
export function addOpeningRoutes(api: Hono<BoardHono>, parts: OpeningParts): void {
  const ownersOnly = requireOwner(parts);
  api.get('/opening', () => answerOpening(parts));
  api.post('/opening', ownersOnly, ({ env, var: { operator } }) =>
    answerOpeningChange({ incoming: env.incoming, operator }, parts),
  );
  api.put('/opening/:id', ownersOnly, ({ env, req, var: { operator } }) =>
    answerOpeningChange({ incoming: env.incoming, operator, id: req.param('id') }, parts),
  );
  api.delete('/opening/:id', ownersOnly, ({ req, var: { operator } }) =>
    answerOpeningRemoval({ operator, id: req.param('id') }, parts),
  );
}
