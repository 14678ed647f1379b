import { sameDayCountdown } from '#domain/clocks/same-day-countdown.ts';

/** Source: specification, section 9. */
const refreshMs = 60_000;

function showTimeLeft() {
  document.querySelectorAll<HTMLElement>('[data-countdown]').forEach((place) => {
    const { countdown, zone = '', leftToday, leftTomorrow } = place.dataset;
    const rule = { sameDayCutoffHour: Number(countdown), timeZone: zone };
    const { hours, minutes, isToday } = sameDayCountdown(Date.now(), rule);
    const words = isToday ? leftToday : leftTomorrow;
    place.textContent = (words ?? '')
      .replace('{hoursLeft}', String(hours))
      .replace('{minutesLeft}', String(minutes));
  });
}

/** Writes the time left for a visit today, now, every 60 seconds, and when the visitor comes back to the tab. */
export function startCountdown() {
  showTimeLeft();
  setInterval(showTimeLeft, refreshMs);
  // Timers sleep in the background and in the back-forward cache; both end with this event.
  document.addEventListener('visibilitychange', showTimeLeft);
}
