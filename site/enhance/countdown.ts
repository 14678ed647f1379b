import { sameDayCountdown } from '#domain/clocks/same-day-countdown.ts';
import type { PageToday } from '#domain/opening/page-today-shape.ts';

/** Source: specification, section 9. */
const refreshMs = 60_000;
const minuteMs = 60_000;
/**
 * So long the server's answer is waited for: without it, a browser has to work out the time in our zone, and its first look at a
 * zone holds up a phone for a tenth of a second.
 */
const patienceMs = 1500;

/** What the server says of same-day visits: undefined until it answers, null while no visit can be asked for. */
let known: PageToday['sameDay'] | undefined;
/** How far the server's clock is ahead of the visitor's. */
let aheadMs = 0;

function showTimeLeft() {
  // Then the page has a text that says so.
  if (known === null) return;
  const { cutoffAt = 0, isOffered = false } = known ?? {};
  document.querySelectorAll<HTMLElement>('[data-countdown]').forEach((element) => {
    const { countdown, zone = '', leftToday, leftTomorrow, off } = element.dataset;
    // The server may have written that no visit can be asked for, and its answer be late: that stands until it comes.
    if (known === undefined && off !== undefined && element.textContent.startsWith(off)) return;
    const nowMs = Date.now() + aheadMs;
    const left = Math.ceil((cutoffAt - nowMs) / minuteMs);
    const { hours, minutes, isToday } =
      left > 0
        ? { hours: Math.floor(left / 60), minutes: left % 60, isToday: isOffered }
        : sameDayCountdown(nowMs, { sameDayCutoffHour: Number(countdown), timeZone: zone });
    const words = isToday ? leftToday : leftTomorrow;
    element.textContent = (words ?? '')
      .replace('{hoursLeft}', String(hours))
      .replace('{minutesLeft}', String(minutes));
  });
}

/** Counts to what the server says from now on. Clocks that differ by less than a minute are the same. */
export function followSameDay(sameDay: PageToday['sameDay'], serverAheadMs: number) {
  known = sameDay;
  aheadMs = Math.abs(serverAheadMs) < minuteMs ? 0 : serverAheadMs;
  showTimeLeft();
}

/** Writes the time left for a visit today: when the server answers, every 60 seconds, and when the visitor comes back to the tab. */
export function startCountdown() {
  setTimeout(() => known === undefined && showTimeLeft(), patienceMs);
  setInterval(showTimeLeft, refreshMs);
  // Timers sleep in the background and in the back-forward cache; both end with this event.
  document.addEventListener('visibilitychange', showTimeLeft);
}
