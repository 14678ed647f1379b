// The port for photos that visitors add to their request.
import type { NoticeChannel } from '#server/store/records/notices/notice-store.ts';

/** A photo without its bytes; sides in pixels. */
export type PhotoFacts = {
  readonly id: string;
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Tells the same photo sent twice. */
  readonly contentHash: string;
};

/** One photo of one lead, or of one that was joined to it: with another lead's id it is not there. */
export type PhotoName = { readonly leadId: string; readonly id: string };

/** Who does it, and what the lead's history says of it. */
type PhotoDeed = PhotoName & { readonly at: number; readonly note: string; readonly operator: string };

export type NewPhoto = PhotoDeed &
  Omit<PhotoFacts, 'at'> & {
    readonly webp: Uint8Array;
    /** Where staff hear of it. */
    readonly channels: readonly NoticeChannel[];
  };

export type PhotoStore = {
  /**
   * Keeps a photo beside its lead, or the one it was joined to; the same picture again is kept once. It stands in the lead's history, and staff are told
   * once of all that come within ten minutes.
   */
  readonly keepPhoto: (photo: NewPhoto) => Promise<'kept' | 'unknown' | 'too many'>;
  readonly findPhoto: (name: PhotoName) => Promise<Uint8Array | undefined>;
  /** The photos of a lead and of those that were joined to it, the first that was sent first. */
  readonly listPhotos: (leadId: string) => Promise<readonly PhotoFacts[]>;
  /** Erases one; false if there is none. Its bytes are gone after `wipeErased`. */
  readonly removePhoto: (photo: PhotoDeed) => Promise<boolean>;
};
