// Between a notice and its row.
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import { z } from 'zod';
import {
  noticeKinds,
  noticeStates,
  type KeptNotice,
  type NoticeAttempt,
  type NoticeChannel,
} from './notice-store.ts';
import type { AttemptRow, NoticeRow } from '#server/store/tables.ts';

const channels = ['email', 'webhook', 'board'] as const satisfies readonly NoticeChannel[];

export const channelColumn = z.enum(channels);
export const stateColumn = z.enum(noticeStates);

const fieldsColumn = z.record(z.string(), z.union([z.string(), z.number()]));

/** The columns of an answer. */
export function answerColumns({ code, ...fields }: NoticeAnswer) {
  return { code, fields: JSON.stringify(fields) };
}

function attemptOf({ at, outcome, code, fields }: AttemptRow): NoticeAttempt {
  return { at, outcome, answer: { code, fields: fieldsColumn.parse(JSON.parse(fields)) } };
}

/** The notice of a row. Throws if the row holds what this version does not know. */
export function noticeOf(row: NoticeRow, attempts: readonly AttemptRow[]): KeptNotice {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: z.enum(noticeKinds).parse(row.kind),
    channel: channelColumn.parse(row.channel),
    state: stateColumn.parse(row.state),
    nextAt: row.next_at,
    sentAt: row.sent_at ?? undefined,
    attempts: attempts.map(attemptOf),
  };
}
