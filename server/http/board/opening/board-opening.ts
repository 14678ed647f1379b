// /api/board/opening: closed days, other hours, notices. Everybody at the board reads them, owners change them.
import {
  addOpening,
  changeOpening,
  listMetVisits,
  readOpening,
  removeOpening,
} from '#domain/board/office-calls.ts';
import { exceptionEndsAt } from '#domain/opening/exception-faults.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import { todayAnswer } from '#domain/opening/today.ts';
import { takesVisits } from '#domain/visits/visit-spot.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import type { ExceptionChange } from '#server/store/records/opening/kept-exception.ts';
import { listMet, listVisitsToCome } from './met-visits.ts';
import { readException } from './read-exception.ts';

export type OpeningParts = Pick<
  BoardParts,
  'store' | 'company' | 'opening' | 'notices' | 'texts' | 'now' | 'log'
>;

/** What stands, what is over, and what it makes of today. */
async function listOpening(parts: OpeningParts): Promise<BoardOpening> {
  const { store, company, opening, now } = parts;
  const [{ kept }, visits] = await Promise.all([store.listOpening(), listVisitsToCome(parts)]);
  const calendar = { hours: company.hours, exceptions: kept.map(({ exception }) => exception) };
  const exceptions = kept.map(({ exception, operator, changedAt, endsAt }) => ({
    exception,
    operator,
    changedAt,
    endsAt: endsAt ?? null,
    visits:
      takesVisits(exception) && now() < (endsAt ?? Infinity)
        ? listMet(exception, visits, calendar, parts)
        : [],
  }));
  return { hours: company.hours, today: todayAnswer(opening.calendar(), now()), exceptions };
}

/** Adds the calls. What is posted is read field by field: 422 with the faults. */
export function addOpeningRoutes(answer: AnswerCall, parts: OpeningParts): void {
  const { store, company, opening, now } = parts;
  const { hours } = company;
  const { timeZone } = hours;

  async function listChanged(): Promise<BoardOpening> {
    // Whoever changed it sees at once what it does; the other processes ask within seconds.
    await opening.refresh();
    return listOpening(parts);
  }

  /** Reads what was posted, and keeps it with `keep`, which says why it cannot. */
  async function change(
    value: object,
    operator: string,
    keep: (change: ExceptionChange) => Promise<Response | undefined>,
  ): Promise<BoardOpening | Response> {
    const read = readException(value, now(), timeZone);
    if (read.kind === 'faulty') return Response.json(read, { status: 422 });
    const { exception } = read;
    const endsAt = exceptionEndsAt(exception, timeZone);
    return (await keep({ exception, endsAt, operator, at: now(), hours })) ?? listChanged();
  }

  answer(readOpening, () => listOpening(parts));

  answer(listMetVisits, async ({ question }) => {
    const read = readException(question.exception, now(), timeZone);
    if (read.kind === 'faulty') return Response.json(read, { status: 422 });
    const { exceptions } = opening.calendar();
    const others = exceptions.filter(({ id }) => id !== read.exception.id);
    const calendar = { hours, exceptions: [...others, read.exception] };
    return { visits: listMet(read.exception, await listVisitsToCome(parts), calendar, parts) };
  });

  answer(addOpening, ({ question, operator }) =>
    change(question.exception, operator, async (wish) => {
      const added = await store.addOpening(wish);
      return added === 'taken' || added === 'full' ? refuse(added, 409) : undefined;
    }),
  );

  answer(changeOpening, ({ question, param, operator }) =>
    change({ ...question.exception, id: param('id') }, operator, async (wish) =>
      (await store.changeOpening(wish)) ? undefined : refuse('not found', 404),
    ),
  );

  // One that is already gone gets the same answer, because browsers repeat a DELETE whose answer was lost.
  answer(removeOpening, async ({ param, operator }) => {
    await store.removeOpening({ id: param('id'), operator, at: now(), hours });
    return listChanged();
  });
}
