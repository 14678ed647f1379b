// How a request stands changes while its page is open: the page asks whether anything is new, and shows what the server says now.
import { showForms } from './request-forms.ts';
import { showPhotos } from './request-photos.ts';

/** Soon enough for "on the way"; ten devices in one home stay below the server's limit. */
const everyMs = 5000;
const place = '[data-request-live]';
/** What the server writes, and how it marks it; all else on the page stays as it is, with focus and what was typed. */
const marked = '[data-request], [data-request-row], [data-request-step], [data-request-file]';
const marks = ['hidden', 'aria-current', 'data-past'];

const listeners = new Set<() => void>();
let lastLook = Promise.resolve();
let looks = 0;

function bring(shown: Element, news: Element): void {
  for (const name of marks) {
    const value = news.getAttribute(name);
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  // The same words again would be read aloud again.
  if (shown.matches('[data-request]') && shown.textContent !== news.textContent)
    shown.textContent = news.textContent;
}

function showNews(shown: HTMLElement, news: HTMLElement): void {
  const after = news.querySelectorAll(marked);
  for (const [index, element] of shown.querySelectorAll(marked).entries()) {
    const said = after[index];
    if (said !== undefined) bring(element, said);
  }
  shown.dataset.requestVersion = news.dataset.requestVersion;
  if (news.dataset.requestOver !== undefined) shown.dataset.requestOver = '';
}

async function askForNews(): Promise<void> {
  const shown = document.querySelector<HTMLElement>(place);
  const address = shown?.dataset.requestLive;
  if (shown === null || !address) return;
  const seen = `"${shown.dataset.requestVersion ?? ''}"`;
  const answer = await fetch(address, { headers: { Accept: 'text/html', 'If-None-Match': seen } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const news = page.querySelector(place);
  // Without one the request is closed or erased: the page says so.
  if (!(news instanceof HTMLElement)) {
    location.replace(address);
    return;
  }
  showNews(shown, news);
  showPhotos(page);
  showForms(page);
  for (const listener of listeners) listener();
}

/** Looks at once whether anything is new, after a look that is on its way: that one may know less. Never rejects. */
export function lookForNews(): Promise<void> {
  looks += 1;
  lastLook = lastLook
    .then(askForNews)
    .catch(() => undefined)
    .finally(() => (looks -= 1));
  return lastLook;
}

/** Calls `listener` after news were shown; until the function it returns is called. */
export function watchNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks for news every few seconds while somebody may be looking, until the request is over; a look that fails is made again. */
export function startRequestNews(): void {
  const shown = document.querySelector<HTMLElement>(place);
  if (shown === null) return;
  const timer = setInterval(look, everyMs);
  function look(): void {
    if (shown?.dataset.requestOver !== undefined) clearInterval(timer);
    else if (!document.hidden && looks === 0) void lookForNews();
  }
  document.addEventListener('visibilitychange', look);
}
