// The text of an alarm on a phone: one message of 160 characters that every phone can show, and nothing that names a person
// beyond a first name and the number to call.
import { smsWords } from '#content/words/mail/sms-words.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { staffLanguage } from '#server/notices/content-facts.ts';
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

type Told = Pick<LeasedNotice, 'lead' | 'knownName'>;

/** "OVERDUE, call Rosa, refrigerator, Miami Beach, (305) 555-0123 https://…". */
function writeOne({ lead, knownName = '' }: Told, publicOrigin: string | undefined): string {
  const { name, phone, appliance, zip, urgent, followUpAt, id } = lead;
  const late = phone === '' ? words.answer : urgent ? words.lateUrgent : words.late;
  const opening = `${followUpAt === undefined ? late : words.again} ${firstNameOf(name || knownName)}`;
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

/** "3 OVERDUE: URGENT Tom (305) 555-0124, Rosa (305) 555-0123, +1 more https://…": the urgent first, as many as there is room for. */
function writeMany(told: readonly Told[], publicOrigin: string | undefined): string {
  const isAgain = told.every(({ lead }) => lead.followUpAt !== undefined);
  const opening = fillText(isAgain ? words.manyAgain : words.many, { count: String(told.length) });
  const names = told
    .toSorted((one, other) => Number(other.lead.urgent) - Number(one.lead.urgent))
    .map(({ lead: { name, phone, urgent }, knownName = '' }) =>
      [
        urgent ? words.urgent : '',
        firstNameOf(name || knownName),
        phone === '' ? '' : formatPhoneNumber(phone),
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
  const board = publicOrigin === undefined ? '' : ` ${toGsmText(`${publicOrigin}/board`)}`;
  const textOf = (named: number, link: string) => {
    const left = names.length - named;
    const more = left === 0 ? [] : [fillText(words.more, { count: String(left) })];
    return `${opening} ${[...names.slice(0, named), ...more].join(', ')}${link}`;
  };
  // A long address of the board leaves room for nobody's name.
  const link = textOf(1, board).length <= longestSms ? board : '';
  const fitting = names.keys().filter((index) => textOf(index + 1, link).length <= longestSms);
  return textOf(Math.max(0, ...fitting.map((index) => index + 1)), link);
}

/** One message for all that are told at once. */
export function writeSms(told: readonly Told[], publicOrigin: string | undefined): string {
  const [first, ...others] = told;
  if (first === undefined) return '';
  return others.length === 0 ? writeOne(first, publicOrigin) : writeMany(told, publicOrigin);
}
