// Leads as a table for a spreadsheet, in the words of the board and the company's time, one line a lead.
import { boardWords } from '#content/words/board/board-words.ts';
import { csvWords } from '#content/words/board/csv-words.ts';
import { regions } from '#content/places/regions.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { nameSource } from '#domain/figures/lead-tallies.ts';
import { nameOfSource, type ListedSource } from '#domain/leads/listed-source.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { findConsent } from '#domain/requests/consent.ts';
import { keptSourceFields, listSourceMarks, type SourceField } from '#domain/requests/lead-source.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import { formatLines } from './csv-lines.ts';
import { describeEvent, describeVisit, timeOf } from './csv-histories.ts';

const words = csvWords.en;
const { details } = boardWords.en;

const joinLines = (lines: readonly string[]) => lines.join(' | ');
const yesOrNo = (is: boolean) => (is ? words.yes : words.no);

/** The same for all requests of one customer who gives one number: it, else their mailbox. */
function customerOf({ phone, email }: ExportedLead): string {
  return phone === '' ? mailboxOf(email) : phone.replace('+', '');
}

type WrittenField = Exclude<(typeof keptFields)[number], 'phone'>;

const fieldNames: Readonly<Record<WrittenField, string>> = words.fields;

/** The number to dial has no column: it stands as it was typed. */
const writtenFields = keptFields.filter((field): field is WrittenField => field !== 'phone');

const timesOfDay: Readonly<Record<string, string>> = boardWords.en.times;
/** As people say it; what this version has no name for, as it was kept. */
function textOf(content: LeadContent, field: WrittenField): string {
  const value = content[field];
  if (typeof value === 'boolean') return yesOrNo(value);
  if (field === 'appliance') return nameAppliance(value) || value;
  if (field === 'sign') return nameSign(content);
  return field === 'preferredTime' ? (timesOfDay[value] ?? value) : value;
}

/** "Phone: (305) 555-0123 | ZIP code: 33139": what was said otherwise than the lead says it. */
function describeOther(content: LeadContent, lead: LeadContent): string {
  const others = writtenFields.filter((field) => content[field] !== lead[field]);
  return joinLines(others.map((field) => `${fieldNames[field]}: ${textOf(content, field)}`));
}

type Told = {
  readonly lead: ExportedLead;
  readonly marks: Readonly<Partial<Record<SourceField, string>>>;
  readonly sources: CsvPlace['sources'];
  /** A time in the company's zone; empty for none. */
  readonly time: (instantMs: number | undefined) => string;
  readonly timeZone: string;
};
type Column = readonly [name: string, read: (told: Told) => string];

/** The column of a field, with those that follow from it. */
function columnsOf(field: WrittenField): readonly Column[] {
  const column: Column = [fieldNames[field], ({ lead }) => textOf(lead, field)];
  if (field !== 'zip') return [column];
  return [
    column,
    [words.place, ({ lead }) => placeNameOfZip(lead.zip)],
    [words.region, ({ lead }) => regions.find(({ slug }) => slug === lead.region)?.name ?? lead.region],
    [words.outsideArea, ({ lead }) => yesOrNo(lead.outsideArea)],
  ];
}

const columns: readonly Column[] = [
  [words.received, ({ lead, time }) => time(lead.receivedAt)],
  [words.kind, ({ lead }) => words.kinds[lead.kind]],
  [words.status, ({ lead }) => boardWords.en.states[lead.state]],
  ...writtenFields.flatMap(columnsOf),
  [words.due, ({ lead, time }) => time(lead.dueAt)],
  [words.called, ({ lead, time }) => time(lead.calledAt)],
  [
    words.inTime,
    ({ lead: { calledAt, dueAt } }) => (calledAt === undefined ? '' : yesOrNo(calledAt <= dueAt)),
  ],
  [words.followUp, ({ lead, time }) => time(lead.followUpAt)],
  [words.attempts, ({ lead }) => String(lead.attempts)],
  [words.visits, ({ lead }) => joinLines(lead.visits.map(describeVisit))],
  [
    words.history,
    ({ lead, timeZone }) => joinLines(lead.events.map((event) => describeEvent(event, timeZone))),
  ],
  [words.takenBy, ({ lead }) => lead.enteredBy],
  [words.canceled, ({ lead, time }) => time(lead.canceledAt)],
  [words.erased, ({ lead, time }) => time(lead.erasedAt)],
  [words.sentFirst, ({ lead }) => (lead.sentFirst === undefined ? '' : describeOther(lead.sentFirst, lead))],
  [
    words.sentAgain,
    ({ lead }) => joinLines(lead.amendments.map(({ content }) => describeOther(content, lead))),
  ],
  [words.mergedInto, ({ lead }) => lead.mergedInto ?? ''],
  [words.page, ({ lead }) => lead.page],
  [words.language, ({ lead }) => details.languages[lead.language]],
  [words.subject, ({ lead }) => lead.subject],
  [words.cameFrom, ({ lead, sources }) => nameOfSource(nameSource(lead.source), sources) || words.direct],
  ...keptSourceFields.map((name): Column => [words.sources[name], ({ marks }) => marks[name] ?? '']),
  [words.consentVersion, ({ lead }) => lead.consent],
  [words.consent, ({ lead }) => findConsent(lead)?.wording ?? ''],
  [words.consentGiven, ({ lead, time }) => (lead.consent === '' ? '' : time(lead.receivedAt))],
  [
    words.suspicions,
    ({ lead }) => joinLines(lead.suspicions.map((suspicion) => details.suspected[suspicion])),
  ],
  [words.customer, ({ lead }) => customerOf(lead)],
  [words.customerNote, ({ lead }) => lead.customer.note],
  [words.customerLanguage, ({ lead }) => lead.customer.language],
  [words.doNotServe, ({ lead }) => yesOrNo(lead.customer.doNotServe)],
  [words.id, ({ lead }) => lead.id],
];

/** The line of column names, for Excel marked as UTF-8. */
export const leadsCsvHead = `\uFEFF${formatLines([columns.map(([name]) => name)])}`;

/** By what a file is told: the clocks of the company, and the names of where people heard of it. */
export type CsvPlace = { readonly timeZone: string; readonly sources: readonly ListedSource[] };

/** A line for each lead. */
export function formatLeadsCsv(leads: readonly ExportedLead[], { timeZone, sources }: CsvPlace): string {
  const time = (instantMs: number | undefined) =>
    instantMs === undefined ? '' : timeOf(instantMs, timeZone);
  return formatLines(
    leads.map((lead) => {
      const marks = Object.fromEntries(listSourceMarks(lead.source, sources));
      return columns.map(([, read]) => read({ lead, marks, sources, time, timeZone }));
    }),
  );
}
