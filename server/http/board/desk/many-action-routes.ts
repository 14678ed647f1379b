// POST /api/board/marks and /api/board/marks/undo: many leads marked at once, and actions taken back.
import { markMany, undoMarks } from '#domain/board/lead-actions.ts';
import type { BoardMarked } from '#domain/leads/board.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import { sayInTheWay } from './say-in-the-way.ts';
import type { LeadsMarked } from '#server/store/acts/marks/mark-many.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';

/** Each is answered with what became of each id, and the rows that changed. */
export function addManyActions(answer: AnswerCall, parts: DeskParts): void {
  const { store, opening, now, log } = parts;
  async function withRows(marked: LeadsMarked): Promise<BoardMarked> {
    const leads = await store.findListedLeads(marked.changed);
    return { ...marked, leads: leads.map((lead) => boardLeadOf(lead, parts)) };
  }

  answer(markMany, async ({ question, operator }) => {
    const marked = await store.markMany({ ...question, operator, at: now() });
    log('info', 'leads marked', { kind: question.outcome, count: marked.changed.length });
    return withRows(marked);
  });

  // All that the actions did, or what they did to some leads.
  answer(undoMarks, async ({ question: { id, ids = [], leadIds }, operator }) => {
    const presses = [...new Set(id === undefined ? ids : [id, ...ids])];
    const retaking = { calendar: opening.calendar() };
    const { inTheWay, ...undone } = await store.undoMarks({
      presses,
      leadIds,
      operator,
      at: now(),
      retaking,
    });
    log('info', 'leads marked', { kind: 'undone', count: undone.changed.length });
    return undone.changed.length === 0 && inTheWay !== undefined
      ? refuse('in the way', 409, { sentence: sayInTheWay(inTheWay) })
      : withRows(undone);
  });
}
