// /api/board/windows and /api/board/technicians: the owner's plan, who makes visits, and the addresses of their calendars.
import type { IncomingMessage } from 'node:http';
import type { BoardPlan } from '#domain/visits/board-visit.ts';
import { visitFeedPath } from '#domain/paths/paths.ts';
import { findPlanFault, standingPlan } from '#domain/visits/visit-plan.ts';
import { hashFeedToken } from '#server/store/records/people/board-token.ts';
import { readJson } from '#server/http/board/read-json.ts';
import { answerUnknown } from './board-visits.ts';
import { planBody, technicianBody } from './visit-fields.ts';
import type { VisitParts } from './visit-parts.ts';

type Asked = { readonly incoming: IncomingMessage; readonly operator: string };

/** 200 with the plan as it holds now. */
export async function answerPlan({ store, opening }: VisitParts): Promise<Response> {
  const [own, technicians] = await Promise.all([store.readVisitPlan(), store.listTechnicians()]);
  const isOwn = own.length > 0;
  const windows = isOwn ? own : standingPlan(opening.calendar().hours);
  return Response.json({ isOwn, windows, technicians } satisfies BoardPlan);
}

function pressOf({ operator }: Asked, { newId, now }: VisitParts) {
  return { id: newId(), operator, at: now() };
}

/** 200 with the plan; 422 with `fault` when it has no window, or two that overlap. */
export async function answerSavePlan(asked: Asked, parts: VisitParts): Promise<Response> {
  const reading = await readJson(asked.incoming, planBody);
  if (reading.kind !== 'read') return reading.answer;
  const fault = findPlanFault(reading.value.windows);
  if (fault !== undefined) return Response.json({ kind: 'faulty', fault }, { status: 422 });
  await parts.store.saveVisitPlan(reading.value.windows, pressOf(asked, parts));
  return answerPlan(parts);
}

/** Adds one, or gives the one of that id this name; 200 with all, 409 if another has the name, 404 without one of that id. */
export async function answerSaveTechnician(
  asked: Asked,
  id: string | undefined,
  parts: VisitParts,
): Promise<Response> {
  const reading = await readJson(asked.incoming, technicianBody);
  if (reading.kind !== 'read') return reading.answer;
  if (id !== undefined && !(await parts.store.listTechnicians()).some((known) => known.id === id))
    return answerUnknown();
  const wish = { id: id ?? parts.newId(), name: reading.value.name };
  const saved = await parts.store.saveTechnician(wish, pressOf(asked, parts));
  if (saved === 'taken') return Response.json({ kind: 'taken' }, { status: 409 });
  return Response.json({ technicians: await parts.store.listTechnicians() });
}

/** 200 with all; 404 if there is none of that id, or they have left already. */
export async function answerRetire(asked: Asked, id: string, parts: VisitParts): Promise<Response> {
  const isRetired = await parts.store.retireTechnician(id, pressOf(asked, parts));
  if (!isRetired) return answerUnknown();
  return Response.json({ technicians: await parts.store.listTechnicians() });
}

/** 200 with the new address, which is told this once; the one before is dead. */
export async function answerNewFeed(asked: Asked, id: string, parts: VisitParts): Promise<Response> {
  const token = parts.newToken();
  const isSaved = await parts.store.saveFeed(id, hashFeedToken(token), pressOf(asked, parts));
  return isSaved ? Response.json({ path: visitFeedPath(token) }) : answerUnknown();
}

/** 204: the address is dead. */
export async function answerEndFeed(asked: Asked, id: string, parts: VisitParts): Promise<Response> {
  const isEnded = await parts.store.saveFeed(id, null, pressOf(asked, parts));
  return isEnded ? new Response(null, { status: 204 }) : answerUnknown();
}
