// Which notices a new lead owes, to whom and when.
import { listRemindersAt } from '#domain/clocks/callback-clock.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { isSuspect, type Lead } from '#domain/leads/lead.ts';
import type { NewNotice, NoticeChannel } from './notice-store.ts';

export type NoticePlan = {
  /** Where staff hear of a lead: all of them at once, so that one that fails delays no other. */
  readonly channels: readonly NoticeChannel[];
  /** Whether customers get an acknowledgement by e-mail. */
  readonly acknowledges: boolean;
};

type Owing = Pick<Lead, 'receivedAt' | 'dueAt' | 'email' | 'suspicions'>;

/**
 * The notices of a lead: at once to staff and to the customer, then the reminders and the alarm on the call-back clock.
 * A suspect is only put on the board.
 */
export function listOwedNotices(
  { receivedAt, dueAt, email, suspicions }: Owing,
  { channels, acknowledges }: NoticePlan,
  hours: ServiceHours,
  newId: () => string,
): readonly NewNotice[] {
  if (isSuspect(suspicions)) return [{ id: newId(), channel: 'board', kind: 'dispatch', at: receivedAt }];
  const moments = [
    { kind: 'dispatch', at: receivedAt },
    ...listRemindersAt(receivedAt, hours).map((at) => ({ kind: 'reminder', at }) as const),
    { kind: 'alarm', at: dueAt },
  ] as const;
  return [
    ...moments.flatMap((moment) => channels.map((channel) => ({ id: newId(), channel, ...moment }))),
    ...(acknowledges && email !== ''
      ? [{ id: newId(), channel: 'email', kind: 'acknowledgement', at: receivedAt } as const]
      : []),
  ];
}
