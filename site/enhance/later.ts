// What a page does once it is there: nobody waits for it, so it is fetched after everything else; what few pages have, only there.
import { startCountdown } from './countdown.ts';
import { startFirstSign } from './first-sign.ts';
import { offlineWorkerPath } from './offline-worker.ts';
import { startPrefetch } from './prefetch.ts';
import { startToday } from './today.ts';

/** Undefined for a file that did not come to a page that somebody leaves: Vite's way to say that it is no error. */
async function load<Part>(coming: Promise<Part>): Promise<Part | undefined> {
  return coming;
}

const rare = [
  ['[data-hero-film]', async () => (await load(import('./hero-film.ts')))?.startHeroFilm(navigator)],
  ['[data-code-finder]', async () => (await load(import('./find-code.ts')))?.startFindCode()],
  ['[data-nearest-paths]', async () => (await load(import('./nearest-paths.ts')))?.startNearestPaths()],
  ['[data-request-live]', async () => (await load(import('./request-news.ts')))?.startRequestNews()],
] as const;

startCountdown();
startFirstSign();
startPrefetch();
startToday();
// Where a browser keeps nothing, or may not, all is as without it.
if ('serviceWorker' in navigator) navigator.serviceWorker.register(offlineWorkerPath).catch(() => undefined);
for (const [selector, start] of rare) if (document.querySelector(selector)) void start();
