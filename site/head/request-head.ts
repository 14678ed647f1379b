import type { PageHead } from './page-head.ts';

/** Head of a page that shows one visitor's request, or that there is none: no search engine may keep it. */
export function requestHead(
  name: 'my-request' | 'no-request',
  { title, description }: { readonly title: string; readonly description: string },
): PageHead {
  return { title, description, path: `/answers/${name}`, isHidden: true };
}
