import type { PageHead } from './page-head.ts';

/** Head of a page for staff: no search engine may keep it. */
export function boardHead(
  path: string,
  { title, description }: { readonly title: string; readonly description: string },
): PageHead {
  return { title, description, path, isHidden: true };
}
