// A post of photos, read as it comes: one photo at a time is in memory, and the next waits with the sender.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { largestPhotoBytes, mostPhotos } from '#domain/my-request/request-limits.ts';
import { watchUpload } from '#server/http/limits/slow-uploads.ts';
import { leastUploadBytes, type EnterRoom, type Upload } from './upload-room.ts';

/** Five of the largest photos, what stands between them, and one that was too large. */
const longestUploadBytes = (mostPhotos + 2) * largestPhotoBytes;

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

export type PhotosReading = 'read' | 'unreadable' | 'too-large' | 'too-slow' | 'busy' | 'broken-off';

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

/** So much more memory is taken at a time while a photo comes. */
const stepBytes = 1024 * 1024;

/** Makes the function that reads one file after another into the same memory; it resolves with false where there is no room. */
function createReader({ hold, duringWork }: Upload, take: (photo: SentPhoto) => Promise<void>) {
  let memory = Buffer.allocUnsafeSlow(leastUploadBytes);
  function grow(size: number): boolean {
    if (size <= memory.length) return true;
    const larger = Math.min(Math.ceil(size / stepBytes) * stepBytes, largestPhotoBytes);
    if (!hold(larger)) return false;
    memory = Buffer.from(memory.buffer.transfer(larger));
    return true;
  }
  async function readFile(
    name: string | undefined,
    file: Readable & { readonly truncated: boolean },
  ): Promise<boolean> {
    let size = 0;
    for await (const piece of file) {
      if (!(piece instanceof Uint8Array)) continue;
      if (!grow(size + piece.length)) return false;
      memory.set(piece, size);
      size += piece.length;
    }
    // An input in which nothing was chosen is sent like this.
    if (!name && size === 0) return true;
    await duringWork(take({ name: name ?? '', bytes: memory.subarray(0, size), isTooLarge: file.truncated }));
    return true;
  }
  // Given back at once: the collector leaves up to 64 MB of such memory lying about.
  return { readFile, giveBack: () => void memory.buffer.transfer(0) };
}

/** Reads all photos of a post, each handed to `take` before the next is read. `take` must not reject. */
export function readPhotos(
  incoming: IncomingMessage,
  enter: EnterRoom,
  take: (photo: SentPhoto) => Promise<void>,
): Promise<PhotosReading> {
  const parser = openParser(incoming);
  if (parser === undefined) return Promise.resolve('unreadable');
  return new Promise((resolve) => {
    const upload = enter(() => finish('too-slow'));
    if (upload === undefined) {
      resolve('busy');
      return;
    }
    const { readFile, giveBack } = createReader(upload, take);
    const files = new Set<Readable>();
    let work = Promise.resolve();
    let received = 0;
    let isOver = false;
    const stopWatch = watchUpload(incoming, () => finish('too-slow'));
    function finish(reading: PhotosReading): void {
      if (isOver) return;
      isOver = true;
      stopWatch();
      incoming.unpipe(parser);
      for (const file of files) file.destroy();
      // What is being written anew is kept before the answer.
      void work
        .catch(() => undefined)
        .then(() => {
          giveBack();
          upload?.leave();
          resolve(reading);
        });
    }
    parser.on('file', (_field, file, name) => {
      files.add(file);
      file.on('error', () => undefined);
      work = work
        .then(async () => {
          if (!isOver && !(await readFile(name, file))) finish('busy');
        })
        .finally(() => files.delete(file));
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
    // From then on only the server is waited for.
    incoming.on('end', stopWatch);
    // Closed is also what has come whole.
    incoming.on('close', () => {
      if (!incoming.complete) finish('broken-off');
    });
    incoming.on('error', () => finish('broken-off'));
    incoming.pipe(parser);
  });
}
