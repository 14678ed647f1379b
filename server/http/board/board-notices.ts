// Notices as the board shows them: those of a lead, and those that could not be delivered.
import type { IncomingMessage } from 'node:http';
import type { BoardNotice, FailedNotice } from '#domain/leads/board.ts';
import { z } from 'zod';
import type { KeptNotice } from '#server/store/records/notices/notice.ts';
import type { BoardParts } from './board-parts.ts';
import { readJson } from './read-json.ts';

const anId = z.string().max(100);
const replay = z.object({ leadId: anId.optional(), noticeId: anId.optional() });

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

/** GET /api/board/notices: all that was given up or has not got through for a minute, oldest first. */
export async function answerFailedNotices({
  store,
  now,
}: Pick<BoardParts, 'store' | 'now'>): Promise<Response> {
  const failing = await store.listNotices({ failingSince: failingSince(now()) });
  const ids = [...new Set(failing.map(({ leadId }) => leadId))];
  const leads = await Promise.all(ids.map((id) => store.findLead(id)));
  const names = new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.id, lead.name]])));
  const failed = failing.map((notice) => ({
    ...boardNoticeOf(notice),
    leadName: names.get(notice.leadId) ?? '',
  }));
  return Response.json(failed satisfies readonly FailedNotice[]);
}

/** POST /api/board/notices/replay: makes them due again, all that were given up, those of one lead, or one; answers with their number. */
export async function answerReplay(
  incoming: IncomingMessage,
  { store, now, log }: Pick<BoardParts, 'store' | 'now' | 'log'>,
): Promise<Response> {
  const reading = await readJson(incoming, replay);
  if (reading.kind !== 'read') return reading.answer;
  const { leadId, noticeId } = reading.value;
  const count = await store.replayNotices({
    now: now(),
    ...(leadId === undefined ? {} : { leadId }),
    ...(noticeId === undefined ? {} : { noticeId }),
  });
  log('info', 'notices replayed', { count });
  return Response.json({ count });
}
