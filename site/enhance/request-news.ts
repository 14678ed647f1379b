// How a request stands changes while its page is open: the page asks whether anything is new, and shows what the server says now.

/** Soon enough for "on the way"; ten devices in one home stay below the server's limit. */
const everyMs = 5000;
const place = '[data-request-live]';
/** What the server writes, and how it marks it; all else on the page stays as it is, with focus and what was typed. */
const marked = '[data-request], [data-request-row], [data-request-step], [data-request-file]';
const marks = ['hidden', 'aria-current', 'data-past'];

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

async function askForNews(shown: HTMLElement, address: string): Promise<void> {
  const seen = `"${shown.dataset.requestVersion ?? ''}"`;
  const answer = await fetch(address, { headers: { Accept: 'text/html', 'If-None-Match': seen } });
  if (!answer.ok) return;
  const news = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(place);
  // Without one the request is closed or erased: the page says so.
  if (news instanceof HTMLElement) showNews(shown, news);
  else location.replace(address);
}

/** Looks for news every few seconds while somebody may be looking, until the request is over; a look that fails is made again. */
export function startRequestNews(): void {
  const shown = document.querySelector<HTMLElement>(place);
  // A form that could not be saved is answered at another address.
  const address = shown?.dataset.requestLive;
  if (shown === null || !address) return;
  let isLooking = false;
  const timer = setInterval(look, everyMs);
  function look(): void {
    if (shown?.dataset.requestOver !== undefined) clearInterval(timer);
    else if (shown !== null && !document.hidden && !isLooking && address) {
      isLooking = true;
      void askForNews(shown, address)
        .catch(() => undefined)
        .finally(() => (isLooking = false));
    }
  }
  document.addEventListener('visibilitychange', look);
}
