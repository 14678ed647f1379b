// The floods we measure: what each connection sends, again and again.
import { aQuote } from '../../builders/a-quote.ts';

export type Attack = {
  readonly name: string;
  /** One whole request. Of a slow one the end is left out, and it comes byte by byte. */
  readonly request: string;
  readonly connections: number;
  readonly isSlow: boolean;
};

function aRequest(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${line} HTTP/1.1`, 'Host: www.example.com', ...headers, ...length, '', body].join('\r\n');
}

function aPost(changes: Readonly<Record<string, string>> = {}): string {
  const body = new URLSearchParams(aQuote(changes)).toString();
  const headers = ['Content-Type: application/x-www-form-urlencoded', 'Accept: text/html'];
  return aRequest('POST /api/quote', headers, body);
}

function anAttack(name: string, request: string, connections = 500): Attack {
  return { name, request, connections, isSlow: false };
}

const page = ['Accept: text/html'];

/** Every way of being refused, each sent by 500 connections of one client, and 2,000 posts that never end. */
export const attacks: readonly Attack[] = [
  anAttack('429', aPost()),
  anAttack('422 of 16 kB', aPost({ zip: 'x', message: 'y'.repeat(16_000) })),
  anAttack('413 of 100 kB', aPost({ message: 'y'.repeat(100_000) })),
  anAttack('403', aPost().replace('Accept:', 'Origin: https://evil.example\r\nAccept:')),
  anAttack('404 page', aRequest('GET /atlantis', page)),
  anAttack('404 of the API', aRequest('GET /api/nothing')),
  anAttack('coverage page', aRequest('GET /api/coverage?zip=33139', page)),
  anAttack('board 401', aRequest('GET /api/board/leads')),
  anAttack('readyz', aRequest('GET /readyz')),
  { name: 'slow bodies', request: aPost().slice(0, -40), connections: 2000, isSlow: true },
];
