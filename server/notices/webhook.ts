// Notices as web requests, by the rules of Standard Webhooks 1.0. The address comes from the configuration alone, and
// is never left for another: a redirect is a fault.
import { createHmac } from 'node:crypto';
import type { SendNotice } from './channel.ts';
import { writeWebhookBody } from './webhook-body.ts';

export type WebhookParts = {
  readonly url: string;
  /** "whsec_" and base64, or any text. */
  readonly secret: string;
  readonly publicOrigin: string | undefined;
  readonly now: () => number;
};

const timeoutMs = 15_000;

function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8');
}

/** The `webhook-signature` header of a body: HMAC-SHA256 over id, timestamp in seconds and body. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Milliseconds a receiver asked to wait, in seconds or as a date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/u.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function faultName(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (!(cause instanceof Error)) return 'no connection';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Makes the channel. A receiver that answers 410 gets nothing more until the server starts anew. */
export function createWebhookChannel({ url, secret, publicOrigin, now }: WebhookParts): SendNotice {
  let isGone = false;
  return async (notice, signal) => {
    if (isGone) return { kind: 'refused', detail: 'the receiver is gone (410)' };
    const body = writeWebhookBody(notice, publicOrigin);
    const timestamp = Math.floor(now() / 1000);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/json',
          'webhook-id': notice.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secret, notice.id, timestamp, body),
        },
      });
      await answer.body?.cancel();
      const detail = `HTTP ${answer.status}`;
      if (answer.ok) return { kind: 'sent', detail };
      if (answer.status === 410) {
        isGone = true;
        return { kind: 'refused', detail };
      }
      const retryAfterMs = parseRetryAfter(answer.headers.get('retry-after'), now());
      // The words keep it from being tried sooner when another notice gets through.
      return retryAfterMs === undefined
        ? { kind: 'failed', detail }
        : { kind: 'failed', detail: `${detail}, asked to wait`, retryAfterMs };
    } catch (fault) {
      return { kind: 'failed', detail: faultName(fault) };
    }
  };
}
