// Photos of a visitor's own request: sent, shown, removed; by the holder of its cookie alone.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { photoWords } from '#content/words/my-request/photo-words.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { requestPhotosPath } from '#domain/paths/paths.ts';
import { clientAddressOf, networkOf } from '#server/http/limits/client-address.ts';
import { prefersJson } from '#server/http/prefers-json.ts';
import type { PhotoDesk } from '#server/photos/photo-desk.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { MyRequestParts } from '../my-request-parts.ts';
import type { MyContext, RequestDoor } from '../request-door.ts';
import { answerNone, answerPhoto, answerPosted, answerRemoved, leadToPhotos } from './photo-answers.ts';
import { describePhotos, type PhotosAnswer } from './photo-problem.ts';
import { readPhotos } from './parse-photo-post.ts';
import { createPhotoTaking, type Taken } from './take-photos.ts';
import { createUploadRoom } from './upload-room.ts';

export type PhotoParts = Omit<MyRequestParts, 'store'> & {
  readonly store: MyRequestParts['store'] & PhotoStore;
  readonly desk: PhotoDesk;
  readonly proxies: number;
  readonly company: { readonly phone: string };
};

const { operator } = requestChangeWords.en;
const { added, removed } = photoWords.en;

/** Adds the routes, whose methods are guarded with those of the request. */
export function addPhotoRoutes(
  api: Hono<{ Bindings: HttpBindings }>,
  parts: PhotoParts,
  door: RequestDoor,
): void {
  const { store, pages, proxies, now, log } = parts;
  const { phone } = parts.company;
  const room = createUploadRoom(now);
  const taking = { ...parts, channels: parts.notices.channels, note: added, operator };
  const acceptOf = ({ req }: MyContext) => req.header('accept');
  const none = (context: MyContext) => answerNone(acceptOf(context), pages.noRequest('none'), 404);
  const orUnavailable = (context: MyContext, answer: () => Promise<Response>) =>
    door.orUnavailable('photos', (page) => answerNone(acceptOf(context), page, 503), answer);

  async function take({ env: { incoming } }: MyContext, request: MyRequest): Promise<PhotosAnswer | 'gone'> {
    const upload = room.doorOf(networkOf(clientAddressOf(incoming, proxies)));
    const outcomes: (Taken | 'gone')[] = [];
    const takeOne = createPhotoTaking(request, taking);
    const reading = await readPhotos(
      incoming,
      upload,
      async (photo) => void outcomes.push(await takeOne(photo)),
    );
    const taken = outcomes.filter((one) => one !== 'gone');
    return taken.length < outcomes.length ? 'gone' : describePhotos(reading, taken, phone);
  }
  /** With the photos that are there by now. */
  async function write(context: MyContext, request: MyRequest, photoProblem: string, kind: 'page' | 'part') {
    const facts = await door.readFacts((await door.findOwnRequest(context)) ?? request);
    return door.write(facts, kind, { photoProblem });
  }
  /** The part of the page that a post changed, for an open page that asks for it. */
  const partFor = async (context: MyContext, request: MyRequest) =>
    door.asksPart(context) ? { part: await write(context, request, '', 'part') } : {};

  api.post(requestPhotosPath, (context) =>
    orUnavailable(context, async () => {
      const request = await door.findPoster(context);
      if (request === undefined) return none(context);
      const answer = await take(context, request);
      // It was erased while they came.
      if (answer === 'gone') return none(context);
      log('info', 'photos posted', { kind: String(answer.status), leadId: request.id });
      parts.onLeadKept();
      if (prefersJson(acceptOf(context))) return answerPosted(answer, await partFor(context, request));
      if (answer.status === 303) return leadToPhotos();
      return answerPosted(answer, await write(context, request, answer.problem, 'page'));
    }),
  );
  api.get(`${requestPhotosPath}/:id`, (context) =>
    orUnavailable(context, async () => {
      const request = await door.findOwnRequest(context);
      // Who has no request waits for the same question.
      const name = { leadId: request?.id ?? '', id: context.req.param('id') };
      return answerPhoto(await store.findPhoto(name));
    }),
  );
  api.post(`${requestPhotosPath}/:id/remove`, (context) =>
    orUnavailable(context, async () => {
      const request = await door.findPoster(context);
      if (request === undefined) return none(context);
      const action = { leadId: request.id, id: context.req.param('id'), at: now(), note: removed, operator };
      const isRemoved = await store.removePhoto(action);
      log('info', 'request changed', { kind: isRemoved ? 'photo removed' : 'unknown', leadId: request.id });
      if (isRemoved && !(await store.eraseFromDisk()))
        log('warn', 'erased leads still on disk', { kind: 'photo' });
      parts.onLeadKept();
      // One that is gone, or was never theirs, is not there any more either way.
      if (!prefersJson(acceptOf(context))) return leadToPhotos();
      return answerRemoved(await partFor(context, request));
    }),
  );
}
