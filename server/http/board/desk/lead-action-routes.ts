// What an operator does with one lead: POST /api/board/leads/ID/…
import { dayMs, hourMs } from '#domain/clocks/durations.ts';
import * as calls from '#domain/board/lead-actions.ts';
import { refuse, type AnswerCall, type Asked } from '#server/http/board/answer-call.ts';
import { listFollowUpNotices } from '#server/notices/follow-up-notices.ts';
import { answerMarked } from './answer-marked.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';
import { seenOf } from './unseen.ts';

/** Nobody plans a call further ahead. */
const furthestMs = 366 * dayMs;
/** Who was not reached, and no time was said for: the next try is owed in an hour. */
const usualPauseMs = hourMs;

/** When they are to be called again. A time that is just past, by another clock, is now. */
function followUpOf({ outcome, followUpAt }: Asked<typeof calls.markLead>['question'], now: number) {
  if (followUpAt !== undefined) return Math.min(Math.max(followUpAt, now), now + furthestMs);
  if (outcome === 'no-answer') return now + usualPauseMs;
  // Brought back: owed a call from now on, if their first one was made.
  return outcome === 'open' ? now : undefined;
}

/** Each is answered with the lead as it is then. */
export function addLeadActions(answer: AnswerCall, parts: DeskParts): void {
  const { store, now, log } = parts;

  function tell(kind: string, leadId: string, outcome: string): void {
    if (kind === 'marked') log('info', 'lead marked', { leadId, kind: outcome });
    else log('info', 'mark refused', { leadId, kind });
  }

  answer(calls.markLead, async ({ question, param, operator }) => {
    const [leadId, at, seen] = [param('id'), now(), seenOf(question)];
    const { id, outcome, note, takesOver } = question;
    const followUpAt = followUpOf(question, at);
    const calendar = parts.opening.calendar();
    const notices =
      followUpAt === undefined ? [] : listFollowUpNotices(followUpAt, parts.notices, calendar, parts.newId);
    const action = { id, leadId, outcome, note, operator, at };
    const marked = await store.markLead({ ...action, followUpAt, notices, seen, takesOver });
    tell(marked.kind, leadId, outcome);
    return answerMarked(marked, leadId, parts, { operator, seen });
  });

  answer(calls.mergeLead, async ({ question, param, operator }) => {
    const [leadId, seen] = [param('id'), seenOf(question)];
    const { id, into, takesOver } = question;
    if (into === leadId) return refuse('faulty', 422);
    const merged = await store.mergeLead({ id, into, takesOver, seen, leadId, operator, at: now() });
    tell(merged.kind, leadId, 'merged');
    return answerMarked(merged, merged.kind === 'marked' ? into : leadId, parts, { operator, seen });
  });

  // Also when it had been given back before.
  answer(calls.releaseWindow, async ({ question, param, operator }) => {
    const leadId = param('id');
    const released = await store.releaseWindow({ ...question, leadId, operator, at: now() });
    log('info', 'lead marked', { leadId, kind: `window ${released}` });
    return answerMarked({ kind: released === 'unknown' ? 'unknown' : 'marked' }, leadId, parts);
  });
}
