// What every page of visitors does in the browser, without React, once it is painted. Each part finds its own hooks and does nothing
// where there are none.
import { startCountdown } from './countdown.ts';
import { startFirstSign } from './first-sign.ts';
import { startLeadSource } from './lead-source.ts';
import { startMenu } from './menu.ts';
import { offlineWorkerPath } from './offline-worker.ts';
import { startPageSpinner } from './page-spinner.ts';
import { startPrefetch } from './prefetch.ts';
import { startPreloadErrors } from './preload-errors.ts';
import { startReveal } from './reveal.ts';
import { startScrollButtons } from './scroll-buttons.ts';
import { startToday } from './today.ts';

/** Undefined for a file that did not come to a page that somebody leaves: Vite's way to say that it is no error. */
async function load<Part>(coming: Promise<Part>): Promise<Part | undefined> {
  return coming;
}

/** What only few pages have. */
const rare = [
  ['[data-hero-film]', async () => (await load(import('./hero-film.ts')))?.startHeroFilm(navigator)],
  ['[data-code-finder]', async () => (await load(import('./find-code.ts')))?.startFindCode()],
  ['[data-nearest-paths]', async () => (await load(import('./nearest-paths.ts')))?.startNearestPaths()],
  ['[data-request-live]', async () => (await load(import('./request-news.ts')))?.startRequestNews()],
] as const;

/** What asks for more, or counts until it is answered, comes after all that the page itself asks for. */
function startOnceLoaded() {
  startCountdown();
  startFirstSign();
  startPrefetch();
  startToday();
  // Where a browser keeps nothing, or may not, all is as without it.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(offlineWorkerPath).catch(() => undefined);
  for (const [selector, start] of rare) if (document.querySelector(selector)) void start();
}

// The style for paper, which nobody waits for, is written for browsers without script; the others take it now, before anything hides.
document.body.insertAdjacentHTML('beforeend', document.querySelector('body > noscript')?.textContent ?? '');
startPreloadErrors();
startMenu();
startScrollButtons();
startReveal();
startPageSpinner();
startLeadSource();
if (document.readyState === 'complete') startOnceLoaded();
else addEventListener('load', startOnceLoaded);
