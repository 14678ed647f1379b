import { dropBundle, readBundles, type TransferStore } from './lead-bundles.ts';
import { keepBundle } from './transfer-leads.ts';
import { keepStaff, readStaff } from '#server/store/people/transfer-staff.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Carrying leads and staff from one store into another. */
export function createTransferMethods({
  database,
  transact,
  transactPatiently,
}: StoreEngine): Omit<TransferStore, 'wipeErased'> {
  return {
    readBundles: (limit) => readBundles(database, limit),
    readStaff: () => readStaff(database),
    keepBundles: (bundles, staff) =>
      transactPatiently(async (transaction) => {
        for (const bundle of bundles) await keepBundle(transaction, bundle);
        if (staff !== undefined) await keepStaff(transaction, staff);
      }),
    dropBundle: (bundle) => transact((transaction) => dropBundle(transaction, bundle)),
  };
}
