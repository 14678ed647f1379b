// Leads in the shape the board shows them.
import type { BoardLead } from '#domain/leads/board.ts';
import { nameSign } from '#domain/repair/lead-sign.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import { isSuspect, type Lead } from '#domain/leads/lead.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';

/** The city a ZIP code belongs to, else its county; empty when we know neither. */
export function placeOfZip(zip: string): string {
  const coverage = findCoverage(zip);
  if (coverage.kind === 'city') return coverage.cities[0].name;
  return coverage.kind === 'county' ? `${coverage.county} County` : '';
}

export function boardLeadOf(lead: Lead & Pick<BoardLead, 'isAmended'>): BoardLead {
  const { id, kind, state, receivedAt, name, phone, email, zip, appliance } = lead;
  const { clockStartsAt, dueAt, preferredTime, urgent, message, outsideArea } = lead;
  return {
    id,
    kind,
    state,
    receivedAt,
    clockStartsAt,
    dueAt,
    calledAt: lead.calledAt ?? null,
    name,
    phone,
    phoneText: formatPhoneNumber(phone),
    email,
    zip,
    place: placeOfZip(zip),
    appliance,
    signText: nameSign(lead),
    preferredTime,
    urgent,
    message,
    outsideArea,
    isSuspect: isSuspect(lead.suspicions),
    isAmended: lead.isAmended,
  };
}
