// What a webhook says. A contract: docs/contracts.md.
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { findConsent } from '#domain/requests/consent.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { placeOf } from '#server/notices/notice-facts.ts';

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

/** The JSON of a notice: the same in every attempt. */
export function writeWebhookBody(
  { kind, createdAt, lead }: LeasedNotice,
  publicOrigin: string | undefined,
): string {
  const content = kind === 'amendment' ? (lead.amendments.at(-1)?.content ?? lead) : lead;
  return JSON.stringify({
    type: `lead.${kind}`,
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
      board: publicOrigin === undefined ? null : `${publicOrigin}/board#${lead.id}`,
    },
  });
}
