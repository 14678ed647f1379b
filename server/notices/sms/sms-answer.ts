// What a service for text messages answered, as Twilio's Messages API does: 201 with the message, else a status and a code.
import { z } from 'zod';
import { parseRetryAfter } from '#server/notices/webhook/webhook.ts';
import type { Delivery } from '#server/notices/channel.ts';

const fault = z.object({ code: z.number().int() });

/** The number said STOP: https://www.twilio.com/docs/api/errors/21610 */
const stopCode = 21_610;

/** The service's own number for what is wrong, such as 21211 for a number that is none; its words are not kept. */
function codeIn(body: string): number {
  try {
    return fault.parse(JSON.parse(body)).code;
  } catch {
    return 0;
  }
}

/** What came of one message to one phone. Only 2xx says that it was taken. */
export function deliveryOfAnswer(
  { status, ok, headers }: Pick<Response, 'status' | 'ok' | 'headers'>,
  body: string,
  now: number,
): Delivery {
  if (ok) return { kind: 'sent', answer: { code: 'sms-taken', all: 1 } };
  if (status === 429 || status >= 500) {
    const waitMs = parseRetryAfter(headers.get('retry-after'), now);
    if (waitMs !== undefined)
      return { kind: 'failed', answer: { code: 'sms-asked-to-wait', status, waitMs } };
    return { kind: 'failed', answer: { code: 'sms-busy', status } };
  }
  // Wrong keys and accounts that ended are put right by people, who find the alarm still waiting.
  if (status === 401 || status === 403 || status === 404)
    return { kind: 'failed', answer: { code: 'sms-login', status } };
  if (status < 400) return { kind: 'failed', answer: { code: 'sms-moved', status } };
  const code = codeIn(body);
  if (code === stopCode) return { kind: 'refused', answer: { code: 'sms-stopped' } };
  return { kind: 'refused', answer: { code: 'sms-refused', status, reason: String(code) } };
}

export function deliveryOfFault(thrown: unknown): Delivery {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return { kind: 'failed', answer: { code: 'sms-silent' } };
  if (name === 'AbortError') return { kind: 'failed', answer: { code: 'cut-off' } };
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(cause instanceof Error))
    return { kind: 'failed', answer: { code: 'sms-away', reason: typeof cause } };
  const reason = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return { kind: 'failed', answer: { code: 'sms-away', reason } };
}

/** All phones of one alarm together: what may still work later decides, then what was refused for good. */
export function deliveryToAll(byPlace: ReadonlyMap<number, Delivery>): Delivery {
  const deliveries = [...byPlace.values()];
  const waiting = deliveries.find(({ kind }) => kind === 'failed');
  if (waiting !== undefined) return waiting;
  const refused = [...byPlace].filter(([, { kind }]) => kind === 'refused');
  const [first] = refused;
  const all = byPlace.size;
  if (first === undefined) return { kind: 'sent', answer: { code: 'sms-taken', all } };
  if (refused.length === all) return first[1];
  const missing = refused.map(([place]) => place).join(', ');
  const taken = all - refused.length;
  return { kind: 'partly-sent', answer: { code: 'sms-partly-taken', taken, all, missing } };
}
