// The text of an alarm on a phone: one message of 160 characters that every phone can show, and nothing that names a person
// beyond a first name and the number to call.
import { smsWords } from '#content/words/mail/sms-words.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { staffLanguage } from '#server/notices/notice-facts.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { longestSms, toGsmText } from './gsm-text.ts';

const words = smsWords[staffLanguage];

function firstNameOf(name: string): string {
  const [first = ''] = toGsmText(cleanLine(name, 100)).trim().split(/\s+/u);
  return /\p{L}/u.test(first) ? first.slice(0, 20) : words.somebody;
}

function placeOf(zip: string): string {
  const coverage = findCoverage(zip);
  return coverage.kind === 'city' ? coverage.cities[0].name : zip;
}

/** "OVERDUE, call Rosa, refrigerator, Miami Beach, (305) 555-0123 https://…". */
export function writeSms({ lead }: Pick<LeasedNotice, 'lead'>, publicOrigin: string | undefined): string {
  const { name, phone, appliance, zip, urgent, followUpAt, id } = lead;
  const late = phone === '' ? words.answer : urgent ? words.lateUrgent : words.late;
  const opening = `${followUpAt === undefined ? late : words.again} ${firstNameOf(name)}`;
  const machine = toGsmText(appliance.replaceAll('-', ' '));
  const place = toGsmText(placeOf(zip));
  const number = phone === '' ? '' : formatPhoneNumber(phone);
  const board = publicOrigin === undefined ? '' : ` ${toGsmText(`${publicOrigin}/board#${id}`)}`;
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
  // What matters least is left out first: the number is what they need.
  const [text = ''] = [
    join(opening, machine, place, number) + board,
    join(opening, machine, number) + board,
    join(opening, number) + board,
    join(opening, machine, place, number),
    join(opening, number),
  ].filter((candidate) => candidate.length <= longestSms);
  return text;
}
