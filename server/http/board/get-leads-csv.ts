// GET /api/board/leads.csv: all leads for a spreadsheet, page by page as they are taken, for one operator at a time.
import { boardWords } from '#content/words/board/board-words.ts';
import { wallTimeAt } from '#domain/clocks/wall-time.ts';
import { streamText, type StreamParts } from '#server/http/stream-text.ts';
import { listAllLeads } from '#server/store/upkeep/all-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from '#server/store/upkeep/leads-csv.ts';
import type { BoardParts } from './board-parts.ts';

/** Who takes nothing for this long has gone, and the next is let in. */
const defaultPatienceMs = 60_000;
const retryAfterSeconds = 30;

export type CsvParts = Pick<BoardParts, 'company' | 'now'> & {
  readonly store: Pick<BoardParts['store'], 'listLeads'>;
  /** Told of a fault after the answer has begun. */
  readonly onFault: (fault: unknown) => void;
  readonly patienceMs?: number;
};

async function* formatAll(store: CsvParts['store']): AsyncGenerator<string, void, undefined> {
  let head = leadsCsvHead;
  for await (const leads of listAllLeads(store)) {
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
}: CsvParts): (outgoing: StreamParts['outgoing']) => Promise<Response> {
  let isTaken = false;

  async function openFile(outgoing: StreamParts['outgoing']): Promise<ReadableStream<Uint8Array>> {
    const parts = formatAll(store);
    // Before anything is answered, so that a store that is away is a 503 and no broken file.
    const { value } = await parts.next();
    return streamText(startingWith(value ?? '', parts), {
      patienceMs,
      outgoing,
      onEnd(fault) {
        isTaken = false;
        if (fault !== undefined) onFault(fault);
      },
    });
  }

  return async (outgoing) => {
    if (isTaken)
      return new Response(boardWords.en.exportBusy, {
        status: 429,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(retryAfterSeconds) },
      });
    isTaken = true;
    const { year, month, day } = wallTimeAt(now(), company.hours.timeZone);
    const name = `leads-${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
    try {
      return new Response(await openFile(outgoing), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    } catch (fault) {
      isTaken = false;
      throw fault;
    }
  };
}
