// Notices as the board shows them: those of a lead, and those that could not be delivered.
import { listFailedNotices, replayNotices } from '#domain/board/office-calls.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import type { KeptNotice } from '#server/store/records/notices/notice.ts';
import type { AnswerCall } from './answer-call.ts';
import type { BoardParts } from './board-parts.ts';

/** By now another channel carries it, or somebody has to: what is not through after this is shown in red. */
export const troubleMs = 60_000;

/** Notices tried at this moment or before it that are still not through count as failed. */
export function failingSince(now: number): number {
  return now - troubleMs;
}

export function boardNoticeOf({
  id,
  leadId,
  kind,
  channel,
  state,
  lastCode,
  nextAt,
  attempts,
}: KeptNotice): BoardNotice {
  return { id, leadId, kind, channel, state, lastCode: lastCode ?? null, nextAt, attempts };
}

/** Adds all that was given up or has not got through for a minute, oldest first; and making it due again. */
export function addNoticeRoutes(answer: AnswerCall, { store, now, log }: BoardParts): void {
  answer(listFailedNotices, async () => {
    const failing = await store.listNotices({ failingSince: failingSince(now()) });
    const ids = [...new Set(failing.map(({ leadId }) => leadId))];
    const leads = await Promise.all(ids.map((id) => store.findLead(id)));
    const names = new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.id, lead.name]])));
    return failing.map((notice) => ({
      ...boardNoticeOf(notice),
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
