// Bytes packed and unpacked when somebody asks for them.
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import { once } from './once.ts';

/**
 * A copy in memory of its own, for what is kept. Node cuts small buffers out of pieces of 64 kB, and one that is kept keeps its whole
 * piece: 1,130 pages packed twice held 90 MB instead of 26.
 */
export function copyApart(content: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(content.length);
  content.copy(own);
  return own;
}

/** What the build does with more patience: 2 ms for a page, 1 % more bytes. */
const compressors = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => gzipSync(content),
} as const satisfies Record<Encoding, (content: Buffer) => Buffer>;

/** Compressed copies of what is read, each made when it is first asked for. */
export function compressAnew(
  copies: Iterable<Encoding>,
  read: () => Buffer,
): ReadonlyMap<Encoding, () => Buffer> {
  const pack = (encoding: Encoding) => once(() => copyApart(compressors[encoding](read())));
  return new Map([...copies].map((encoding) => [encoding, pack(encoding)]));
}

/** Unpacked in one piece: in pieces of the usual size they would be put together once more. */
export function unpackGzip(packed: Buffer): Buffer {
  // The last four bytes are the size (RFC 1952, 2.3.1).
  return gunzipSync(packed, { chunkSize: Math.max(64, packed.readUInt32LE(packed.length - 4) + 1) });
}
