// The floods we measure: what each connection sends, again and again.
import { aQuote } from '../../tests/support/a-quote.ts';

export type Attack = {
  readonly name: string;
  /** One whole request. Of a slow one the end is left out, and it comes byte by byte. */
  readonly request: string;
  readonly connections: number;
  readonly isSlow: boolean;
};

const form = 'application/x-www-form-urlencoded';

function aRequest(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${line} HTTP/1.1`, 'Host: www.example.com', ...headers, ...length, '', body].join('\r\n');
}

function aPost(fields: Readonly<Record<string, string>>): string {
  const body = new URLSearchParams(fields).toString();
  return aRequest('POST /api/quote', [`Content-Type: ${form}`, 'Accept: text/html'], body);
}

function anAttack(name: string, request: string, connections = 500, isSlow = false): Attack {
  return { name, request, connections, isSlow };
}

/** Every way of being refused, each sent by 500 connections of one client, and 2,000 posts that never end. */
export const attacks: readonly Attack[] = [
  anAttack('429, quotes', aPost(aQuote())),
  anAttack('422, 16 kB', aPost({ ...aQuote(), zip: 'x', message: 'y'.repeat(16_000) })),
  anAttack('413, 100 kB', aPost({ ...aQuote(), message: 'y'.repeat(100_000) })),
  anAttack('404 page', aRequest('GET /atlantis', ['Accept: text/html'])),
  anAttack('404 of the API', aRequest('GET /api/nothing')),
  anAttack('coverage page', aRequest('GET /api/coverage?zip=33139', ['Accept: text/html'])),
  anAttack('board 401', aRequest('GET /api/board/leads')),
  anAttack('readyz', aRequest('GET /readyz')),
  anAttack('slow bodies', aPost(aQuote()).slice(0, -40), 2000, true),
];
