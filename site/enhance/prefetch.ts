import { leadsToAnotherPage } from './plain-click.ts';

/** Pages fetched because their link came into view, at most, on one page: a phone's data is the visitor's money. */
const viewLimit = 4;
/** A pointer that only passes over a link does not fetch it. */
const hoverMs = 65;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function isThrifty(): boolean {
  const connection: Connection = 'connection' in navigator ? (navigator.connection ?? {}) : {};
  return connection.saveData === true || /2g|3g/u.test(connection.effectiveType ?? '');
}

const fetched = new Set<string>();

function prefetch(link: HTMLAnchorElement) {
  const url = link.origin + link.pathname + link.search;
  if (!leadsToAnotherPage(link) || fetched.has(url)) return;
  fetched.add(url);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = url;
  document.head.append(hint);
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function startViewPrefetch() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      if (fetched.size < viewLimit) prefetch(target);
      observer.unobserve(target);
    }
  });
  document.querySelectorAll('main a[href^="/"]').forEach((link) => observer.observe(link));
}

/** Fetches the next page early: on hover, focus and touch, and the first links in view once this page has settled. */
export function startPrefetch() {
  if (isThrifty()) return;
  let timer = 0;
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(timer);
    const link = findLink(event);
    if (link !== null && event.pointerType === 'mouse')
      timer = window.setTimeout(() => prefetch(link), hoverMs);
  });
  for (const kind of ['touchstart', 'focusin'] as const) {
    document.addEventListener(
      kind,
      (event) => {
        const link = findLink(event);
        if (link !== null) prefetch(link);
      },
      { passive: true },
    );
  }
  window.addEventListener('load', () => window.setTimeout(startViewPrefetch, 2000), { once: true });
}
