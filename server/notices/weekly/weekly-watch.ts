// Once a week, on Monday when the office opens, one of the servers tells the owner how the week before went.
import { dayMs } from '#domain/clocks/durations.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { openFrom } from '#domain/opening/open-times.ts';
import { dateOf, weekStartsAt } from '#domain/figures/figure-days.ts';
import { describeFault, type Log } from '#server/log/log.ts';
import { nextAttemptAt } from '#server/notices/retry-schedule.ts';
import type { Delivery } from '#server/notices/channel.ts';
import type { ClockStore } from '#server/store/records/clock/clock-store.ts';
import type { FiguresStore } from '#server/store/records/figures/figures-store.ts';
import type { WeeklyMailOutcome, WeeklyMailStore } from '#server/store/records/figures/weekly-mail-store.ts';
import type { SourceStore } from '#server/store/records/sources/source-store.ts';
import { readWeeks } from './read-weeks.ts';
import { writeWeeklyMail } from './weekly-mail.ts';
import type { SendWeeklyMail } from './weekly-sender.ts';

export const lookEveryMs = 60_000;
/** From Friday on nobody wants to read of the week before: a server that begins then waits for Monday. */
const worthTellingMs = 4 * dayMs;
/** Longer than an honest mail session can last (mail-session.ts). */
const leaseMs = 15 * 60_000;

export type WeeklyParts = {
  readonly store: WeeklyMailStore &
    Pick<FiguresStore, 'countSlices' | 'tallyLeads'> &
    Pick<SourceStore, 'listSources'> &
    Pick<ClockStore, 'isClockDoubted'>;
  readonly calendar: () => OpeningCalendar;
  readonly send: SendWeeklyMail;
  readonly publicOrigin: string | undefined;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly log: Log;
};

export type WeeklyWatch = {
  /** Sends the mail if it is time. Never rejects. */
  readonly look: () => Promise<void>;
  /** Looks every minute; what it returns ends it, with a mail on its way cut off. */
  readonly start: () => () => Promise<void>;
};

export function createWeeklyWatch(parts: WeeklyParts): WeeklyWatch {
  const { store, calendar, send, publicOrigin, now, chance, newId, log } = parts;
  const owner = newId();
  const stopped = new AbortController();

  function outcomeOf({ kind, answer }: Delivery, attempt: number): WeeklyMailOutcome {
    if (kind === 'sent' || kind === 'partly-sent') {
      log('info', 'weekly mail sent', { kind });
      return { kind: 'sent' };
    }
    const nextAt = kind === 'failed' ? nextAttemptAt({ attempt, now: now(), chance: chance() }) : undefined;
    if (nextAt === undefined) {
      log('error', 'weekly mail given up', { code: answer.code });
      return { kind: 'dead' };
    }
    log('warn', 'weekly mail not sent', { code: answer.code });
    return { kind: 'retry', nextAt };
  }

  async function tell(): Promise<void> {
    const at = now();
    const { timeZone } = calendar().hours;
    const startsAt = weekStartsAt(at, timeZone);
    if (at < openFrom(calendar(), startsAt) || at > startsAt + worthTellingMs) return;
    if (!(await store.isWeeklyMailOn()) || (await store.isClockDoubted())) return;
    const week = dateOf(startsAt, timeZone);
    const attempt = await store.claimWeeklyMail({ week, startsAt, owner, now: at, leaseMs });
    if (attempt === undefined) return;
    const weeks = await readWeeks(store, { now: at, timeZone });
    const delivery = await send(writeWeeklyMail(weeks, { publicOrigin, timeZone }), week, stopped.signal);
    await store.settleWeeklyMail({ week, owner, outcome: outcomeOf(delivery, attempt) });
  }

  async function look(): Promise<void> {
    // What cannot be written down stays leased, and is tried again when the lease has ended.
    await tell().catch((fault: unknown) => log('warn', 'weekly mail not sent', describeFault(fault)));
  }

  return {
    look,
    start() {
      let looking = look();
      const timer = setInterval(lookAgain, lookEveryMs).unref();
      function lookAgain(): void {
        looking = looking.then(look);
      }
      return () => {
        clearInterval(timer);
        stopped.abort();
        return looking;
      };
    },
  };
}
