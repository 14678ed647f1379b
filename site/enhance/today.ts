// Replaces what the page says at any hour with what is true now. The server knows: this asks it once for each page view, and
// again when the office opens or closes and when the visitor comes back. If it cannot be asked, the page stays as it is.
import type { PageToday } from '#domain/opening/page-today-shape.ts';
import { followSameDay } from './countdown.ts';

/** An answer younger than this is not asked for again when the visitor comes back. */
const freshMs = 5 * 60_000;
/** A little after the minute, so that the answer is of the new one. */
const afterMs = 1000;

function isTodayAnswer(value: unknown): value is { readonly page: PageToday } {
  return typeof value === 'object' && value !== null && 'page' in value;
}

/** Puts a text in its place. The room it had stays, so that nothing below moves. */
function show(element: Element, text: string) {
  if (element.textContent === text) return;
  const box = element.closest<HTMLElement>('p, dl > div');
  if (box !== null) box.style.minHeight = `${box.offsetHeight}px`;
  element.textContent = text;
}

/** Texts name the hours in passing ("from 7 am to 9 pm"): where the owner has changed them, the new ones are named. */
function rename(from: readonly string[], to: readonly string[]) {
  if (from.join() === to.join()) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());)
    if (!node.parentElement?.closest('script, [data-today]'))
      node.nodeValue = (node.nodeValue ?? '').replace(
        // The whole of a time, so that "10:47 am", "7–9 pm" and "7 am–9 am" stay.
        /[\d:–]{1,5} [ap]m\b(?!–)/gu,
        (hour) => to[from.indexOf(hour)] ?? hour,
      );
}

/** What is being read must not move: an alert that comes late is shown over the bottom of the screen. */
function showAlerts(band: HTMLElement, alerts: readonly string[]) {
  const shown = [...band.children].map(({ textContent }) => textContent);
  if (shown.join('\n') === alerts.join('\n')) return;
  band.toggleAttribute('data-late', true);
  band.replaceChildren(
    ...alerts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  );
  band.hidden = alerts.length === 0;
}

/** Asks and shows, now and whenever it may have changed. */
export function startToday() {
  const band = document.querySelector<HTMLElement>('[data-notices]');
  const { todayApi: address, opens = '', closes = '' } = band?.dataset ?? {};
  if (band === null || address === undefined) return;
  const shownBand = band;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;
  let hours: readonly string[] = [opens, closes];

  function showToday({ now, changesAt, texts, notices, sameDay }: PageToday, from: string) {
    rename(hours, (hours = [texts.opens, texts.closes]));
    for (const [name, text] of Object.entries(texts))
      document.querySelectorAll(`[data-today=${name}]`).forEach((element) => {
        // What is counted down is written by the countdown.
        if (name !== 'sameDay' || sameDay === null) show(element, text);
      });
    showAlerts(shownBand, notices);
    followSameDay(sameDay, now - Date.now());
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        // Nobody looks: it is asked when somebody does.
        if (document.hidden) askedAt = 0;
        else void ask(from);
      },
      changesAt - now + afterMs,
    );
  }

  async function ask(from: string) {
    askedAt = Date.now();
    // Without a network, and when it is broken off because somebody leaves, the page keeps saying what holds at any hour.
    // An answer the browser has kept may be older than what the server wrote into the page.
    const body = await fetch(from, { cache: 'no-store' })
      .then((answer): unknown => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    if (isTodayAnswer(body)) showToday(body.page, from);
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > freshMs) void ask(address);
  });
  void ask(address);
}
