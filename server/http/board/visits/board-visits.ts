// Visits in the shape the board shows them.
import type { BoardVisit, BoardVisitShort, VisitRefusal } from '#domain/visits/board-visit.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-sign.ts';
import { listAddedFacts } from '#server/http/board/added-facts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { ListedVisit, VisitAnswer } from '#server/store/visits/visit-store.ts';
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

/** 409 with what stands in the way; of a visit that changed, as it is now. */
export async function answerRefusal(
  refused: Refused,
  { store }: Pick<VisitParts, 'store'>,
): Promise<Response> {
  if ('bar' in refused) return Response.json(refused satisfies VisitRefusal, { status: 409 });
  const listed = refused.visit === null ? undefined : await store.findVisit(refused.visit.id);
  const visit = listed === undefined ? null : shortOf(listed);
  const refusal: VisitRefusal =
    refused.kind === 'has visit' && visit !== null
      ? { kind: 'has visit', visit }
      : { kind: 'changed', visit };
  return Response.json(refusal, { status: 409 });
}

export function answerUnknown(): Response {
  return Response.json({ kind: 'not found' }, { status: 404 });
}

/** 200 with the visit as it is now. */
export async function answerVisit(id: string, { store }: Pick<VisitParts, 'store'>): Promise<Response> {
  const listed = await store.findVisit(id);
  return listed === undefined ? answerUnknown() : Response.json(boardVisitOf(listed));
}
