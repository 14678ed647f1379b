// Photos of a visitor's own request: sent, shown, removed; by the holder of its cookie alone.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { photoWords } from '#content/words/my-request/photo-words.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { corePath, requestPhotosPath } from '#domain/paths/paths.ts';
import { clientAddressOf, networkOf } from '#server/http/limits/client-address.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import { prefersJson } from '#server/http/prefers-json.ts';
import type { PhotoDesk } from '#server/photos/photo-desk.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { MyRequestParts } from '../my-request-parts.ts';
import { tellRequest } from '../tell-request.ts';
import { answerNone, answerPhoto, answerPosted, leadToPhotos } from './photo-answers.ts';
import { describePhotos, type PhotosAnswer } from './photo-problem.ts';
import { readPhotos } from './read-photos.ts';
import { createPhotoTaking, type Taken } from './take-photos.ts';
import { createUploadRoom } from './upload-room.ts';

export type PhotoParts = Omit<MyRequestParts, 'store'> & {
  readonly store: MyRequestParts['store'] & PhotoStore;
  readonly desk: PhotoDesk;
  readonly proxies: number;
  readonly company: { readonly phone: string };
};

type MyContext = Context<{ Bindings: HttpBindings }>;

const { operator } = requestChangeWords.en;
const { added, removed } = photoWords.en;

/** Adds the routes, whose methods are guarded with those of the request. */
export function addPhotoRoutes(api: Hono<{ Bindings: HttpBindings }>, parts: PhotoParts): void {
  const { store, pages, cookie, ownOrigins, proxies, now, newId, log, report } = parts;
  const { phone } = parts.company;
  const room = createUploadRoom(now);
  const taking = { ...parts, channels: parts.notices.channels, note: added, operator };

  async function findMine({ req }: MyContext): Promise<MyRequest | undefined> {
    const token = cookie.read(req.header('cookie'));
    if (token === undefined) return undefined;
    return store.findRequest({ tokenHash: hashRequestToken(token), kind: 'device', now: now() });
  }
  /** The request of whoever posts from a page of ours. */
  async function findPoster(context: MyContext): Promise<MyRequest | undefined> {
    return findOrigin(context.env.incoming, ownOrigins) === 'foreign' ? undefined : findMine(context);
  }
  /** A store that cannot tell is told apart from a request that is not there. */
  async function whenTold(context: MyContext, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (fault) {
      report('request failed', fault, { route: 'photos' });
      return answerNone(context.req.header('accept'), pages().noRequest('away'), 503);
    }
  }
  async function take({ env: { incoming } }: MyContext, request: MyRequest): Promise<PhotosAnswer | 'gone'> {
    const door = room.doorOf(networkOf(clientAddressOf(incoming, proxies)));
    const outcomes: (Taken | 'gone')[] = [];
    const takeOne = createPhotoTaking(request, taking);
    const reading = await readPhotos(
      incoming,
      door,
      async (photo) => void outcomes.push(await takeOne(photo)),
    );
    const taken = outcomes.filter((one) => one !== 'gone');
    return taken.length < outcomes.length ? 'gone' : describePhotos(reading, taken, phone);
  }

  api.post(requestPhotosPath, (context) =>
    whenTold(context, async () => {
      const accept = context.req.header('accept');
      const request = await findPoster(context);
      if (request === undefined) return answerNone(accept, pages().noRequest('none'), 404);
      const answer = await take(context, request);
      // It was erased while they came.
      if (answer === 'gone') return answerNone(accept, pages().noRequest('none'), 404);
      log('info', 'photos posted', { kind: String(answer.status), leadId: request.id });
      parts.onLeadKept();
      if (prefersJson(accept)) return answerPosted(answer);
      if (answer.status === 303) return leadToPhotos(corePath('submitted'));
      // With those that were kept.
      const facts = await tellRequest((await findMine(context)) ?? request, parts);
      const asked = { problem: '', typed: {}, changeId: newId() };
      const shown = { ...facts, ...asked, photoProblem: answer.problem };
      return answerPosted(answer, pages().request(shown));
    }),
  );
  api.get(`${requestPhotosPath}/:id`, (context) =>
    whenTold(context, async () => {
      const request = await findMine(context);
      // Who has no request waits for the same question.
      const name = { leadId: request?.id ?? '', id: context.req.param('id') };
      return answerPhoto(await store.findPhoto(name));
    }),
  );
  api.post(`${requestPhotosPath}/:id/remove`, (context) =>
    whenTold(context, async () => {
      const accept = context.req.header('accept');
      const request = await findPoster(context);
      if (request === undefined) return answerNone(accept, pages().noRequest('none'), 404);
      const deed = { leadId: request.id, id: context.req.param('id'), at: now(), note: removed, operator };
      const isRemoved = await store.removePhoto(deed);
      log('info', 'request changed', { kind: isRemoved ? 'photo removed' : 'unknown', leadId: request.id });
      if (isRemoved && !(await store.wipeErased()))
        log('warn', 'erased leads still on disk', { kind: 'photo' });
      parts.onLeadKept();
      // One that is gone, or was never theirs, is not there any more either way.
      return prefersJson(accept) ? Response.json({ kind: 'removed' }) : leadToPhotos(corePath('submitted'));
    }),
  );
}
