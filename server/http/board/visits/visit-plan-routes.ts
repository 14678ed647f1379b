// /api/board/windows and /api/board/technicians: the owner's plan, who makes visits, and the links of their calendars and pages.
import * as calls from '#domain/board/plan-calls.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { technicianLinkPath, visitFeedPath } from '#domain/paths/paths.ts';
import type { BoardPlan } from '#domain/visits/board-plan.ts';
import { findPlanFault, standingPlan } from '#domain/visits/visit-plan.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import { hashTechnicianToken } from '#server/store/records/people/board-token.ts';
import type { TechnicianWish } from '#server/store/acts/booking/technicians.ts';
import type { VisitParts } from '#server/http/board/board-parts.ts';

/** Adds the calls. */
export function addPlanRoutes(answer: AnswerCall, parts: VisitParts): void {
  const { store, opening, newId, newToken, now } = parts;
  const pressOf = (operator: string) => ({ id: newId(), operator, at: now() });
  const listTechnicians = async () => ({ technicians: await store.listTechnicians() });

  async function readPlan(): Promise<BoardPlan> {
    const [own, technicians] = await Promise.all([store.readVisitPlan(), store.listTechnicians()]);
    const isOwn = own.length > 0;
    const windows = isOwn ? own : standingPlan(opening.calendar().hours);
    return { isOwn, windows, technicians };
  }

  answer(calls.readPlan, readPlan);
  answer(calls.savePlan, async ({ question: { windows }, operator }) => {
    const fault = findPlanFault(windows);
    if (fault !== undefined) return refuse('faulty', 422, { fault });
    await store.saveVisitPlan(windows, pressOf(operator));
    return readPlan();
  });

  async function saveTechnician(wish: TechnicianWish, operator: string) {
    const saved = await store.saveTechnician(wish, pressOf(operator));
    return saved === 'saved' ? listTechnicians() : refuse(saved, 409);
  }

  answer(calls.addTechnician, ({ question, operator }) =>
    saveTechnician({ ...question, id: newId() }, operator),
  );
  answer(calls.changeTechnician, async ({ question, param, operator }) => {
    const isKnown = (await store.listTechnicians()).some(({ id }) => id === param('id'));
    return isKnown ? saveTechnician({ ...question, id: param('id') }, operator) : refuse('not found', 404);
  });
  // 404 also when they have left.
  answer(calls.markDayOff, async ({ question: { day, isOff }, param, operator }) => {
    const today = localDateAt(now(), opening.calendar().hours.timeZone);
    if (day < today) return refuse('faulty', 422);
    const wish = { id: param('id'), date: day, isOff, today };
    const marked = await store.markDayOff(wish, pressOf(operator));
    if (marked === 'unknown') return refuse('not found', 404);
    return marked === 'too many' ? refuse('faulty', 422) : listTechnicians();
  });
  // 404 also when they have left already.
  answer(calls.retireTechnician, async ({ param, operator }) => {
    const isRetired = await store.retireTechnician(param('id'), pressOf(operator));
    return isRetired ? listTechnicians() : refuse('not found', 404);
  });
  for (const [make, end, save, pathOf] of [
    [calls.makeFeed, calls.endFeed, 'saveFeed', visitFeedPath],
    [calls.makePage, calls.endPage, 'savePage', technicianLinkPath],
  ] as const) {
    answer<typeof make>(make, async ({ param, operator }) => {
      const token = newToken();
      const isSaved = await store[save](param('id'), hashTechnicianToken(token), pressOf(operator));
      return isSaved ? { path: pathOf(token) } : refuse('not found', 404);
    });
    answer<typeof end>(end, async ({ param, operator }) => {
      const isEnded = await store[save](param('id'), null, pressOf(operator));
      return isEnded ? new Response(null, { status: 204 }) : refuse('not found', 404);
    });
  }
}
