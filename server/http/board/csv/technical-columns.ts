// The columns at the end of the file of leads: where a request came from word for word, what was agreed to, and ids.
import { boardWords } from '#content/words/board/board-words.ts';
import { csvWords } from '#content/words/board/csv-words.ts';
import { mailboxOf } from '#domain/leads/person.ts';
import { findConsent } from '#domain/requests/consent.ts';
import { keptSourceFields } from '#domain/requests/lead-source.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import { joinLines, type Column } from './csv-cells.ts';

const words = csvWords.en;
const { details } = boardWords.en;

/** The same for all requests of one customer who gives one number: it, else their mailbox. */
function customerOf({ phone, email }: ExportedLead): string {
  return phone === '' ? mailboxOf(email) : formatPhoneNumber(phone);
}

/** Whether more was typed than the number: an extension. */
function saysMore({ phone, phoneAsTyped }: ExportedLead): boolean {
  const digits = phoneAsTyped.replaceAll(/\D/gu, '');
  return digits !== '' && !phone.endsWith(digits);
}

/** The id is the last: lines are told apart by it. */
export const technicalColumns: readonly Column[] = [
  [words.page, ({ lead }) => lead.page],
  [words.language, ({ lead }) => details.languages[lead.language]],
  [words.subject, ({ lead }) => lead.subject],
  ...keptSourceFields.map((name): Column => [words.sources[name], ({ marks }) => marks[name] ?? '']),
  [words.consentVersion, ({ lead }) => lead.consent],
  [words.consent, ({ lead }) => findConsent(lead)?.wording ?? ''],
  [words.consentGiven, ({ lead, time }) => (lead.consent === '' ? '' : time(lead.receivedAt))],
  [
    words.suspicions,
    ({ lead }) => joinLines(lead.suspicions.map((suspicion) => details.suspected[suspicion])),
  ],
  [words.phoneAsTyped, ({ lead }) => (saysMore(lead) ? lead.phoneAsTyped : '')],
  [words.customer, ({ lead }) => customerOf(lead)],
  [words.mergedInto, ({ lead }) => lead.mergedInto ?? ''],
  [words.id, ({ lead }) => lead.id],
];
