// How much of photos is in memory at once, of what has come: when it is full, who has been at it longest gives way.
import { largestPhotoBytes } from '#domain/my-request/request-limits.ts';
import { uploadPatience } from '#server/http/limits/slow-uploads.ts';

/** Four of the largest photos, and of usual ones a dozen. */
export const mostUploadBytes = 4 * largestPhotoBytes;
/** One client has half of it, so that somebody else always finds room. */
export const mostUploadBytesPerClient = mostUploadBytes / 2;
/** What any upload counts for at least: a connection, its parser and its place in the line. */
export const leastUploadBytes = 256 * 1024;
/** Nobody gives way sooner, however many wait. */
const graceMs = uploadPatience.graceSeconds * 1000;

export type Upload = {
  /** Takes room for so much of a photo; false if there is none, or this upload had to give way. */
  readonly hold: (bytes: number) => boolean;
  /** While the server works on what has come, the upload does not give way; what comes after that is begun anew. */
  readonly duringWork: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly leave: () => void;
};

/** `giveWay` is called at most once, and has to end the upload. Undefined if there is no room for another. */
export type EnterRoom = (giveWay: () => void) => Upload | undefined;

type RunningUpload = {
  client: string;
  giveWay: () => void;
  bytes: number;
  since: number;
  isWorkedOn: boolean;
};

/** Makes the room; `now` in milliseconds. */
export function createUploadRoom(now: () => number): { readonly doorOf: (client: string) => EnterRoom } {
  const uploads = new Set<RunningUpload>();

  function clear(wanted: number, most: number, others: () => readonly RunningUpload[]): boolean {
    const taken = () => others().reduce((sum, { bytes }) => sum + bytes, 0);
    while (taken() + wanted > most) {
      const [longest] = others()
        .filter(({ since, isWorkedOn }) => !isWorkedOn && now() - since >= graceMs)
        .toSorted((one, other) => one.since - other.since);
      if (longest === undefined) return false;
      uploads.delete(longest);
      longest.giveWay();
    }
    return true;
  }
  function takeRoom(upload: RunningUpload, bytes: number): boolean {
    const others = () => [...uploads].filter((one) => one !== upload);
    const own = () => others().filter(({ client }) => client === upload.client);
    const hasRoom = clear(bytes, mostUploadBytesPerClient, own) && clear(bytes, mostUploadBytes, others);
    if (hasRoom) upload.bytes = bytes;
    return hasRoom;
  }

  return {
    doorOf: (client) => (giveWay) => {
      const upload: RunningUpload = { client, giveWay, bytes: 0, since: now(), isWorkedOn: false };
      if (!takeRoom(upload, leastUploadBytes)) return undefined;
      uploads.add(upload);
      return {
        hold: (bytes) => uploads.has(upload) && (bytes <= upload.bytes || takeRoom(upload, bytes)),
        async duringWork(work) {
          upload.isWorkedOn = true;
          try {
            return await work;
          } finally {
            Object.assign(upload, { isWorkedOn: false, since: now() });
          }
        },
        leave: () => void uploads.delete(upload),
      };
    },
  };
}
