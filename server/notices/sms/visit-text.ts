// A text message to a customer about their visit: who we are, what is so now, how to reach us, how to end it. No word they typed.
import { visitTextWords } from '#content/words/mail/visit-text-words.ts';
import type { Language } from '#content/language.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { isOfBooked, isOfTwo, type TellableNews } from '#server/notices/visit-mail/write-visit-mail.ts';
import { longestSms, toGsmText } from './gsm-text.ts';

export type Texter = Pick<CompanyFacts, 'name' | 'phone'>;

/** A longer name leaves no room for the time. */
const longestName = 40;

/** "Local Appliance Experts: your visit is scheduled for Tue, Jun 16, 8-10 am. Questions? Call (305) 555-0142. Reply STOP to end." */
export function writeVisitText(news: TellableNews, language: Language, { name, phone }: Texter): string {
  const words = visitTextWords[language];
  const { visit, kind } = news;
  const technician = kind === 'on-the-way' ? visit.technician : null;
  const expectedOn = kind === 'part' ? news.part.expectedOn : null;
  const isBooked = isOfBooked(news);
  const stood = isOfTwo(news) ? words.canceledOfTwo : isBooked ? words.partBooked : words[kind];
  const expected = isBooked ? words.partBookedExpected : words.partExpected;
  const text = expectedOn === null ? stood : expected;
  const said = fillText(technician === null ? text : words.named, {
    day: formatVisitDay(expectedOn ?? visit.date),
    hours: formatWindow(visit.window).replaceAll('–', '-'),
    technician: (technician ?? '').slice(0, 20),
  });
  const call = fillText(words.call, { phone: formatPhoneNumber(phone) });
  const opening = `${name.slice(0, longestName)}: ${said}`;
  const texts = [`${opening} ${call} ${words.end}`, `${opening} ${words.end}`].map(toGsmText);
  return texts.find(({ length }) => length <= longestSms) ?? texts[1] ?? '';
}

/** The answer to whoever writes back. */
export function writeUnread(language: Language, { name, phone }: Texter): string {
  const { unread } = visitTextWords[language];
  const text = fillText(unread, { phone: formatPhoneNumber(phone) });
  return toGsmText(`${name.slice(0, longestName)}: ${text}`);
}
