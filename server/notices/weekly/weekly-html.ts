// The weekly mail as HTML: tables that mail programs show, styles on the elements for light, and a style sheet for those
// that follow the reader's dark.
import { weeklyMailWords } from '#content/words/mail/weekly-mail-words.ts';
import { escapeHtml } from '#server/notices/mail/escape-html.ts';
import type { WeeklyFacts } from './weekly-facts.ts';

const words = weeklyMailWords.en;

const dark = `@media (prefers-color-scheme: dark) {
  body, .page { background: #0e1b1e !important; color: #f3ecdc !important; }
  .soft { color: #b9c8c2 !important; }
  .rule { border-color: #2d4346 !important; }
  a { color: #8ed6cb !important; }
}`;

const rule = 'border-top:1px solid #d9d1be;padding:8px 0';
const number = `${rule};text-align:right;padding-left:14px;font-variant-numeric:tabular-nums`;

function soft(text: string): string {
  return `<span class="soft" style="color:#36555a">${escapeHtml(text)}</span>`;
}

function weekTable({ rows }: WeeklyFacts): string {
  const head = ['', words.lastWeek, words.weekBefore]
    .map(
      (text, place) =>
        `<th scope="col" align="${place === 0 ? 'left' : 'right'}" style="padding:0 0 8px ${place === 0 ? 0 : 14}px;font-size:13px;font-weight:normal">${soft(text)}</th>`,
    )
    .join('');
  const lines = rows.map(
    ([label, last, before]) =>
      `<tr><th scope="row" align="left" class="rule" style="${rule};font-weight:normal">${escapeHtml(label)}</th><td class="rule" style="${number};font-weight:bold">${escapeHtml(last)}</td><td class="rule" style="${number}">${soft(before)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;width:100%"><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function listTable({ heading, rows }: WeeklyFacts['lists'][number]): string {
  const lines = rows.map(
    ({ name, count }) =>
      `<tr><td class="rule" style="${rule}">${escapeHtml(name)}</td><td class="rule" style="${number};font-weight:bold">${count}</td></tr>`,
  );
  return `<h2 style="margin:26px 0 8px;font-size:17px">${escapeHtml(heading)}</h2><table style="border-collapse:collapse;width:100%"><tbody>${lines.join('')}</tbody></table>`;
}

/** The whole mail. */
export function weeklyHtml(title: string, facts: WeeklyFacts): string {
  const link =
    facts.board === undefined
      ? ''
      : `<p style="margin:26px 0 0"><a href="${escapeHtml(facts.board)}" style="font-size:17px;color:#0a5f6b">${escapeHtml(words.open)}</a></p>`;
  const nothing = facts.nothing === '' ? '' : `<p style="margin:18px 0 0">${escapeHtml(facts.nothing)}</p>`;
  const content = `<h1 style="margin:0 0 18px;font-size:22px">${escapeHtml(facts.heading)}</h1>${weekTable(facts)}${nothing}${facts.lists.map(listTable).join('')}${link}<p style="margin:26px 0 0;font-size:14px">${soft(words.end)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head><body style="margin:0;padding:20px;font-family:Arial,sans-serif;font-size:16px;line-height:1.4;color:#0b3239;background:#fffdf8"><div class="page" style="max-width:34em;margin:0 auto">${content}</div></body></html>`;
}
