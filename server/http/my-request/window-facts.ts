// What the page of a request says of windows: which can be picked, which is held, or why none is.
import type { Language } from '#content/language.ts';
import { windowStateWords } from '#content/words/my-request/request-window-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { isSuspect } from '#domain/leads/lead.ts';
import { describeWish, findAskedTime } from '#domain/my-request/asked-time.ts';
import type { WindowFacts } from '#domain/my-request/request-shown.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { findZipRegion, placeOfZip } from '#domain/opening/today-place.ts';
import { listAlerts } from '#domain/opening/today.ts';
import {
  isLost,
  listPickableDates,
  offerToPick,
  pickingStates,
  pickText,
  withoutTold,
} from '#domain/visits/held-window.ts';
import type { PickOffer, WindowPick } from '#domain/visits/held-window.ts';
import { withoutVisit, type OfferedDay } from '#domain/visits/offered-windows.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { describePick, formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { findNextWindow } from '#domain/visits/next-window.ts';
import { sayWindow } from '#domain/visits/next-window-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { HeldWindowStore, LastPick } from '#server/store/acts/my-request/held-window-store.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';

const nothing: WindowFacts = { form: 'none', next: '', held: '', gone: '', why: '', chosen: '', days: [] };

export type WindowFactParts = {
  readonly store: Pick<HeldWindowStore, 'findLastPick'> & Pick<VisitStore, 'offerDays'>;
  readonly calendar: OpeningCalendar;
  readonly now: number;
};

function formOf(request: MyRequest): WindowFacts['form'] {
  const isOff = request.canceledAt !== undefined;
  if (request.kind !== 'quote' || isOff || isSuspect(request.suspicions)) return 'none';
  const { state, visit } = request;
  if (visit !== undefined && isPlanned(visit.state)) return visit.state === 'on-the-way' ? 'none' : 'move';
  // Nobody can come before the part has.
  if (visit?.state === 'waiting-for-part') return 'none';
  return pickingStates.some((one) => one === state) ? 'pick' : 'none';
}

/** The first window of all: site/sections/my-request/WindowDays.tsx shows it first, in the day that is open. */
function describeFirst(offer: PickOffer, language: Language, { calendar, now }: WindowFactParts): string {
  const first = findNextWindow(offer);
  if (first === undefined) return '';
  const when = sayWindow(first, { now, timeZone: calendar.hours.timeZone, language });
  return fillText(todayWords[language].nextWindow.toChoose, { when });
}

function describeOffer(offer: PickOffer, language: Language): Pick<WindowFacts, 'why' | 'days'> {
  const words = windowStateWords[language];
  if (offer.kind === 'outside') return { why: words.outside, days: [] };
  if (offer.kind === 'away') {
    const why = offer.reason === '' ? words.away : fillText(words.awayWhy, { reason: offer.reason });
    return { why: `${why} ${words.awayNext}`, days: [] };
  }
  if (offer.kind === 'none') return { why: [offer.reason, words.none].filter(Boolean).join('. '), days: [] };
  const days = offer.days.map(({ date, reason, windows }) => ({
    label: formatVisitDay(date),
    note:
      windows.length === 0
        ? ([reason, words.closed].find((text) => text !== '') ?? '')
        : fillText(windows.length === 1 ? words.free.one : words.free.other, {
            count: String(windows.length),
          }),
    windows: windows.map((window) => ({
      value: pickText({ date, fromHour: window.fromHour }),
      label: formatWindow(window),
    })),
  }));
  return { why: '', days };
}

function describeLast(
  { held, state }: LastPick,
  day: OfferedDay | undefined,
  { calendar }: WindowFactParts,
  language: Language,
): Pick<WindowFacts, 'held' | 'gone' | 'chosen'> {
  const words = windowStateWords[language];
  const pick: WindowPick = { date: held.date, fromHour: held.window.fromHour };
  const window = describePick(pick);
  if (state !== 'held') return { held: '', gone: fillText(words[state], { window }), chosen: '' };
  if (isLost(held, day)) {
    const reason = day === undefined || day.reason === '' ? words.closedMeanwhile : day.reason;
    return { held: '', gone: fillText(words.lost, { window, reason }), chosen: '' };
  }
  const until = formatDayTime(held.untilAt, calendar.hours.timeZone);
  return { held: fillText(words.held, { window, until }), gone: '', chosen: pickText(pick) };
}

/** Reads what can be picked now. Rejects if the store cannot tell. */
export async function readWindowFacts(request: MyRequest, parts: WindowFactParts): Promise<WindowFacts> {
  const form = formOf(request);
  if (form === 'none') return nothing;
  const { store, calendar, now } = parts;
  const region = findZipRegion(request.zip);
  const words = windowStateWords[request.language];
  // Another time that was asked for, until the desk has answered: the lead is to be called again because of it.
  const wish = describeWish(findAskedTime(request));
  const asked = wish === '' ? '' : fillText(words.asked, { wish });
  // Whether they are served is said on the phone, not here.
  if (form === 'pick' && request.customer.doNotServe) return { ...nothing, form, why: words.byPhone };
  const last = form === 'pick' ? await store.findLastPick(request.id, now) : undefined;
  if (region === undefined)
    return { ...nothing, form, held: asked, ...describeOffer({ kind: 'outside' }, request.language) };
  const dates = listPickableDates(calendar, now, region);
  const days = [...new Set([...dates, ...(last === undefined ? [] : [last.held.date])])];
  const offered = await store.offerDays({
    ...{ region, zip: request.zip, days, calendar, now },
    exceptLead: request.id,
  });
  const visit = form === 'move' ? request.visit : undefined;
  const inReach = offered.filter(({ date }) => dates.includes(date)).map((day) => withoutVisit(day, visit));
  const day = offered.find(({ date }) => date === last?.held.date);
  const above = listAlerts(calendar, now, placeOfZip(request.zip)).map(({ text }) => text);
  const offer = withoutTold(offerToPick(inReach, calendar, now, region), above);
  const picked = last && describeLast(last, day, parts, request.language);
  const mayChoose = form === 'pick' && (picked?.held ?? '') === '';
  return {
    ...nothing,
    form,
    held: asked,
    next: mayChoose ? describeFirst(offer, request.language, parts) : '',
    ...describeOffer(offer, request.language),
    ...picked,
  };
}

/** The same for the page, which is shown also while the store does not answer. */
export async function readWindowFactsOrNone(
  request: MyRequest,
  { report, ...parts }: WindowFactParts & { readonly report: ReportFault },
): Promise<WindowFacts> {
  try {
    return await readWindowFacts(request, parts);
  } catch (fault) {
    report('request failed', fault, { route: 'my-request' });
    return { ...nothing, form: formOf(request), why: windowStateWords[request.language].notNow };
  }
}
