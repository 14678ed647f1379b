// What every request but those for files of the site goes through first: who sends too much is refused, who sends much takes turns.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCountedLog } from '#server/log/counted-log.ts';
import type { Log } from '#server/log/log.ts';
import type { Header } from '../security-headers.ts';
import { clientAddressOf, networkOf } from './client-address.ts';
import { prepareRefusal } from './prepared-refusal.ts';
import { createRateVerdicts, kindOfRequest, type RequestLimits, type RateVerdict } from './request-limits.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** A flood is refused so slowly, client by client, that it costs a hundredth of a processor: it waits for each answer. */
const floodPaceMs = 20;
/**
 * What waits takes 10 to 70 kB. A line can be longer than a client has connections, because a request whose client has gone stays in
 * it until its turn.
 */
const longestLine = 2000;

export type GateParts = {
  readonly limits: RequestLimits | undefined;
  readonly proxies: number;
  readonly now: () => number;
  readonly isStopping: () => boolean;
  /** E.164. */
  readonly phone: string;
  readonly securityHeaders: readonly Header[];
  readonly log: Log;
};

type Admit = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

export type Gate = {
  /** What the limits say of a request. */
  readonly rateVerdictOf: (request: IncomingMessage) => RateVerdict;
  /** Calls `answer` in the client's turn, unless the client has gone by then. Cuts off who asks on without waiting for answers. */
  readonly waitInLine: Admit;
  /** The same, but a flood is refused here. */
  readonly admit: Admit;
};

/** Reads no more of a request that will be refused, and lets go of what came with its headers: up to 64 kB of each that waits. */
function stopReading(request: IncomingMessage): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  socket.pause();
  setImmediate(() => {
    request.read();
    socket.pause();
  });
}

/** Makes the gate. Without limits everybody passes at once. */
export function createGate({
  limits,
  proxies,
  now,
  isStopping,
  phone,
  securityHeaders,
  log,
}: GateParts): Gate {
  const admitAtOnce: Admit = (_request, _response, answer) => answer();
  if (limits === undefined)
    return { rateVerdictOf: () => ({ kind: 'within' }), waitInLine: admitAtOnce, admit: admitAtOnce };
  const rateVerdictOf = createRateVerdicts({ limits, proxies, now });
  const queue = createFairQueue(setImmediate, longestLine);
  const slowQueue = createFairQueue(
    (turn) => (isStopping() ? setImmediate(turn) : setTimeout(turn, floodPaceMs)),
    longestLine,
  );
  const refuse = prepareRefusal(phone, securityHeaders);
  const countedLog = createCountedLog(log);
  // No browser and no proxy of ours sends a second request before the first is answered (pipelining): a thousand of them fit into
  // one packet, and all would wait here.
  const latest = new WeakMap<Socket, ServerResponse>();
  const admitBy =
    (queueOf: FairQueue): Admit =>
    (request, response, answer) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const isPipelined = latest.get(socket)?.writableEnded === false;
      latest.set(socket, response);
      const isInLine =
        !isPipelined &&
        queueOf(networkOf(clientAddressOf(request, proxies)), () => {
          if (response.destroyed) return false;
          answer();
          return true;
        });
      if (!isInLine) socket.destroy();
    };
  const waitInLine = admitBy(queue);
  const waitSlowly = admitBy(slowQueue);
  return {
    rateVerdictOf,
    waitInLine,
    admit(request, response, answer) {
      const verdict = rateVerdictOf(request);
      if (verdict.kind !== 'flood') {
        waitInLine(request, response, answer);
        return;
      }
      countedLog('warn', 'flood refused', { kind: kindOfRequest(request.method ?? '', request.url ?? '') });
      stopReading(request);
      waitSlowly(request, response, () => refuse(request, response, verdict.retryAfterSeconds));
    },
  };
}
