import { open } from 'node:fs/promises';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from '#server/store/upkeep/leads-csv.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep-store.ts';
import type { Outcome } from '../outcome.ts';

/** Writes all leads into a file, page by page. Personal data: for nobody else on this machine, also where the file was there before. */
export async function exportCsv(store: Pick<UpkeepStore, 'listExported'>, path: string): Promise<Outcome> {
  await using file = await open(path, 'w', 0o600);
  await file.chmod(0o600);
  await file.write(leadsCsvHead);
  let count = 0;
  for await (const leads of listAllPages(store.listExported)) {
    await file.write(formatLeadsCsv(leads));
    count += leads.length;
  }
  return { text: `${count} leads written to ${path}`, exitCode: 0 };
}
