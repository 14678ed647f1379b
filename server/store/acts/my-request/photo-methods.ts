import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { keepPhoto, removePhoto } from './keep-photo.ts';
import type { PhotoStore } from '#server/store/records/photos/photo-store.ts';
import { findPhoto, listPhotos } from '#server/store/records/photos/read-photos.ts';

/** What visitors do with photos of their request, and who may see them reads. */
export function createPhotoMethods({ database, transact }: StoreEngine): PhotoStore {
  return {
    keepPhoto: (photo) => transact((transaction) => keepPhoto(transaction, photo)),
    findPhoto: (name) => findPhoto(database, name),
    listPhotos: (leadId) => listPhotos(database, leadId),
    removePhoto: (photo) => transact((transaction) => removePhoto(transaction, photo)),
  };
}
