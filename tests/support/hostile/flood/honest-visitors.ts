// Other people, who send a quote each while somebody floods: each from an address and on a connection of their own.
import { request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { aQuote } from '../../builders/a-quote.ts';

const perSecond = 20;

export type HonestReport = {
  /** Milliseconds from connecting to the end of the answer, of those that were thanked. */
  readonly times: readonly number[];
  /** Any other status; 0 where the connection broke. */
  readonly failed: readonly number[];
};

let visitors = 0;

/** Loopback addresses of their own: all of 127.0.0.0/8 is this machine. */
function nextAddress(): string {
  visitors += 1;
  return `127.${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export type Entrance = { readonly port: number; readonly isTls: boolean };

function post({ port, isTls }: Entrance): Promise<{ readonly status: number; readonly ms: number }> {
  const body = new URLSearchParams(aQuote({ request_id: `honest-${crypto.randomUUID()}` })).toString();
  const headers = {
    host: 'www.example.com',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/quote',
      localAddress: nextAddress(),
      agent: false,
      method: 'POST',
      headers,
      servername: 'www.example.com',
      rejectUnauthorized: false,
    };
    const call = (isTls ? requestSafely : request)(options, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode ?? 0));
      answer.on('error', () => end(0));
    });
    call.on('error', () => end(0)).end(body);
  });
}

/** Twenty a second, whether or not those before them are answered, for `seconds`. */
export async function visitHonestly(entrance: Entrance, seconds: number): Promise<HonestReport> {
  const running: ReturnType<typeof post>[] = [];
  const startedAt = performance.now();
  while (running.length < seconds * perSecond) {
    running.push(post(entrance));
    await wait(Math.max(0, startedAt + (running.length * 1000) / perSecond - performance.now()));
  }
  const outcomes = await Promise.all(running);
  return {
    times: outcomes.filter(({ status }) => status === 303).map(({ ms }) => ms),
    failed: outcomes.filter(({ status }) => status !== 303).map(({ status }) => status),
  };
}
