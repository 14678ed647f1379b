// A mail to a customer: what is new, the facts on a plate, the link to the request, and how to reach us. It repeats no words of the
// form but a first name, because whoever fills in a form may not own the address in it: all else stands in our own lists.
import type { Language } from '#content/language.ts';
import { customerMailWords } from '#content/words/mail/customer-mail-words.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { firstNameOf } from '#domain/requests/first-name.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import { escapeHtml } from './escape-html.ts';
import {
  callButton,
  mailDocument,
  mailLink,
  paragraph,
  plate,
  softText,
  type MailText,
  type PlateRow,
} from './mail-html.ts';

export type Sender = Pick<CompanyFacts, 'name' | 'phone' | 'serviceEmail' | 'hours'>;

export type CustomerMail = {
  readonly language: Language;
  /** Of the customer, as they typed it. */
  readonly name: string;
  /** Behind the name of the company. */
  readonly subject: string;
  /** A paragraph each. */
  readonly news: readonly string[];
  /** Above the plate; empty where it speaks for itself. */
  readonly heading: string;
  readonly rows: readonly PlateRow[];
  /** Below the plate, a paragraph each. */
  readonly notes: readonly string[];
  /** To their request; undefined when none could be made. */
  readonly link: string | undefined;
};

/** Subject, plain text and HTML; rows without a text are left out. */
export function writeCustomerMail(
  { language, name, subject, news, heading, rows, notes, link }: CustomerMail,
  sender: Sender,
): MailText {
  const say = customerMailWords[language];
  const first = firstNameOf(name);
  const greeting = first === '' ? say.greeting : fillText(say.named, { name: first });
  const phone = formatPhoneNumber(sender.phone);
  const write = fillText(say.write, { email: sender.serviceEmail });
  const shown = rows.filter(({ text }) => text !== '');
  const facts = shown.map(({ label, text }) => `${label}: ${text}`);
  const text = [
    greeting,
    ...news,
    ...(facts.length === 0 ? [] : [[...(heading === '' ? [] : [heading]), ...facts].join('\n')]),
    ...notes,
    ...(link === undefined ? [] : [`${say.follow}\n${link}`]),
    `${say.call} ${phone}`,
    write,
    sender.name,
    say.unasked,
  ];
  const [lead = '', ...others] = news;
  const html = [
    `<p style="margin:0 0 18px">${softText(sender.name, 15)}</p>`,
    paragraph(escapeHtml(greeting)),
    `<p style="margin:0 0 14px;font-size:20px;font-weight:bold">${escapeHtml(lead)}</p>`,
    ...others.map((line) => paragraph(escapeHtml(line))),
    heading === '' || shown.length === 0
      ? ''
      : `<h2 style="margin:20px 0 8px;font-size:17px">${escapeHtml(heading)}</h2>`,
    shown.length === 0 ? '' : plate(shown),
    ...notes.map((line) => paragraph(escapeHtml(line))),
    link === undefined ? '' : paragraph(`${escapeHtml(say.follow)}<br>${mailLink(link, say.open)}`),
    paragraph(escapeHtml(say.call)),
    paragraph(callButton(sender.phone, phone)),
    paragraph(escapeHtml(write)),
    `<p style="margin:24px 0 0">${softText(say.unasked, 14)}</p>`,
  ];
  return {
    subject: `${sender.name}: ${subject}`,
    text: `${text.join('\n\n')}\n`,
    html: mailDocument(language, subject, html.join('')),
  };
}
