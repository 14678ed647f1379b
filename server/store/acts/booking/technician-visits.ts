// The visits of a technician's own page: of some days, and those before that nobody settled.
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import type { VisitPart } from '#domain/visits/visit-part.ts';
import { listPhotos } from '#server/store/records/photos/read-photos.ts';
import type { ListedVisit } from './listed-visit.ts';
import { completeVisits, selectVisits } from './select-visits.ts';
import { findLinkOwner } from './technician-links.ts';

export type TechnicianVisits = {
  readonly technician: Technician;
  /** By time; `photos` are the ids of those of the lead, `part` is what it waits for or brings. */
  readonly visits: readonly (ListedVisit & {
    readonly photos: readonly string[];
    readonly part: VisitPart | null;
  })[];
};

/** What a link shows of the days from one to another; undefined if it leads nowhere. Of what its sender had erased, that nobody comes. */
export async function findTechnicianVisits(
  database: LeadDatabase,
  pageHash: string,
  { today, tomorrow }: { readonly today: LocalDate; readonly tomorrow: LocalDate },
): Promise<TechnicianVisits | undefined> {
  const technician = await findLinkOwner(database, 'page_hash', pageHash);
  if (technician === undefined) return undefined;
  const rows = await selectVisits(database)
    .where('visits.technician_id', '=', technician.id)
    .where('visits.day', '<=', tomorrow)
    .where((where) =>
      where.or([where('visits.day', '>=', today), where('visits.state', 'in', plannedStates)]),
    )
    .where((where) =>
      where.or([where('leads.erased_at', 'is', null), where('visits.state', '=', 'canceled')]),
    )
    .orderBy('visits.day')
    .orderBy('visits.from_hour')
    .orderBy('visits.created_at')
    .orderBy('visits.id')
    .execute();
  const visits = await completeVisits(database, rows);
  const withPhotos = visits.map(async (listed) => {
    const photos = await listPhotos(database, listed.lead.id);
    return { ...listed, photos: photos.map(({ id }) => id), part: listed.visit.part };
  });
  return { technician, visits: await Promise.all(withPhotos) };
}
