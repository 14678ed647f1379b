// The mail to a customer who gave an address: what we have, and when we call. It repeats nothing the form carried, for
// whoever fills in a form may not own the address in it.
import { acknowledgementWords } from '#content/words/mail/acknowledgement-words.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { LeasedNotice } from '#server/store/notices/notice-store.ts';
import { escapeHtml } from './escape-html.ts';
import { listPromises } from './promised-times.ts';
import { callButton, mailDocument, type MailText } from './mail-html.ts';

const paragraphStyle = 'margin:0 0 14px;font-size:17px';

export type Sender = Pick<CompanyFacts, 'name' | 'phone'>;

/** The acknowledgement in the language of the page the request was sent from, true at the moment it is sent. */
export function writeAcknowledgement(
  notice: LeasedNotice,
  now: number,
  sender: Sender,
  calendar: OpeningCalendar,
  link?: string,
): MailText {
  const { language } = notice.lead;
  const say = acknowledgementWords[language];
  const promises = listPromises(notice.lead, now, calendar, language);
  const phone = formatPhoneNumber(sender.phone);
  const follow = link === undefined ? [] : [`${say.follow}\n${link}`];
  const paragraphs = [say.greeting, ...promises, ...follow, `${say.call} ${phone}`, sender.name, say.unasked];
  const html = [
    `<h1 style="margin:0 0 18px;font-size:20px">${escapeHtml(sender.name)}</h1>`,
    ...[say.greeting, ...promises].map((text) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`),
    ...(link === undefined
      ? []
      : [`<p style="${paragraphStyle}"><a href="${escapeHtml(link)}">${escapeHtml(say.follow)}</a></p>`]),
    `<p style="${paragraphStyle}">${escapeHtml(say.call)}</p>`,
    `<p style="${paragraphStyle}">${callButton(sender.phone, phone)}</p>`,
    `<p style="margin:24px 0 0;font-size:14px;color:#555555">${escapeHtml(say.unasked)}</p>`,
  ];
  return {
    subject: `${sender.name}: ${say.subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailDocument(language, say.subject, html.join('')),
  };
}
