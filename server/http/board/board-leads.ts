// Leads in the shape the board shows them.
import { workWords } from '#content/words/board/work-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { placeOfZip } from '#domain/opening/today-place.ts';
import { findAskedTime } from '#domain/my-request/asked-time.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { describeVisit, formatVisitDay } from '#domain/visits/visit-text.ts';
import { findClosing } from '#domain/visits/visit-spot.ts';
import { sayClosing } from '#domain/opening/describe-exception.ts';
import { mayText } from '#domain/leads/text-consent.ts';
import { isSuspect } from '#domain/leads/lead.ts';
import { workSectionOf } from '#domain/leads/work-order.ts';
import type { ListedLead } from '#server/store/records/board/listed-leads.ts';
import { contentOf } from '#server/store/records/leads/content-rows.ts';
import { fillText } from '#domain/words/wording.ts';
import { describeMerged } from './added-facts.ts';
import type { BoardParts } from './board-parts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';

type RowParts = Pick<BoardParts, 'opening' | 'now' | 'texts'>;

function heldAt({ heldWindow }: ListedLead, now: number): BoardLead['heldWindow'] {
  if (heldWindow === null || heldWindow.untilAt <= now) return null;
  const { id, date, window, region, untilAt } = heldWindow;
  return { id, date, window, region, untilAt };
}

function ringText({ rings: { count, lastAt } }: ListedLead, timeZone: string): string {
  if (count < 2) return '';
  return fillText(workWords.en.chips.rang, { count: String(count), time: formatTime(lastAt, timeZone) });
}

function knownVisitText({ knownVisits }: ListedLead, now: number, timeZone: string): string {
  const today = localDateAt(now, timeZone);
  const next = knownVisits.find(({ date }) => date >= today);
  if (next === undefined) return '';
  const said = describeVisit(next, next.technician);
  return next.date === today ? said.replace(formatVisitDay(today), workWords.en.chips.today) : said;
}

/** A lead as the board is told of it at an instant: who called it, and where it stands in the work, as far as it is so then. */
export function boardLeadOf(lead: ListedLead, { opening, now: clock, texts }: RowParts): BoardLead {
  const now = clock();
  const { visit } = lead;
  const closing =
    visit === null ? undefined : findClosing(visit, placeOfZip(lead.zip), opening.calendar(), now);
  const { id, kind, state, receivedAt, clockStartsAt, dueAt, outsideArea } = lead;
  const { phoneAsTyped, sign, ...content } = contentOf(lead);
  const { attempts, region, enteredBy, person, heldBy, heldUntil = 0 } = lead;
  const isHeld = heldBy !== undefined && heldUntil > now;
  return {
    id,
    kind,
    state,
    receivedAt,
    clockStartsAt,
    dueAt,
    calledAt: lead.calledAt ?? null,
    followUpAt: lead.followUpAt ?? null,
    section: workSectionOf(lead, now),
    heldBy: isHeld ? heldBy : null,
    heldUntil: isHeld ? heldUntil : null,
    callId: isHeld ? lead.callId : null,
    attempts,
    events: lead.eventCount,
    person,
    visit,
    closing: closing === undefined ? '' : sayClosing(closing, opening.calendar().hours.timeZone),
    heldWindow: heldAt(lead, now),
    customer: lead.customer,
    region,
    enteredBy,
    mergedInto: lead.mergedInto ?? null,
    ...content,
    // Who only called is known by their number, at least.
    name:
      kind === 'missed-call' ? content.name || lead.knownName || formatPhoneNumber(lead.phone) : content.name,
    knownName: lead.knownName,
    knownVisit: knownVisitText(lead, now, opening.calendar().hours.timeZone),
    rang: ringText(lead, opening.calendar().hours.timeZone),
    phoneText: formatPhoneNumber(lead.phone),
    isTexted: texts !== undefined && mayText(lead),
    place: placeNameOfZip(lead.zip),
    signText: nameSign(lead),
    outsideArea,
    isSuspect: isSuspect(lead.suspicions),
    isAmended: lead.isAmended,
    joined: lead.merged.length,
    also: describeMerged(lead),
    isChanged: lead.isChanged,
    zipWas: lead.zipWas,
    anotherTime: findAskedTime(lead),
    canceledAt: lead.canceledAt ?? null,
    erasedAt: lead.erasedAt ?? null,
  };
}
