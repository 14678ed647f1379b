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
import { sendOne } from './send-one.ts';
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

/** Makes the function that does all there is to do with a notice that was leased. It rejects if the store cannot be reached. */
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
}: HandlerParts): (notice: LeasedNotice | UnreadableNotice, channel: NoticeChannel) => Promise<void> {
  const leases = createLeaseKeeper({ store, owner, leaseMs, now, log });
  const noteOutcome = createRecovery({ store, now, log });
  const { settle, findUnwritten } = createSettling({ store, owner, now, newId });

  function send(notice: LeasedNotice): Promise<NoticeOutcome> {
    const onSentLate = (outcome: NoticeOutcome) =>
      void settle(notice, outcome).catch((fault: unknown) => {
        log('warn', 'notices cannot be read or written', describeFault(fault));
      });
    const onBroken = (fault: unknown) => {
      const kind = `${notice.channel} ${notice.kind}`;
      log('error', 'notice broken', { leadId: notice.lead.id, kind, ...describeFault(fault) });
    };
    const common = { now, chance, stopped, sendTimeoutMs, onBroken, onSentLate };
    return leases.hold(notice.id, () => sendOne({ notice, send: channels[notice.channel], ...common }));
  }

  return async (notice, channel) => {
    if (notice.kind === 'unreadable') {
      // It waits on the board for somebody to look; the others of its channel go out.
      log('error', 'notice unreadable', { leadId: notice.leadId, kind: channel });
      await settle(notice, { kind: 'dead', answer: { code: 'unreadable' } });
      return;
    }
    const { id, kind, lead } = notice;
    const outcome = findUnwritten(id) ?? (await send(notice));
    const named = { leadId: lead.id, kind: `${channel} ${kind}`, code: outcome.answer.code };
    if (kind === 'alarm' && outcome.kind !== 'cancelled') log('warn', 'call-back late', { leadId: lead.id });
    if (outcome.kind === 'dead') log('error', 'notice dead', named);
    if (outcome.kind === 'partly-sent') log('error', 'notice sent to some only', named);
    await settle(notice, outcome);
    await noteOutcome(channel, outcome.kind);
  };
}
