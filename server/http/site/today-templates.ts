import type { PlaceWords, TodayPages } from './today-pages.ts';
import { writeToday } from './today-slots.ts';

type Templates = ReadonlyMap<string, string>;

function writeText(html: string, words: PlaceWords): string {
  return Buffer.concat(writeToday(Buffer.from(html), words)).toString('utf8');
}

/** The pages the server fills in, with what is true now written into them: the same map as long as that is the same. */
export function createTodayTemplates(built: Templates, today: TodayPages | undefined): () => Templates {
  let current: { readonly words: PlaceWords; readonly templates: Templates } | undefined;
  return () => {
    if (today === undefined) return built;
    const words = today.wordsOf('');
    if (current?.words !== words)
      current = {
        words,
        templates: new Map([...built].map(([name, html]) => [name, writeText(html, words)])),
      };
    return current.templates;
  };
}

/** Writes what is true now into a page of ours. */
export function createTodayWriter(today: TodayPages | undefined): (html: string) => string {
  return today === undefined ? (html) => html : (html) => writeText(html, today.wordsOf(''));
}
