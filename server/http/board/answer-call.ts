// How the board's calls are answered: read by their schema, and answered with what it says or with a refusal.
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { AnswerOf, BoardCall, CallParams } from '#domain/board/board-call.ts';
import { nothing } from '#domain/board/action-fields.ts';
import type { BoardHono, BoardParts } from './board-parts.ts';
import { readJson, readValue, type Reading } from './read-json.ts';

/** A call as somebody made it. */
export type Asked<Call extends BoardCall> = {
  readonly question: z.output<Call['question']>;
  /** What stands in the address in the place of ":name". */
  readonly param: (name: keyof CallParams<Call>) => string;
  readonly operator: string;
  readonly context: Context<BoardHono>;
};

/** Adds what answers a call. What is no such question is answered with 413, 415 or 422, and who is no owner with 403 where it takes one. */
export type AnswerCall = <Call extends BoardCall>(
  call: Call,
  handle: (asked: Asked<Call>) => Promise<AnswerOf<Call> | Response>,
) => void;

/** An answer that says no: its kind, and what else is to be known. */
export function refuse(kind: string, status: number, more: object = {}): Response {
  return Response.json({ kind, ...more }, { status });
}

async function readQuestion<Call extends BoardCall>(
  { req, env }: Context<BoardHono>,
  { method, question }: Call,
): Promise<Reading<z.output<Call['question']>>> {
  if (method === 'GET' || question === nothing) return readValue<Call['question']>(req.query(), question);
  return readJson<Call['question']>(env.incoming, question);
}

/** What adds the board's calls to its API. */
export function createAnswerCall(api: Hono<BoardHono>, { log }: Pick<BoardParts, 'log'>): AnswerCall {
  return (call, handle) => {
    api.on(call.method, [call.path], async (context) => {
      const { operator, role } = context.var;
      if (call.isForOwners && role !== 'owner') {
        log('warn', 'board refused', { kind: 'owners only' });
        return refuse('owners only', 403);
      }
      const reading = await readQuestion(context, call);
      if (reading.kind !== 'read') return reading.answer;
      const param = (name: string) => context.req.param(name) ?? '';
      const answer = await handle({ question: reading.value, param, operator, context });
      if (answer instanceof Response) return answer;
      // By the context, which has the cookie of who signed in.
      return context.body(JSON.stringify(answer), 200, { 'Content-Type': 'application/json' });
    });
  };
}
