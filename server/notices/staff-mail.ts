// The mail that tells staff of a lead, made to be read on a phone.
import { escapeHtml } from './escape-html.ts';
import type { NoticeFact, NoticeFacts } from './notice-facts.ts';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

function factRow({ label, text, href }: NoticeFact): string {
  const shown = escapeHtml(text).replaceAll('\n', '<br>');
  // The number is the one thing everybody comes for: a whole thumb wide.
  const value =
    href === undefined
      ? `<span style="font-size:17px">${shown}</span>`
      : `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#0b5d3b;color:#ffffff;font-size:22px;font-weight:bold;text-decoration:none">${shown}</a>`;
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
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:20px;font-family:Arial,sans-serif;color:#1a1a1a;background:#ffffff"><h1 style="margin:0 0 18px;font-size:20px">${escapeHtml(heading)}</h1>${facts.map(factRow).join('')}<p style="margin:20px 0 0">${htmlEnd}</p></body></html>`,
  };
}
