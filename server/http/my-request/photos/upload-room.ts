// How much of photos is in memory at once: who finds no room comes again, and no other visitor notices.
import { largestPhotoBytes } from '#domain/my-request/photo-rules.ts';

/** Four of the largest photos, and of usual ones a dozen. */
export const mostUploadBytes = 4 * largestPhotoBytes;
/** One client has half of it, so that somebody else always finds room. */
export const mostUploadBytesPerClient = mostUploadBytes / 2;
/** What any upload counts for at least: a connection, its parser and its place in the line. */
const leastUploadBytes = 256 * 1024;

export type UploadRoom = {
  /** Takes room for a photo of this size, if there is: gives it back by calling what it returns. */
  readonly take: (client: string, bytes: number) => (() => void) | undefined;
};

/** Makes the room. */
export function createUploadRoom(): UploadRoom {
  const taken = new Map<string, number>();
  let all = 0;
  function change(client: string, bytes: number): void {
    all += bytes;
    const own = (taken.get(client) ?? 0) + bytes;
    if (own === 0) taken.delete(client);
    else taken.set(client, own);
  }
  return {
    take(client, bytes) {
      const wanted = Math.max(bytes, leastUploadBytes);
      const own = (taken.get(client) ?? 0) + wanted;
      if (all + wanted > mostUploadBytes || own > mostUploadBytesPerClient) return undefined;
      change(client, wanted);
      return () => change(client, -wanted);
    },
  };
}
