import type { PlaceWords, TodayPages } from './today-pages.ts';
import { writeToday, type PageWords } from './today-slots.ts';

type Templates = ReadonlyMap<string, string>;

function writeText(html: string, words: PageWords): string {
  return Buffer.concat(writeToday(Buffer.from(html), words)).toString('utf8');
}

/** The pages the server answers with, with what is true now written into them: the same map as long as that is the same. */
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

/** Writes into a part of a page only the places that are marked, because it may have hours in words that somebody typed. */
export function createTodayTexts(today: TodayPages | undefined): (part: string) => string {
  if (today === undefined) return (part) => part;
  return (part) => writeText(part, { texts: today.wordsOf('').texts, alerts: [] });
}
