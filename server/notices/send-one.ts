// One attempt at one notice: bounded in time, and never louder than its outcome.
import type { ClaimedNotice, NoticeOutcome } from '#server/store/notices/notice-store.ts';
import type { Delivery, SendNotice } from './channel.ts';
import { nextAttemptAt } from './retry-schedule.ts';

/** Longer than any channel's own time-outs together; a safety net. */
const sendTimeoutMs = 30_000;

/** An acknowledgement that comes a day later helps nobody. */
const acknowledgementLifeMs = 24 * 60 * 60_000;

/** Why a notice is no longer worth sending, if it is not. */
export function findNeedless(notice: ClaimedNotice, now: number): string | undefined {
  const { kind, lead } = notice;
  if (kind === 'reminder' || kind === 'alarm') {
    if (lead.state !== 'open') return 'somebody called';
    if (kind === 'reminder' && now >= lead.dueAt) return 'the alarm has taken its place';
  }
  if (kind === 'acknowledgement' && now > notice.createdAt + acknowledgementLifeMs) return 'a day too late';
  return undefined;
}

async function deliver(notice: ClaimedNotice, send: SendNotice, stopped: AbortSignal): Promise<Delivery> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(sendTimeoutMs)]);
  const given = new Promise<Delivery>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'failed', detail: 'no answer in time' }), {
      once: true,
    });
  });
  try {
    return await Promise.race([send(notice, signal), given]);
  } catch (fault) {
    return { kind: 'failed', detail: fault instanceof Error ? fault.name : 'unknown fault' };
  }
}

export type Attempt = {
  readonly notice: ClaimedNotice;
  readonly send: SendNotice;
  readonly now: () => number;
  readonly chance: () => number;
  readonly stopped: AbortSignal;
};

/** Tries a notice once; resolves with what is to be written down. Never rejects. */
export async function sendOne({ notice, send, now, chance, stopped }: Attempt): Promise<NoticeOutcome> {
  const needless = findNeedless(notice, now());
  if (needless !== undefined) return { kind: 'cancelled', detail: needless };
  const delivery = await deliver(notice, send, stopped);
  const { detail } = delivery;
  if (delivery.kind === 'sent') return { kind: 'sent', detail };
  if (delivery.kind === 'refused') return { kind: 'dead', detail };
  if (delivery.kind === 'needless') return { kind: 'cancelled', detail };
  const { retryAfterMs = 0 } = delivery;
  const nextAt = nextAttemptAt({ attempt: notice.attempt, now: now(), chance: chance(), retryAfterMs });
  return nextAt === undefined ? { kind: 'dead', detail } : { kind: 'retry', detail, nextAt };
}
