// Between what a visitor wrote and the columns of a lead.
import type { LeadContent } from '#domain/leads/lead.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { perField, quoteFields, type QuoteField } from '#domain/requests/quote-fields.ts';
import { z } from 'zod';
import type { ContentColumns } from '#server/store/database/tables.ts';

const text = z.string();
// What was sent before a field was asked for has none.
const optionalText = text.default('');

const contentColumn = z.object(
  perField(
    (field) => (field === 'phoneAsTyped' || quoteFields[field].required ? text : optionalText),
    () => z.boolean(),
  ),
);

/** What the visitor wrote, out of anything that carries it. */
export function contentOf(lead: LeadContent): LeadContent {
  return perField(
    (field) => lead[field],
    (field) => lead[field],
  );
}

/** The same out of a column. Throws if it holds what this version does not know. */
export function parseContent(column: string): LeadContent {
  return contentColumn.parse(JSON.parse(column));
}

/** What the visitor wrote, out of the row of a lead. */
export function contentOfRow(row: ContentColumns): LeadContent {
  const content = { ...row, phoneAsTyped: row.phone_as_typed, preferredTime: row.preferred_time };
  return perField(
    (field) => content[field],
    (field) => row[field] === 1,
  );
}

/** The columns of what the visitor wrote, with those that follow from it. */
export function columnsOfContent(content: LeadContent) {
  const { phoneAsTyped, preferredTime, urgent, ...columns } = contentOf(content);
  return {
    ...columns,
    phone_as_typed: phoneAsTyped,
    preferred_time: preferredTime,
    urgent: Number(urgent),
    region: findZipRegion(content.zip) ?? '',
    mailbox: mailboxOf(content.email),
  };
}

const isPersonal = (field: QuoteField): boolean => quoteFields[field].personal;

/** Without what tells who sent it: what stays to be counted. */
export function withoutPerson(content: LeadContent): LeadContent {
  return perField(
    (field) => (field === 'phoneAsTyped' || isPersonal(field) ? '' : content[field]),
    (field) => !isPersonal(field) && content[field],
  );
}
