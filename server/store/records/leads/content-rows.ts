// Between what a visitor wrote and the columns of a lead.
import type { LeadContent } from '#domain/leads/lead.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { z } from 'zod';
import type { NewLeadRow } from '#server/store/database/tables.ts';

const contentColumn = z.object({
  name: z.string(),
  phone: z.string(),
  phoneAsTyped: z.string(),
  email: z.string(),
  zip: z.string(),
  appliance: z.string(),
  // What was sent again before signs were kept has none.
  sign: z.string().default(''),
  preferredTime: z.string(),
  urgent: z.boolean(),
  message: z.string(),
});

/** What the visitor wrote, out of anything that carries it. */
export function contentOf(lead: LeadContent): LeadContent {
  return contentColumn.parse(lead);
}

/** The same out of a column. Throws if it holds what this version does not know. */
export function parseContent(column: string): LeadContent {
  return contentColumn.parse(JSON.parse(column));
}

/** What the visitor wrote, out of the row of a lead. */
export function contentOfRow(row: NewLeadRow): LeadContent {
  const { name, phone, email, zip, appliance, sign, message } = row;
  return {
    name,
    phone,
    phoneAsTyped: row.phone_as_typed,
    email,
    zip,
    appliance,
    sign,
    preferredTime: row.preferred_time,
    urgent: row.urgent === 1,
    message,
  };
}

/** The columns of what the visitor wrote, with those that follow from it. */
export function columnsOfContent(content: LeadContent) {
  const { name, phone, email, zip, appliance, sign, message } = content;
  return {
    name,
    phone,
    phone_as_typed: content.phoneAsTyped,
    email,
    zip,
    appliance,
    sign,
    preferred_time: content.preferredTime,
    urgent: Number(content.urgent),
    message,
    region: findZipRegion(zip) ?? '',
    mailbox: mailboxOf(email),
  };
}
