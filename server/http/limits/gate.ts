// What every request but those for files of the site goes through first: who sends too much is refused, who sends much takes turns.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCountedLog } from '#server/counted-log.ts';
import type { Log } from '#server/log.ts';
import type { Header } from '../security-headers.ts';
import { clientAddressOf, networkOf } from './client-address.ts';
import { prepareRefusal } from './prepared-refusal.ts';
import { createStandings, kindOfRequest, type RequestLimits, type Standing } from './request-limits.ts';
import { createTurns } from './turns.ts';

/** A flood is refused so slowly, client by client, that it costs a hundredth of a processor: it waits for each answer. */
const floodPaceMs = 20;

export type GateParts = {
  readonly limits: RequestLimits | undefined;
  readonly proxies: number;
  readonly now: () => number;
  /** E.164. */
  readonly phone: string;
  readonly securityHeaders: readonly Header[];
  readonly log: Log;
};

type Passage = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

export type Gate = {
  /** How the client of a request stands. */
  readonly standingOf: (request: IncomingMessage) => Standing;
  /** Calls `answer` in the client's turn, unless the client has gone by then. */
  readonly takeTurn: Passage;
  /** The same, but a flood is refused here. */
  readonly pass: Passage;
};

/** Makes the gate. Without limits everybody passes at once. */
export function createGate({ limits, proxies, now, phone, securityHeaders, log }: GateParts): Gate {
  const passAtOnce: Passage = (_request, _response, answer) => answer();
  if (limits === undefined)
    return { standingOf: () => ({ kind: 'within' }), takeTurn: passAtOnce, pass: passAtOnce };
  const standingOf = createStandings({ limits, proxies, now });
  const beginInTurn = createTurns(setImmediate);
  const beginSlowly = createTurns((turn) => setTimeout(turn, floodPaceMs));
  const refuse = prepareRefusal(phone, securityHeaders);
  const countedLog = createCountedLog(log);
  const passageBy =
    (begin: typeof beginInTurn): Passage =>
    (request, response, answer) =>
      begin(networkOf(clientAddressOf(request, proxies)), () => {
        if (!response.destroyed) answer();
      });
  const takeTurn = passageBy(beginInTurn);
  const takeSlowTurn = passageBy(beginSlowly);
  return {
    standingOf,
    takeTurn,
    pass(request, response, answer) {
      const standing = standingOf(request);
      if (standing.kind !== 'flood') {
        takeTurn(request, response, answer);
        return;
      }
      countedLog('warn', 'flood refused', { kind: kindOfRequest(request.method ?? '', request.url ?? '') });
      takeSlowTurn(request, response, () => refuse(request, response, standing.retryAfterSeconds));
    },
  };
}
