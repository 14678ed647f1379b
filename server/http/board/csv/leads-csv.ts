// Leads as a table for a spreadsheet, in the words of the board and the company's time, one line a lead.
import { csvWords } from '#content/words/board/csv-words.ts';
import { regions } from '#content/places/regions.ts';
import { nameSource } from '#domain/figures/lead-tallies.ts';
import { nameOfSource, type ListedSource } from '#domain/leads/listed-source.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import {
  fieldNames,
  joinLines,
  statusOf,
  textOf,
  writtenFields,
  yesOrNo,
  type Column,
  type WrittenField,
} from './csv-cells.ts';
import { describeEvent, describeVisit, timeOf } from './csv-histories.ts';
import { formatLines } from './csv-lines.ts';
import { cellOfVisit, resultOf, tellVisits, visitCells } from './csv-visits.ts';

const words = csvWords.en;

const columnOf = (field: WrittenField): Column => [fieldNames[field], ({ lead }) => textOf(lead, field)];

const columnsOfVisit = (which: 'next' | 'last'): readonly Column[] =>
  visitCells.map((cell) => [
    words.visitColumns[which][cell],
    ({ visits }) => cellOfVisit(visits[which], cell),
  ]);

/** Whether more was typed than the number: an extension. */
function saysMore({ phone, phoneAsTyped }: ExportedLead): boolean {
  const digits = phoneAsTyped.replaceAll(/\D/gu, '');
  return digits !== '' && !phone.endsWith(digits);
}

/** Of who only called: the name their number is known by. */
const name: Column = [fieldNames.name, ({ lead }) => lead.name || lead.knownName];

/** Where and what: before how it went. The other fields follow it. */
const firstFields: readonly WrittenField[] = ['phone', 'street', 'unit', 'zip'];
const nextFields: readonly WrittenField[] = ['appliance', 'sign'];
const otherFields = writtenFields.filter((field) => !['name', ...firstFields, ...nextFields].includes(field));

/**
 * In the order in which an owner reads, and no more than an owner reads: the request at the board, and `npm run leads -- list --json`, say
 * where they came from word for word, what was agreed to, and what was sent before it was corrected. The id is the last.
 */
const columns: readonly Column[] = [
  [words.received, ({ lead, time }) => time(lead.receivedAt)],
  name,
  ...firstFields.map(columnOf),
  [words.place, ({ lead }) => placeNameOfZip(lead.zip)],
  ...nextFields.map(columnOf),
  [words.cameFrom, ({ lead, sources }) => nameOfSource(nameSource(lead.source), sources) || words.direct],
  [words.status, ({ lead, time }) => statusOf(lead, time)],
  [words.result, ({ visits }) => resultOf(visits.last)],
  ...columnsOfVisit('next'),
  ...columnsOfVisit('last'),
  [words.visitCount, ({ visits }) => String(visits.count)],
  [words.followUp, ({ lead, time }) => time(lead.followUpAt)],
  ...otherFields.map(columnOf),
  [words.kind, ({ lead }) => words.kinds[lead.kind]],
  [words.takenBy, ({ lead }) => lead.enteredBy],
  [words.called, ({ lead, time }) => time(lead.calledAt)],
  [
    words.inTime,
    ({ lead: { calledAt, dueAt } }) => (calledAt === undefined ? '' : yesOrNo(calledAt <= dueAt)),
  ],
  [words.attempts, ({ lead }) => String(lead.attempts)],
  [words.customerNote, ({ lead }) => lead.customer.note],
  [words.customerLanguage, ({ lead }) => lead.customer.language],
  [words.doNotServe, ({ lead }) => yesOrNo(lead.customer.doNotServe)],
  [words.region, ({ lead }) => regions.find(({ slug }) => slug === lead.region)?.name ?? lead.region],
  [words.canceled, ({ lead, time }) => time(lead.canceledAt)],
  [words.erased, ({ lead, time }) => time(lead.erasedAt)],
  [words.visits, ({ lead }) => joinLines(lead.visits.map(describeVisit))],
  [
    words.history,
    ({ lead, timeZone }) => joinLines(lead.events.map((event) => describeEvent(event, timeZone))),
  ],
  [words.phoneAsTyped, ({ lead }) => (saysMore(lead) ? lead.phoneAsTyped : '')],
  [words.id, ({ lead }) => lead.id],
];

/** The line of column names, for Excel marked as UTF-8. */
export const leadsCsvHead = `\uFEFF${formatLines([columns.map(([name]) => name)])}`;

/** By what a file is told: the clocks of the company, the moment it is made, and the names of where people heard of it. */
export type CsvPlace = {
  readonly timeZone: string;
  readonly nowMs: number;
  readonly sources: readonly ListedSource[];
};

/** A line for each lead. */
export function formatLeadsCsv(
  leads: readonly ExportedLead[],
  { timeZone, nowMs, sources }: CsvPlace,
): string {
  const today = localDateAt(nowMs, timeZone);
  const time = (instantMs: number | undefined) =>
    instantMs === undefined ? '' : timeOf(instantMs, timeZone);
  return formatLines(
    leads.map((lead) => {
      const visits = tellVisits(lead.visits, today);
      return columns.map(([, read]) => read({ lead, visits, sources, time, timeZone }));
    }),
  );
}
