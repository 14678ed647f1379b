// What a customer is promised at the moment a mail is sent: what was promised to the lead, and why it is not sooner.
import { minuteMs } from '#domain/clocks/durations.ts';
import type { Language } from '#content/language.ts';
import { acknowledgementWords } from '#content/words/mail/acknowledgement-words.ts';
import { formatTime, formatWeekday } from '#domain/clocks/clock-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { isOpenAt } from '#domain/opening/open-times.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { openingDay } from '#domain/opening/opening-days.ts';
import { placeOfZip } from '#domain/opening/today-place.ts';
import { listAway, listAlerts } from '#domain/opening/today.ts';
import { fillText, formatNumber } from '#domain/words/wording.ts';

type Promised = Pick<Lead, 'phone' | 'zip' | 'outsideArea' | 'receivedAt' | 'clockStartsAt' | 'dueAt'>;

/** A time of day, with its day when that is another than today. */
function tellTime(instantMs: number, now: number, timeZone: string, language: Language): string {
  const time = formatTime(instantMs, timeZone);
  if (localDateAt(instantMs, timeZone) === localDateAt(now, timeZone)) return time;
  return fillText(acknowledgementWords[language].timeOnDay, {
    time,
    day: formatWeekday(instantMs, timeZone),
  });
}

/** Why the call comes later, and when. */
function tellOpening(lead: Promised, now: number, calendar: OpeningCalendar, language: Language): string {
  const say = acknowledgementWords[language];
  const { timeZone } = calendar.hours;
  const opensAt = tellTime(lead.clockStartsAt, now, timeZone, language);
  const [away] = listAway(calendar, now, placeOfZip(lead.zip));
  if (away !== undefined && away.reason !== '') return fillText(say.away, { reason: away.reason, opensAt });
  if (away !== undefined || isOpenAt(calendar, now)) return fillText(say.later, { opensAt });
  const today = openingDay(calendar, localDateAt(now, timeZone));
  return today.kind === 'closed' && today.reason !== ''
    ? fillText(say.closedToday, { reason: today.reason, opensAt })
    : fillText(say.afterHours, { opensAt });
}

function tellPromise(lead: Promised, now: number, calendar: OpeningCalendar, language: Language): string {
  const say = acknowledgementWords[language];
  const { clockStartsAt: startsAt, receivedAt } = lead;
  if (lead.phone === '') return say.byMail;
  if (now > lead.dueAt) return say.overdue;
  // Near the end of the wait, what is promised is a time of day that still lies ahead.
  if (now < startsAt - minuteMs) return tellOpening(lead, now, calendar, language);
  const dueAt = tellTime(lead.dueAt, now, calendar.hours.timeZone, language);
  // After closing nobody reads of minutes: what was promised before is a time.
  if (startsAt !== receivedAt || !isOpenAt(calendar, now)) return fillText(say.afterOpening, { dueAt });
  const minutes = formatNumber(Math.round((lead.dueAt - startsAt) / minuteMs), language);
  return fillText(say.soon, { dueAt, minutes });
}

/** When we call or write, and that we may not come so far; a paragraph each. */
export function listPromises(
  lead: Promised,
  now: number,
  calendar: OpeningCalendar,
  language: Language,
): readonly string[] {
  const outside = lead.outsideArea ? [acknowledgementWords[language].outside] : [];
  return [tellPromise(lead, now, calendar, language), ...outside];
}

/** The same in a mail: with what is told to everybody at the lead's place, which stands above all else on pages. */
export function listMailedPromises(
  lead: Promised,
  now: number,
  calendar: OpeningCalendar,
  language: Language,
): readonly string[] {
  const alerts = listAlerts(calendar, now, placeOfZip(lead.zip)).map(({ text }) => text);
  return [...listPromises(lead, now, calendar, language), ...alerts];
}
