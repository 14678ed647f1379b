// Bytes packed and unpacked when somebody asks for them.
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import { once } from './once.ts';

/** What the build does with more patience: 2 ms for a page, 1 % more bytes. */
const compressors = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => gzipSync(content),
} as const satisfies Record<Encoding, (content: Buffer) => Buffer>;

/** Unpacks on demand, and again only after the memory was needed for something else. */
export function createUnpacking<Content extends object>(unpack: () => Content): () => Content {
  let unpacked: WeakRef<Content> | undefined;
  return () => {
    const known = unpacked?.deref();
    if (known !== undefined) return known;
    const content = unpack();
    unpacked = new WeakRef(content);
    return content;
  };
}

/** Compressed copies of what is read, each made when it is first asked for. */
export function compressAnew(
  copies: Iterable<Encoding>,
  read: () => Buffer,
): ReadonlyMap<Encoding, () => Buffer> {
  return new Map([...copies].map((encoding) => [encoding, once(() => compressors[encoding](read()))]));
}

/** Unpacked in one piece: in pieces of the usual size they would be put together once more. */
export function unpackGzip(packed: Buffer): Buffer {
  // The last four bytes are the size (RFC 1952, 2.3.1).
  return gunzipSync(packed, { chunkSize: Math.max(64, packed.readUInt32LE(packed.length - 4) + 1) });
}
