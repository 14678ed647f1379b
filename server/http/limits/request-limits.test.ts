import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { tightLimits as limits } from '../../../tests/support/servers/tight-limits.ts';
import {
  createRateVerdicts,
  kindOfRequest,
  networkFactor,
  readRefusals,
  requestLimits,
} from './request-limits.ts';

const kinds = {
  form: ['POST', '/api/quote'],
  'sign-in': ['POST', '/api/board/sign-in'],
  coverage: ['GET', '/api/coverage?zip=33139'],
  today: ['GET', '/api/today'],
  request: ['GET', '/submitted'],
  'request-link': ['GET', '/my-request/token'],
  again: ['POST', '/api/my-request/again'],
  photo: ['POST', '/api/my-request/photos'],
  technician: ['GET', '/technician'],
  board: ['GET', '/api/board/leads?list=open'],
  monitor: ['GET', '/readyz'],
  other: ['GET', '/api/nothing'],
} as const;

/** Counts a request of `address`; what it is told. */
function aCounter(now = () => 0) {
  const rateVerdictOf = createRateVerdicts({ limits, proxies: 1, now });
  return (address: string, kind: keyof typeof kinds = 'form') => {
    const request = new IncomingMessage(new Socket());
    [request.method, request.url] = kinds[kind];
    request.headers['x-forwarded-for'] = address;
    const { kind: verdict } = rateVerdictOf(request);
    expect(rateVerdictOf(request).kind).toBe(verdict);
    return verdict;
  };
}

const times = <Result>(count: number, work: () => Result) => Array.from({ length: count }, work);

test.each([
  ['POST', '/api/quote', 'form'],
  ['POST', '/api/message?x=1', 'form'],
  ['GET', '/api/quote', 'other'],
  ['POST', '/api/board/sign-in', 'sign-in'],
  ['GET', '/api/board/leads.csv', 'board'],
  ['GET', '/api/coverage?zip=33139', 'coverage'],
  ['GET', '/api/today?zip=33139', 'today'],
  ['GET', '/technician/token', 'technician'],
  ['POST', '/api/technician/visits/v', 'technician'],
  ['GET', '/technicians', 'other'],
  ['GET', '/healthz', 'monitor'],
  ['GET', '/metrics', 'monitor'],
  ['GET', '/api/nothing', 'other'],
  ['POST', '/api/boards', 'other'],
])('%s %s is counted with %s', (method, url, kind) => {
  expect(kindOfRequest(method, url)).toBe(kind);
});

test('what is over the limit is refused: forms and sign-ins are still read for a while, all else is not', () => {
  const ask = aCounter();
  for (const kind of ['form', 'sign-in'] as const) {
    expect(times(2, () => ask('203.0.113.7', kind))).toEqual(['within', 'within']);
    expect(new Set(times(readRefusals, () => ask('203.0.113.7', kind)))).toEqual(new Set(['too-many']));
    expect(ask('203.0.113.7', kind)).toBe('flood');
  }
  for (const kind of ['coverage', 'today', 'board', 'monitor', 'other'] as const)
    expect(times(3, () => ask('203.0.113.7', kind))).toEqual(['within', 'within', 'flood']);
});

test('one client’s flood refuses nobody else, and a minute later not even them', () => {
  let now = 0;
  const ask = aCounter(() => now);
  times(1000, () => ask('203.0.113.7'));
  expect(ask('203.0.113.8')).toBe('within');
  now = 60_000;
  expect(ask('203.0.113.7')).toBe('within');
});

test('an IPv6 /64 counts as one client, however many addresses it uses', () => {
  const ask = aCounter();
  const statuses = times(3, () => ask(`2001:db8:1:2:${Math.trunc(Math.random() * 65_535).toString(16)}::1`));
  expect(statuses).toEqual(['within', 'within', 'too-many']);
  expect(ask('2001:db8:1:3::1')).toBe('within');
});

test('a /48 that uses ever new /64 is refused at ten times the limit', () => {
  const ask = aCounter();
  let subnet = 0;
  const next = () => ask(`2001:db8:7:${(subnet += 1).toString(16)}::1`);
  expect(new Set(times(2 * networkFactor, next))).toEqual(new Set(['within']));
  expect(next()).toBe('too-many');
  times(networkFactor * readRefusals, next);
  expect(next()).toBe('flood');
  expect(ask('2001:db8:8:1::1')).toBe('within');
});

test('ten operators in one office, each asking twice a second, are not hindered by the limits we deliver', () => {
  expect(requestLimits(20)?.board).toBeGreaterThanOrEqual(10 * 2 * 60);
});

test('0 posts a minute is no limit at all', () => {
  expect(requestLimits(0)).toBeUndefined();
});
