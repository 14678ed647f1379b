// Leads as a table for a spreadsheet: RFC 4180, and no cell a spreadsheet could take for a formula.
import { findConsent } from '#domain/requests/consent.ts';
import { nameSign } from '#domain/repair/lead-sign.ts';
import { listSourceMarks, sourceFields, type SourceField } from '#domain/requests/lead-source.ts';
import type { KeptLead } from '#server/store/leads/kept-lead.ts';

/**
 * A spreadsheet runs a cell that begins with one of these, their wide forms included, whatever it cannot see before them
 * (OWASP, CSV injection); an apostrophe in front makes it text.
 */
const formulaStart = /^[\t\r\n\0]|^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cellOf(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function timeOf(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

function markOf({ source }: KeptLead, wanted: SourceField): string {
  return listSourceMarks(source).find(([name]) => name === wanted)?.[1] ?? '';
}

const columns: readonly (readonly [string, (lead: KeptLead) => string])[] = [
  ['id', (lead) => lead.id],
  ['received', (lead) => timeOf(lead.receivedAt)],
  ['due', (lead) => timeOf(lead.dueAt)],
  ['first called', (lead) => (lead.calledAt === undefined ? '' : timeOf(lead.calledAt))],
  ['kind', (lead) => lead.kind],
  ['state', (lead) => lead.state],
  ['call again', (lead) => (lead.followUpAt === undefined ? '' : timeOf(lead.followUpAt))],
  ['calls without answer', (lead) => String(lead.attempts)],
  ['entered by', (lead) => lead.enteredBy],
  ['joined to', (lead) => lead.mergedInto ?? ''],
  ['name', (lead) => lead.name],
  ['phone', (lead) => lead.phoneAsTyped],
  ['e-mail', (lead) => lead.email],
  ['zip', (lead) => lead.zip],
  ['region', (lead) => lead.region],
  ['outside area', (lead) => (lead.outsideArea ? 'yes' : 'no')],
  ['appliance', (lead) => lead.appliance],
  ['sign', (lead) => lead.sign],
  ['what it does', (lead) => nameSign(lead)],
  ['preferred time', (lead) => lead.preferredTime],
  ['urgent', (lead) => (lead.urgent ? 'yes' : 'no')],
  ['message', (lead) => lead.message],
  ['page', (lead) => lead.page],
  ['language', (lead) => lead.language],
  ['subject', (lead) => lead.subject],
  ...sourceFields.map((name) => [name.replaceAll('_', ' '), (lead: KeptLead) => markOf(lead, name)] as const),
  ['consent version', (lead) => lead.consent],
  ['consent wording', (lead) => findConsent(lead)?.wording ?? ''],
  ['consent given', (lead) => (lead.consent === '' ? '' : timeOf(lead.receivedAt))],
  ['suspicions', (lead) => lead.suspicions.join(' ')],
  ['sent again with', (lead) => lead.amendments.map(({ content }) => JSON.stringify(content)).join('\n')],
];

function formatLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** The line of column names, for Excel marked as UTF-8. */
export const leadsCsvHead = `\uFEFF${formatLines([columns.map(([name]) => name)])}`;

/** A line for each lead. */
export function formatLeadsCsv(leads: readonly KeptLead[]): string {
  return formatLines(leads.map((lead) => columns.map(([, read]) => read(lead))));
}
