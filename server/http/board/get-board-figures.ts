// GET /api/board/figures: how well the promise was kept today and over thirty days.
import { figureDays, type BoardFigures, type BoardPeriod } from '#domain/leads/board.ts';
import { callbackFigures, tally, type CallbackRecord } from '#domain/leads/callback-figures.ts';
import { instantOfHour, wallTimeAt } from '#domain/clocks/wall-time.ts';
import { placeOfZip } from './board-leads.ts';
import type { BoardParts } from './board-parts.ts';

/** Names shown for each question. */
const mostNames = 8;

function periodOf(facts: readonly CallbackRecord[], heldBack: number, now: number): BoardPeriod {
  const { medianMs, ...figures } = callbackFigures(facts, now);
  const countBy = (nameOf: (fact: CallbackRecord) => string) =>
    tally(
      facts.map(nameOf).filter((name) => name !== ''),
      mostNames,
    );
  return {
    ...figures,
    medianMs: medianMs ?? null,
    heldBack,
    places: countBy(({ zip }) => placeOfZip(zip) || zip),
    appliances: countBy(({ appliance }) => appliance),
    pages: countBy(({ page }) => page),
  };
}

/** Days begin and end at midnight in the company's zone. */
export async function answerBoardFigures({
  store,
  company: { hours },
  now,
}: Pick<BoardParts, 'store' | 'company' | 'now'>): Promise<Response> {
  const at = now();
  const dayBegins = (daysLater: number) =>
    instantOfHour(wallTimeAt(at, hours.timeZone), 0, hours.timeZone, daysLater);
  const facts = await store.listCallbackRecords(dayBegins(1 - figureDays));
  const today = facts.filter(({ receivedAt }) => receivedAt >= dayBegins(0));
  const countHeldBack = (daysLater: number) => store.countHeldBack(dayBegins(daysLater));
  return Response.json({
    today: periodOf(today, await countHeldBack(0), at),
    month: periodOf(facts, await countHeldBack(1 - figureDays), at),
  } satisfies BoardFigures);
}
