// /api/board/sources: where people heard of the company, as the owner lists it.
import * as calls from '#domain/board/source-calls.ts';
import type { ListedSource } from '#domain/leads/listed-source.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';

/** Adds the calls. Each change is answered with the list as it is then. */
export function addSourceRoutes(answer: AnswerCall, { store, now }: Pick<BoardParts, 'store' | 'now'>): void {
  async function answerList(outcome: string): Promise<readonly ListedSource[] | Response> {
    if (outcome === 'unknown') return refuse('not found', 404);
    return outcome === 'taken' || outcome === 'full' ? refuse(outcome, 409) : store.listSources();
  }
  answer(calls.listSources, () => store.listSources());
  answer(calls.listFoundSources, () => store.listFoundSources());
  answer(calls.addSource, async ({ question, operator }) =>
    answerList(await store.addSource({ ...question, operator, at: now() })),
  );
  answer(calls.changeSource, async ({ question, param, operator }) =>
    answerList(await store.changeSource({ ...question, id: param('id'), operator, at: now() })),
  );
}
