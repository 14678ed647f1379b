// What both mails are made of, in the HTML that mail programs show: one column, and styles on the elements.
import { escapeHtml } from './escape-html.ts';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/** The number is the one thing everybody comes for: a whole thumb wide, and in one piece. */
export function callButton(phone: string, shown: string): string {
  return `<a href="tel:${escapeHtml(phone)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#0b5d3b;color:#ffffff;font-size:22px;font-weight:bold;text-decoration:none;white-space:nowrap">${escapeHtml(shown)}</a>`;
}

/** A whole mail around the HTML of its content. */
export function mailDocument(language: string, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:20px;font-family:Arial,sans-serif;line-height:1.4;color:#1a1a1a;background:#ffffff">${content}</body></html>`;
}
