// The state of a request changes while its page is open: the page asks whether anything is new, and takes over what the server writes
// then. What somebody is doing stays as it is: focus, what is typed or chosen, what is opened.
import morphdom from 'morphdom';
import { partHeader } from '#domain/answers/answer-parts.ts';

/** Often enough for "on the way"; ten devices in one home stay below the server's limit. */
const everyMs = 5000;
const livePart = '[data-request-live]';
/** These are the visitor's, or of what runs in the page. What was wrong with a post stays said until the next one. */
const kept =
  'input:not([type=radio]), select, textarea, [role=alert], [data-photo-form=scripted], [data-islands], astro-island';
const windows = '[data-request-windows]';

const listeners = new Set<() => void>();
let isLooking = false;
/** How many parts were shown: a look that began before the last of them may know less. */
let shownParts = 0;

/** Whether somebody is choosing or typing here, or has and not sent it yet. */
function isInUse(section: Element): boolean {
  const fields = section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  );
  return (
    section.contains(document.activeElement) ||
    [...fields].some((field) =>
      field instanceof HTMLInputElement && field.type === 'radio'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue,
    )
  );
}

/** Whether an element is brought up to what the server says of it now. The same words again would be read aloud again. */
function mayChange(shown: HTMLElement, news: HTMLElement): boolean {
  if (shown.matches(kept)) return false;
  // Windows that are chosen from stay while any are offered.
  if (shown.matches(windows) && shown.hidden === news.hidden && isInUse(shown)) return false;
  if (shown instanceof HTMLDetailsElement && news instanceof HTMLDetailsElement) {
    news.open = shown.open;
    if (isInUse(shown)) news.hidden = shown.hidden;
  }
  return !shown.isEqualNode(news);
}

/** Brings the page up to a part that the server wrote. Without one the request is closed or erased: the page says so. */
export function showPart(html: string): void {
  const shown = document.querySelector<HTMLElement>(livePart);
  const news = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>(livePart);
  if (shown === null) return;
  if (news === null) {
    location.replace(shown.dataset.requestLive ?? '');
    return;
  }
  shownParts += 1;
  morphdom(shown, news, {
    getNodeKey: (node) => (node instanceof HTMLElement ? node.id || node.dataset.key : undefined),
    onBeforeElUpdated: mayChange,
  });
  for (const listener of listeners) listener();
}

/** Never rejects: a look that fails is made again. */
async function lookForNews(): Promise<void> {
  isLooking = true;
  await askForNews().catch(() => undefined);
  isLooking = false;
}

async function askForNews(): Promise<void> {
  const shown = document.querySelector<HTMLElement>(livePart);
  const address = shown?.dataset.requestLive;
  if (shown === null || !address) return;
  const seen = `"${shown.dataset.requestVersion ?? ''}"`;
  const before = shownParts;
  const headers = { Accept: 'text/html', 'If-None-Match': seen, [partHeader]: 'request' };
  const answer = await fetch(address, { headers });
  const html = answer.ok ? await answer.text() : '';
  if (html !== '' && before === shownParts) showPart(html);
}

/** Calls `listener` after news were shown; until the function it returns is called. */
export function watchNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many photos are kept. */
export function countPhotos(): number {
  return document.querySelectorAll('[data-photo-list] > li').length;
}

/** Looks for news every few seconds while somebody may be looking, until the request is over. */
export function startRequestNews(): void {
  const shown = document.querySelector<HTMLElement>(livePart);
  if (shown === null) return;
  const timer = setInterval(look, everyMs);
  function look(): void {
    if (shown?.dataset.requestOver !== undefined) clearInterval(timer);
    else if (!document.hidden && !isLooking) void lookForNews();
  }
  document.addEventListener('visibilitychange', look);
}
