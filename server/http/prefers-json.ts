type Wish = { readonly type: string; readonly weight: number };

function parseWish(part: string): Wish {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

function weigh(accept: string | undefined): (type: string) => number {
  const wishes = (accept ?? '').split(',').map(parseWish);
  return (type) => wishes.find((wish) => wish.type === type)?.weight ?? 0;
}

/** Whether an Accept header asks for JSON rather than a page. A browser's form and a bare `*` get the page. */
export function prefersJson(accept: string | undefined): boolean {
  const weightOf = weigh(accept);
  return weightOf('application/json') > weightOf('text/html');
}

/** Whether an Accept header asks for a page by name, as a browser does. A bare `*` gets JSON here. */
export function prefersPage(accept: string | undefined): boolean {
  const weightOf = weigh(accept);
  return weightOf('text/html') > weightOf('application/json');
}
