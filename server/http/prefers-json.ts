import { parseAccept } from 'hono/utils/accept';

function weightOf(accept: string | undefined, type: string): number {
  return parseAccept(accept ?? '').find((wish) => wish.type.toLowerCase() === type)?.q ?? 0;
}

/** Whether an Accept header asks for JSON rather than a page. A browser's form and a bare `*` get the page. */
export function prefersJson(accept: string | undefined): boolean {
  return weightOf(accept, 'application/json') > weightOf(accept, 'text/html');
}

/** Whether an Accept header asks for a page by name, as a browser does. A bare `*` gets JSON here. */
export function prefersPage(accept: string | undefined): boolean {
  return weightOf(accept, 'text/html') > weightOf(accept, 'application/json');
}
