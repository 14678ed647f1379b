// POST /api/board/leads/ID/visit and /api/board/visits/ID/…: a visit booked, moved, cancelled, made, or a press taken back.
import type { IncomingMessage } from 'node:http';
import { asksForCall, type VisitStep } from '#domain/visits/visit.ts';
import { listFollowUpNotices } from '#server/store/records/notices/follow-up-notices.ts';
import type { Press } from '#server/store/records/events/press.ts';
import type { VisitPress } from '#server/store/acts/booking/visit-press.ts';
import { readJson } from '#server/http/board/read-json.ts';
import { seenOf } from '#server/http/board/desk/press-shapes.ts';
import { answerRefusal, answerUnknown, answerVisit } from './board-visits.ts';
import { bookingBody, moveBody, stepBody, undoBody } from './visit-fields.ts';
import type { VisitParts } from './visit-parts.ts';

type Asked = { readonly incoming: IncomingMessage; readonly operator: string };

/** 200 with the visit; 404 without such a lead or technician; 409 where it cannot be, or asks once; 422 for what is no booking. */
export async function answerBooking(
  { incoming, operator }: Asked,
  leadId: string,
  parts: VisitParts,
): Promise<Response> {
  const reading = await readJson(incoming, bookingBody);
  if (reading.kind !== 'read') return reading.answer;
  const { id, ...wish } = reading.value;
  const press: Press = { id, operator, at: parts.now() };
  const seen = seenOf(wish);
  const calendar = parts.opening.calendar();
  const booking = { ...wish, press, leadId, seen, visitId: parts.newId(), calendar };
  const answer = await parts.store.bookVisit(booking);
  if (answer.kind === 'unknown') return answerUnknown();
  if (answer.kind !== 'kept') return answerRefusal(answer, leadId, { operator, seen }, parts);
  parts.log('info', 'visit changed', { leadId, kind: 'set' });
  return answerVisit(answer.visit.id, parts);
}

async function answerPress(asked: VisitPress, parts: VisitParts): Promise<Response> {
  const answer = await parts.store.pressVisit(asked);
  if (answer.kind === 'unknown') return answerUnknown();
  if (answer.kind !== 'kept') {
    const leadId = (await parts.store.findVisit(asked.visitId))?.lead.id ?? '';
    return answerRefusal(answer, leadId, { operator: asked.press.operator, seen: asked.seenLead }, parts);
  }
  parts.log('info', 'visit changed', { leadId: answer.visit.leadId, kind: asked.step });
  return answerVisit(answer.visit.id, parts);
}

/** The same for a visit that is there: another time, technician or note. */
export async function answerMove(
  { incoming, operator }: Asked,
  visitId: string,
  parts: VisitParts,
): Promise<Response> {
  const reading = await readJson(incoming, moveBody);
  if (reading.kind !== 'read') return reading.answer;
  const { id, seen, ...rest } = reading.value;
  const wish = { ...rest, calendar: parts.opening.calendar() };
  const press: Press = { id, operator, at: parts.now() };
  return answerPress({ press, visitId, seen, seenLead: seenOf(rest), step: 'move', wish }, parts);
}

/** 200 with the visit after the step; 409 with the visit as it is if somebody did something else with it. */
export async function answerStep(
  { incoming, operator }: Asked,
  visitId: string,
  step: Exclude<VisitStep, 'move'>,
  parts: VisitParts,
): Promise<Response> {
  const reading = await readJson(incoming, stepBody);
  if (reading.kind !== 'read') return reading.answer;
  const { id, seen, note, ...rest } = reading.value;
  const press: Press = { id, operator, at: parts.now() };
  const calendar = parts.opening.calendar();
  const notices = asksForCall(step)
    ? listFollowUpNotices(press.at, parts.notices, calendar, parts.newId)
    : [];
  return answerPress({ press, visitId, seen, seenLead: seenOf(rest), step, note, notices }, parts);
}

/** 200 with the visit as it was before; with `visit: null` when there was none. */
export async function answerUndo(
  { incoming, operator }: Asked,
  visitId: string,
  parts: VisitParts,
): Promise<Response> {
  const reading = await readJson(incoming, undoBody);
  if (reading.kind !== 'read') return reading.answer;
  const { id, press: taken } = reading.value;
  const press: Press = { id, operator, at: parts.now() };
  const answer = await parts.store.undoVisit({ visitId, taken, press });
  if (answer.kind === 'unknown') return answerUnknown();
  if (answer.kind === 'changed') return answerRefusal(answer, '', { operator, seen: undefined }, parts);
  parts.log('info', 'visit changed', { kind: 'undone' });
  return answer.visit === undefined
    ? Response.json({ kind: 'undone', visit: null })
    : answerVisit(answer.visit.id, parts);
}
