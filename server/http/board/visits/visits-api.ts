// The part of the board's API that is about visits; mounted behind its guards.
import { Hono } from 'hono';
import type { BoardHono } from '#server/http/board/board-parts.ts';
import { requireOwner } from '#server/http/board/require-owner.ts';
import { answerVisits, answerWindowsLeft } from './get-visits.ts';
import { answerBooking, answerMove, answerStep, answerUndo } from './post-visit.ts';
import {
  answerEndFeed,
  answerNewFeed,
  answerPlan,
  answerRetire,
  answerSavePlan,
  answerSaveTechnician,
} from './visit-plan-answers.ts';
import type { VisitParts } from './visit-parts.ts';

const steps = ['cancel', 'on-the-way', 'done', 'no-show'] as const;

export function createVisitsApi(parts: VisitParts): Hono<BoardHono> {
  const api = new Hono<BoardHono>();
  const isOwner = requireOwner(parts);
  api.get('/visits', ({ req }) => answerVisits(req.query('day'), parts));
  api.get('/windows', () => answerPlan(parts));
  api.get('/windows/left', ({ req }) =>
    answerWindowsLeft(
      {
        ...{ region: req.query('region'), day: req.query('day') },
        ...{ except: req.query('except'), lead: req.query('lead') },
      },
      parts,
    ),
  );
  api.post('/leads/:id/visit', ({ env: { incoming }, req, var: { operator } }) =>
    answerBooking({ incoming, operator }, req.param('id'), parts),
  );
  api.post('/visits/:id/move', ({ env: { incoming }, req, var: { operator } }) =>
    answerMove({ incoming, operator }, req.param('id'), parts),
  );
  for (const step of steps)
    api.post(`/visits/:id/${step}`, ({ env: { incoming }, req, var: { operator } }) =>
      answerStep({ incoming, operator }, req.param('id'), step, parts),
    );
  api.post('/visits/:id/undo', ({ env: { incoming }, req, var: { operator } }) =>
    answerUndo({ incoming, operator }, req.param('id'), parts),
  );
  api.put('/windows', isOwner, ({ env: { incoming }, var: { operator } }) =>
    answerSavePlan({ incoming, operator }, parts),
  );
  api.post('/technicians', isOwner, ({ env: { incoming }, var: { operator } }) =>
    answerSaveTechnician({ incoming, operator }, undefined, parts),
  );
  api.post('/technicians/:id', isOwner, ({ env: { incoming }, req, var: { operator } }) =>
    answerSaveTechnician({ incoming, operator }, req.param('id'), parts),
  );
  api.delete('/technicians/:id', isOwner, ({ env: { incoming }, req, var: { operator } }) =>
    answerRetire({ incoming, operator }, req.param('id'), parts),
  );
  api.post('/technicians/:id/feed', isOwner, ({ env: { incoming }, req, var: { operator } }) =>
    answerNewFeed({ incoming, operator }, req.param('id'), parts),
  );
  api.delete('/technicians/:id/feed', isOwner, ({ env: { incoming }, req, var: { operator } }) =>
    answerEndFeed({ incoming, operator }, req.param('id'), parts),
  );
  return api;
}
