import { dropBundle, readBundles, type TransferStore } from './lead-bundles.ts';
import { readPhotoRows } from '#server/store/records/photos/read-photos.ts';
import { keepBundle, keepPhotos } from './transfer-leads.ts';
import { keepStaff, readStaff } from './transfer-staff.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** Carrying leads and staff from one store into another. */
export function createTransferMethods({
  database,
  transact,
  transactPatiently,
}: StoreEngine): Omit<TransferStore, 'wipeErased'> {
  return {
    readBundles: (limit, after) => readBundles(database, limit, after),
    readStaff: () => readStaff(database),
    readPhotoRows: (after) => readPhotoRows(database, after),
    keepBundles: (bundles, staff, readPhotos) =>
      transactPatiently(async (transaction) => {
        const idHere = new Map<string, string>();
        for await (const bundle of bundles) idHere.set(bundle.lead.id, await keepBundle(transaction, bundle));
        if (readPhotos !== undefined) await keepPhotos(transaction, readPhotos, idHere);
        if (staff !== undefined) await keepStaff(transaction, staff);
      }),
    dropBundle: (bundle) => transact((transaction) => dropBundle(transaction, bundle)),
  };
}
