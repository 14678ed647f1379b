// What a cell of the file of leads says, in the words of the board and the company's time.
import { boardWords } from '#content/words/board/board-words.ts';
import { csvWords } from '#content/words/board/csv-words.ts';
import type { LeadContent, LeadState } from '#domain/leads/lead.ts';
import type { ListedSource } from '#domain/leads/listed-source.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import type { ToldVisits } from './csv-visits.ts';

const words = csvWords.en;

export const joinLines = (lines: readonly string[]) => lines.join(' | ');
export const yesOrNo = (is: boolean) => (is ? words.yes : words.no);

export type WrittenField = Exclude<(typeof keptFields)[number], 'phoneAsTyped'>;

export const fieldNames: Readonly<Record<WrittenField, string>> = words.fields;

/** The number as it was typed has a column at the end: here it is written as all others are. */
export const writtenFields = keptFields.filter((field): field is WrittenField => field !== 'phoneAsTyped');

const timesOfDay: Readonly<Record<string, string>> = boardWords.en.times;
/** As people say it; what this version has no name for, as it was kept. */
export function textOf(content: LeadContent, field: WrittenField): string {
  const value = content[field];
  if (typeof value === 'boolean') return yesOrNo(value);
  if (field === 'phone') return formatPhoneNumber(value);
  if (field === 'appliance') return nameAppliance(value) || value;
  if (field === 'sign') return nameSign(content);
  return field === 'preferredTime' ? (timesOfDay[value] ?? value) : value;
}

const deskSays: readonly LeadState[] = ['not-ours', 'spam'];

/** The state as the lists of the board name it; a merged one waits for nobody, and one that its sender canceled is canceled at once. */
export function statusOf(
  { state, standsFor, canceledAt, erasedAt }: ExportedLead,
  time: Told['time'],
): string {
  if (standsFor !== undefined)
    return fillText(words.merged, { name: standsFor.name, time: time(standsFor.receivedAt) });
  const isErased = state === 'done' && erasedAt !== undefined;
  const isCalledOff = isErased || (canceledAt !== undefined && !deskSays.includes(state));
  return boardWords.en.states[isCalledOff ? 'canceled' : state];
}

export type Told = {
  readonly lead: ExportedLead;
  readonly visits: ToldVisits;
  readonly sources: readonly ListedSource[];
  /** A time in the company's zone; empty for none. */
  readonly time: (instantMs: number | undefined) => string;
  readonly timeZone: string;
};
export type Column = readonly [name: string, read: (told: Told) => string];
