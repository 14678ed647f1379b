// Notices as the board shows them: those of a lead, and those that could not be delivered.
import { listFailedNotices, replayNotices } from '#domain/board/office-calls.ts';
import { textGoesAt } from '#domain/clocks/text-night.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import type { KeptNotice } from '#server/store/records/notices/kept-notice.ts';
import type { AnswerCall } from './answer-call.ts';
import type { BoardParts } from './board-parts.ts';

/** By now another channel carries it, or somebody has to: what is not through after this is shown in red. */
const troubleMs = 60_000;

/** Notices tried at this moment or before it that are still not through count as failed. */
export function failingSince(now: number): number {
  return now - troubleMs;
}

type NoticeClock = { readonly now: number; readonly timeZone: string };

/** A notice as it stands; a text that waits for the morning says so, and when it goes. */
export function boardNoticeOf(
  { id, leadId, kind, channel, state, lastCode, nextAt: dueAt, attempts }: KeptNotice,
  { now, timeZone }: NoticeClock,
): BoardNotice {
  const frame = { id, leadId, kind, channel, lastCode: lastCode ?? null, attempts };
  const isText = channel === 'sms' && kind === 'visit' && (state === 'due' || state === 'retry');
  const from = Math.max(dueAt, now);
  const goesAt = textGoesAt(from, timeZone);
  return isText && goesAt > from
    ? { ...frame, state: 'morning', nextAt: goesAt }
    : { ...frame, state, nextAt: dueAt };
}

/** Adds all that was given up or has not got through for a minute, oldest first; and making it due again. */
export function addNoticeRoutes(answer: AnswerCall, { store, company, now, log }: BoardParts): void {
  answer(listFailedNotices, async () => {
    const failing = await store.listNotices({ failingSince: failingSince(now()) });
    const ids = [...new Set(failing.map(({ leadId }) => leadId))];
    const leads = await Promise.all(ids.map((id) => store.findLead(id)));
    const names = new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.id, lead.name]])));
    return failing.map((notice) => ({
      ...boardNoticeOf(notice, { now: now(), timeZone: company.hours.timeZone }),
      leadName: names.get(notice.leadId) ?? '',
    }));
  });

  answer(replayNotices, async ({ question: { leadId, noticeId } }) => {
    const count = await store.replayNotices({
      now: now(),
      ...(leadId === undefined ? {} : { leadId }),
      ...(noticeId === undefined ? {} : { noticeId }),
    });
    log('info', 'notices replayed', { count });
    return { count };
  });
}
