// Leads as a table for a spreadsheet: RFC 4180, and no cell a spreadsheet could take for a formula.
import type { KeptLead } from './lead-store.ts';

/** A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection); an apostrophe in front makes it text. */
const formulaStart = /^[=+\-@\t\r\0]/;

function cellOf(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns: readonly (readonly [string, (lead: KeptLead) => string])[] = [
  ['id', (lead) => lead.id],
  ['received', (lead) => new Date(lead.receivedAt).toISOString()],
  ['due', (lead) => new Date(lead.dueAt).toISOString()],
  ['kind', (lead) => lead.kind],
  ['state', (lead) => lead.state],
  ['name', (lead) => lead.name],
  ['phone', (lead) => lead.phoneAsTyped],
  ['e-mail', (lead) => lead.email],
  ['zip', (lead) => lead.zip],
  ['outside area', (lead) => (lead.outsideArea ? 'yes' : 'no')],
  ['appliance', (lead) => lead.appliance],
  ['preferred time', (lead) => lead.preferredTime],
  ['urgent', (lead) => (lead.urgent ? 'yes' : 'no')],
  ['message', (lead) => lead.message],
  ['page', (lead) => lead.page],
  ['language', (lead) => lead.language],
  ['subject', (lead) => lead.subject],
  [
    'source',
    (lead) =>
      Object.entries(lead.source)
        .map(([name, mark]) => `${name}=${mark}`)
        .join(' '),
  ],
  ['consent', (lead) => lead.consent],
  ['suspicions', (lead) => lead.suspicions.join(' ')],
  ['sent again with', (lead) => lead.amendments.map(({ content }) => JSON.stringify(content)).join('\n')],
];

/** The CSV text of leads, with a line of column names, for Excel marked as UTF-8. */
export function formatLeadsCsv(leads: readonly KeptLead[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...leads.map((lead) => columns.map(([, read]) => read(lead))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}
