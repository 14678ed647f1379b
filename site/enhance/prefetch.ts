import { findLink, leadsToAnotherPage } from './plain-click.ts';

/** Pages fetched because their link came into view, at most, on one page: a phone's data is the visitor's money. */
const viewLimit = 4;
/** A pointer that only passes over a link does not fetch it. */
const hoverMs = 65;
/** The page itself comes first. */
const settleMs = 2000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function isThrifty({ connection }: Navigator & { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || /[23]g/u.test(connection?.effectiveType ?? '');
}

const fetched = new Set<string>();

function prefetch(link: Element | null) {
  if (!(link instanceof HTMLAnchorElement) || !leadsToAnotherPage(link) || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  // Not a prefetch hint: Firefox puts those under default-src, which is 'none'; a fetch has connect-src. It is read to its
  // end, or the browser would not keep it. What does not come early comes when it is asked for.
  fetch(link.pathname, { priority: 'low' })
    .then((answer) => answer.text())
    .catch(() => undefined);
}

function prefetchInView() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && fetched.size < viewLimit) prefetch(target);
    }
  });
  document.querySelectorAll('main a').forEach((link) => observer.observe(link));
}

/** Fetches the next page early: on hover, touch and focus, and the first links in view once this page has settled. */
export function startPrefetch() {
  if (isThrifty(navigator)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(findLink(event)), event.pointerType === 'mouse' ? hoverMs : 0);
  });
  addEventListener('focusin', (event) => prefetch(findLink(event)));
  setTimeout(prefetchInView, settleMs);
}
