// Notices as the board shows them: those of a lead, and those that could not be delivered.
import type { IncomingMessage } from 'node:http';
import type { BoardNotice, FailedNotice } from '#domain/board.ts';
import { z } from 'zod';
import type { KeptNotice } from '../leads/notice-store.ts';
import type { BoardParts } from './board-parts.ts';
import { readJson } from './read-json.ts';

const replay = z.object({ leadId: z.string().max(100).optional() });

export function boardNoticeOf({ id, leadId, kind, channel, state, attempts }: KeptNotice): BoardNotice {
  return { id, leadId, kind, channel, state, attempts };
}

/** GET /api/board/notices: all that is given up and waits for somebody, oldest first. */
export async function answerFailedNotices({ store }: Pick<BoardParts, 'store'>): Promise<Response> {
  const dead = await store.listNotices({ state: 'dead' });
  const ids = [...new Set(dead.map(({ leadId }) => leadId))];
  const leads = await Promise.all(ids.map((id) => store.findLead(id)));
  const names = new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.id, lead.name]])));
  const failed = dead.map((notice) => ({
    ...boardNoticeOf(notice),
    leadName: names.get(notice.leadId) ?? '',
  }));
  return Response.json(failed satisfies readonly FailedNotice[]);
}

/** POST /api/board/notices/replay: makes them due again, of one lead or all; answers with their number. */
export async function answerReplay(
  incoming: IncomingMessage,
  { store, now, log }: Pick<BoardParts, 'store' | 'now' | 'log'>,
): Promise<Response> {
  const reading = await readJson(incoming, replay);
  if (reading.kind !== 'read') return reading.answer;
  const { leadId } = reading.value;
  const count = await store.replayDeadNotices({ now: now(), ...(leadId === undefined ? {} : { leadId }) });
  log('info', 'notices replayed', { count });
  return Response.json({ count });
}
