// A new deploy takes the old files away. A page that was loaded before it reloads once to get the new ones; if that does
// not help, the fault is reported and the plain form stays, which works. Source: specification, section 8.
import { recall, remember } from './tab-memory.ts';

let isAnythingTyped = false;
let isReloading = false;

/** Reloads for a missing file: once for each page in a tab, never over something the visitor typed. */
function handlePreloadError(event: Event) {
  const key = `reloaded ${location.pathname}`;
  // Storage that is closed to us answers undefined: what cannot be remembered is not done.
  const mayReload = !isAnythingTyped && recall(key) === null;
  if (mayReload || isReloading) event.preventDefault();
  if (!mayReload) return;
  isReloading = true;
  remember(key, 'yes');
  location.reload();
}

/** Raises what Vite raises for a file that did not come; an error nobody prevents is one of the page. */
function raisePreloadError(element: EventTarget | null, attribute: string) {
  if (!(element instanceof Element)) return;
  const payload = new Error(`Unable to preload CSS for ${element.getAttribute(attribute)}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  if (window.dispatchEvent(event)) reportError(payload);
}

/** The main style sheet loads before any script, and browsers leave an empty sheet behind for one that failed. */
function isUnstyled(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-paper') === '';
}

/** Listens for every style sheet and every island of the page that could not be loaded. */
export function startPreloadErrors() {
  const stylesheet = 'link[rel=stylesheet]';
  addEventListener('input', () => (isAnythingTyped = true));
  addEventListener('vite:preloadError', handlePreloadError);
  if (isUnstyled()) raisePreloadError(document.querySelector(stylesheet), 'href');
  // The error of a file does not bubble: it is caught on its way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(stylesheet)) raisePreloadError(target, 'href');
    },
    true,
  );
  // Astro's own event for an island; prevented, it is not reported twice.
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    raisePreloadError(event.target, 'component-url');
  });
}
