// A new deploy takes the old files away. A page that was loaded before it reloads once to get the new ones; if that does
// not help, the fault is reported and the plain form stays, which works. Source: specification, section 8.

/** Not the one for paper: without it a page prints as it looks. */
const stylesheet = 'link[rel=stylesheet]:not([media])';

/** Firefox stops every fetch as soon as somebody leaves, WebKit before it tells the page; if they stay after all, a file may be missing later. */
const leavingMs = 1000;

let isAnythingTyped = false;
/** Since the page began, in milliseconds; a reload leaves, too. */
let leftAt = -leavingMs;

/** Reloads for a missing file, but not what was just reloaded, never over something the visitor typed, and nobody who is leaving. */
function handlePreloadError(event: Event) {
  const isLeaving = () => event.timeStamp < leftAt + leavingMs;
  const visits = performance.getEntriesByType('navigation');
  const isReloaded = visits.some((visit) => 'type' in visit && visit.type === 'reload');
  if ((isAnythingTyped || isReloaded) && !isLeaving()) return;
  event.preventDefault();
  setTimeout(() => isAnythingTyped || isLeaving() || location.reload(), leavingMs);
}

/** Raises what Vite raises for a file that did not come; an error nobody prevents is one of the page. */
function raisePreloadError(file: string | null | undefined) {
  const event: Event & { payload?: Error } = new Event('vite:preloadError', { cancelable: true });
  event.payload = new Error(`Unable to preload CSS for ${file}`);
  if (window.dispatchEvent(event)) reportError(event.payload);
}

/** Whether a sheet failed: Chrome lets nobody read one that was cut off, and Firefox none that is still coming. */
function isEmpty(sheet: CSSStyleSheet) {
  try {
    return sheet.cssRules.length === 0;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError';
  }
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
  addEventListener('beforeunload', ({ timeStamp }) => (leftAt = timeStamp));
  addEventListener('vite:preloadError', handlePreloadError);
  // What failed before this script came left an empty sheet behind.
  for (const link of document.querySelectorAll<HTMLLinkElement>(stylesheet))
    if (link.sheet && isEmpty(link.sheet)) raisePreloadError(link.getAttribute('href'));
  // The error of a file does not bubble: it is caught on its way down.
  addEventListener('error', handleFileError, true);
  addEventListener('astro:hydration-error', handleIslandError);
}
