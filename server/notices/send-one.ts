// One attempt at one notice: bounded in time, and never louder than its outcome.
import { dayMs } from '#domain/clocks/durations.ts';
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import type { LeasedNotice, NoticeOutcome } from '#server/store/records/notices/notice.ts';
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
const acknowledgementLifeMs = dayMs;

/** Why a notice is no longer worth sending, if it is not. */
export function findNeedless(notice: LeasedNotice, now: number): NoticeAnswer | undefined {
  const { kind, lead } = notice;
  if (kind === 'reminder' || kind === 'alarm') {
    const isFollowUp = lead.followUpAt !== undefined;
    if ((lead.state !== 'open' && !isFollowUp) || lead.mergedInto !== undefined) return { code: 'called' };
    if (kind === 'reminder' && !isFollowUp && now >= lead.dueAt) return { code: 'alarm-instead' };
  }
  if (notice.visit?.kind === 'nothing' || notice.booking?.kind === 'nothing') return { code: 'nothing-new' };
  if (notice.visit?.kind === 'too-late' || notice.visit?.kind === 'not-agreed')
    return { code: notice.visit.kind };
  if (kind === 'acknowledgement' && now > notice.createdAt + acknowledgementLifeMs)
    return { code: 'too-late' };
  return undefined;
}

export type Attempt = {
  readonly notice: LeasedNotice;
  readonly send: SendNotice;
  readonly now: () => number;
  readonly chance: () => number;
  readonly stopped: AbortSignal;
  readonly sendTimeoutMs: number;
  /** Told of a fault that no channel should have: one of ours, not of the receiver. */
  readonly onBroken: (fault: unknown) => void;
  /** Told if the receiver took the notice after all, when it had been given up. */
  readonly onSentLate: (outcome: NoticeOutcome) => void;
};

async function trySending({ notice, send, onBroken }: Attempt, signal: AbortSignal): Promise<Delivery> {
  try {
    return await send(notice, signal);
  } catch (fault) {
    onBroken(fault);
    return {
      kind: 'failed',
      answer: { code: 'broken', reason: fault instanceof Error ? fault.name : typeof fault },
    };
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
  void sending.then(({ kind, answer }) => {
    if (kind === 'sent' || kind === 'partly-sent') onSentLate({ kind, answer });
  });
  return { kind: 'failed', answer: { code: 'cut-off' } };
}

/** Tries a notice once; resolves with what is to be written down. Never rejects. */
export async function sendOne(attempt: Attempt): Promise<NoticeOutcome> {
  const { notice, now, chance } = attempt;
  const needless = findNeedless(notice, now());
  if (needless !== undefined) return { kind: 'canceled', answer: needless };
  const heldCode = notice.visit?.kind === 'held' ? notice.visit.code : notice.heldBack;
  if (heldCode !== undefined) return { kind: 'held', answer: { code: heldCode } };
  const { kind, answer } = await deliver(attempt);
  if (kind === 'sent' || kind === 'partly-sent') return { kind, answer };
  // A visit is booked whether customers can be mailed or not: where there is no mail, nothing is wrong.
  const isUnmailed =
    (notice.kind === 'visit' || notice.kind === 'on-the-way') && answer.code === 'not-set-up';
  if (answer.code === 'sms-stopped') return { kind: 'canceled', answer };
  // Nor where nothing of ours hears of bookings.
  if (notice.kind === 'booking' && answer.code === 'not-set-up') return { kind: 'canceled', answer };
  if (kind === 'refused') return { kind: isUnmailed ? 'held' : 'dead', answer };
  const retryAfterMs = 'waitMs' in answer ? answer.waitMs : 0;
  const nextAt = nextAttemptAt({ attempt: notice.attempt, now: now(), chance: chance(), retryAfterMs });
  return nextAt === undefined ? { kind: 'dead', answer } : { kind: 'retry', answer, nextAt };
}
