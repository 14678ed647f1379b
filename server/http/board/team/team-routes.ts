// /api/board/team, /sessions and /changes: who may use the board, where one is signed in, and who changed what.
import type { Hono } from 'hono';
import type { BoardChanges, OwnSignIn, TeamMember } from '#domain/people/team.ts';
import type { BoardHono, BoardParts } from '#server/http/board/board-parts.ts';
import type { BoardSessions } from '#server/http/board/board-session.ts';
import { requireOwner } from '#server/http/board/require-owner.ts';
import { answerAdd, answerLink, answerRemove, answerRole, answerSignOut } from './change-team.ts';

/** Adds them to the board's API, behind its guards. */
export function addTeamRoutes(api: Hono<BoardHono>, parts: BoardParts, sessions: BoardSessions): void {
  const { store, now } = parts;
  const owner = requireOwner(parts);

  api.get('/team', owner, async () =>
    Response.json((await store.listTeam(now())) satisfies readonly TeamMember[]),
  );
  api.post('/team', owner, ({ env, var: { operator } }) => answerAdd(env.incoming, operator, parts));
  api.delete('/team/:name', owner, ({ req, var: { operator } }) =>
    answerRemove(req.param('name'), operator, parts),
  );
  api.post('/team/:name/link', owner, ({ req, var: { operator } }) =>
    answerLink(req.param('name'), operator, parts),
  );
  api.post('/team/:name/role', owner, ({ env, req, var: { operator } }) =>
    answerRole(env.incoming, req.param('name'), operator, parts),
  );
  api.post('/team/:name/sign-out', owner, ({ req, var: { operator } }) =>
    answerSignOut(req.param('name'), operator, parts),
  );
  api.get('/changes', owner, async ({ req }) => {
    const asked = req.query('page') ?? '';
    const page = /^[1-9]\d{0,3}$/u.test(asked) ? Number(asked) : 1;
    return Response.json((await store.listChanges(page)) satisfies BoardChanges);
  });

  api.get('/sessions', async (context) => {
    const own = await store.listOwnSignIns(sessions.hashOf(context), now());
    return Response.json(own satisfies readonly OwnSignIn[]);
  });
  api.delete('/sessions', async (context) => {
    const count = await store.closeOwnSignIns(sessions.hashOf(context), undefined);
    return Response.json({ count });
  });
  api.delete('/sessions/:id', async (context) => {
    const count = await store.closeOwnSignIns(sessions.hashOf(context), context.req.param('id'));
    return Response.json(count > 0 ? { count } : { kind: 'not found' }, { status: count > 0 ? 200 : 404 });
  });
}
