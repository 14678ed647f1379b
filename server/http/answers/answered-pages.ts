// Built pages of which one part (site/layout/AnswerPart.astro) is written for each answer, by the site's own components.
import type { AnswerParts } from '#domain/answers/answer-parts.ts';
import type { Site } from '#server/http/site/site.ts';
import type { TodayPages } from '#server/http/site/today-pages.ts';
import { createTodayTemplates, createTodayTexts } from '#server/http/site/today-templates.ts';

const open = '<!--part-->';
const close = '<!--/part-->';

/** What Astro wrote for components that run in the browser: their elements, and the style and scripts that start them. */
const island = /<(astro-island|script|style)\b[\s\S]*?<\/\1>/gu;

type WritePart = (parts: AnswerParts, islands: string) => string;

export type AnsweredPage = {
  /** `zip` is where whose page it is lives: what concerns others is not said there. */
  readonly page: (write: WritePart, zip?: string) => string;
  /** The part alone, without its islands: a page that is open has them. */
  readonly part: (write: WritePart, zip?: string) => string;
};

export type AnsweredPages = (name: string) => AnsweredPage | undefined;

/** Whether the site build made a page with such a part, and what writes it. */
export function isAnswered({ templates, parts }: Pick<Site, 'templates' | 'parts'>, name: string): boolean {
  return parts !== undefined && (templates.get(name) ?? '').includes(close);
}

/** Makes what finds such a page by its name; undefined if the site build did not make it. What is true now stands in all of it. */
export function createAnsweredPages(
  site: Pick<Site, 'templates' | 'parts'>,
  today: TodayPages | undefined,
): AnsweredPages {
  const { parts } = site;
  const templates = createTodayTemplates(site.templates, today);
  const writeTexts = createTodayTexts(today);
  return (name) => {
    if (parts === undefined || !isAnswered(site, name)) return undefined;
    return {
      page(write, zip = '') {
        const [before = '', marked = ''] = (templates(name, zip) ?? '').split(open, 2);
        const [built = '', after = ''] = marked.split(close, 2);
        const islands = built.match(island)?.join('') ?? '';
        return before + writeTexts(write(parts, islands), zip) + after;
      },
      part: (write, zip = '') => writeTexts(write(parts, ''), zip),
    };
  };
}
