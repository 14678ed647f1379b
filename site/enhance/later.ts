// What a page does once it is there: nobody waits for it, so it is fetched after everything else; what few pages have, only there.
import { startCountdown } from './countdown.ts';
import { startPrefetch } from './prefetch.ts';
import { startToday } from './today.ts';

const rare = [
  ['[data-hero-film]', async () => (await import('./hero-film.ts')).startHeroFilm(navigator)],
  ['[data-code-finder]', async () => (await import('./find-code.ts')).startFindCode()],
  ['[data-request-live]', async () => (await import('./request-news.ts')).startRequestNews()],
] as const;

startCountdown();
startPrefetch();
startToday();
for (const [place, start] of rare) if (document.querySelector(place)) void start();
