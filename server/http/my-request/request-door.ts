// What all routes of a request share: whose it is, its page as it stands now, and the answer while the store does not say.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { partHeader } from '#domain/answers/answer-parts.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import type { MyRequestParts } from './my-request-parts.ts';
import { readCurrentFacts, type CurrentFacts } from './current-facts.ts';

export type MyContext = Context<{ Bindings: HttpBindings }>;

/** What a post could not do, and what was typed. */
type Unsaved = Partial<Pick<RequestShown, 'problem' | 'typed' | 'photoProblem'>>;

export type RequestDoor = ReturnType<typeof createRequestDoor>;

/** Makes what finds the request of whoever asks, and writes its page. */
export function createRequestDoor(parts: MyRequestParts) {
  const { store, pages, cookie, ownOrigins, now, newId, report } = parts;
  const tokenOf = ({ req }: MyContext) => cookie.read(req.header('cookie'));

  async function findOwnRequest(context: MyContext): Promise<MyRequest | undefined> {
    const token = tokenOf(context);
    if (token === undefined) return undefined;
    return store.findRequest({ tokenHash: hashRequestToken(token), kind: 'device', now: now() });
  }
  const isForeign = (context: MyContext) => findOrigin(context.env.incoming, ownOrigins) === 'foreign';

  return {
    tokenOf,
    findOwnRequest,
    isForeign,
    readFacts: (request: MyRequest) => readCurrentFacts(request, parts),
    /** The request of whoever posts from a page of ours. */
    findPoster: async (context: MyContext) => (isForeign(context) ? undefined : findOwnRequest(context)),
    /** An open page asks for the part alone. */
    asksPart: ({ req }: MyContext) => req.header(partHeader) !== undefined,
    /** The page, or that part of it, as HTML. */
    write(facts: CurrentFacts, kind: 'page' | 'part', unsaved: Unsaved = {}): string {
      const nothing = { problem: '', typed: {}, photoProblem: '' };
      return pages[kind]({ ...facts, ...nothing, ...unsaved, changeId: newId() });
    },
    /** Answers 503 while the store does not answer, so that this does not look like a request that is not there. */
    async orUnavailable(
      route: 'my-request' | 'photos',
      answerAway: (page: string) => Response,
      answer: () => Promise<Response>,
    ): Promise<Response> {
      try {
        return await answer();
      } catch (fault) {
        report('request failed', fault, { route });
        return answerAway(pages.noRequest('away'));
      }
    },
  };
}
