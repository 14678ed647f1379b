// POST /api/board/leads/ID/visit and /api/board/visits/ID/…: a visit booked, moved, canceled, made, or an action taken back.
import * as calls from '#domain/board/visit-calls.ts';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { isOrderedLater, type GivenPart } from '#domain/visits/visit-part.ts';
import type { VisitStep } from '#domain/visits/visit.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import { byPhone } from '#server/http/board/desk/post-caller.ts';
import { findHeardFrom, findTypedFaults, typedOf } from '#server/http/board/desk/typed-details.ts';
import { sayInTheWay } from '#server/http/board/desk/say-in-the-way.ts';
import { seenOf } from '#server/http/board/desk/unseen.ts';
import type { VisitAction } from '#server/store/acts/booking/visit-action.ts';
import { listStepNotices } from '#server/notices/step-notices.ts';
import { answerRefusal, findRow, findVisitAndRow, listClosingIds } from './board-visits.ts';
import type { VisitParts } from '#server/http/board/board-parts.ts';

const { reasons } = visitsWords.en.cancel;
const steps = ['on-the-way', 'done', 'needs-return', 'no-show'] as const;

/** Each is answered with the visit and the row of its lead. */
export function addVisitActions(answer: AnswerCall, parts: VisitParts): void {
  const { store, opening, now, log, newId } = parts;
  const pressOf = (id: string, operator: string) => ({ id, operator, at: now() });

  // 404 without such a lead or technician; 409 where it cannot be, or asks once.
  answer(calls.bookVisit, async ({ question: { id, ...wish }, param, operator }) => {
    const [leadId, seen] = [param('id'), seenOf(wish)];
    const { source, texts, ...given } = wish.given;
    const lead = await store.findLead(leadId);
    const faults = lead === undefined ? [] : findTypedFaults(typedOf(given), lead);
    if (faults.length > 0) return refuse('faulty', 422, { faults });
    const heardFrom = (await findHeardFrom(store, source))?.id;
    const action = pressOf(id, operator);
    const booking = { ...wish, given, heardFrom, leadId, seen, visitId: newId(), action };
    const booked = await store.bookVisit({ ...booking, calendar: opening.calendar() });
    if (booked.kind === 'unknown') return refuse('not found', 404);
    if (booked.kind !== 'kept') return answerRefusal(booked, leadId, { operator, seen }, parts);
    if (texts === true && parts.texts !== undefined)
      await store.agreeToTexts({ ...action, ...byPhone, id: `${id}.texts`, leadId });
    log('info', 'visit changed', { leadId, kind: 'set' });
    return findVisitAndRow(booked.visit.id, parts);
  });

  // 409 with the visit as it is if somebody did something else with it.
  async function keep(asked: VisitAction) {
    const pressed = await store.actOnVisit(asked);
    if (pressed.kind === 'unknown') return refuse('not found', 404);
    if (pressed.kind !== 'kept') {
      const leadId = (await store.findVisit(asked.visitId))?.lead.id ?? '';
      const seeing = { operator: asked.action.operator, seen: asked.seenLead };
      return answerRefusal(pressed, leadId, seeing, parts);
    }
    log('info', 'visit changed', { leadId: pressed.visit.leadId, kind: asked.step });
    return findVisitAndRow(pressed.visit.id, parts);
  }

  answer(calls.moveVisit, ({ question: { id, seen, ...rest }, param, operator }) => {
    const wish = { ...rest, calendar: opening.calendar() };
    const action = pressOf(id, operator);
    return keep({ action, visitId: param('id'), seen, seenLead: seenOf(rest), step: 'move', wish });
  });

  const owedAfter = (step: VisitStep, at: number, part?: GivenPart) =>
    listStepNotices({ step, part, at }, { ...parts, calendar: opening.calendar() });

  for (const step of steps)
    answer(calls.stepCalls[step], ({ question: { id, seen, note, ...rest }, param, operator }) => {
      const action = pressOf(id, operator);
      const asked = { action, visitId: param('id'), seen, seenLead: seenOf(rest), step, note };
      return keep({ ...asked, ...owedAfter(step, action.at) });
    });

  answer(calls.cancelVisit, ({ question: { id, seen, reason, ...rest }, param, operator }) => {
    const action = pressOf(id, operator);
    const note = [reason === undefined ? '' : reasons[reason], rest.note].filter(Boolean).join('\n');
    const asked = { action, visitId: param('id'), seen, seenLead: seenOf(rest), note };
    return keep({
      ...asked,
      step: 'cancel',
      isByCustomer: reason === 'customer',
      ...owedAfter('cancel', action.at),
    });
  });

  answer(calls.keepVisit, async ({ question: { id, seen, note, ...rest }, param, operator }) => {
    const action = pressOf(id, operator);
    const keptUnder = await listClosingIds(param('id'), parts);
    const asked = { action, visitId: param('id'), seen, seenLead: seenOf(rest), note, keptUnder };
    return keep({ ...asked, step: 'keep' });
  });

  for (const [call, step] of [
    [calls.waitForPart, 'needs-part'],
    [calls.changePart, 'part'],
  ] as const)
    answer(call, async ({ question: { id, seen, note, part, ...rest }, param, operator }) => {
      const action = pressOf(id, operator);
      if (isOrderedLater(part, localDateAt(action.at, opening.calendar().hours.timeZone)))
        return refuse('faulty', 422);
      const asked = { action, visitId: param('id'), seen, seenLead: seenOf(rest), note, part };
      return keep({ ...asked, step, ...owedAfter(step, action.at, part) });
    });

  // The visit as it was before; null when there was none.
  answer(calls.undoVisit, async ({ question, param, operator }) => {
    const visitId = param('id');
    const leadId = (await store.findVisit(visitId))?.lead.id ?? '';
    const undone = await store.undoVisit({
      visitId,
      taken: question.press,
      action: pressOf(question.id, operator),
      retaking: { ...question, calendar: opening.calendar() },
    });
    if (undone.kind === 'unknown') return refuse('not found', 404);
    if ('isHeld' in undone)
      return Response.json({ ...undone, sentence: sayInTheWay(undone) }, { status: 409 });
    if (undone.kind !== 'undone') return answerRefusal(undone, '', { operator, seen: undefined }, parts);
    log('info', 'visit changed', { kind: 'undone' });
    if (undone.visit !== undefined) return findVisitAndRow(undone.visit.id, parts);
    return { kind: 'undone', visit: null, row: (await findRow(leadId, parts)) ?? null } as const;
  });
}
