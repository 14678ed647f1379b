// A new deploy takes the old script files away. A page that was loaded before it reloads once to get the new ones;
// if that does not help, the plain form stays, and it works.

/** Whether anything on the page was typed or chosen: a reload must not take it away. */
function isAnythingFilledIn(): boolean {
  return [...document.querySelectorAll('input:not([type=hidden]), textarea, select')].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(
        (option) => option.selected !== option.defaultSelected && option.value !== '',
      );
    }
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      return control.checked !== control.defaultChecked;
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value !== control.defaultValue
      : false;
  });
}

/** True the first time in this tab for a missing file. Without storage we could not tell, so it is never the first. */
function isFirstFailure(what: string): boolean {
  try {
    const key = `reloaded for ${what}`;
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, '');
    return true;
  } catch {
    return false;
  }
}

function handleMissingFile(event: Event, what: string) {
  // Vite would throw and Astro would log: the page behind works, so neither is wanted.
  event.preventDefault();
  if (!isAnythingFilledIn() && isFirstFailure(what)) window.location.reload();
}

/** Listens for code that could not be loaded: Vite's own event, and Astro's for an island. */
export function startReloadOnce() {
  window.addEventListener('vite:preloadError', (event) => handleMissingFile(event, window.location.pathname));
  document.addEventListener('astro:hydration-error', (event) => {
    const island = event.target instanceof Element ? event.target.getAttribute('component-url') : null;
    handleMissingFile(event, island ?? window.location.pathname);
  });
}
