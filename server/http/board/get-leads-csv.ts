// GET /api/board/leads.csv: all leads for a spreadsheet, page by page as they are taken, for one operator at a time.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { boardWords } from '#content/words/board/board-words.ts';
import { dateOf } from '#domain/figures/figure-days.ts';
import { sendText } from '#server/http/send-text.ts';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from '#server/store/upkeep/leads-csv.ts';
import type { BoardParts } from './board-parts.ts';

/** Who takes nothing for this long has gone, and the next is let in. */
const defaultPatienceMs = 60_000;
const retryAfterSeconds = 30;

export type CsvParts = Pick<BoardParts, 'company' | 'now'> & {
  readonly store: Pick<BoardParts['store'], 'listExported'>;
  /** Told of a fault after the answer has begun. */
  readonly onFault: (fault: unknown) => void;
  readonly patienceMs?: number;
};

async function* formatAll(store: CsvParts['store']): AsyncGenerator<string, void, undefined> {
  let head = leadsCsvHead;
  for await (const leads of listAllPages(store.listExported)) {
    yield head + formatLeadsCsv(leads);
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
}: CsvParts): (outgoing: ServerResponse) => Promise<Response> {
  let isTaken = false;

  async function sendFile(outgoing: ServerResponse): Promise<void> {
    const parts = formatAll(store);
    // Before anything is answered, so that a store that is away is a 503 and no broken file.
    const { value } = await parts.next();
    outgoing.writeHead(200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${dateOf(now(), company.hours.timeZone)}.csv"`,
      'Cache-Control': 'no-store',
    });
    await sendText(outgoing, startingWith(value ?? '', parts), { patienceMs }).catch(onFault);
  }

  return async (outgoing) => {
    if (isTaken)
      return new Response(boardWords.en.exportBusy, {
        status: 429,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(retryAfterSeconds) },
      });
    isTaken = true;
    try {
      await sendFile(outgoing);
      return RESPONSE_ALREADY_SENT;
    } finally {
      isTaken = false;
    }
  };
}
