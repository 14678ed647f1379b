// What all routes of a request share: whose it is, its page as it stands now, and the answer while that cannot be told.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { partHeader } from '#domain/answers/answer-parts.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import type { MyRequestParts } from './my-request-parts.ts';
import { tellRequest, type Told } from './tell-request.ts';

export type MyContext = Context<{ Bindings: HttpBindings }>;

/** What a post could not do, and what was typed. */
type Unsaved = Partial<Pick<RequestShown, 'problem' | 'typed' | 'photoProblem'>>;

export type RequestDoor = ReturnType<typeof createRequestDoor>;

/** Makes what finds the request of whoever asks, and writes its page. */
export function createRequestDoor(parts: MyRequestParts) {
  const { store, pages, cookie, ownOrigins, now, newId, report } = parts;
  const tokenOf = ({ req }: MyContext) => cookie.read(req.header('cookie'));

  async function findMine(context: MyContext): Promise<MyRequest | undefined> {
    const token = tokenOf(context);
    if (token === undefined) return undefined;
    return store.findRequest({ tokenHash: hashRequestToken(token), kind: 'device', now: now() });
  }
  const isForeign = (context: MyContext) => findOrigin(context.env.incoming, ownOrigins) === 'foreign';

  return {
    tokenOf,
    findMine,
    isForeign,
    tell: (request: MyRequest) => tellRequest(request, parts),
    /** The request of whoever posts from a page of ours. */
    findPoster: async (context: MyContext) => (isForeign(context) ? undefined : findMine(context)),
    /** An open page asks for the part alone. */
    asksPart: ({ req }: MyContext) => req.header(partHeader) !== undefined,
    /** The page, or that part of it, as HTML. */
    write(told: Told, kind: 'page' | 'part', unsaved: Unsaved = {}): string {
      const nothing = { problem: '', typed: {}, photoProblem: '' };
      return pages[kind]({ ...told, ...nothing, ...unsaved, changeId: newId() });
    },
    /** A store that cannot tell is told apart from a request that is not there. */
    async whenTold(
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
