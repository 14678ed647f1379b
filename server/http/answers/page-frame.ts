// A built page of which one part is written for each answer (site/layout/AnswerPart.astro).

const open = '<!--part-->';
const close = '<!--/part-->';

/** What Astro wrote for components that run in the browser: their elements, and the style and scripts that start them. */
const island = /<(astro-island|script|style)\b[\s\S]*?<\/\1>/gu;

export type PageFrame = {
  /** Of the part as it was built; whoever writes it anew puts them in again. */
  readonly islands: string;
  /** The page with this part. */
  readonly around: (part: string) => string;
};

/** Takes a built page apart; undefined if there is none, or no part of it is marked. */
export function cutFrame(html = ''): PageFrame | undefined {
  const [before = '', marked = ''] = html.split(open, 2);
  const [built = '', after] = marked.split(close, 2);
  if (after === undefined) return undefined;
  const islands = built.match(island)?.join('') ?? '';
  return { islands, around: (part) => before + part + after };
}
