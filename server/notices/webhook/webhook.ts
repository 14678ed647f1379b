// Notices as web requests, by the rules of Standard Webhooks 1.0. The address comes from the configuration alone, and
// is never left for another: a redirect is a fault.
import { createHmac } from 'node:crypto';
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import type { Delivery, SendNotice } from '#server/notices/channel.ts';
import { writeWebhookBody, type WebhookPlace } from './webhook-body.ts';

export type WebhookParts = WebhookPlace & {
  readonly url: string;
  /** "whsec_" and base64, or any text. */
  readonly secret: string;
  readonly now: () => number;
};

export const timeoutMs = 15_000;

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

function answerOfFault(fault: unknown): NoticeAnswer {
  if (fault instanceof Error && fault.name === 'TimeoutError') return { code: 'web-silent' };
  if (fault instanceof Error && fault.name === 'AbortError') return { code: 'cut-off' };
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (!(cause instanceof Error)) return { code: 'web-away', reason: typeof cause };
  const reason = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return { code: 'web-away', reason };
}

function deliveryOf({ status, ok }: Response, waitMs: number | undefined): Delivery {
  if (ok) return { kind: 'sent', answer: { code: 'web-taken', status } };
  if (status === 410) return { kind: 'refused', answer: { code: 'web-gone', status } };
  if (waitMs !== undefined) return { kind: 'failed', answer: { code: 'web-asked-to-wait', status, waitMs } };
  if (status < 400) return { kind: 'failed', answer: { code: 'web-moved', status } };
  const isBusy = status === 429 || status >= 500;
  return { kind: 'failed', answer: { code: isBusy ? 'web-busy' : 'web-refused', status } };
}

/** Makes the channel. A receiver that answers 410 gets nothing more until the server starts anew. */
export function createWebhookChannel({ url, secret, now, ...place }: WebhookParts): SendNotice {
  let isGone = false;
  return async (notice, signal) => {
    if (isGone) return { kind: 'refused', answer: { code: 'web-gone', status: 410 } };
    const body = writeWebhookBody(notice, place);
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
      isGone = answer.status === 410;
      return deliveryOf(answer, parseRetryAfter(answer.headers.get('retry-after'), now()));
    } catch (fault) {
      return { kind: 'failed', answer: answerOfFault(fault) };
    }
  };
}
