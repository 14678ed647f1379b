// Where a built page says what is true now, and the page with other words in those places. The site writes the places
// (site/elements/TodayText.tsx, site/layout/header/NoticeBand.tsx) so that they can be found without taking the page apart:
// `data-today="name"` is the last attribute of an element with nothing but text in it.
import { escapeText } from '#server/http/forms/page-template.ts';

/** What was built, and what is answered in its place. */
export type Change = readonly [built: string, shown: string];

/** What a page is to say. */
export type PageWords = {
  /** By the names of the places. */
  readonly texts: Readonly<Record<string, string>>;
  /** What stands above everything else, a paragraph each. */
  readonly notices: readonly string[];
  /** Hours that texts name in passing, and what they name now: "7 am" is "8 am" wherever it stands. */
  readonly hours?: readonly Change[];
  /** What is written otherwise in data for machines, letter by letter. */
  readonly data?: readonly Change[];
};

/** Stands in every page that says what is true now. */
export const bandMark = 'data-notices=""';

const slot = /(data-today="(\w+)">)([^<]*)/gu;
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

function changeText(html: string, { hours = [], data = [] }: PageWords): string {
  if (hours.length + data.length === 0) return html;
  return html
    .split(fixed)
    .map((part, place) => {
      if (place % 2 === 1) return part;
      const renamed = hours.length === 0 ? part : renameHours(part, hours);
      return data.reduce((text, [built, shown]) => text.replaceAll(built, () => shown), renamed);
    })
    .join('');
}

/** The page with these words in its places. A page without places stays as it is, but for the hours it names. */
export function writeToday(html: string, words: PageWords): string {
  const told = changeText(html, words).replaceAll(slot, (whole, open: string, name: string) => {
    const text = words.texts[name];
    return text === undefined ? whole : open + escapeText(text);
  });
  if (words.notices.length === 0) return told;
  const shown = words.notices.map((notice) => `<p>${escapeText(notice)}</p>`).join('');
  return told.replace(band, (open) => open.replace(/\shidden(?:="")?(?=[\s>])/u, '') + shown);
}
