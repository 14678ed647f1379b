// What all mails are made of, in the HTML that mail programs show: one column, styles on the elements for light, and a style sheet
// for those that follow the reader's dark. The colors are those of the site.
import { escapeHtml } from './escape-html.ts';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

const dark = `@media (prefers-color-scheme: dark) {
  body, .page { background: #0e1b1e !important; color: #f3ecdc !important; }
  .soft { color: #b9c8c2 !important; }
  .rule { border-color: #2d4346 !important; }
  .plate { background: #16282c !important; border-color: #2d4346 !important; }
  a.link { color: #8ed6cb !important; }
}`;

/** Text of lesser weight. */
export function softText(text: string, size = 16): string {
  return `<span class="soft" style="font-size:${size}px;color:#36555a">${escapeHtml(text)}</span>`;
}

export function paragraph(html: string): string {
  return `<p style="margin:0 0 14px;font-size:17px">${html}</p>`;
}

export function mailLink(address: string, text: string): string {
  return `<a class="link" href="${escapeHtml(address)}" style="font-size:17px;color:#0a5f6b">${escapeHtml(text)}</a>`;
}

/** The number is the one thing everybody comes for: a whole thumb wide, and in one piece. */
export function callButton(phone: string, shown: string): string {
  return `<a href="tel:${escapeHtml(phone)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#f9a01b;color:#08272d;font-size:22px;font-weight:bold;text-decoration:none;white-space:nowrap">${escapeHtml(shown)}</a>`;
}

export type PlateRow = { readonly label: string; readonly text: string };

/** Facts as a rating plate, like on the site. */
export function plate(rows: readonly PlateRow[]): string {
  const lines = rows.map(
    ({ label, text }, index) =>
      `<tr><td class="rule" style="padding:9px 16px${index === 0 ? '' : ';border-top:1px solid #d9d1be'}">${softText(label, 13)}<br><span style="font-size:17px;font-weight:bold">${escapeHtml(text)}</span></td></tr>`,
  );
  return `<table role="presentation" class="plate" style="width:100%;margin:0 0 18px;border-collapse:separate;border-spacing:0;border:1px solid #d9d1be;border-radius:12px;background:#fffdf8">${lines.join('')}</table>`;
}

/** A whole mail around the HTML of its content. */
export function mailDocument(language: string, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head><body style="margin:0;padding:20px;font-family:Arial,sans-serif;font-size:16px;line-height:1.4;color:#0b3239;background:#fbf7ee"><div class="page" style="max-width:34em;margin:0 auto">${content}</div></body></html>`;
}
