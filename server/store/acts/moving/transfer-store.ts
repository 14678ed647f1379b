// The port for who carries leads and staff from one store into another.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { readPhotoRows, type ReadPhotoRows } from '#server/store/records/photos/read-photos.ts';
import { dropBundle, readBundles, type BoardStaff, type LeadBundle } from './lead-bundles.ts';
import { keepBundle, keepPhotos } from './transfer-leads.ts';
import { keepStaff, readStaff } from './transfer-staff.ts';

export function createTransferStore(engine: StoreEngine) {
  return {
    /** The oldest leads with all that hangs on them, or those that follow one. */
    readBundles: reads(engine, readBundles),
    readStaff: reads(engine, readStaff),
    /** A few photos, from one on; none after the last. A bundle is without them, because they are large. */
    readPhotoRows: reads(engine, readPhotoRows),
    /**
     * Keeps them all or none, and staff and photos with them if they are given. A lead that is there already only gets
     * what it lacks; so does an operator, by the name. Bundles are gone through from the first whenever it tries again.
     */
    async keepBundles(
      bundles: readonly LeadBundle[] | AsyncIterable<LeadBundle>,
      staff?: BoardStaff,
      readPhotos?: ReadPhotoRows,
    ): Promise<void> {
      await engine.transactPatiently(async (transaction) => {
        const idHere = new Map<string, string>();
        for await (const bundle of bundles) idHere.set(bundle.lead.id, await keepBundle(transaction, bundle));
        if (readPhotos !== undefined) await keepPhotos(transaction, readPhotos, idHere);
        if (staff !== undefined) await keepStaff(transaction, staff);
      });
      // All of another store: until an engine counts by itself, a minute later, it plans as for empty tables (lists took twice as long).
      if (!Array.isArray(bundles)) await engine.analyze();
    },
    /** Erases what was carried away, unless something was added meanwhile; then false. */
    dropBundle: commits(engine, dropBundle),
  };
}

export type TransferStore = ReturnType<typeof createTransferStore>;
