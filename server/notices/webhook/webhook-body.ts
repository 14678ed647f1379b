// What a webhook says. A contract: docs/contracts.md.
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { findConsent } from '#domain/requests/consent.ts';
import type { Booking } from '#domain/visits/booking-news.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { placeOf } from '#server/notices/content-facts.ts';

function consentOf(lead: LeasedNotice['lead']) {
  const consent = findConsent(lead);
  if (consent === undefined) return null;
  const { version, wording, at } = consent;
  return { version, wording, givenAt: new Date(at).toISOString() };
}

/** What the visitor wrote, field by field, each with what follows from it. */
function tellContent(content: LeadContent) {
  const { zip } = content;
  const facts = keptFields.flatMap((field): readonly (readonly [string, string | boolean])[] => {
    if (field === 'phoneAsTyped') return [];
    const fact = [field, content[field]] as const;
    if (field === 'zip') return [fact, ['place', placeOf(zip)], ['region', findZipRegion(zip) ?? '']];
    return field === 'sign' ? [fact, ['signText', nameSign(content)]] : [fact];
  });
  return Object.fromEntries(facts);
}

/** Where the company's board is, and by which clocks it lives. */
export type WebhookPlace = { readonly publicOrigin: string | undefined; readonly timeZone: string };

function tellTime({ date, window, technician }: Booking, timeZone: string) {
  const [from, until] = [window.fromHour, window.toHour].map((hour) =>
    new Date(instantOn(date, hour, timeZone)).toISOString(),
  );
  return { date, from, until, technician };
}

/** What became of the visit, and under which name the receiver is to keep it. */
function tellVisit({ booking: news, visitNote, visitPart }: LeasedNotice, timeZone: string) {
  if (news === undefined || news.kind === 'nothing') return {};
  const { uid, sequence, state } = news.booking;
  const before = news.kind === 'moved' ? { before: tellTime(news.before, timeZone) } : {};
  return {
    visit: {
      id: uid,
      sequence,
      state,
      ...tellTime(news.booking, timeZone),
      note: visitNote ?? '',
      part: visitPart ?? null,
      ...before,
    },
  };
}

/** The JSON of a notice: the same in every attempt. */
export function writeWebhookBody(notice: LeasedNotice, { publicOrigin, timeZone }: WebhookPlace): string {
  const { kind, createdAt, lead, booking } = notice;
  const content = kind === 'amendment' ? (lead.amendments.at(-1)?.content ?? lead) : lead;
  return JSON.stringify({
    type: booking === undefined ? `lead.${kind}` : `visit.${booking.kind}`,
    timestamp: new Date(createdAt).toISOString(),
    data: {
      id: lead.id,
      kind: lead.kind,
      receivedAt: new Date(lead.receivedAt).toISOString(),
      callBy: new Date(lead.dueAt).toISOString(),
      callAgainAt: lead.followUpAt === undefined ? null : new Date(lead.followUpAt).toISOString(),
      attempts: lead.attempts,
      enteredBy: lead.enteredBy,
      subject: lead.subject,
      ...tellContent(content),
      page: lead.page,
      language: lead.language,
      source: lead.source,
      consent: consentOf(lead),
      outsideArea: lead.outsideArea,
      customer: lead.customer,
      erased: lead.erasedAt !== undefined,
      board: publicOrigin === undefined ? null : `${publicOrigin}/board#${lead.id}`,
      ...tellVisit(notice, timeZone),
    },
  });
}
