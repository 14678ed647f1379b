// Each photo of a post: looked at, written anew, and kept; what is wrong with one takes none of the others along.
import { hash } from 'node:crypto';
import type { photoWords } from '#content/words/my-request/photo-words.ts';
import { mostPhotos } from '#domain/my-request/request-limits.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import { pictureKindOf } from '#server/photos/picture-kind.ts';
import type { PhotoDesk } from '#server/photos/photo-desk.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { SentPhoto } from './parse-photo-post.ts';

export type PhotoFault = keyof (typeof photoWords)['en']['faults'];

/** What became of one photo: its fault, or none. */
export type Taken = { readonly name: string; readonly fault: PhotoFault | undefined };

export type TakingParts = {
  readonly store: Pick<PhotoStore, 'keepPhoto'>;
  readonly desk: PhotoDesk;
  /** Where staff hear of it. */
  readonly channels: readonly NoticeChannel[];
  /** What the lead's history says of it, and who did it. */
  readonly note: string;
  readonly operator: string;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: ReportFault;
};

/** Makes the function that takes one photo after another into a request, or says that this is gone; it never rejects. */
export function createPhotoTaking(
  request: MyRequest,
  { store, desk, channels, note, operator, now, newId, report }: TakingParts,
): (photo: SentPhoto) => Promise<Taken | 'gone'> {
  const known = new Set(request.photos.map(({ contentHash }) => contentHash));

  async function take({ bytes, isTooLarge }: SentPhoto): Promise<PhotoFault | 'gone' | undefined> {
    if (isTooLarge) return 'too-large';
    if (bytes.length === 0) return 'unreadable';
    const picture = pictureKindOf(bytes);
    if (picture === undefined) return 'not-a-picture';
    if (picture === 'heic') return 'heic';
    // Of the file as it was sent: a form posted twice keeps it once, and decodes it once if it can be helped.
    const contentHash = hash('sha256', bytes, 'base64url');
    if (known.has(contentHash)) return undefined;
    if (known.size >= mostPhotos) return 'too-many';
    const rewritten = await desk.rewrite(bytes);
    if (rewritten.kind !== 'kept') return rewritten.kind;
    const { webp, width, height } = rewritten;
    const content = { contentHash, webp, width, height };
    const action = { id: newId(), leadId: request.id, at: now(), note, operator, channels };
    const answer = await store.keepPhoto({ ...action, ...content });
    if (answer === 'kept') known.add(contentHash);
    if (answer === 'too many') return 'too-many';
    return answer === 'kept' ? undefined : 'gone';
  }

  return async (photo) => {
    try {
      const fault = await take(photo);
      return fault === 'gone' ? fault : { name: photo.name, fault };
    } catch (fault) {
      report('request failed', fault, { route: 'photos' });
      return { name: photo.name, fault: 'away' };
    }
  };
}
