// One attempt at one notice: bounded in time, and never louder than its outcome.
import type { ClaimedNotice, NoticeOutcome } from '#server/store/notices/notice-store.ts';
import type { Delivery, SendNotice } from './channel.ts';
import { nextAttemptAt } from './retry-schedule.ts';

/**
 * A safety net for a channel that does not bound itself. An honest mail session may last ten seconds to begin, twenty for
 * each of a dozen words, and five minutes for the last (mail-session.ts): ten minutes at the most.
 */
export const usualSendTimeoutMs = 15 * 60_000;

/** What a channel that is told to stop may still say: that the mail was taken a moment ago, perhaps. */
const lastWordMs = 250;

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

export type Attempt = {
  readonly notice: ClaimedNotice;
  readonly send: SendNotice;
  readonly now: () => number;
  readonly chance: () => number;
  readonly stopped: AbortSignal;
  readonly sendTimeoutMs: number;
  /** Told if the receiver took the notice after all, when it had been given up. */
  readonly onSentLate: (outcome: NoticeOutcome) => void;
};

async function trySending({ notice, send }: Attempt, signal: AbortSignal): Promise<Delivery> {
  try {
    return await send(notice, signal);
  } catch (fault) {
    return { kind: 'failed', detail: fault instanceof Error ? fault.name : 'unknown fault' };
  }
}

async function deliver(attempt: Attempt): Promise<Delivery> {
  const { stopped, sendTimeoutMs, onSentLate } = attempt;
  const cut = new AbortController();
  const over = Promise.withResolvers<undefined>();
  const timers = [setTimeout(giveUp, sendTimeoutMs)];
  function giveUp(): void {
    cut.abort();
    timers.push(setTimeout(() => over.resolve(undefined), lastWordMs));
  }
  if (stopped.aborted) giveUp();
  else stopped.addEventListener('abort', giveUp);
  const sending = trySending(attempt, cut.signal);
  const delivery = await Promise.race([sending, over.promise]);
  stopped.removeEventListener('abort', giveUp);
  for (const timer of timers) clearTimeout(timer);
  if (delivery !== undefined) return delivery;
  void sending.then(({ kind, detail }) => {
    if (kind === 'sent') onSentLate({ kind, detail });
  });
  return { kind: 'failed', detail: 'no answer in time' };
}

/** Tries a notice once; resolves with what is to be written down. Never rejects. */
export async function sendOne(attempt: Attempt): Promise<NoticeOutcome> {
  const { notice, now, chance } = attempt;
  const needless = findNeedless(notice, now());
  if (needless !== undefined) return { kind: 'cancelled', detail: needless };
  const delivery = await deliver(attempt);
  const { detail } = delivery;
  if (delivery.kind === 'sent') return { kind: 'sent', detail };
  if (delivery.kind === 'refused') return { kind: 'dead', detail };
  if (delivery.kind === 'needless') return { kind: 'cancelled', detail };
  const { retryAfterMs = 0 } = delivery;
  const nextAt = nextAttemptAt({ attempt: notice.attempt, now: now(), chance: chance(), retryAfterMs });
  return nextAt === undefined ? { kind: 'dead', detail } : { kind: 'retry', detail, nextAt };
}
