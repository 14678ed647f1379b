import type { Selectable } from 'kysely';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import type { LeadDatabase, Tables } from '#server/store/database/tables.ts';

/** A photo without its bytes; sides in pixels. */
export type PhotoFacts = {
  readonly id: string;
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Tells the same photo sent twice. */
  readonly contentHash: string;
};

/** One photo of one lead, or of one that was merged into it: with another lead's id it is not there. */
export type PhotoName = { readonly leadId: string; readonly id: string };

export type PhotoRow = Selectable<Tables['lead_photos']>;

/** By lead and id together: another lead's photo is looked for no longer than one that never was. */
export async function findPhoto(
  database: LeadDatabase,
  { leadId, id }: PhotoName,
): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('lead_photos')
    .select('webp')
    .where('lead_id', 'in', await listFamily(database, leadId))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.webp;
}

export async function listPhotos(database: LeadDatabase, leadId: string): Promise<readonly PhotoFacts[]> {
  return database
    .selectFrom('lead_photos')
    .select(['id', 'at', 'width', 'height', 'content_hash as contentHash'])
    .where('lead_id', 'in', await listFamily(database, leadId))
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** A few photos, from one on; none after the last. */
export type ReadPhotoRows = (after: PhotoRow | undefined) => Promise<readonly PhotoRow[]>;

/** Some megabytes. */
const rowsAtOnce = 10;

/** The photos that follow one in the order of the table, or the first ones: a few at a time, until there are none. */
export function readPhotoRows(
  database: LeadDatabase,
  after: PhotoRow | undefined,
): Promise<readonly PhotoRow[]> {
  const { lead_id, id } = after ?? { lead_id: '', id: '' };
  return database
    .selectFrom('lead_photos')
    .selectAll()
    .where((where) =>
      where.or([
        where('lead_id', '>', lead_id),
        where.and([where('lead_id', '=', lead_id), where('id', '>', id)]),
      ]),
    )
    .orderBy('lead_id')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}
