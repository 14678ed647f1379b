// Visits in the shape the board shows them.
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { AnswerOf } from '#domain/board/board-call.ts';
import type { moveVisit } from '#domain/board/visit-calls.ts';
import type { BoardLead, LeadRefusal } from '#domain/leads/board-lead.ts';
import type { BoardVisit, BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { VisitRefusal } from '#domain/visits/visit-refusal.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { findClosing, listClosing } from '#domain/visits/visit-spot.ts';
import { sayClosing } from '#domain/opening/describe-exception.ts';
import { findAskedTime } from '#domain/my-request/asked-time.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-appliance.ts';
import { listAddedFacts, describeMerged } from '#server/http/board/added-facts.ts';
import { refuse } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import { listUnseen, type Seeing } from '#server/http/board/desk/unseen.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { ListedVisit } from '#server/store/acts/booking/listed-visit.ts';
import type { VisitAnswer } from '#server/store/acts/booking/visit-action.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import type { VisitParts } from '#server/http/board/board-parts.ts';

type When = Pick<VisitParts, 'opening' | 'now' | 'notices' | 'texts'>;

/** As far as this server mails and texts at all. */
function tellsOf({ email, mayText }: ListedVisit['lead'], { notices, texts }: When): BoardVisit['tells'] {
  const isMailed = email !== '' && notices.channels.includes('email');
  return [
    ...(isMailed ? ['email' as const] : []),
    ...(mayText && texts !== undefined ? ['sms' as const] : []),
  ];
}

const spotOf = ({ region, lead }: ListedVisit) => placeOfVisit(region, lead.zip);

export function boardVisitOf(listed: ListedVisit, parts: When): BoardVisit {
  const { opening, now } = parts;
  const { visit, technician, lead, region, lastPress } = listed;
  const closing = findClosing(visit, spotOf(listed), opening.calendar(), now());
  const { name, phone, zip, street, unit, access, customer, appliance, message, urgent } = lead;
  return {
    ...visit,
    technician,
    closing: closing === undefined ? '' : sayClosing(closing, opening.calendar().hours.timeZone),
    tells: tellsOf(lead, parts),
    // What its sender called off is theirs to take up again.
    lastPress: visit.state === 'canceled' && visit.by === requestChangeWords.en.operator ? null : lastPress,
    lead: {
      // Who was booked without a name is known by their number.
      name: name === '' ? formatPhoneNumber(phone) : name,
      ...{ phone, zip, street, unit, access, customer, region, appliance, message },
      phoneText: formatPhoneNumber(phone),
      place: placeNameOfZip(zip),
      signText: nameSign(lead),
      isUrgent: urgent,
      isCanceled: lead.isCanceled,
      anotherTime: findAskedTime(lead),
      isMoved: lead.isMoved,
      state: lead.state,
      events: lead.eventCount,
      added: listAddedFacts(lead),
      also: describeMerged(lead),
      parts: listLikelyParts(lead),
    },
  };
}

function shortOf({ visit, technician }: ListedVisit): BoardVisitShort {
  const { id, date, window, state, technicianId, note, part, keptUnder, sequence } = visit;
  return { id, date, window, state, technicianId, note, part, keptUnder, sequence, technician };
}

type VisitAndRow = AnswerOf<typeof moveVisit>;
type Refused = Exclude<VisitAnswer, { readonly kind: 'kept' | 'unknown' }>;
type RowParts = Pick<VisitParts, 'store'> & When;

/** The lead of that id as it stands in the list now; undefined if it is there no more. */
export async function findRow(leadId: string, parts: RowParts): Promise<BoardLead | undefined> {
  const lead = await parts.store.findListedLead(leadId);
  return lead && boardLeadOf(lead, parts);
}

/** The ids of what the owner closes the window of a visit by, with spaces between. */
export async function listClosingIds(id: string, { store, opening, now }: RowParts): Promise<string> {
  const listed = await store.findVisit(id);
  if (listed === undefined) return '';
  const closing = listClosing(listed.visit, spotOf(listed), opening.calendar(), now());
  return closing.map((exception) => exception.id).join(' ');
}

/** 409 with what stands in the way; of a visit that changed, as it is now; of a lead, also what others did with it. */
export async function answerRefusal(
  refused: Refused,
  leadId: string,
  seeing: Seeing,
  parts: RowParts,
): Promise<Response> {
  const { store } = parts;
  const say = (refusal: VisitRefusal, more: object = {}) =>
    Response.json({ ...refusal, ...more }, { status: 409 });
  if (refused.kind === 'lead changed') {
    const lead = await store.findListedLead(leadId);
    const since = lead === undefined ? [] : await listUnseen(lead, seeing, store);
    const told = { ...refused, lead: lead === undefined ? null : boardLeadOf(lead, parts), since };
    return say(refused, told satisfies LeadRefusal);
  }
  if (!('visit' in refused)) return say(refused);
  const listed = refused.visit === null ? undefined : await store.findVisit(refused.visit.id);
  const visit = listed === undefined ? null : shortOf(listed);
  return refused.kind === 'has visit' && visit !== null
    ? say({ kind: 'has visit', visit })
    : say({ kind: 'changed', visit });
}

/** The visit as it is now, with the row of its lead; 404 if one of them is there no more. */
export async function findVisitAndRow(id: string, parts: RowParts): Promise<VisitAndRow | Response> {
  const listed = await parts.store.findVisit(id);
  if (listed === undefined) return refuse('not found', 404);
  const row = await findRow(listed.lead.id, parts);
  return row === undefined ? refuse('not found', 404) : { ...boardVisitOf(listed, parts), row };
}
