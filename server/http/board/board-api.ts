// /api/board: what the call board asks and says. Signed in, from our own pages, and never kept by a cache.
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { createCountedLog } from '#server/counted-log.ts';
import type { Log } from '#server/log.ts';
import { createFaultReport } from '#server/fault-report.ts';
import { answerFailedNotices, answerReplay } from './board-notices.ts';
import type { BoardHono, BoardParts } from './board-parts.ts';
import { createBoardSessions } from './board-session.ts';
import { answerBoardDetails } from './get-board-details.ts';
import { addWeeklyMailRoutes } from './figures/weekly-mail-routes.ts';
import { createFiguresHandler } from './figures/get-board-figures.ts';
import { readSearch } from './board-search.ts';
import { answerBoardLeads } from './get-board-leads.ts';
import { createCsvHandler } from './get-leads-csv.ts';
import { boardMethods } from '#server/http/api-methods.ts';
import { guardMethods } from '#server/http/method-guard.ts';
import { answerPhoto } from '#server/http/my-request/photos/photo-answers.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import { addDeskRoutes } from './desk/desk-routes.ts';
import { addOpeningRoutes } from './opening/opening-routes.ts';
import { readJson } from './read-json.ts';
import { addTeamRoutes } from './team/team-routes.ts';
import { createVisitsApi } from './visits/visits-api.ts';

const signIn = z.object({ token: z.string().max(200) });

function answerKind(kind: string, status: number): Response {
  return Response.json({ kind }, { status });
}

function guardOrigin({ ownOrigins }: BoardParts, log: Log): MiddlewareHandler<BoardHono> {
  return async ({ req, env }, next) => {
    const finding = findOrigin(env.incoming, ownOrigins);
    // Every browser says where a change comes from; a program without a word of it has no business here.
    const isTrusted = finding === 'own' || (finding === 'untold' && ['GET', 'HEAD'].includes(req.method));
    if (!isTrusted) {
      log('warn', 'board refused', { kind: 'other site' });
      return answerKind('refused', 403);
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
  const answerFigures = createFiguresHandler(parts);
  const answerCsv = createCsvHandler({ ...parts, onFault });
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  guardMethods(api, boardMethods);
  api.use(guardOrigin(parts, refusalLog));
  api.post('/sign-in', async (context) => {
    const standing = parts.standingOf(context.env.incoming);
    if (standing.kind !== 'within') {
      refusalLog('warn', 'board refused', { kind: standing.kind });
      return context.json({ kind: standing.kind }, 429, {
        'Retry-After': String(standing.retryAfterSeconds),
      });
    }
    const reading = await readJson(context.env.incoming, signIn);
    if (reading.kind !== 'read') return reading.answer;
    const operator = await sessions.open(context, reading.value.token);
    if (operator === undefined) {
      refusalLog('info', 'board sign-in', { kind: 'refused' });
      return answerKind('link used', 401);
    }
    log('info', 'board sign-in', { kind: 'opened' });
    return context.json({ operator: operator.name, role: operator.role });
  });
  api.use(async (context, next) => {
    const operator = await sessions.findOperator(context);
    if (operator === undefined) {
      refusalLog('warn', 'board refused', { kind: 'signed out' });
      return answerKind('signed out', 401);
    }
    context.set('operator', operator.name);
    context.set('role', operator.role);
    await next();
    return undefined;
  });
  api.post('/sign-out', async (context) => {
    await sessions.close(context);
    log('info', 'board sign-out');
    return context.body(null, 204);
  });
  api.get('/leads', (context) => {
    const {
      req,
      var: { operator, role },
    } = context;
    return answerBoardLeads(
      {
        list: req.query('list') ?? '',
        search: readSearch(req.header('board-search')),
        page: req.query('page') ?? '',
        knownTag: req.header('if-none-match'),
        waits: req.query('wait') !== undefined,
        asker: { name: operator, role },
        findAsker: () => sessions.findOperator(context),
        signal: req.raw.signal,
      },
      parts,
    );
  });
  api.get('/leads.csv', ({ env }) => answerCsv(env.outgoing));
  api.get('/leads/:id', ({ req }) => answerBoardDetails(req.param('id'), parts));
  api.get('/leads/:id/photos/:photoId', async ({ req }) =>
    answerPhoto(await parts.store.findPhoto({ leadId: req.param('id'), id: req.param('photoId') })),
  );
  addDeskRoutes(api, parts);
  api.get('/figures', ({ req }) => answerFigures(req.query('period')));
  addWeeklyMailRoutes(api, parts);
  api.get('/notices', () => answerFailedNotices(parts));
  api.post('/notices/replay', ({ env }) => answerReplay(env.incoming, parts));
  addTeamRoutes(api, parts, sessions);
  addOpeningRoutes(api, parts);
  api.route('/', createVisitsApi(parts));
  api.onError((fault) => {
    const errorId = report('board request failed', fault);
    return Response.json({ kind: 'unavailable', errorId }, { status: 503 });
  });
  return api;
}
