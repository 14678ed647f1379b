// Visits in the shape the board shows them.
import type { BoardVisit, BoardVisitShort, VisitRefusal } from '#domain/visits/board-visit.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-sign.ts';
import { listAddedFacts } from '#server/http/board/added-facts.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import { listUnseen, type Seeing } from '#server/http/board/desk/unseen.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { ListedVisit } from '#server/store/acts/booking/list-visits.ts';
import type { VisitAnswer } from '#server/store/acts/booking/visit-press.ts';
import { placeOfZip } from '#domain/places/zip-place.ts';
import type { VisitParts } from './visit-parts.ts';

export function boardVisitOf({ visit, technician, lead, region, lastPress }: ListedVisit): BoardVisit {
  const { name, phone, zip, appliance, message, urgent } = lead;
  return {
    ...visit,
    technician,
    lastPress,
    lead: {
      ...{ name, phone, zip, region, appliance, message },
      phoneText: formatPhoneNumber(phone),
      place: placeOfZip(zip),
      signText: nameSign(lead),
      isUrgent: urgent,
      isCanceled: lead.isCanceled,
      state: lead.state,
      events: lead.eventCount,
      added: listAddedFacts(lead),
      parts: listLikelyParts(lead),
    },
  };
}

function shortOf({ visit, technician }: ListedVisit): BoardVisitShort {
  const { id, date, window, state, technicianId, note, sequence } = visit;
  return { id, date, window, state, technicianId, note, sequence, technician };
}

type Refused = Exclude<VisitAnswer, { readonly kind: 'kept' | 'unknown' }>;

/** 409 with what stands in the way; of a visit that changed, as it is now; of a lead, also what others did with it. */
export async function answerRefusal(
  refused: Refused,
  leadId: string,
  seeing: Seeing,
  { store, now }: Pick<VisitParts, 'store' | 'now'>,
): Promise<Response> {
  const refuse = (refusal: VisitRefusal, more: object = {}) =>
    Response.json({ ...refusal, ...more }, { status: 409 });
  if (refused.kind === 'lead changed') {
    const lead = await store.findListedLead(leadId);
    const since = lead === undefined ? [] : await listUnseen(lead, seeing, store);
    return refuse(refused, { lead: lead === undefined ? null : boardLeadOf(lead, now()), since });
  }
  if (!('visit' in refused)) return refuse(refused);
  const listed = refused.visit === null ? undefined : await store.findVisit(refused.visit.id);
  const visit = listed === undefined ? null : shortOf(listed);
  return refused.kind === 'has visit' && visit !== null
    ? refuse({ kind: 'has visit', visit })
    : refuse({ kind: 'changed', visit });
}

export function answerUnknown(): Response {
  return Response.json({ kind: 'not found' }, { status: 404 });
}

/** 200 with the visit as it is now. */
export async function answerVisit(id: string, { store }: Pick<VisitParts, 'store'>): Promise<Response> {
  const listed = await store.findVisit(id);
  return listed === undefined ? answerUnknown() : Response.json(boardVisitOf(listed));
}
