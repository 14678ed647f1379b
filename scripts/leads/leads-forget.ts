// One person’s wish to be erased, in the store and in the spool beside it; off the disk, or else said so.
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import type { Outcome } from '../outcome.ts';

type Erasing = Pick<UpkeepStore, 'eraseLead' | 'eraseFromDisk'>;
const stillRead = `is still on the disk: another program reads the leads, such as a copy being made or an open database tool.
End it, then run the same command again.`;
const databaseKeeps = `The logs of PostgreSQL and its backups keep it for a while: docs/runbook.md, "Erasing".`;

type Erased = { readonly id: string; readonly at: number; readonly newId: () => string };

/** Erases the lead from all of the stores. The exit code is 1 unless it was there and is gone from the disk. */
export async function forget(
  { id, at, newId }: Erased,
  stores: readonly Erasing[],
  isDatabase: boolean,
): Promise<Outcome> {
  const erasing = { id: newId(), leadId: id, at, operator: 'Command line', note: 'Erased' };
  let isFound = false;
  let isOffDisk = true;
  for (const store of stores) {
    isFound = (await store.eraseLead(erasing)) || isFound;
    isOffDisk = (await store.eraseFromDisk()) && isOffDisk;
  }
  if (!isOffDisk) return { text: `Lead ${id} is on no list any more, but it ${stillRead}`, exitCode: 1 };
  if (!isFound)
    return { text: `There is no lead ${id}. What was erased before is off the disk.`, exitCode: 1 };
  return { text: `Lead ${id} is erased.${isDatabase ? ` ${databaseKeeps}` : ''}`, exitCode: 0 };
}
