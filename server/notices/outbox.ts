// Sends the notices that are due. Several outboxes, in one process or many, share the work by leases in the store.
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { isTextNight } from '#domain/clocks/text-night.ts';
import { describeFault, type Log } from '#server/log/log.ts';
import { noticeChannels, type NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import type { SendNotice } from './channel.ts';
import { createLateTexts } from './late-texts.ts';
import { createNoticeHandler } from './notice-handler.ts';
import { usualSendTimeoutMs } from './send-one.ts';

/**
 * Renewed while a notice is being sent, so that it is never sent by two who both live; and short, so that what a killed
 * process held is sent by another eleven seconds later: the lease, and the next look.
 */
const defaultLeaseMs = 10_000;
/** Sent side by side for each channel: a mail server that hangs must not hold the next lead's notice. */
const atOnce = 8;
const pollMs = 1000;
/** Leads that come this close together are looked for at once. */
const wakeMs = 10;

export type OutboxParts = {
  readonly store: Pick<NoticeStore, 'leaseNotices' | 'settleNotice' | 'renewLeases' | 'hastenRetries'>;
  readonly channels: Readonly<Record<NoticeChannel, SendNotice>>;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly log: Log;
  readonly leaseMs?: number;
  readonly sendTimeoutMs?: number;
  /** By whose clocks customers sleep: then they are not texted. */
  readonly hours?: Pick<ServiceHours, 'timeZone'>;
  /** When no visits are made, nobody is told that one is. */
  readonly calendar?: () => OpeningCalendar;
};

export type Outbox = {
  /** Looks every second, and within milliseconds after `wake`. */
  readonly start: () => void;
  readonly wake: () => void;
  /** Sends all that is due now; resolves when it is done. */
  readonly sendDue: () => Promise<void>;
  /** Takes no more, and resolves when what is being sent has ended; after `graceMs` it is cut off and left to be retried. */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Makes an outbox. It never rejects: a store that cannot be reached is tried again at the next look. */
export function createOutbox({
  store,
  channels,
  now,
  chance,
  newId,
  log,
  leaseMs = defaultLeaseMs,
  sendTimeoutMs = usualSendTimeoutMs,
  hours,
  calendar,
}: OutboxParts): Outbox {
  const isNight = (at: number) => hours !== undefined && isTextNight(at, hours.timeZone);
  const owner = newId();
  const stopped = new AbortController();
  const { handle, handleTogether } = createNoticeHandler({
    store,
    channels,
    now,
    chance,
    newId,
    log,
    leaseMs,
    sendTimeoutMs,
    owner,
    stopped: stopped.signal,
  });
  const tellLate = createLateTexts({ store, handleTogether, now, owner, leaseMs });
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let poll: NodeJS.Timeout | undefined;
  let waking: NodeJS.Timeout | undefined;

  /** One of the workers of a channel: takes a notice, sends it, and takes the next, until there is none. */
  async function work(channel: NoticeChannel): Promise<void> {
    try {
      if (channel === 'sms') await tellLate();
      while (!isStopping) {
        const at = now();
        const lease = {
          ...{ channel, owner, now: at, leaseMs, limit: 1, isNight: isNight(at), isLone: true },
          calendar: calendar?.(),
        };
        const [notice] = await store.leaseNotices(lease);
        if (notice === undefined) return;
        // There may be more; nobody waits for one that is slow to send.
        startWorker(channel);
        await handle(notice, channel);
      }
    } catch (fault) {
      log('warn', 'notices cannot be read or written', describeFault(fault));
    }
  }

  const workers: Record<NoticeChannel, number> = { email: 0, webhook: 0, sms: 0, board: 0 };

  function startWorker(channel: NoticeChannel): void {
    if (workers[channel] >= atOnce || isStopping) return;
    workers[channel] += 1;
    const worker = work(channel).finally(() => {
      workers[channel] -= 1;
      running.delete(worker);
    });
    running.add(worker);
  }

  function look(): void {
    for (const channel of noticeChannels) startWorker(channel);
  }

  return {
    start() {
      poll = setInterval(look, pollMs).unref();
      look();
    },
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined;
        look();
      }, wakeMs).unref();
    },
    async sendDue() {
      look();
      while (running.size > 0) await Promise.all(running);
    },
    async stop(graceMs) {
      isStopping = true;
      clearInterval(poll);
      clearTimeout(waking);
      const cutOff = setTimeout(() => stopped.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(cutOff);
    },
  };
}
