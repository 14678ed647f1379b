// The page of a visitor's own request, at the thank-you page's address; the link that opens it; and closing it on a device.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { OpeningSource } from '#server/opening/opening-source.ts';
import { corePath, myRequestApiPath, myRequestPath } from '#domain/paths/paths.ts';
import type { ReportFault } from '#server/fault-report.ts';
import { requestMethods } from '#server/http/api-methods.ts';
import { guardMethods } from '#server/http/method-guard.ts';
import { judgeOrigin } from '#server/http/origin-guard.ts';
import type { MyRequestStore } from '#server/store/my-request/my-request-store.ts';
import { hashRequestToken } from '#server/store/my-request/request-token.ts';
import type { RequestCookie } from './request-cookie.ts';
import { describeRequest } from './request-facts.ts';
import type { NoRequest, RequestPages } from './request-pages.ts';

export type MyRequestParts = {
  readonly store: MyRequestStore;
  readonly pages: () => RequestPages;
  readonly cookie: RequestCookie;
  readonly opening: Pick<OpeningSource, 'calendar'>;
  readonly ownOrigins: readonly string[];
  readonly now: () => number;
  /** 256 random bits as text. */
  readonly newToken: () => string;
  readonly report: ReportFault;
};

type MyContext = Context<{ Bindings: HttpBindings }>;

const submitted = corePath('submitted');

/** Nobody keeps or finds these pages, and no address they lead to learns where a visitor came from. */
const privately = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const;

function answerPage(html: string, status: 200 | 404 | 503 = 200): Response {
  const headers = { ...privately, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status, headers });
}

function leadToPage(cookie?: string): Response {
  const headers = { ...privately, Location: submitted, 'Content-Length': '0' };
  return new Response(null, {
    status: 303,
    headers: cookie === undefined ? headers : { ...headers, 'Set-Cookie': cookie },
  });
}

/** Adds the routes of visitors' own requests. */
export function addMyRequest(api: Hono<{ Bindings: HttpBindings }>, parts: MyRequestParts): void {
  const { store, pages, cookie, opening, ownOrigins, now, newToken, report } = parts;
  const tokenOf = ({ req }: MyContext) => cookie.read(req.header('cookie'));
  const none = (kind: NoRequest, status: 200 | 404 | 503) => answerPage(pages().noRequest(kind), status);

  /** A store that cannot tell is told apart from a request that is not there. */
  async function whenTold(answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (fault) {
      report('request failed', fault, { route: 'my-request' });
      return none('away', 503);
    }
  }

  guardMethods(api, requestMethods);
  api.get(submitted, (context) =>
    whenTold(async () => {
      const token = tokenOf(context);
      if (token === undefined) return none('none', 200);
      const tokenHash = hashRequestToken(token);
      const request = await store.findRequest({ tokenHash, kind: 'device', now: now() });
      if (request === undefined) return none('none', 200);
      return answerPage(pages().request(describeRequest(request, now(), opening.calendar())));
    }),
  );

  api.get(`${myRequestPath}/:token`, (context) =>
    whenTold(async () => {
      const tokenHash = hashRequestToken(context.req.param('token'));
      const request = await store.findRequest({ tokenHash, kind: 'link', now: now() });
      if (request === undefined) return none('none', 404);
      // The device gets a token of its own: closing it there leaves the link, and other devices, alone.
      const device = newToken();
      const isKept = await store.keepRequestLink({
        leadId: request.id,
        tokenHash: hashRequestToken(device),
        kind: 'device',
        createdAt: now(),
      });
      return isKept ? leadToPage(cookie.give(device)) : none('none', 404);
    }),
  );

  api.post(`${myRequestApiPath}/close`, (context) =>
    whenTold(async () => {
      const { incoming } = context.env;
      const site = incoming.headers['sec-fetch-site'];
      const secFetchSite = typeof site === 'string' ? site : undefined;
      const { origin, host } = incoming.headers;
      if (judgeOrigin({ secFetchSite, origin, host }, ownOrigins) === 'foreign') return none('none', 404);
      const token = tokenOf(context);
      if (token !== undefined) await store.closeRequestLink(hashRequestToken(token));
      return leadToPage(cookie.take);
    }),
  );
}
