// Writes a prepared answer: whole, a part of it, or word that the visitor's copy is still good.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseByteRange } from './byte-range.ts';
import type { Encoding } from './choose-encoding.ts';
import type { PreparedAnswer } from './site-answer.ts';
import type { SiteAsset } from './site-asset.ts';

function isUnchanged(request: IncomingMessage, tag: string): boolean {
  const wanted = request.headers['if-none-match'];
  if (wanted === undefined) return false;
  return wanted.trim() === '*' || wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

function sendBytes(asset: SiteAsset, response: ServerResponse, first: number, last: number): void {
  const { bytes } = asset;
  if (bytes.kind === 'memory') {
    response.end(bytes.read().subarray(first, last + 1));
    return;
  }
  const stream = createReadStream(bytes.path, { start: first, end: last });
  stream.on('error', () => response.destroy());
  response.on('close', () => stream.destroy());
  stream.pipe(response);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  header: string,
): void {
  const { asset, plain } = answer;
  const condition = request.headers['if-range'];
  const range =
    condition === undefined || condition === plain.tag
      ? parseByteRange(header, asset.size)
      : ({ kind: 'whole' } as const);
  if (range.kind === 'unsatisfiable') {
    response.writeHead(416, [
      ...answer.bare,
      'Content-Range',
      `bytes */${asset.size}`,
      'Content-Length',
      '0',
    ]);
    response.end();
    return;
  }
  const [first, last] = range.kind === 'part' ? [range.first, range.last] : [0, asset.size - 1];
  const part = range.kind === 'part' ? ['Content-Range', `bytes ${first}-${last}/${asset.size}`] : [];
  response.writeHead(range.kind === 'part' ? 206 : 200, [
    ...plain.shared,
    ...part,
    'Content-Length',
    String(last - first + 1),
  ]);
  if (request.method === 'HEAD' || asset.size === 0) response.end();
  else sendBytes(asset, response, first, last);
}

/** Sends `answer` in the first accepted encoding there is a copy of; a part of it is always sent plain. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  accepted: readonly Encoding[],
): void {
  const range = answer.status === 200 ? request.headers.range : undefined;
  const encoding = range === undefined ? accepted.find((coding) => answer.compressed.has(coding)) : undefined;
  const chosen = (encoding === undefined ? undefined : answer.compressed.get(encoding)?.()) ?? answer.plain;
  if (answer.status === 200 && isUnchanged(request, chosen.tag)) {
    response.writeHead(304, chosen.unchanged);
    response.end();
    return;
  }
  if (range !== undefined) {
    sendRange(request, response, answer, range);
    return;
  }
  response.writeHead(answer.status, chosen.whole);
  if (request.method === 'HEAD') response.end();
  else if (chosen.body !== undefined) response.end(chosen.body);
  else sendBytes(answer.asset, response, 0, Math.max(answer.asset.size - 1, 0));
}
