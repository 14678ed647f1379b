// Between a notice and its row.
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import { z } from 'zod';
import { noticeKinds, type NoticeKind } from './notice-kinds.ts';
import type { KeptNotice, NoticeAttempt } from './kept-notice.ts';
import type { AttemptRow, NoticeRow } from '#server/store/database/tables.ts';

const kindColumn = z.enum(noticeKinds);

/** Undefined for a kind that this version does not know. */
export function findNoticeKind(kind: string): NoticeKind | undefined {
  return kindColumn.safeParse(kind).data;
}

const fieldsColumn = z.record(z.string(), z.union([z.string(), z.number()]));

/** The columns of an answer. */
export function answerColumns({ code, ...fields }: NoticeAnswer) {
  return { code, fields: JSON.stringify(fields) };
}

function attemptOf({ at, outcome, code, fields }: AttemptRow): NoticeAttempt {
  return { at, outcome, answer: { code, fields: fieldsColumn.parse(JSON.parse(fields)) } };
}

/** The notice of a row, as it is written there. */
export function noticeOf(row: NoticeRow, attempts: readonly AttemptRow[]): KeptNotice {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    channel: row.channel,
    state: row.state,
    lastCode: row.last_code ?? undefined,
    nextAt: row.next_at,
    sentAt: row.sent_at ?? undefined,
    attempts: attempts.map(attemptOf),
  };
}
