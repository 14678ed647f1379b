// A load of visitors who send the quote form side by side, and what became of each.
import { Agent, request } from 'node:http';
import { aQuote } from '../builders/a-quote.ts';

const connections = 32;

export type QuoteLoad = {
  readonly origin: string;
  /** Request ids are this and a number. */
  readonly name: string;
  readonly count: number;
  /** How often a visitor who got no thank-you sends the same form again. Default: once and never again. */
  readonly tries?: number;
  /** Told after every thank-you how many there are. */
  readonly onThanks?: (count: number) => void;
};

export type LoadReport = {
  /** The request ids that were thanked for. */
  readonly thanked: readonly string[];
  /** When each of them was, in milliseconds since 1970. */
  readonly thankedAt: ReadonlyMap<string, number>;
  /** The statuses of all other answers; undefined where the connection broke. */
  readonly failed: readonly (number | undefined)[];
  /** The slowest thank-you. */
  readonly slowestMs: number;
};

/** Posts one quote; resolves with the status, or undefined if the connection broke first. */
function postOne(origin: string, agent: Agent, requestId: string): Promise<number | undefined> {
  const body = new URLSearchParams(aQuote({ request_id: requestId })).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    origin,
  };
  return new Promise((resolve) => {
    const outgoing = request(`${origin}/api/quote`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(undefined));
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}

/** Posts `count` quotes over 32 connections, as fast as they are answered. */
export async function postQuotes({
  origin,
  name,
  count,
  tries = 1,
  onThanks,
}: QuoteLoad): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ids = Array.from({ length: count }, (_, index) => `${name}-post-${index}`).values();
  const thankedAt = new Map<string, number>();
  const failed: (number | undefined)[] = [];
  let slowestMs = 0;

  async function isThanked(id: string): Promise<boolean> {
    const startedAt = performance.now();
    const status = await postOne(origin, agent, id);
    if (status === 303) slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    else failed.push(status);
    return status === 303;
  }

  async function work(): Promise<void> {
    for (const id of ids) {
      let triesLeft = tries;
      while (triesLeft > 0 && !(await isThanked(id))) triesLeft -= 1;
      if (triesLeft === 0) continue;
      thankedAt.set(id, Date.now());
      onThanks?.(thankedAt.size);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { thanked: [...thankedAt.keys()], thankedAt, failed, slowestMs };
}
