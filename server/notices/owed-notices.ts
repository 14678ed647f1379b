// Which notices a new lead owes, to whom and when.
import { hash } from 'node:crypto';
import { listRemindersAt } from '#domain/clocks/callback-clock.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { isSuspect, type Lead } from '#domain/leads/lead.ts';
import { foldAddress } from '#domain/requests/fold-address.ts';
import type { NameNotice } from '#server/store/records/notices/notice-id.ts';
import type { NewNotice, NoticeChannel } from '#server/store/records/notices/notice.ts';

export type NoticePlan = {
  /** Where staff hear of a lead: all of them at once, so that one that fails delays no other. */
  readonly channels: readonly NoticeChannel[];
  /** Where alarms go besides: to phones, which ring. */
  readonly alarmChannels?: readonly NoticeChannel[];
  /** Whether customers get one by email, and how many of them within an hour; 0 is no limit. */
  readonly acknowledgements: { readonly mostPerHour: number } | undefined;
};

/** Where staff hear of a step. */
export function channelsOfStep(
  kind: NewNotice['kind'],
  { channels, alarmChannels = [] }: Pick<NoticePlan, 'channels' | 'alarmChannels'>,
): readonly NoticeChannel[] {
  return kind === 'alarm' ? [...channels, ...alarmChannels] : channels;
}

type Owing = Pick<Lead, 'receivedAt' | 'dueAt' | 'email' | 'zip' | 'suspicions'> & {
  /** Equal for two posts that say the same. */
  readonly contentHash: string;
  readonly isOverShare?: boolean;
};

type Moment = Pick<NewNotice, 'kind' | 'at'> & { readonly step: string };

/** The acknowledgement, if one was configured and an address given. To whoever looks like a machine none is sent. */
function listAcknowledgements(
  { receivedAt, email, suspicions, isOverShare = false }: Owing,
  { acknowledgements }: NoticePlan,
  nameNotice: NameNotice,
): readonly NewNotice[] {
  if (acknowledgements === undefined || email === '') return [];
  const acknowledgement = { channel: 'email', kind: 'acknowledgement' } as const;
  const notice = { id: nameNotice({ ...acknowledgement, step: '' }), ...acknowledgement, at: receivedAt };
  if (suspicions.length > 0) return [{ ...notice, heldBack: 'held-suspect' }];
  if (isOverShare) return [{ ...notice, heldBack: 'held-client' }];
  // Of the address no copy is kept beside the lead's.
  return [{ ...notice, ration: { ...acknowledgements, recipient: hash('sha256', foldAddress(email)) } }];
}

/**
 * The notices of a lead: at once to staff and to the customer, then the reminders and the alarm on the call-back clock.
 * A suspect is only put on the board.
 */
export function listOwedNotices(
  lead: Owing,
  plan: NoticePlan,
  calendar: OpeningCalendar,
  nameNotice: NameNotice,
): readonly NewNotice[] {
  const { receivedAt, dueAt, zip } = lead;
  const acknowledgements = listAcknowledgements(lead, plan, nameNotice);
  const owed = (channel: NoticeChannel, { step, ...moment }: Moment) => ({
    id: nameNotice({ channel, kind: moment.kind, step }),
    ...{ channel, ...moment },
  });
  const first = { kind: 'dispatch', at: receivedAt, step: lead.contentHash } as const;
  if (isSuspect(lead.suspicions)) return [owed('board', first), ...acknowledgements];
  const reminders = listRemindersAt(receivedAt, calendar, findZipRegion(zip));
  const moments = [
    first,
    ...reminders.map((at, index) => ({ kind: 'reminder', at, step: String(index) }) as const),
    { kind: 'alarm', at: dueAt, step: '' },
  ] as const;
  return [
    ...moments.flatMap((moment) => channelsOfStep(moment.kind, plan).map((channel) => owed(channel, moment))),
    ...acknowledgements,
  ];
}
