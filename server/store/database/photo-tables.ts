// The table of photos, as both engines hold it.

type PhotoTable = {
  readonly lead_id: string;
  readonly id: string;
  readonly at: number;
  readonly content_hash: string;
  readonly width: number;
  readonly height: number;
  readonly webp: Uint8Array;
};

export type PhotoTables = { readonly lead_photos: PhotoTable };
