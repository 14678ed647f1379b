// GET /api/today: what is true of the company now. Pages ask it as often as they are opened, so the text is kept for a second.
import { findCoverage } from '#domain/places/coverage.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { placeOfRegion, placeOfZip } from '#domain/opening/today-place.ts';
import { todayAnswer, type TodayPlace } from '#domain/opening/today.ts';

export type TodayParts = {
  readonly opening: { readonly calendar: () => OpeningCalendar };
  readonly now: () => number;
};

export type TodayQuestion = { readonly zip: string | undefined; readonly region: string | undefined };

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
export function createTodayHandler({ opening, now }: TodayParts): (question: TodayQuestion) => Response {
  let texts = new Map<string, string>();
  let madeFor: { readonly calendar: OpeningCalendar; readonly second: number } | undefined;

  function textFor(place: TodayPlace | undefined): string {
    const nowMs = now();
    const calendar = opening.calendar();
    const second = Math.floor(nowMs / secondMs);
    if (madeFor?.calendar !== calendar || madeFor.second !== second) {
      texts = new Map();
      madeFor = { calendar, second };
    }
    // As many as there are combinations of towns that share a ZIP code, some hundred.
    const key = place === undefined ? '' : `${place.region} ${place.counties.join()} ${place.cities.join()}`;
    const text = texts.get(key) ?? JSON.stringify(todayAnswer(calendar, nowMs, place));
    texts.set(key, text);
    return text;
  }

  return (question) => {
    const place = readPlace(question);
    if (place === undefined) return refuse();
    return new Response(textFor(place === 'everywhere' ? undefined : place), { headers });
  };
}
