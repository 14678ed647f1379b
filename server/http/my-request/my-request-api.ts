// The page of a visitor's own request, at the thank-you page's address; the link that opens it; and closing it on a device.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { corePath, myRequestApiPath, myRequestPath, myVisitFilePath } from '#domain/paths/paths.ts';
import { requestMethods } from '#server/http/api-methods.ts';
import { guardMethods } from '#server/http/method-guard.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import { answerAhead } from './fetched-ahead.ts';
import { createDigitsProof } from './last-digits.ts';
import { openLink } from './open-link.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { addToRequest, cancelRequest, eraseRequest, readTyped } from './post-my-request.ts';
import { askAnotherTime, pickWindow } from './post-window.ts';
import { tellRequest } from './tell-request.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { answerVisitFile } from './get-visit-file.ts';
import { answerPage, leadToPage, type RequestStatus } from './request-answers.ts';
import { sendAgain } from './send-again.ts';
import { answerUnchanged } from './request-version.ts';
import type { MyRequestParts } from './my-request-parts.ts';
import type { NoRequest } from './request-pages.ts';

type MyContext = Context<{ Bindings: HttpBindings }>;

const submitted = corePath('submitted');

/** Adds the routes of visitors' own requests. */
export function addMyRequest(api: Hono<{ Bindings: HttpBindings }>, parts: MyRequestParts): void {
  const { store, pages, cookie, ownOrigins, now, newId, newToken, report } = parts;
  const tokenOf = ({ req }: MyContext) => cookie.read(req.header('cookie'));
  const none = (kind: NoRequest, status: RequestStatus) => answerPage(pages().noRequest(kind), status);

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
  async function findMine(context: MyContext): Promise<MyRequest | undefined> {
    const token = tokenOf(context);
    if (token === undefined) return undefined;
    return store.findRequest({ tokenHash: hashRequestToken(token), kind: 'device', now: now() });
  }
  const tell = (request: MyRequest) => tellRequest(request, parts);
  async function show(
    request: MyRequest,
    problem = '',
    typed: PostedFields = {},
    status: RequestStatus = problem === '' ? 200 : 422,
  ): Promise<Response> {
    const html = pages().request({ ...(await tell(request)), problem, typed, changeId: newId() });
    return answerPage(html, status);
  }
  const prove = createDigitsProof(parts.company.phone, now);
  /** The page with what is missing, unless they may. */
  function refuse(request: MyRequest, deed: string, typed: PostedFields): Promise<Response> | undefined {
    const unproven = prove(request, deed, typed);
    return unproven && show(request, unproven.problem, { ...typed, deed }, unproven.status);
  }
  const isForeign = (context: MyContext) => findOrigin(context.env.incoming, ownOrigins) === 'foreign';

  api.get(submitted, (context) =>
    whenTold(async () => {
      const request = await findMine(context);
      if (request === undefined) return none('none', 200);
      const seen = context.req.header('if-none-match');
      return answerUnchanged(seen, (await tell(request)).version) ?? show(request);
    }),
  );
  api.get(myVisitFilePath, (context) =>
    whenTold(async () => {
      const request = await findMine(context);
      return (request && answerVisitFile(request, parts)) ?? none('none', 404);
    }),
  );
  const doing = { ...parts, channels: parts.notices.channels };
  const adding = { change: addToRequest, cancel: cancelRequest } as const;
  const deeds = { ...adding, window: pickWindow, 'another-time': askAnotherTime } as const;
  for (const [name, act] of Object.entries(deeds))
    api.post(`${myRequestApiPath}/${name}`, (context) =>
      whenTold(async () => {
        const request = isForeign(context) ? undefined : await findMine(context);
        if (request === undefined) return none('none', 404);
        const typed = await readTyped(context.env.incoming);
        const refusal = await refuse(request, name, typed);
        if (refusal !== undefined) return refusal;
        const done = await act(request, typed, doing);
        return done.kind === 'problem' ? show(request, done.problem, done.typed) : leadToPage();
      }),
    );
  api.post(`${myRequestApiPath}/again`, (context) =>
    whenTold(async () => {
      const { incoming } = context.env;
      const request = isForeign(context) ? undefined : await findMine(context);
      if (request === undefined || !(await tell(request)).canAgain) return none('none', 404);
      const typed = await readTyped(incoming);
      const device = newToken();
      const done = await sendAgain(request, typed, {
        ...{ submitLead: parts.submitLead, newId, deviceHash: hashRequestToken(device) },
        isOverShare: parts.isOverShare(incoming),
        suspicions: findOrigin(incoming, ownOrigins) === 'untold' ? ['no-origin'] : [],
      });
      return done.kind === 'problem'
        ? show(request, done.problem, done.typed)
        : leadToPage(cookie.give(device));
    }),
  );
  api.post(`${myRequestApiPath}/erase`, (context) =>
    whenTold(async () => {
      const request = isForeign(context) ? undefined : await findMine(context);
      if (request === undefined) return none('none', 404);
      const typed = await readTyped(context.env.incoming);
      const refusal = await refuse(request, 'erase', typed);
      if (refusal !== undefined) return refusal;
      await eraseRequest(request, doing);
      return answerPage(pages().noRequest('erased'), 200, cookie.take);
    }),
  );

  // Whatever stands there, also what no link has, is looked up alike.
  api.get(`${myRequestPath}/*`, (context) =>
    whenTold(async () => {
      const ahead = answerAhead(context.env.incoming);
      if (ahead !== undefined) return ahead;
      const path = context.req.path.slice(myRequestPath.length + 1);
      const opened = await openLink(path, await findMine(context), now(), store);
      if (opened === undefined) return none('none', 404);
      return leadToPage(opened.device === undefined ? undefined : cookie.give(opened.device));
    }),
  );

  api.post(`${myRequestApiPath}/close`, (context) =>
    whenTold(async () => {
      if (isForeign(context)) return none('none', 404);
      const token = tokenOf(context);
      if (token !== undefined) await store.closeRequestLink(hashRequestToken(token));
      return leadToPage(cookie.take);
    }),
  );
}
