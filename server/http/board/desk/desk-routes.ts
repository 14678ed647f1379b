// The part of the board's API in which leads are worked on.
import type { Hono } from 'hono';
import type { BoardHono } from '#server/http/board/board-parts.ts';
import type { DeskParts } from './desk-parts.ts';
import { answerPerson } from './get-person.ts';
import { answerCaller } from './post-caller.ts';
import { answerMark } from './post-mark.ts';
import { answerMarkMany, answerUndo } from './post-marks.ts';
import { answerRelease } from './post-release.ts';
import { answerMerge } from './post-merge.ts';

/** Adds its addresses, for whoever is signed in. */
export function addDeskRoutes(api: Hono<BoardHono>, parts: DeskParts): void {
  api.post('/callers', ({ env, var: { operator } }) => answerCaller(env.incoming, operator, parts));
  api.get('/leads/:id/person', ({ req }) => answerPerson(req.param('id'), parts));
  api.post('/leads/:id/marks', ({ env, req, var: { operator } }) =>
    answerMark(env.incoming, req.param('id'), operator, parts),
  );
  api.post('/leads/:id/merge', ({ env, req, var: { operator } }) =>
    answerMerge(env.incoming, req.param('id'), operator, parts),
  );
  api.post('/leads/:id/release-window', ({ env, req, var: { operator } }) =>
    answerRelease(env.incoming, req.param('id'), operator, parts),
  );
  api.post('/marks', ({ env, var: { operator } }) => answerMarkMany(env.incoming, operator, parts));
  api.post('/marks/undo', ({ env, var: { operator } }) => answerUndo(env.incoming, operator, parts));
}
