// The mail to a customer who gave an address: what we have, and when we call. It repeats nothing the form carried, for
// whoever fills in a form may not own the address in it.
import type { Language } from '#content/language.ts';
import { acknowledgementWords } from '#content/words/mail/acknowledgement-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText, formatNumber } from '#domain/words/wording.ts';
import type { LeasedNotice } from '#server/store/notices/notice-store.ts';
import { escapeHtml } from './escape-html.ts';
import { callButton, mailDocument, type MailText } from './mail-html.ts';

const minuteMs = 60_000;
const paragraphStyle = 'margin:0 0 14px;font-size:17px';

export type Sender = Pick<CompanyFacts, 'name' | 'phone' | 'hours'>;

function promiseOf({ lead }: LeasedNotice, now: number, { hours }: Sender, language: Language): string {
  const say = acknowledgementWords[language];
  if (lead.phone === '') return say.byMail;
  if (now > lead.dueAt) return say.overdue;
  const { clockStartsAt: startsAt } = lead;
  // Near the end of the wait, what is promised is a time of day that still lies ahead.
  if (now < startsAt - minuteMs)
    return fillText(say.afterHours, { opensAt: formatTime(startsAt, hours.timeZone) });
  const dueAt = formatTime(lead.dueAt, hours.timeZone);
  return startsAt === lead.receivedAt
    ? fillText(say.soon, {
        dueAt,
        minutes: formatNumber(Math.round((lead.dueAt - startsAt) / minuteMs), language),
      })
    : fillText(say.afterOpening, { dueAt });
}

/** The acknowledgement in the language of the page the request was sent from, true at the moment it is sent. */
export function writeAcknowledgement(notice: LeasedNotice, now: number, sender: Sender): MailText {
  const { language } = notice.lead;
  const say = acknowledgementWords[language];
  const promise = promiseOf(notice, now, sender, language);
  const phone = formatPhoneNumber(sender.phone);
  const paragraphs = [say.greeting, promise, `${say.call} ${phone}`, sender.name, say.unasked];
  const html = [
    `<h1 style="margin:0 0 18px;font-size:20px">${escapeHtml(sender.name)}</h1>`,
    ...[say.greeting, promise, say.call].map(
      (text) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`,
    ),
    `<p style="${paragraphStyle}">${callButton(sender.phone, phone)}</p>`,
    `<p style="margin:24px 0 0;font-size:14px;color:#555555">${escapeHtml(say.unasked)}</p>`,
  ];
  return {
    subject: `${sender.name}: ${say.subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailDocument(language, say.subject, html.join('')),
  };
}
