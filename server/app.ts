// The whole product behind one listener. Tests build it with other parts; nothing here knows the environment.
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { answerPartsFile } from '#domain/answers/answer-parts.ts';
import {
  boardApiPath,
  callsApiPath,
  textsApiPath,
  todayApiPath,
  visitFeedsPath,
} from '#domain/paths/paths.ts';
import { Hono } from 'hono';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createAnsweredPages } from './http/answers/answered-pages.ts';
import { createAnswerPages } from './http/forms/answer-page.ts';
import { answerFailure } from './http/answer-failure.ts';
import { createSafety } from './http/answer-safely.ts';
import { createBoardApi } from './http/board/board-api.ts';
import { createCallHandler } from './http/calls/post-call.ts';
import { createTextHandler } from './http/calls/post-text.ts';
import { addForms } from './http/forms/add-forms.ts';
import { answerInsecureVisit } from './http/site/insecure-visit.ts';
import { createTodayHandler } from './http/get-today.ts';
import { answerHealth, answerReadiness } from './http/get-health.ts';
import { addTechnicians, isTechnicianUrl } from './http/technician/prepare-technician.ts';
import { isRequestUrl, prepareMyRequests } from './http/my-request/prepare-my-request.ts';
import { guardMethods, listAddresses, type Address } from './http/method-guard.ts';
import { createAcknowledgementShare } from './http/limits/acknowledgement-share.ts';
import { createGate } from './http/limits/gate.ts';
import type { RateVerdict } from './http/limits/request-limits.ts';
import { createFeedHandler } from './http/visits-feed/get-visit-feed.ts';
import { createSiteHandler } from './http/site/serve-site.ts';
import { createTodayPages, type TodayPages } from './http/site/today-pages.ts';
import { pageWordsAt } from './http/site/page-words.ts';
import { createSubmitLead } from './intake/submit-lead.ts';
import type { AppParts } from './product/app-parts.ts';
import { createFaultReport } from './log/fault-report.ts';
import { createProxyWatch } from './http/proxy-watch.ts';

const apiPaths = /^\/(?:api\/|visits\/feed\/|healthz(?:$|\?)|readyz(?:$|\?)|metrics(?:$|\?))/;

type ApiParts = AppParts & {
  readonly rateVerdictOf: (request: IncomingMessage) => RateVerdict;
  readonly today: TodayPages;
};

function createApi(parts: ApiParts): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const report = createFaultReport(parts);
  const answered = createAnsweredPages(parts.site, parts.today);
  const pages = createAnswerPages(answered, parts.company.phone, report);
  for (const name of pages.missing) parts.log('error', 'answer page missing', { kind: name });
  const submitLead = createSubmitLead(parts);
  const isOverShare = createAcknowledgementShare({
    ...parts,
    mostPerHour: parts.notices.acknowledgements?.mostPerHour ?? 0,
  });
  if (parts.site.parts === undefined && parts.site.templates.size > 0)
    parts.log('error', 'answer page missing', { kind: answerPartsFile });
  const myRequests = prepareMyRequests({ ...parts, answered, report, submitLead, isOverShare });
  const formParts = {
    answered,
    submitLead,
    rateVerdictOf: parts.rateVerdictOf,
    isOverShare,
    pages,
    publicPages: parts.site.pages,
    ownOrigins: parts.ownOrigins,
    log: parts.log,
    report,
    requestCookie: myRequests?.cookie,
    newToken: parts.newToken,
  };
  // A request that was running when the server was asked to stop is the last of its connection.
  api.use(async (context, next) => {
    await next();
    if (parts.isStopping()) context.header('Connection', 'close');
  });
  guardMethods(api);
  addForms(api, formParts);
  if (parts.calls !== undefined) {
    const takeCall = createCallHandler({ ...parts, ...parts.calls, submitLead, report });
    api.post(callsApiPath, ({ env }) => takeCall(env.incoming));
  }
  if (parts.texts !== undefined) {
    const hearReply = createTextHandler({ ...parts, ...parts.texts, report });
    api.post(textsApiPath, ({ env }) => hearReply(env.incoming));
  }
  const answerToday = createTodayHandler(parts);
  api.get(todayApiPath, ({ req }) => answerToday(req.query()));
  api.get('/healthz', () => answerHealth());
  api.get('/readyz', () => answerReadiness(parts));
  const { metrics } = parts;
  if (metrics !== undefined)
    api.get('/metrics', (context) => metrics.answer(context.req.header('authorization')));
  const answerFeed = createFeedHandler(parts);
  api.get(`${visitFeedsPath}/:file`, ({ req }) => answerFeed(req.param('file')));
  myRequests?.addTo(api);
  addTechnicians(api, { ...parts, answered, report });
  api.route(boardApiPath, createBoardApi({ ...parts, submitLead }));
  api.notFound(() =>
    Response.json({ kind: 'not found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } }),
  );
  api.onError((fault, { req }) => {
    const question = { path: req.path, accept: req.header('accept') };
    return answerFailure(question, parts.company.phone, report('request failed', fault));
  });
  return api;
}

/** The product: what node:http calls for every request, and the addresses of its API. */
type App = { readonly listener: RequestListener; readonly addresses: readonly Address[] };

/** Joins the parts: the API by Hono, all else from memory. */
export function createApp(parts: AppParts): App {
  const { rateVerdictOf, admit, waitInLine } = createGate({ ...parts, phone: parts.company.phone });
  const today = createTodayPages({ ...parts, wordsAt: pageWordsAt });
  const api = createApi({ ...parts, rateVerdictOf, today });
  const answerApi = getRequestListener(api.fetch, {
    overrideGlobalObjects: false,
    // Of a request by HTTP/1.0, which need not name a host: old balancers ask for our health so.
    hostname: 'localhost',
  });
  const headers = parts.securityHeaders.flat();
  const report = createFaultReport(parts);
  const watchProxy = createProxyWatch({ ...parts, isHttps: parts.board.isHttps });
  const safely = createSafety({ ...parts, report, phone: parts.company.phone });
  const answerSite = createSiteHandler(parts.site, parts.securityHeaders, today);
  const answerMissing = safely(answerSite);
  const answer: RequestListener = (request, response) => {
    watchProxy(request);
    if (parts.isStopping()) response.shouldKeepAlive = false;
    parts.metrics?.watch(request, response);
    if (answerInsecureVisit(request, response, parts.secureOrigin, headers)) return;
    const url = request.url ?? '';
    if (!apiPaths.test(url) && !isRequestUrl(url, parts.site) && !isTechnicianUrl(url, parts.site)) {
      if (parts.site.assets.has(url.split('?', 1)[0] ?? '')) answerSite(request, response);
      else waitInLine(request, response, () => answerMissing(request, response));
      return;
    }
    admit(request, response, () => {
      for (const [name, value] of parts.securityHeaders) response.setHeader(name, value);
      void answerApi(request, response);
    });
  };
  return { listener: safely(answer), addresses: listAddresses(api) };
}
