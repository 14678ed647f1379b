// Where a built page says what is true now, and the page with other words in those places. The site writes the places
// (site/elements/TodayText.tsx, site/layout/header/NoticeBand.tsx) so that they can be found without taking the page apart:
// `data-today="name"` is the last attribute of an element with nothing but text in it.
import { escapeText } from '#server/http/forms/page-template.ts';

/** What a page is to say. */
export type PageWords = {
  /** By the names of the places. */
  readonly texts: Readonly<Record<string, string>>;
  /** What stands above everything else, a paragraph each. */
  readonly notices: readonly string[];
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

/** Texts that name the hours in passing name those that hold: "7 am" is "8 am" wherever it stands, in words and in marks. */
function renameHours(
  html: string,
  pairs: readonly (readonly [string | undefined, string | undefined])[],
): string {
  const changed = pairs.flatMap(([from, to]) =>
    from === undefined || to === undefined || from === to ? [] : [[from, to] as const],
  );
  if (changed.length === 0) return html;
  const names = new Map(changed);
  const shape = new RegExp(`(?<![\\d:.,$])(?:${changed.map(([from]) => from).join('|')})\\b`, 'gu');
  return html
    .split(fixed)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replaceAll(shape, (hour) => names.get(hour) ?? hour),
    )
    .join('');
}

/** The page with these words in its places. A page without places stays as it is. */
export function writeToday(html: string, { texts, notices }: PageWords): string {
  const tag = band.exec(html)?.[0] ?? '';
  const renamed = renameHours(html, [
    [attributeOf(tag, 'data-opens'), texts.opens],
    [attributeOf(tag, 'data-closes'), texts.closes],
  ]);
  const told = renamed.replaceAll(slot, (whole, open: string, name: string) => {
    const text = texts[name];
    return text === undefined ? whole : open + escapeText(text);
  });
  if (notices.length === 0) return told;
  const shown = notices.map((notice) => `<p>${escapeText(notice)}</p>`).join('');
  return told.replace(band, (open) => open.replace(/\shidden(?:="")?(?=[\s>])/u, '') + shown);
}
