// Leads as a table for a spreadsheet, in the words of the board and the company's time, one line a lead.
import { boardWords } from '#content/words/board/board-words.ts';
import { csvWords } from '#content/words/board/csv-words.ts';
import { regions } from '#content/places/regions.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { dateOf } from '#domain/figures/figure-days.ts';
import type { LeadContent, LeadEvent } from '#domain/leads/lead.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { findConsent } from '#domain/requests/consent.ts';
import { keptSourceFields, listSourceMarks, type SourceField } from '#domain/requests/lead-source.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ExportedLead, ExportedVisit } from '#server/store/records/board/exported-leads.ts';
import { formatLines } from './csv-lines.ts';

const words = csvWords.en;

const joinLines = (lines: readonly string[]) => lines.join(' | ');
const yesOrNo = (is: boolean) => (is ? words.yes : words.no);

/** "2026-06-10 12:04 PM", which spreadsheets read as a time. */
function timeOf(instantMs: number, timeZone: string): string {
  return `${dateOf(instantMs, timeZone)} ${formatTime(instantMs, timeZone)}`;
}

/** The same for all requests of one customer who gives one number: it, else their mailbox. */
function customerOf({ phone, email }: ExportedLead): string {
  return phone === '' ? mailboxOf(email) : phone.replace('+', '');
}

/** "2026-06-10 12:04 PM Ana: No answer, follow up 2026-06-10 2:00 PM: bell is weak" */
function describeEvent({ at, operator, outcome, followUpAt, note }: LeadEvent, timeZone: string): string {
  const time = followUpAt === null ? '' : timeOf(followUpAt, timeZone);
  const again = time === '' ? '' : `, ${fillText(words.again, { time })}`;
  const action = boardWords.en.actions[outcome];
  return `${timeOf(at, timeZone)} ${operator}: ${action}${again}${note === '' ? '' : `: ${note}`}`;
}

/** "2026-06-16 8–10 AM Scheduled, Ben: gate code 12" */
function describeVisit({ date, window, state, technician, part, note }: ExportedVisit): string {
  const by = technician === null ? '' : `, ${technician}`;
  const notes = [part === null ? '' : describePart(part), note].filter(Boolean).join(', ');
  const what = `${boardWords.en.visits.states[state]}${by}${notes === '' ? '' : `: ${notes}`}`;
  return `${date} ${formatWindow(window)} ${what}`;
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
  [words.language, ({ lead }) => lead.language],
  [words.subject, ({ lead }) => lead.subject],
  ...keptSourceFields.map((name): Column => [name.replaceAll('_', ' '), ({ marks }) => marks[name] ?? '']),
  [words.consentVersion, ({ lead }) => lead.consent],
  [words.consent, ({ lead }) => findConsent(lead)?.wording ?? ''],
  [words.consentGiven, ({ lead, time }) => (lead.consent === '' ? '' : time(lead.receivedAt))],
  [words.suspicions, ({ lead }) => lead.suspicions.join(' ')],
  [words.customer, ({ lead }) => customerOf(lead)],
  [words.customerNote, ({ lead }) => lead.customer.note],
  [words.customerLanguage, ({ lead }) => lead.customer.language],
  [words.doNotServe, ({ lead }) => yesOrNo(lead.customer.doNotServe)],
  [words.id, ({ lead }) => lead.id],
];

/** The line of column names, for Excel marked as UTF-8. */
export const leadsCsvHead = `\uFEFF${formatLines([columns.map(([name]) => name)])}`;

/** A line for each lead; times are those of the company's zone. */
export function formatLeadsCsv(leads: readonly ExportedLead[], timeZone: string): string {
  const time = (instantMs: number | undefined) =>
    instantMs === undefined ? '' : timeOf(instantMs, timeZone);
  return formatLines(
    leads.map((lead) => {
      const marks = Object.fromEntries(listSourceMarks(lead.source));
      return columns.map(([, read]) => read({ lead, marks, time, timeZone }));
    }),
  );
}
