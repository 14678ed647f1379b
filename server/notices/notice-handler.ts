// A notice taken for sending: sent while its lease is kept, and what came of it written down and told in the log.
import { describeFault, type Log } from '#server/log/log.ts';
import type {
  LeasedNotice,
  NoticeChannel,
  NoticeOutcome,
  UnreadableNotice,
} from '#server/store/records/notices/notice.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import type { SendNotice } from './channel.ts';
import { createLeaseKeeper } from './lease-keeper.ts';
import { createRecovery } from './recovery.ts';
import { findNeedless, sendOne } from './send-one.ts';
import { createSettling } from './settling.ts';

export type HandlerParts = {
  readonly store: Pick<NoticeStore, 'settleNotice' | 'renewLeases' | 'hastenRetries'>;
  readonly channels: Readonly<Record<NoticeChannel, SendNotice>>;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly log: Log;
  readonly leaseMs: number;
  readonly sendTimeoutMs: number;
  /** Who holds the leases. */
  readonly owner: string;
  /** What is being sent is cut off. */
  readonly stopped: AbortSignal;
};

export type NoticeHandler = {
  /** Does all there is to do with a notice that was leased. Rejects if the store cannot be reached. */
  readonly handle: (notice: LeasedNotice | UnreadableNotice, channel: NoticeChannel) => Promise<void>;
  /** The same of several that are told in one message; what is not worth sending any more is left out of it. Whether it was sent. */
  readonly handleTogether: (
    notices: readonly (LeasedNotice | UnreadableNotice)[],
    channel: NoticeChannel,
  ) => Promise<boolean>;
};

const isReadable = (notice: LeasedNotice | UnreadableNotice): notice is LeasedNotice =>
  notice.kind !== 'unreadable';

/** Makes the handler of one process. */
export function createNoticeHandler({
  store,
  channels,
  now,
  chance,
  newId,
  log,
  leaseMs,
  sendTimeoutMs,
  owner,
  stopped,
}: HandlerParts): NoticeHandler {
  const leases = createLeaseKeeper({ store, owner, leaseMs, now, log });
  const noteOutcome = createRecovery({ store, now, log });
  const { settle, findUnwritten } = createSettling({ store, owner, now, newId });

  function send(notice: LeasedNotice): Promise<NoticeOutcome> {
    const all = [notice, ...(notice.together ?? [])];
    const onSentLate = (outcome: NoticeOutcome) =>
      void Promise.all(all.map((one) => settle(one, outcome))).catch((fault: unknown) => {
        log('warn', 'notices cannot be read or written', describeFault(fault));
      });
    const onBroken = (fault: unknown) => {
      const kind = `${notice.channel} ${notice.kind}`;
      log('error', 'notice broken', { leadId: notice.lead.id, kind, ...describeFault(fault) });
    };
    const common = { now, chance, stopped, sendTimeoutMs, onBroken, onSentLate };
    const ids = all.map(({ id }) => id);
    return leases.hold(ids, () => sendOne({ notice, send: channels[notice.channel], ...common }));
  }

  async function keep(notice: LeasedNotice, channel: NoticeChannel, outcome: NoticeOutcome): Promise<void> {
    const { kind, lead } = notice;
    const named = { leadId: lead.id, kind: `${channel} ${kind}`, code: outcome.answer.code };
    if (kind === 'alarm' && outcome.kind !== 'canceled') log('warn', 'call-back late', { leadId: lead.id });
    if (outcome.kind === 'dead') log('error', 'notice dead', named);
    if (outcome.kind === 'partly-sent') log('error', 'notice sent to some only', named);
    await settle(notice, outcome);
  }

  async function handle(notice: LeasedNotice | UnreadableNotice, channel: NoticeChannel): Promise<void> {
    if (!isReadable(notice)) {
      // It waits on the board for somebody to look; the others of its channel go out.
      log('error', 'notice unreadable', { leadId: notice.leadId, kind: channel });
      await settle(notice, { kind: 'dead', answer: { code: 'unreadable' } });
      return;
    }
    const outcome = findUnwritten(notice.id) ?? (await send(notice));
    await keep(notice, channel, outcome);
    await noteOutcome(channel, outcome.kind);
  }

  return {
    handle,
    async handleTogether(notices, channel) {
      const isTold = (notice: LeasedNotice | UnreadableNotice): notice is LeasedNotice =>
        isReadable(notice) &&
        // One that is sent again by hand goes to those alone who lack it.
        notice.missing.length === 0 &&
        findUnwritten(notice.id) === undefined &&
        findNeedless(notice, now()) === undefined;
      const [first, ...others] = notices.filter(isTold);
      const alone = notices.filter((notice) => !isTold(notice)).map((notice) => handle(notice, channel));
      if (first === undefined) {
        await Promise.all(alone);
        return false;
      }
      const outcome = await send(others.length === 0 ? first : { ...first, together: others });
      await Promise.all([...alone, ...[first, ...others].map((notice) => keep(notice, channel, outcome))]);
      await noteOutcome(channel, outcome.kind);
      return outcome.kind === 'sent' || outcome.kind === 'partly-sent';
    },
  };
}
