// Leads as a table for a spreadsheet: RFC 4180, and no cell a spreadsheet could take for a formula.
import { findConsent } from '#domain/requests/consent.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { keptSourceFields, listSourceMarks, type SourceField } from '#domain/requests/lead-source.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import type { LeadEvent } from '#domain/leads/lead.ts';
import type { ExportedLead, ExportedVisit } from '#server/store/records/board/exported-leads.ts';

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

/** The same for all requests of one person who gives one number: it, else their mailbox. */
function personOf({ phone, email }: ExportedLead): string {
  return phone === '' ? mailboxOf(email) : phone.replace('+', '');
}

/** "2026-06-10T16:04:00.000Z Ana: no-answer, again 2026-06-10T18:00:00.000Z: bell is weak" */
function describeEvent({ at, operator, outcome, followUpAt, note }: LeadEvent): string {
  const again = followUpAt === null ? '' : `, again ${timeOf(followUpAt)}`;
  return `${timeOf(at)} ${operator}: ${outcome}${again}${note === '' ? '' : `: ${note}`}`;
}

/** "2026-06-16 08:00-10:00 set, Ben: gate code 12" */
function describeVisit({ date, window, state, technician, note }: ExportedVisit): string {
  const [from, to] = [window.fromHour, window.toHour].map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const by = technician === null ? '' : `, ${technician}`;
  return `${date} ${from}-${to} ${state}${by}${note === '' ? '' : `: ${note}`}`;
}

type Marks = Readonly<Partial<Record<SourceField, string>>>;

type Column = readonly [name: string, read: (lead: ExportedLead, marks: Marks) => string];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Of a field whose column is not called after it. */
const otherNames: Readonly<Record<string, string>> = {
  phoneAsTyped: 'phone',
  email: 'e-mail',
  preferredTime: 'preferred time',
};

/** The column of a field, with those that follow from it. The number to dial has none: it stands as it was typed. */
function columnsOf(field: (typeof keptFields)[number]): readonly Column[] {
  if (field === 'phone') return [];
  const read: Column[1] = ({ [field]: value }) => (typeof value === 'boolean' ? yesOrNo(value) : value);
  const column = [otherNames[field] ?? field, read] as const;
  if (field === 'zip')
    return [
      column,
      ['region', ({ region }) => region],
      ['outside area', (lead) => yesOrNo(lead.outsideArea)],
    ];
  return field === 'sign' ? [column, ['what it does', (lead) => nameSign(lead)]] : [column];
}

const columns: readonly Column[] = [
  ['id', (lead) => lead.id],
  ['received', (lead) => timeOf(lead.receivedAt)],
  ['due', (lead) => timeOf(lead.dueAt)],
  ['first called', (lead) => (lead.calledAt === undefined ? '' : timeOf(lead.calledAt))],
  ['kind', (lead) => lead.kind],
  ['state', (lead) => lead.state],
  ['call again', (lead) => (lead.followUpAt === undefined ? '' : timeOf(lead.followUpAt))],
  ['calls without answer', (lead) => String(lead.attempts)],
  ['entered by', (lead) => lead.enteredBy],
  ['canceled by customer', (lead) => (lead.canceledAt === undefined ? '' : timeOf(lead.canceledAt))],
  ['erased by customer', (lead) => (lead.erasedAt === undefined ? '' : timeOf(lead.erasedAt))],
  ['sent first', (lead) => (lead.sentFirst === undefined ? '' : JSON.stringify(lead.sentFirst))],
  ['joined to', (lead) => lead.mergedInto ?? ''],
  ['history', (lead) => lead.events.map(describeEvent).join('\n')],
  ['visits', (lead) => lead.visits.map(describeVisit).join('\n')],
  ['person', personOf],
  ...keptFields.flatMap(columnsOf),
  ['page', (lead) => lead.page],
  ['language', (lead) => lead.language],
  ['subject', (lead) => lead.subject],
  ...keptSourceFields.map(
    (name) => [name.replaceAll('_', ' '), (_: ExportedLead, marks: Marks) => marks[name] ?? ''] as const,
  ),
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
export function formatLeadsCsv(leads: readonly ExportedLead[]): string {
  return formatLines(
    leads.map((lead) => {
      const marks: Marks = Object.fromEntries(listSourceMarks(lead.source));
      return columns.map(([, read]) => read(lead, marks));
    }),
  );
}
