// How a visitor finds what to press: by the words on it or beside it, or by a selector. The expressions run in the page.

/** A selector, or what a thing is and its words: the whole of them, or those it begins with. */
export type Target = string | { readonly kind: Kind; readonly name: string; readonly within?: string };

type Kind = keyof typeof selectors;

const selectors = {
  link: 'a[href]',
  button: 'button, summary, [role=button]',
  heading: 'h1, h2, h3, h4',
  radio: 'input[type=radio]',
} as const;

/** The first such thing that can be seen, as a JavaScript expression. */
export function finding(target: Target): string {
  const seen = '(node) => node.checkVisibility({ visibilityProperty: true })';
  if (typeof target === 'string')
    return `[...document.querySelectorAll(${JSON.stringify(target)})].find(${seen})`;
  const { kind, name, within = 'body' } = target;
  return `(() => {
    const nameOf = (node) =>
      (node.getAttribute('aria-label') ?? node.innerText ?? '').replace(/\\s+/gu, ' ').trim();
    const found = [...document.querySelectorAll(${JSON.stringify(within)})]
      .flatMap((place) => [...place.querySelectorAll(${JSON.stringify(selectors[kind])})])
      .filter(${seen});
    const name = ${JSON.stringify(name)};
    return found.find((node) => nameOf(node) === name) ?? found.find((node) => nameOf(node).startsWith(name));
  })()`;
}

/** Where to point at it, once it stands still, in the middle of the window, with nothing over it; else undefined. */
export function pointing(target: Target): string {
  return `(() => {
    const node = ${finding(target)};
    if (!node || node.disabled) return null;
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = node.getClientRects();
    if (!box) return null;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    const isOurs = hit && (node.contains(hit) || hit.contains(node) || hit.closest('label')?.control === node);
    return isOurs ? at : null;
  })()`;
}
