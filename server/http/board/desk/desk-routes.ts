// The part of the board's API in which leads are worked on.
import { readPerson } from '#domain/board/lead-calls.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';
import { addLeadActions } from './lead-action-routes.ts';
import { addManyActions } from './many-action-routes.ts';
import { addCallers } from './post-caller.ts';
import { addCorrections } from './post-correction.ts';

/** Adds its addresses, for whoever is signed in. */
export function addDeskRoutes(answer: AnswerCall, parts: DeskParts): void {
  const { store } = parts;
  addCallers(answer, parts);
  addCorrections(answer, parts);
  addLeadActions(answer, parts);
  addManyActions(answer, parts);
  answer(readPerson, async ({ param }) => {
    const leads = await store.listPersonLeads(param('id'));
    return leads.length === 0 ? refuse('not found', 404) : leads.map((lead) => boardLeadOf(lead, parts));
  });
}
