// A post of photos, read as it comes: one photo at a time is in memory, and the next waits with the sender.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { largestPhotoBytes, mostPhotos } from '#domain/my-request/photo-rules.ts';
import { watchUpload } from '#server/http/limits/slow-uploads.ts';

/** Five of the largest photos, what stands between them, and one that was too large. */
export const longestUploadBytes = (mostPhotos + 2) * largestPhotoBytes;

/** A form of ours has fewer parts, and short headers. */
const limits = {
  files: mostPhotos * 2,
  fields: 10,
  parts: mostPhotos * 4,
  fieldSize: 1024,
  fieldNameSize: 100,
};
const headerLimits = { headerPairs: 20, headerSize: 4096 };

export type SentPhoto = {
  /** As the file is called where it came from. */
  readonly name: string;
  /** Holds until the promise of `take` is settled. */
  readonly bytes: Uint8Array;
  readonly isTooLarge: boolean;
};

export type PhotosReading = 'read' | 'unreadable' | 'too-large' | 'too-slow' | 'broken-off';

function openParser(incoming: IncomingMessage): BusboyInstance | undefined {
  try {
    const type = incoming.headers['content-type'] ?? '';
    // It also parses other forms, which are not for here.
    if (!/^multipart\/form-data\b/iu.test(type)) return undefined;
    return new Busboy({
      headers: { ...incoming.headers, 'content-type': type },
      limits: { ...limits, ...headerLimits, fileSize: largestPhotoBytes },
    });
  } catch {
    return undefined;
  }
}

/** How much room a post needs: its largest photo is no larger than the whole. */
export function uploadBytesOf({ headers }: IncomingMessage): number {
  const length = Number(headers['content-length'] ?? largestPhotoBytes);
  return Math.min(length, largestPhotoBytes);
}

/** Makes the function that reads one file after another into the same memory. */
function createReader(room: number, take: (photo: SentPhoto) => Promise<void>) {
  // Untouched pages of it cost nothing; and many small pieces no more than a large one.
  const memory = Buffer.allocUnsafeSlow(room);
  return async (
    name: string | undefined,
    file: Readable & { readonly truncated: boolean },
  ): Promise<void> => {
    let size = 0;
    for await (const piece of file) {
      if (!(piece instanceof Uint8Array)) continue;
      memory.set(piece.subarray(0, memory.length - size), size);
      size += piece.length;
    }
    // An input in which nothing was chosen is sent like this.
    if (!name && size === 0) return;
    await take({
      name: name ?? '',
      bytes: memory.subarray(0, Math.min(size, memory.length)),
      isTooLarge: file.truncated,
    });
  };
}

/** Reads all photos of a post, each handed to `take` before the next is read. `take` must not reject. */
export function readPhotos(
  incoming: IncomingMessage,
  take: (photo: SentPhoto) => Promise<void>,
): Promise<PhotosReading> {
  const parser = openParser(incoming);
  if (parser === undefined) return Promise.resolve('unreadable');
  const readFile = createReader(uploadBytesOf(incoming), take);
  return new Promise((resolve) => {
    const files = new Set<Readable>();
    let work = Promise.resolve();
    let received = 0;
    const stopWatch = watchUpload(incoming, () => finish('too-slow'));
    function finish(reading: PhotosReading): void {
      stopWatch();
      incoming.unpipe(parser);
      for (const file of files) file.destroy();
      // What is being written anew is kept before the answer.
      void work.catch(() => undefined).then(() => resolve(reading));
    }
    parser.on('file', (_field, file, name) => {
      files.add(file);
      file.on('error', () => undefined);
      work = work.then(() => readFile(name, file)).finally(() => files.delete(file));
      work.catch(() => finish('unreadable'));
    });
    parser.on(
      'finish',
      () =>
        void work.then(
          () => finish('read'),
          () => undefined,
        ),
    );
    parser.on('error', () => finish('unreadable'));
    incoming.on('data', (piece: Buffer) => {
      received += piece.length;
      if (received > longestUploadBytes) finish('too-large');
    });
    // Closed is also what has come whole.
    incoming.on('close', () => {
      if (!incoming.complete) finish('broken-off');
    });
    incoming.on('error', () => finish('broken-off'));
    incoming.pipe(parser);
  });
}
