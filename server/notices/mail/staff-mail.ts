// The mail that tells staff of a lead, made to be read on a phone.
import { escapeHtml } from './escape-html.ts';
import { callButton, mailDocument, type MailText } from './mail-html.ts';
import type { NoticeFact, NoticeFacts } from '#server/notices/notice-facts.ts';

function factRow({ label, text, phone }: NoticeFact): string {
  const shown = escapeHtml(text).replaceAll('\n', '<br>');
  const value =
    phone === undefined ? `<span style="font-size:17px">${shown}</span>` : callButton(phone, text);
  return `<p style="margin:0 0 14px"><span style="font-size:13px;color:#555555">${escapeHtml(label)}</span><br>${value}</p>`;
}

/** Subject, plain text and HTML of a notice. All that a visitor wrote is escaped. */
export function writeStaffMail({ subject, heading, facts, board }: NoticeFacts): MailText {
  const lines = [heading, '', ...facts.map(({ label, text }) => `${label}: ${text}`)];
  const end = board === undefined ? 'Mark it on the call board.' : `Mark it on the call board: ${board}`;
  const htmlEnd =
    board === undefined
      ? escapeHtml(end)
      : `<a href="${escapeHtml(board)}" style="font-size:17px">Open it on the call board</a>`;
  return {
    subject,
    text: `${[...lines, '', end].join('\n')}\n`,
    html: mailDocument(
      'en',
      subject,
      `<h1 style="margin:0 0 18px;font-size:20px">${escapeHtml(heading)}</h1>${facts.map(factRow).join('')}<p style="margin:20px 0 0">${htmlEnd}</p>`,
    ),
  };
}
