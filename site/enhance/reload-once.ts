// A new deploy takes the old script files away. A page that was loaded before it reloads once to get the new ones;
// if that does not help, the plain form stays, and it works.
import { recall, remember } from './tab-memory.ts';

let isAnythingTyped = false;

/** `what` is reloaded for once in a tab, never over something the visitor typed, and never where we could not remember it. */
function handleMissingFile(event: Event, what: string) {
  // Vite would throw and Astro would log: the page behind works, so neither is wanted.
  event.preventDefault();
  const key = `reloaded for ${what}`;
  if (isAnythingTyped || recall(key) !== null) return;
  remember(key, 'yes');
  location.reload();
}

/** Listens for code that could not be loaded: Vite's own event, and Astro's for an island. */
export function startReloadOnce() {
  document.addEventListener('input', () => (isAnythingTyped = true));
  window.addEventListener('vite:preloadError', (event) => handleMissingFile(event, location.pathname));
  document.addEventListener('astro:hydration-error', (event) => {
    const file = event.target instanceof Element && event.target.getAttribute('component-url');
    handleMissingFile(event, String(file));
  });
}
