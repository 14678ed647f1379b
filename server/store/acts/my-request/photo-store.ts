// The port for photos that visitors add to their request.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { findPhoto, listPhotos } from '#server/store/records/photos/read-photos.ts';
import { keepPhoto, removePhoto } from './keep-photo.ts';

export function createPhotoStore(engine: StoreEngine) {
  return {
    /**
     * Keeps a photo beside its lead, or the one it was merged into; the same picture again is kept once. It stands in the lead's
     * history, and staff are told once of all that come within ten minutes.
     */
    keepPhoto: commits(engine, keepPhoto),
    findPhoto: reads(engine, findPhoto),
    /** The photos of a lead and of those that were merged into it, the first that was sent first. */
    listPhotos: reads(engine, listPhotos),
    /** Erases one; false if there is none. Its bytes are gone after `eraseFromDisk`. */
    removePhoto: commits(engine, removePhoto),
  };
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;
