// Visitors who post quotes through the proxy, each on a connection kept open; whoever gets no answer sends the same form again.
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { aQuote } from '../../tests/support/builders/a-quote.ts';

const visitors = 64;
const mostTries = 20;
const againMs = 200;
/** No answer, nobody to ask, or a server that could not keep it in time and said so. */
const sentAgain: readonly number[] = [0, 502, 503, 504];

export type Posted = {
  /** Request ids that were thanked for. */
  readonly thanked: readonly string[];
  /** Milliseconds of each thank-you at the first try. */
  readonly times: readonly number[];
  /** Posts that had to be sent again. */
  readonly broken: number;
};

function post(port: number, agent: Agent, requestId: string): Promise<number> {
  const body = new URLSearchParams(aQuote({ request_id: requestId })).toString();
  const headers = {
    host: 'www.example.com',
    origin: 'https://www.example.com',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/api/quote', method: 'POST', agent, headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    call.on('error', () => resolve(0)).end(body);
  });
}

/** As many as are taken, for so long. Rejects if somebody was refused, or not thanked time after time. */
export async function postThroughProxy(port: number, seconds: number): Promise<Posted> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, rejectUnauthorized: false });
  const end = performance.now() + seconds * 1000;
  const thanked: string[] = [];
  const times: number[] = [];
  let broken = 0;

  async function send(id: string, triesLeft: number): Promise<void> {
    const startedAt = performance.now();
    const status = await post(port, agent, id);
    if (status === 303) {
      thanked.push(id);
      if (triesLeft === mostTries) times.push(performance.now() - startedAt);
      return;
    }
    if (!sentAgain.includes(status) || triesLeft === 1)
      throw new Error(`POST /api/quote was answered ${status}`);
    broken += 1;
    await wait(againMs);
    await send(id, triesLeft - 1);
  }
  async function visit(): Promise<void> {
    while (performance.now() < end) await send(crypto.randomUUID(), mostTries);
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return { thanked, times, broken };
}
