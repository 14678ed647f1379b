// /api/board: what the call board asks and says. Signed in, from our own pages, and never kept by a cache.
import { Hono, type MiddlewareHandler } from 'hono';
import { readFigures, signIn, signOut } from '#domain/board/office-calls.ts';
import { exportLeads, listLeads, readLead, readPhoto } from '#domain/board/lead-calls.ts';
import { createCountedLog } from '#server/log/counted-log.ts';
import { createFaultReport } from '#server/log/fault-report.ts';
import { answerPhoto } from '#server/http/my-request/photos/photo-answers.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import type { Log } from '#server/log/log.ts';
import { createAnswerCall, refuse } from './answer-call.ts';
import { addNoticeRoutes } from './board-notices.ts';
import type { BoardHono, BoardParts } from './board-parts.ts';
import { readSearch } from './board-search.ts';
import { createBoardSessions } from './board-session.ts';
import { addDeskRoutes } from './desk/desk-routes.ts';
import { createFindFigures } from './figures/find-figures.ts';
import { addWeeklyMailRoutes } from './figures/weekly-mail-routes.ts';
import { findBoardDetails } from './get-board-details.ts';
import { createListAnswer } from './get-board-leads.ts';
import { createCsvHandler } from './csv/get-leads-csv.ts';
import { addOpeningRoutes } from './opening/board-opening.ts';
import { addSourceRoutes } from './sources/source-routes.ts';
import { addTeamRoutes } from './team/team-routes.ts';
import { addVisitActions } from './visits/visit-action-routes.ts';
import { addVisitLists } from './visits/visit-lists.ts';
import { addPlanRoutes } from './visits/visit-plan-routes.ts';

function guardOrigin({ ownOrigins }: BoardParts, log: Log): MiddlewareHandler<BoardHono> {
  return async ({ req, env }, next) => {
    const finding = findOrigin(env.incoming, ownOrigins);
    // Every browser says where a change comes from; a program without a word of it has no business here.
    const isTrusted = finding === 'own' || (finding === 'missing' && ['GET', 'HEAD'].includes(req.method));
    if (!isTrusted) {
      log('warn', 'board refused', { kind: 'other site' });
      return refuse('refused', 403);
    }
    await next();
    return undefined;
  };
}

/** The board's part of the API, to be mounted under `/api/board`. 401 without a session, 403 from other sites, 503 while the store is away. */
export function createBoardApi(parts: BoardParts): Hono<BoardHono> {
  const api = new Hono<BoardHono>();
  const sessions = createBoardSessions(parts);
  const { log } = parts;
  // Whoever is not signed in can cause these as often as they like.
  const refusalLog = createCountedLog(log);
  const report = createFaultReport(parts);
  const onFault = (fault: unknown) => void report('export broken off', fault);
  const findFigures = createFindFigures(parts);
  const answerList = createListAnswer(parts);
  const answer = createAnswerCall(api, parts);
  const answerCsv = createCsvHandler({ ...parts, onFault });
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  api.use(guardOrigin(parts, refusalLog));
  api.use(signIn.path, async ({ env }, next) => {
    const verdict = parts.rateVerdictOf(env.incoming);
    if (verdict.kind === 'within') {
      await next();
      return undefined;
    }
    refusalLog('warn', 'board refused', { kind: verdict.kind });
    const headers = { 'Retry-After': String(verdict.retryAfterSeconds) };
    return Response.json({ kind: verdict.kind }, { status: 429, headers });
  });
  answer(signIn, async ({ question: { token }, context }) => {
    const operator = await sessions.open(context, token);
    if (operator === undefined) {
      refusalLog('info', 'board sign-in', { kind: 'refused' });
      return refuse('link used', 401);
    }
    log('info', 'board sign-in', { kind: 'opened' });
    return { operator: operator.name, role: operator.role };
  });
  api.use(async (context, next) => {
    const operator = await sessions.findOperator(context);
    if (operator === undefined) {
      refusalLog('warn', 'board refused', { kind: 'signed out' });
      return refuse('signed out', 401);
    }
    context.set('operator', operator.name);
    context.set('role', operator.role);
    await next();
    return undefined;
  });
  answer(signOut, async ({ context }) => {
    await sessions.close(context);
    log('info', 'board sign-out');
    return context.body(null, 204);
  });
  answer(listLeads, ({ question: { list = '', page = '', wait }, context }) => {
    const { req, var: asker } = context;
    return answerList({
      ...{ list, page, waits: wait !== undefined, search: readSearch(req.header('board-search')) },
      knownTag: req.header('if-none-match'),
      asker: { name: asker.operator, role: asker.role },
      findAsker: () => sessions.findOperator(context),
      signal: req.raw.signal,
    });
  });
  answer(readLead, ({ param }) => findBoardDetails(param('id'), parts));
  answer(exportLeads, ({ context, question }) => answerCsv(context.env.outgoing, question));
  answer(readPhoto, async ({ param }) =>
    answerPhoto(await parts.store.findPhoto({ leadId: param('id'), id: param('photoId') })),
  );
  addDeskRoutes(answer, parts);
  answer(readFigures, ({ question: { period } }) => findFigures(period));
  addWeeklyMailRoutes(answer, parts);
  addNoticeRoutes(answer, parts);
  addTeamRoutes(answer, parts, sessions);
  addSourceRoutes(answer, parts);
  addOpeningRoutes(answer, parts);
  addVisitLists(answer, parts);
  addVisitActions(answer, parts);
  addPlanRoutes(answer, parts);
  api.onError((fault) => {
    const errorId = report('board request failed', fault);
    return refuse('unavailable', 503, { errorId });
  });
  return api;
}
