// Where a built page says what is true now, and the page with other words in those places. The site writes the places
// (site/elements/TodayText.tsx, site/layout/header/AlertBand.tsx) so that they can be found without taking the page apart:
// `data-today="name"` is the last attribute of an element with nothing but text in it.
import { escapeHtml } from '#server/notices/mail/escape-html.ts';

/** What was built, and what is answered in its place. */
export type Change = readonly [built: string, shown: string];

/** What a page is to say. */
export type PageWords = {
  /** By the names of the places. */
  readonly texts: Readonly<Record<string, string>>;
  /** What stands above everything else, a paragraph each. */
  readonly alerts: readonly string[];
  /** Hours that texts name in passing, and what they name now: "7 am" is "8 am" wherever it stands. */
  readonly hours?: readonly Change[];
  /** What is written otherwise in data for machines, letter by letter. */
  readonly data?: readonly Change[];
};

/** Stands in every page that says what is true now. */
export const bandMark = 'data-notices=""';

const band = /<[a-z]+\b[^>]*\bdata-notices=""[^>]*>/u;
/** What runs is named by its hash in the security policy and stays as it is, byte for byte. */
const fixed =
  /(<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>)/u;

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1];
}

/** The slug of the town or region a page is about, empty for neither; undefined for a page that says nothing of now. */
export function findPagePlace(html: string): string | undefined {
  const tag = band.exec(html)?.[0];
  return tag === undefined ? undefined : (attributeOf(tag, 'data-place') ?? '');
}

/** The hours that hold, in words and in attributes. */
function renameHours(html: string, changes: readonly Change[]): string {
  const names = new Map(changes);
  const shape = new RegExp(`(?<![\\d:.,$])(?:${[...names.keys()].join('|')})\\b`, 'gu');
  return html.replaceAll(shape, (hour) => names.get(hour) ?? hour);
}

function changeText(page: Buffer, { hours = [], data = [] }: PageWords): Buffer {
  if (hours.length + data.length === 0) return page;
  const parts = page
    .toString('utf8')
    .split(fixed)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const renamed = hours.length === 0 ? part : renameHours(part, hours);
      return data.reduce((text, [built, shown]) => text.replaceAll(built, () => shown), renamed);
    });
  return Buffer.from(parts.join(''));
}

const openSlot = 'data-today="';

/** A piece of the page, and what stands in its place. */
type Edit = { readonly from: number; readonly to: number; readonly text: string };

function listSlotEdits(page: Buffer, { texts }: PageWords): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = page.indexOf(openSlot); at !== -1; at = page.indexOf(openSlot, at + 1)) {
    const name = page.toString('latin1', at + openSlot.length, page.indexOf('"', at + openSlot.length));
    const from = at + openSlot.length + name.length + 2;
    const text = page.toString('latin1', from - 2, from) === '">' ? texts[name] : undefined;
    if (text !== undefined) edits.push({ from, to: page.indexOf('<', from), text: escapeHtml(text) });
  }
  return edits;
}

function listBandEdits(page: Buffer, { alerts }: PageWords): readonly Edit[] {
  const mark = page.indexOf(bandMark);
  if (alerts.length === 0 || mark === -1) return [];
  const open = page.lastIndexOf('<', mark);
  const close = page.indexOf('>', mark) + 1;
  const shown = page.toString('utf8', open, close).replace(/\shidden(?:="")?(?=[\s>])/u, '');
  const told = alerts.map((alert) => `<p>${escapeHtml(alert)}</p>`).join('');
  return [{ from: open, to: close, text: shown + told }];
}

/**
 * The page with these words in its places, in pieces, most of them of the page itself: to make a text of each would leave its
 * size three times over behind. A page without places stays as it is, but for the hours it names.
 */
export function writeToday(html: Buffer, words: PageWords): readonly Buffer[] {
  const page = changeText(html, words);
  const edits = [...listBandEdits(page, words), ...listSlotEdits(page, words)];
  const pieces: Buffer[] = [];
  let done = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    pieces.push(page.subarray(done, from), Buffer.from(text));
    done = to;
  }
  pieces.push(page.subarray(done));
  return pieces;
}
