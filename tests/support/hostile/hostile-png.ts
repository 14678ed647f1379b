// PNG files chunk by chunk, with what no encoder would write.
import { crc32, deflateSync } from 'node:zlib';

type Chunk = readonly [type: string, data: Buffer];

function chunk([type, data]: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, end]);
}

export type PngShape = {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample: 1 or 8. */
  readonly depth?: number;
  /** 0 gray, 6 with transparency. */
  readonly color?: number;
  readonly interlace?: number;
  /** Rows that are really there. */
  readonly rows?: number;
  readonly before?: readonly Chunk[];
  readonly after?: readonly Chunk[];
};

/** A black picture, packed as small as it goes. */
export function aPng({
  width,
  height,
  depth = 1,
  color = 0,
  interlace = 0,
  rows = height,
  before = [],
  after = [],
}: PngShape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  const rowBytes = 1 + Math.ceil((width * depth * (color === 6 ? 4 : 1)) / 8);
  const data = deflateSync(Buffer.alloc(rowBytes * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    ...[
      ['IHDR', header] as const,
      ...before,
      ['IDAT', data] as const,
      ...after,
      ['IEND', Buffer.of()] as const,
    ].map(chunk),
  ]);
}

/** Text that is packed and unfolds to so many bytes. */
export function packed(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes, 65), { level: 9 });
}
