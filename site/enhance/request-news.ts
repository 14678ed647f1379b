// How a request stands changes while its page is open: the page asks for itself anew and shows what the server says now.

/** Soon enough for "on the way"; ten devices in one home stay below the server's limit. */
const everyMs = 5000;
const place = '[data-request-live]';

async function showNews(): Promise<void> {
  const shown = document.querySelector<HTMLElement>(place);
  // A form that could not be saved is answered at another address.
  const address = shown?.dataset.requestLive;
  if (shown === null || !address) return;
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return;
  const news = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(place);
  // Without one the request is closed or erased: the page says so.
  if (news === null) location.replace(address);
  else if (news.innerHTML !== shown.innerHTML) shown.replaceChildren(...news.childNodes);
}

/** Looks for news every few seconds while somebody may be looking; a look that fails is made again. */
export function startRequestNews(): void {
  const look = (): void => {
    if (!document.hidden) void showNews().catch(() => undefined);
  };
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
}
