// /api/board/opening: closed days, other hours, notices. Everybody at the board reads them, owners change them.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { exceptionEndsAt } from '#domain/opening/exception-faults.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import { todayAnswer } from '#domain/opening/today.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { readJson } from '#server/http/board/read-json.ts';
import { readException } from './read-exception.ts';

export type OpeningParts = Pick<BoardParts, 'store' | 'company' | 'opening' | 'now' | 'log'>;

/** Who asks, and for which exception when it is one that is there. */
export type OpeningAsker = {
  readonly incoming: IncomingMessage;
  readonly operator: string;
  readonly id?: string;
};

const posted = z.object({ exception: z.looseObject({}) });

/** GET: what stands, what is over, and what it makes of today. */
export async function answerOpening({ store, company, opening, now }: OpeningParts): Promise<Response> {
  const { kept } = await store.listOpening();
  const exceptions = kept.map(({ exception, operator, changedAt, endsAt }) => ({
    exception,
    operator,
    changedAt,
    endsAt: endsAt ?? null,
  }));
  const today = todayAnswer(opening.calendar(), now());
  return Response.json({ hours: company.hours, today, exceptions } satisfies BoardOpening);
}

async function answerChanged(parts: OpeningParts): Promise<Response> {
  // Whoever changed it sees at once what it does; the other processes ask within seconds.
  await parts.opening.refresh();
  return answerOpening(parts);
}

const refuse = (kind: string, status: number) => Response.json({ kind }, { status });

/** POST and PUT: 422 with the faults, 404 for an id that is not there, 409 for one that is taken and when too many stand. */
export async function answerOpeningChange(
  { incoming, operator, id }: OpeningAsker,
  parts: OpeningParts,
): Promise<Response> {
  const { store, company, now } = parts;
  const { timeZone } = company.hours;
  const reading = await readJson(incoming, posted);
  if (reading.kind !== 'read') return reading.answer;
  const value = { ...reading.value.exception, ...(id !== undefined && { id }) };
  const read = readException(value, now(), timeZone);
  if (read.kind === 'faulty') return Response.json(read, { status: 422 });
  const { exception } = read;
  const change = { exception, endsAt: exceptionEndsAt(exception, timeZone), operator, at: now(), timeZone };
  if (id !== undefined)
    return (await store.changeOpening(change)) ? answerChanged(parts) : refuse('not found', 404);
  const added = await store.addOpening(change);
  return added === 'taken' || added === 'full' ? refuse(added, 409) : answerChanged(parts);
}

/** DELETE: what is gone already is answered alike, because browsers repeat a DELETE whose answer was lost. */
export async function answerOpeningRemoval(
  { operator, id }: { readonly operator: string; readonly id: string },
  parts: OpeningParts,
): Promise<Response> {
  const { store, company, now } = parts;
  const removal = { id, operator, at: now(), timeZone: company.hours.timeZone };
  await store.removeOpening(removal);
  return answerChanged(parts);
}
