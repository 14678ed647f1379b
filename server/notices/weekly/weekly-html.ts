// The weekly mail as HTML: tables that mail programs show.
import { weeklyMailWords } from '#content/words/mail/weekly-mail-words.ts';
import type { Tally } from '#domain/figures/board-figures.ts';
import { escapeHtml } from '#server/notices/mail/escape-html.ts';
import { mailDocument, mailLink, softText } from '#server/notices/mail/mail-html.ts';

const words = weeklyMailWords.en;

/** What the mail says, before it is text or HTML. */
export type WeeklyFacts = {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, last: string, before: string])[];
  readonly lists: readonly {
    readonly heading: string;
    readonly rows: readonly Pick<Tally, 'name' | 'count'>[];
  }[];
  /** Instead of lists, when nothing came. */
  readonly nothing: string;
  readonly board: string | undefined;
};

const rule = 'border-top:1px solid #d9d1be;padding:8px 0';
const number = `${rule};text-align:right;padding-left:14px;font-variant-numeric:tabular-nums`;

function weekTable({ rows }: WeeklyFacts): string {
  const head = ['', words.lastWeek, words.weekBefore]
    .map(
      (text, index) =>
        `<th scope="col" align="${index === 0 ? 'left' : 'right'}" style="padding:0 0 8px ${index === 0 ? 0 : 14}px;font-weight:normal">${softText(text, 13)}</th>`,
    )
    .join('');
  const lines = rows.map(
    ([label, last, before]) =>
      `<tr><th scope="row" align="left" class="rule" style="${rule};font-weight:normal">${escapeHtml(label)}</th><td class="rule" style="${number};font-weight:bold">${escapeHtml(last)}</td><td class="rule" style="${number}">${softText(before)}</td></tr>`,
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
    facts.board === undefined ? '' : `<p style="margin:26px 0 0">${mailLink(facts.board, words.open)}</p>`;
  const nothing = facts.nothing === '' ? '' : `<p style="margin:18px 0 0">${escapeHtml(facts.nothing)}</p>`;
  const content = `<h1 style="margin:0 0 18px;font-size:22px">${escapeHtml(facts.heading)}</h1>${weekTable(facts)}${nothing}${facts.lists.map(listTable).join('')}${link}<p style="margin:26px 0 0">${softText(words.end, 14)}</p>`;
  return mailDocument('en', title, content);
}
