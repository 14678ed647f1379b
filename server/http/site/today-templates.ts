import type { PlaceWords, TodayPages } from './today-pages.ts';
import { writeToday, type PageWords } from './today-slots.ts';

type Templates = ReadonlyMap<string, string>;

function writeText(html: string, words: PageWords): string {
  return Buffer.concat(writeToday(Buffer.from(html), words)).toString('utf8');
}

/** A page the server answers with, by its name, with what is true now written into it: of everywhere, or where somebody lives, by ZIP code. */
export function createTodayTemplates(
  built: Templates,
  today: TodayPages | undefined,
): (name: string, zip: string) => string | undefined {
  let current: { readonly words: PlaceWords; readonly pages: Map<string, string> } | undefined;
  return (name, zip) => {
    const html = built.get(name);
    if (today === undefined || html === undefined) return html;
    const words = today.wordsOf(zip);
    // Its script asks again, for the same place.
    if (zip !== '') return writeText(html.replace('?page="', `?page=${zip}"`), words);
    if (current?.words !== words) current = { words, pages: new Map() };
    const page = current.pages.get(name) ?? writeText(html, words);
    current.pages.set(name, page);
    return page;
  };
}

/** Writes into a part of a page only the places that are marked, because it may have hours in words that somebody typed. */
export function createTodayTexts(today: TodayPages | undefined): (part: string, zip: string) => string {
  if (today === undefined) return (part) => part;
  return (part, zip) => writeText(part, { texts: today.wordsOf(zip).texts, alerts: [] });
}
