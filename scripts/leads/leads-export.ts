import { open } from 'node:fs/promises';
import { spanOfDays, type CsvDays } from '#server/http/board/csv/get-leads-csv.ts';
import { formatLeadsCsv, leadsCsvHead } from '#server/http/board/csv/leads-csv.ts';
import { listNamedSources } from '#server/http/board/sources/named-sources.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import type { SourceStore } from '#server/store/records/sources/source-store.ts';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import type { Outcome } from '../outcome.ts';
import { withProgress } from '../progress/show-progress.ts';
import { sayRemoved, writeWhole } from '../progress/whole-file.ts';

type Exporting = Pick<UpkeepStore, 'listExported'> &
  Pick<IntakeStore, 'countLeads'> &
  Pick<SourceStore, 'listSources'>;

export type Export = CsvDays & { readonly path: string };

/** Writes leads into a file, page by page: all, or those received on some days. Personal data: for nobody else on this machine, also where the file was there before. */
export async function exportCsv(
  store: Exporting,
  { path, ...days }: Export,
  timeZone: string,
  nowMs: number,
): Promise<Outcome> {
  const { result: count, removed } = await writeWhole(path, async (unfinished) => {
    await using file = await open(unfinished, 'w', 0o600);
    await file.write(leadsCsvHead);
    const place = { timeZone, nowMs, sources: await listNamedSources(store) };
    return await withProgress('Writing leads', await store.countLeads(), async (tell) => {
      let written = 0;
      for await (const leads of listAllPages(store.listExported, spanOfDays(days, timeZone))) {
        await file.write(formatLeadsCsv(leads, place));
        written += leads.length;
        tell(written);
      }
      return written;
    });
  });
  return { text: `${sayRemoved(removed)}${count} leads written to ${path}`, exitCode: 0 };
}
