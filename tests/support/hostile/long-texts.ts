// Texts as long as a post may be, such as make slow patterns slow; and what an answer to them costs.
import { hash } from 'node:crypto';
import { connect } from 'node:net';

/** Of a text in a body; and in the head of a request, of which Node reads 16 kB. */
export const longestField = 60_000;
export const longestHeadField = 14_000;

/** In bytes as they are posted. */
export type LongText = readonly [what: string, bytes: Buffer];

/** Each begins well and ends otherwise than it went on: a pattern goes back from there, and tries again. */
export function listLongTexts(length: number): readonly LongText[] {
  const fill = (before: string, piece: string | Buffer, after: string) =>
    Buffer.concat([Buffer.from(before), Buffer.alloc(length, piece), Buffer.from(after)]);
  return [
    ['blanks', fill('1', ' ', '1')],
    ['dots', fill('a@', '.', '!,')],
    ['letters', fill('a@', 'a', ',')],
    ['digits', fill('', '1', '!')],
    ['signs', fill('1', '@.', ',')],
    ['commas', fill('a', ',', 'a')],
    ['fields', fill('', '&a', '')],
    ['marks', fill('a', '\u0301', '1')],
    ['half letters', fill('1', Buffer.from([0xed, 0xa0, 0x80]), '1')],
    ['no letters', fill('1', Buffer.from([0xff]), '1')],
  ];
}

/** For a place in JSON: where it is escaped, half a letter is a letter of its own. */
export function listJsonTexts(length: number): readonly LongText[] {
  return [
    ...listLongTexts(length).filter(([what]) => what !== 'half letters'),
    ['half letters', Buffer.alloc(length, String.raw`\ud800`)],
  ];
}

/** Bodies of JSON that are no texts: a name after the other, and one thing in another. */
export function listJsonShapes(length: number): readonly LongText[] {
  const names = Array.from({ length: Math.floor(length / 12) }, (_, index) => [`n${index}`, 1] as const);
  const half = Math.floor(length / 2);
  return [
    ['names', Buffer.from(JSON.stringify(Object.fromEntries(names)))],
    ['lists in lists', Buffer.from('['.repeat(half) + ']'.repeat(half))],
    ['a list', Buffer.from(`[${'1,'.repeat(half - 2)}1]`)],
  ];
}

export type Asked = {
  readonly method: string;
  readonly path: string | Buffer;
  readonly headers?: Readonly<Record<string, string | Buffer>>;
  readonly body?: Buffer;
};

/** As it goes over the wire, and the end of the connection with it. */
function writeRequest({ method, path, headers = {}, body }: Asked): Buffer {
  const host = 'host' in headers ? {} : { host: 'localhost' };
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const lines = Object.entries({ ...host, connection: 'close', ...length, ...headers });
  return Buffer.concat([
    Buffer.from(`${method} `),
    Buffer.from(path),
    Buffer.from(' HTTP/1.1\r\n'),
    ...lines.flatMap(([name, value]) => [Buffer.from(`${name}: `), Buffer.from(value), Buffer.from('\r\n')]),
    Buffer.from('\r\n'),
    body ?? Buffer.alloc(0),
  ]);
}

/** Resolves with the status when the server has closed the connection; 0 if it said nothing. */
function send(origin: string, request: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ port: Number(port), host: hostname, noDelay: true }, () =>
      socket.write(request),
    );
    let status = 0;
    socket.once('data', (piece) => (status = Number(piece.toString('latin1', 9, 12))));
    socket.on('data', () => undefined);
    socket.on('close', () => resolve(status));
    socket.on('error', () => undefined);
  });
}

export type Cost = { readonly status: number; readonly ms: number };

/** How many times what is enough may be spent on tries: the first run code not compiled yet, and others share the core. */
const mostSpent = 100;

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

let quickest = Infinity;

/** How many times as much processor the same work takes now as it took at its quickest: more where others share the core. At least 1. */
export function measureSlowdown(): number {
  const before = process.cpuUsage();
  hash('sha256', Buffer.alloc(2_000_000));
  const now = processorMs(before);
  quickest = Math.min(quickest, now);
  return now / quickest;
}

let measured = 0;

/**
 * Milliseconds of processor that a request to a server in this process takes, its sending with it, as they would be at the machine's
 * quickest; tried again while it is over `enough`, since the least is what it costs.
 */
export async function measureCost(origin: string, asked: Asked, enough: number): Promise<Cost> {
  const request = writeRequest(asked);
  let cost: Cost = { status: 0, ms: Infinity };
  let spent = 0;
  while (spent < mostSpent * enough && cost.ms > enough) {
    const before = process.cpuUsage();
    const status = await send(origin, request);
    const ms = processorMs(before);
    spent += ms;
    measured += 1;
    // The quickest is looked for all along.
    const slowdown = ms > enough || measured % 20 === 1 ? measureSlowdown() : 1;
    cost = { status, ms: Math.min(cost.ms, ms / slowdown) };
  }
  return cost;
}
