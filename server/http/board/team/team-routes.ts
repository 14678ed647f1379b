// /api/board/team, /sessions and /changes: who may use the board, where one is signed in, and who changed what.
import * as calls from '#domain/board/team-calls.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import type { BoardSessions } from '#server/http/board/board-session.ts';
import type { OperatorFate } from '#server/store/records/people/change-role.ts';
import { makeLink } from './team-links.ts';

const fold = (text: string) => text.toLocaleLowerCase('en');

/** 404 if there is nobody of that name, 409 where nobody would be left who owns the board. */
function answerFate(fate: OperatorFate): Response | { readonly kind: 'changed' } {
  if (fate === 'unknown') return refuse('not found', 404);
  return fate === 'last owner' ? refuse('last owner', 409) : { kind: 'changed' };
}

/** Adds them to the board's API, behind its guards. */
export function addTeamRoutes(answer: AnswerCall, parts: BoardParts, sessions: BoardSessions): void {
  const { store, now } = parts;

  answer(calls.listTeam, () => store.listTeam(now()));
  answer(calls.addOperator, async ({ question: { name, role }, operator }) => {
    const team = await store.listTeam(now());
    // In whatever case.
    if (team.some((member) => fold(member.name) === fold(name))) return refuse('name taken', 409);
    return makeLink({ name, role, by: operator }, parts);
  });
  answer(calls.renewLink, async ({ param, operator }) => {
    const found = (await store.listTeam(now())).find(({ name }) => name === param('name'));
    if (found === undefined) return refuse('not found', 404);
    return makeLink({ name: found.name, role: found.role, by: operator }, parts);
  });
  answer(calls.changeRole, async ({ question: { role }, param, operator }) =>
    answerFate(await store.changeRole({ name: param('name'), by: operator, at: now(), role })),
  );
  answer(calls.signOutEverywhere, async ({ param, operator }) =>
    answerFate(await store.signOutEverywhere({ name: param('name'), by: operator, at: now() })),
  );
  answer(calls.removeOperator, async ({ param, operator }) =>
    answerFate(await store.removeOperator({ name: param('name'), by: operator, at: now() })),
  );
  answer(calls.listChanges, async ({ question: { page = '' } }) =>
    store.listChanges(/^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1),
  );

  answer(calls.listSignIns, ({ context }) => store.listOwnSignIns(sessions.hashOf(context), now()));
  answer(calls.endOtherSignIns, async ({ context }) => ({
    count: await store.closeOwnSignIns(sessions.hashOf(context), undefined),
  }));
  answer(calls.endSignIn, async ({ context, param }) => {
    const count = await store.closeOwnSignIns(sessions.hashOf(context), param('id'));
    return count > 0 ? { count } : refuse('not found', 404);
  });
}
