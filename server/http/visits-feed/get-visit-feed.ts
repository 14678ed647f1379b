// GET /visits/feed/TOKEN.ics: a technician's visits for the calendar on their phone, by a private address.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { addDays, localDateAt } from '#domain/opening/local-date.ts';
import { createCountedLog } from '#server/log/counted-log.ts';
import type { Log } from '#server/log/log.ts';
import { hashTechnicianToken } from '#server/store/records/people/board-token.ts';
import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';
import { writeCalendar } from './write-calendar.ts';

/** What was before is in nobody's way to be read by whoever finds an old address. */
const daysBack = 14;

/** 256 bits in base64url, however they were drawn. */
const feedFile = /^([\w-]{1,100})\.ics$/u;

export type FeedParts = {
  readonly store: Pick<VisitStore, 'findFeed'>;
  readonly company: Pick<CompanyFacts, 'name' | 'hours'>;
  readonly now: () => number;
  readonly log: Log;
};

/** No cache keeps it, no search engine lists it. */
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Makes the handler: 200 with the calendar; whatever else is asked for gets the same 404. Rejects while the store is away. */
export function createFeedHandler({
  store,
  company,
  now,
  log,
}: FeedParts): (file: string) => Promise<Response> {
  // Whoever guesses can cause these as often as they like.
  const refusalLog = createCountedLog(log);
  const { timeZone } = company.hours;
  return async (file) => {
    const token = feedFile.exec(file)?.[1];
    const from = addDays(localDateAt(now(), timeZone), -daysBack);
    const calendar = token === undefined ? undefined : await store.findFeed(hashTechnicianToken(token), from);
    if (calendar === undefined) {
      refusalLog('warn', 'calendar refused');
      return Response.json({ kind: 'not found' }, { status: 404, headers });
    }
    return new Response(writeCalendar(calendar, { name: company.name, timeZone }), {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="visits.ics"',
      },
    });
  };
}
