// GET /api/board/leads.csv: leads for a spreadsheet, page by page as they are taken, for one operator at a time.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { boardWords } from '#content/words/board/board-words.ts';
import { dateOf } from '#domain/figures/figure-days.ts';
import { addDays, instantOn, isLocalDate } from '#domain/opening/local-date.ts';
import { sendText } from '#server/http/send-text.ts';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import type { LeadFilter } from '#server/store/records/leads/kept-lead.ts';
import { listNamedSources } from '#server/http/board/sources/named-sources.ts';
import { formatLeadsCsv, leadsCsvHead, type CsvPlace } from './leads-csv.ts';

/** Who takes nothing for this long has gone, and the next is let in. */
const defaultPatienceMs = 60_000;
const retryAfterSeconds = 30;

export type CsvParts = Pick<BoardParts, 'company' | 'now'> & {
  readonly store: Pick<BoardParts['store'], 'listExported' | 'listSources'>;
  /** Told of a fault after the answer has begun. */
  readonly onFault: (fault: unknown) => void;
  readonly patienceMs?: number;
};

/** Days as they were chosen, the last included; empty or absent for no limit. */
export type CsvDays = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The time from the start of a day to the end of another, in the company's zone. What is no day is no limit. */
export function spanOfDays({ from = '', to = '' }: CsvDays, timeZone: string): LeadFilter {
  return {
    ...(isLocalDate(from) ? { fromMs: instantOn(from, 0, timeZone) } : {}),
    ...(isLocalDate(to) ? { untilMs: instantOn(addDays(to, 1), 0, timeZone) } : {}),
  };
}

async function* formatAll(
  store: CsvParts['store'],
  filter: LeadFilter,
  place: CsvPlace,
): AsyncGenerator<string, void, undefined> {
  let head = leadsCsvHead;
  for await (const leads of listAllPages(store.listExported, filter)) {
    yield head + formatLeadsCsv(leads, place);
    head = '';
  }
  if (head !== '') yield head;
}

async function* startingWith(
  first: string,
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  yield first;
  yield* rest;
}

/** Makes the handler: 200 with the file, 429 in words while another is being taken. Rejects if no lead can be read. */
export function createCsvHandler({
  store,
  company,
  now,
  onFault,
  patienceMs = defaultPatienceMs,
}: CsvParts): (outgoing: ServerResponse, days: CsvDays) => Promise<Response> {
  let isTaken = false;
  const { timeZone } = company.hours;

  async function sendFile(outgoing: ServerResponse, days: CsvDays): Promise<void> {
    const place = { timeZone, nowMs: now(), sources: await listNamedSources(store) };
    const parts = formatAll(store, spanOfDays(days, timeZone), place);
    // Before anything is answered, so that a store that is away is a 503 and no broken file.
    const { value } = await parts.next();
    outgoing.writeHead(200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${dateOf(now(), timeZone)}.csv"`,
      'Cache-Control': 'no-store',
    });
    await sendText(outgoing, startingWith(value ?? '', parts), { patienceMs }).catch(onFault);
  }

  return async (outgoing, days) => {
    if (isTaken)
      return new Response(boardWords.en.exportBusy, {
        status: 429,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': String(retryAfterSeconds),
        },
      });
    isTaken = true;
    try {
      await sendFile(outgoing, days);
      return RESPONSE_ALREADY_SENT;
    } finally {
      isTaken = false;
    }
  };
}
