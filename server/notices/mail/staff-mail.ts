// The mail that tells staff of a lead, made to be read on a phone.
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { fillText } from '#domain/words/wording.ts';
import { staffLanguage, type NoticeFact } from '#server/notices/content-facts.ts';
import type { NoticeFacts } from '#server/notices/notice-facts.ts';
import { escapeHtml } from './escape-html.ts';
import { callButton, mailDocument, mailLink, softText, type MailText } from './mail-html.ts';

function factRow({ label, text, phone }: NoticeFact): string {
  const shown = escapeHtml(text).replaceAll('\n', '<br>');
  const value =
    phone === undefined ? `<span style="font-size:17px">${shown}</span>` : callButton(phone, text);
  return `<p style="margin:0 0 14px">${softText(label, 13)}<br>${value}</p>`;
}

/** Subject, plain text and HTML of a notice. All that a visitor wrote is escaped. */
export function writeStaffMail({ subject, heading, facts, board }: NoticeFacts): MailText {
  const lines = [heading, '', ...facts.map(({ label, text }) => `${label}: ${text}`)];
  const words = staffMailWords[staffLanguage];
  const end = board === undefined ? words.mark : fillText(words.markAt, { address: board });
  const htmlEnd = board === undefined ? escapeHtml(end) : mailLink(board, words.open);
  return {
    subject,
    text: `${[...lines, '', end].join('\n')}\n`,
    html: mailDocument(
      staffLanguage,
      subject,
      `<h1 style="margin:0 0 18px;font-size:20px">${escapeHtml(heading)}</h1>${facts.map(factRow).join('')}<p style="margin:20px 0 0">${htmlEnd}</p>`,
    ),
  };
}
