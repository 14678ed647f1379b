// A new deploy takes the old files away. A page that was loaded before it reloads once to get the new ones; if that does
// not help, the fault is reported and the plain form stays, which works. Source: specification, section 8.

/** Not the one for paper: without it a page prints as it looks. */
const stylesheet = 'link[rel=stylesheet]:not([media])';

/** Firefox gives up what it is fetching as soon as somebody leaves; a reload then would take them back. */
const leavingMs = 1000;

let isAnythingTyped = false;
let isReloading = false;
let leftAt = -Infinity;

/** Reloads for a missing file, but not what was just reloaded, and never over something the visitor typed. */
function handlePreloadError(event: Event) {
  if (performance.now() - leftAt < leavingMs) {
    event.preventDefault();
    return;
  }
  const visits = performance.getEntriesByType('navigation');
  if (isAnythingTyped || visits.some((visit) => 'type' in visit && visit.type === 'reload')) return;
  event.preventDefault();
  if (!isReloading) location.reload();
  isReloading = true;
}

/** Raises what Vite raises for a file that did not come; an error nobody prevents is one of the page. */
function raisePreloadError(file: string | null | undefined) {
  const payload = new Error(`Unable to preload CSS for ${file}`);
  const event = new Event('vite:preloadError', { cancelable: true });
  if (dispatchEvent(Object.assign(event, { payload }))) reportError(payload);
}

function handleFileError({ target }: Event) {
  if (target instanceof Element && target.matches(stylesheet)) raisePreloadError(target.getAttribute('href'));
}

function handleIslandError(event: Event) {
  // Astro would report it a second time.
  event.preventDefault();
  if (event.target instanceof Element) raisePreloadError(event.target.getAttribute('component-url'));
}

/** Listens for every style sheet and every island of the page that could not be loaded. */
export function startPreloadErrors() {
  addEventListener('input', () => (isAnythingTyped = true));
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('vite:preloadError', handlePreloadError);
  // The main style sheet comes before any script, and browsers leave an empty sheet behind for one that failed.
  if (getComputedStyle(document.body).getPropertyValue('--color-paper') === '')
    raisePreloadError(document.querySelector(stylesheet)?.getAttribute('href'));
  // The error of a file does not bubble: it is caught on its way down.
  addEventListener('error', handleFileError, true);
  addEventListener('astro:hydration-error', handleIslandError);
}
