import { open } from 'node:fs/promises';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from '#server/store/upkeep/leads-csv.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import type { Outcome } from '../outcome.ts';
import { withProgress } from '../progress/show-progress.ts';
import { sayRemoved, writeWhole } from '../progress/whole-file.ts';

type Exporting = Pick<UpkeepStore, 'listExported'> & Pick<IntakeStore, 'countLeads'>;

/** Writes all leads into a file, page by page. Personal data: for nobody else on this machine, also where the file was there before. */
export async function exportCsv(store: Exporting, path: string): Promise<Outcome> {
  const { result: count, removed } = await writeWhole(path, async (unfinished) => {
    await using file = await open(unfinished, 'w', 0o600);
    await file.write(leadsCsvHead);
    return await withProgress('Writing leads', await store.countLeads(), async (tell) => {
      let written = 0;
      for await (const leads of listAllPages(store.listExported)) {
        await file.write(formatLeadsCsv(leads));
        written += leads.length;
        tell(written);
      }
      return written;
    });
  });
  return { text: `${sayRemoved(removed)}${count} leads written to ${path}`, exitCode: 0 };
}
