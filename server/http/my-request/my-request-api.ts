// The page of a visitor's own request, at the thank-you page's address; the link that opens it; and closing it on a device.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { NoRequest } from '#domain/my-request/request-shown.ts';
import { corePath, myRequestApiPath, myRequestPath, myVisitFilePath } from '#domain/paths/paths.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import { createDigitsProof } from './last-digits.ts';
import { answerAhead, openLink } from './open-link.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { addToRequest, cancelRequest, eraseRequest, readTyped } from './post-my-request.ts';
import { changeTexts } from './post-texts.ts';
import { askAnotherTime, pickWindow } from './post-window.ts';
import { answerVisitFile } from './get-visit-file.ts';
import { answerPage, leadTo, leadToPage, type RequestStatus } from './request-answers.ts';
import { sendAgain } from './send-again.ts';
import type { RequestDoor } from './request-door.ts';
import { answerUnchanged } from './current-facts.ts';
import type { MyRequestParts } from './my-request-parts.ts';

const submitted = corePath('submitted');
/** There the page says that a change is kept, to whoever comes by this address. */
const saved = `${submitted}#saved`;

/** Adds the routes of visitors' own requests. */
export function addMyRequest(
  api: Hono<{ Bindings: HttpBindings }>,
  parts: MyRequestParts,
  door: RequestDoor,
): void {
  const { store, pages, cookie, ownOrigins, now, newId, newToken } = parts;
  const { findOwnRequest, findPoster, isForeign, readFacts, tokenOf } = door;
  const none = (kind: NoRequest, status: RequestStatus) => answerPage(pages.noRequest(kind), status);
  const orUnavailable = (answer: () => Promise<Response>) =>
    door.orUnavailable('my-request', (page) => answerPage(page, 503), answer);
  const show = async (
    request: MyRequest,
    problem: string,
    typed: PostedFields,
    status: RequestStatus = 422,
  ): Promise<Response> =>
    answerPage(door.write(await readFacts(request), 'page', { problem, typed }), status);

  const prove = createDigitsProof(parts.company.phone, now);
  /** The page with what is missing, unless they may. */
  function refuse(request: MyRequest, action: string, typed: PostedFields): Promise<Response> | undefined {
    const unproven = prove(request, action, typed);
    return unproven && show(request, unproven.problem, { ...typed, action }, unproven.status);
  }

  api.get(submitted, (context) =>
    orUnavailable(async () => {
      const request = await findOwnRequest(context);
      if (request === undefined) return none('none', 200);
      const facts = await readFacts(request);
      const unchanged = answerUnchanged(context.req.header('if-none-match'), facts.version);
      return unchanged ?? answerPage(door.write(facts, door.asksPart(context) ? 'part' : 'page'));
    }),
  );
  api.get(myVisitFilePath, (context) =>
    orUnavailable(async () => {
      const request = await findOwnRequest(context);
      return (request && answerVisitFile(request, parts)) ?? none('none', 404);
    }),
  );
  const actionParts = { ...parts, channels: parts.notices.channels };
  const adding = { change: addToRequest, cancel: cancelRequest } as const;
  const texting = parts.texts === undefined ? {} : { texts: changeTexts };
  const actions = { ...adding, window: pickWindow, 'another-time': askAnotherTime, ...texting } as const;
  for (const [name, act] of Object.entries(actions))
    api.post(`${myRequestApiPath}/${name}`, (context) =>
      orUnavailable(async () => {
        const request = await findPoster(context);
        if (request === undefined) return none('none', 404);
        const typed = await readTyped(context.env.incoming);
        const refusal = await refuse(request, name, typed);
        if (refusal !== undefined) return refusal;
        const result = await act(request, typed, actionParts);
        if (result.kind === 'problem') return show(request, result.problem, result.typed);
        return result.kind === 'saved' ? leadTo(saved) : leadToPage();
      }),
    );
  api.post(`${myRequestApiPath}/again`, (context) =>
    orUnavailable(async () => {
      const { incoming } = context.env;
      const request = await findPoster(context);
      if (request === undefined || !(await readFacts(request)).canAgain) return none('none', 404);
      const typed = await readTyped(incoming);
      const device = newToken();
      const result = await sendAgain(request, typed, {
        ...{ submitLead: parts.submitLead, newId, deviceHash: hashRequestToken(device) },
        isOverShare: parts.isOverShare(incoming),
        suspicions: findOrigin(incoming, ownOrigins) === 'missing' ? ['no-origin'] : [],
      });
      return result.kind === 'problem'
        ? show(request, result.problem, result.typed)
        : leadToPage(cookie.give(device));
    }),
  );
  api.post(`${myRequestApiPath}/erase`, (context) =>
    orUnavailable(async () => {
      const request = await findPoster(context);
      if (request === undefined) return none('none', 404);
      const typed = await readTyped(context.env.incoming);
      const refusal = await refuse(request, 'erase', typed);
      if (refusal !== undefined) return refusal;
      await eraseRequest(request, actionParts);
      return answerPage(pages.noRequest('erased'), 200, cookie.take);
    }),
  );

  // Whatever stands there, also what no link has, is looked up alike.
  api.get(`${myRequestPath}/*`, (context) =>
    orUnavailable(async () => {
      const ahead = answerAhead(context.env.incoming);
      if (ahead !== undefined) return ahead;
      const path = context.req.path.slice(myRequestPath.length + 1);
      const opened = await openLink(path, await findOwnRequest(context), now(), store);
      if (opened === undefined) return none('none', 404);
      return leadToPage(opened.device === undefined ? undefined : cookie.give(opened.device));
    }),
  );

  api.post(`${myRequestApiPath}/close`, (context) =>
    orUnavailable(async () => {
      if (isForeign(context)) return none('none', 404);
      const token = tokenOf(context);
      if (token !== undefined) await store.closeRequestLink(hashRequestToken(token));
      return leadToPage(cookie.take);
    }),
  );
}
