// GET /api/today: what is true of the company now. Pages ask it as often as they are opened, so the text is kept for a second.
import { findCoverage } from '#domain/places/coverage.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { isPagePlace, pageToday } from '#domain/opening/page-today.ts';
import { placeOfRegion, placeOfZip } from '#domain/opening/today-place.ts';
import { todayAnswer, type TodayPlace } from '#domain/opening/today.ts';
import type { NextWindows } from '#domain/visits/next-window.ts';
import { sayZipWindow } from '#domain/visits/next-window-text.ts';

export type TodayParts = {
  readonly opening: { readonly calendar: () => OpeningCalendar };
  readonly windows: { readonly next: () => NextWindows };
  readonly now: () => number;
};

/** What may be asked: for a ZIP code, a region, or in the words of a page. */
export type TodayQuestion = Readonly<Partial<Record<'zip' | 'region' | 'page', string>>>;

const language = 'en';
const secondMs = 1000;

const headers = {
  'Cache-Control': 'public, max-age=30',
  'Content-Type': 'application/json',
  // The site may stand on another host; nothing here is anybody's own.
  'Access-Control-Allow-Origin': '*',
};

function refuse(): Response {
  return Response.json({ kind: 'fault' }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

function readPlace({ zip, region }: TodayQuestion): TodayPlace | 'everywhere' | undefined {
  if (region !== undefined) return placeOfRegion(region);
  if (zip === undefined) return 'everywhere';
  return findCoverage(zip).kind === 'fault' ? undefined : placeOfZip(zip);
}

/** Makes the handler: 200 with a `Today`, 400 for what is neither a region nor five digits. */
export function createTodayHandler({
  opening,
  windows,
  now,
}: TodayParts): (question: TodayQuestion) => Response {
  let texts = new Map<string, string>();
  let madeFor:
    | { readonly calendar: OpeningCalendar; readonly next: NextWindows; readonly second: number }
    | undefined;

  function keep(
    key: string,
    write: (calendar: OpeningCalendar, nowMs: number, next: NextWindows) => unknown,
  ): string {
    const nowMs = now();
    const calendar = opening.calendar();
    const next = windows.next();
    const second = Math.floor(nowMs / secondMs);
    if (madeFor?.calendar !== calendar || madeFor.next !== next || madeFor.second !== second) {
      texts = new Map();
      madeFor = { calendar, next, second };
    }
    const text = texts.get(key) ?? JSON.stringify(write(calendar, nowMs, next));
    texts.set(key, text);
    return text;
  }

  // As many as there are combinations of towns that share a ZIP code, some hundred.
  function textFor(place: TodayPlace | undefined): string {
    const key = place === undefined ? '' : `${place.region} ${place.counties.join()} ${place.cities.join()}`;
    return keep(key, (calendar, nowMs, next) => {
      const { timeZone } = calendar.hours;
      const nextWindow = sayZipWindow(next, place?.region, { now: nowMs, timeZone, language });
      return { ...todayAnswer(calendar, nowMs, place), ...(nextWindow !== '' && { nextWindow }) };
    });
  }

  function textForPage(page: string): string {
    const place = isPagePlace(page) ? page : undefined;
    return keep(`page ${place ?? ''}`, (calendar, nowMs, next) => ({
      page: pageToday(calendar, nowMs, place, language, next),
    }));
  }

  return (question) => {
    if (question.page !== undefined) return new Response(textForPage(question.page), { headers });
    const place = readPlace(question);
    if (place === undefined) return refuse();
    return new Response(textFor(place === 'everywhere' ? undefined : place), { headers });
  };
}
