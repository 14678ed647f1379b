// The port for visits: the owner's plan, technicians, and what is done with visits.
import type { LocalDate } from '#domain/opening/local-date.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { readVisitPlan, saveVisitPlan } from '#server/store/records/visits/visit-plans.ts';
import { bookVisit } from './book-visit.ts';
import {
  findVisit,
  listPlannedVisits,
  listUnsettledUntil,
  listVisits,
  listVisitsOfTechnician,
} from './list-visits.ts';
import type { TechnicianCalendar } from './listed-visit.ts';
import { markDayOff } from './day-off.ts';
import { offerDays } from './offer-days.ts';
import { findTechnicianVisits } from './technician-visits.ts';
import { actOnVisit } from './act-on-visit.ts';
import { findLinkOwner, retireTechnician, saveFeed, savePage } from './technician-links.ts';
import { listTechnicians, saveTechnician } from './technicians.ts';

export function createVisitStore(engine: StoreEngine) {
  const { database } = engine;
  return {
    /** The owner's plan; empty until there is one. */
    readVisitPlan: reads(engine, readVisitPlan),
    saveVisitPlan: commits(engine, saveVisitPlan),
    /** By name, those who are gone included. */
    listTechnicians: reads(engine, listTechnicians),
    /** They are off on a day, or are not. */
    markDayOff: commits(engine, markDayOff),
    /** Adds one, changes the one of that id, or takes back one who was gone; 'taken' if another has the name, 'days changed' if the days off are others now. */
    saveTechnician: commits(engine, saveTechnician),
    /** Offered no more, and the links of their calendar and page are dead; false if there is none of that id. */
    retireTechnician: commits(engine, retireTechnician),
    /** The address of a technician's calendar from now on, or none; the one before is dead. False if there is no such technician. */
    saveFeed: commits(engine, saveFeed),
    /** The same of the link of their page. */
    savePage: commits(engine, savePage),
    /** The calendar of an address, with visits from that day on. */
    async findFeed(feedHash: string, from: LocalDate): Promise<TechnicianCalendar | undefined> {
      const technician = await findLinkOwner(database, 'feed_hash', feedHash);
      if (technician === undefined) return undefined;
      return { technician, visits: await listVisitsOfTechnician(database, technician.id, from) };
    },
    /** What the link of a technician's page shows of two days; undefined if it leads nowhere. */
    findTechnicianVisits: reads(engine, findTechnicianVisits),
    /** Visits of a day, by their time. */
    listVisits: reads(engine, listVisits),
    /** Visits that nobody settled of a day and of all before, without their leads. */
    listUnsettledUntil: reads(engine, listUnsettledUntil),
    /** Visits that are still to be made from a day on, or of all days, by their time. */
    listPlannedVisits: reads(engine, listPlannedVisits),
    findVisit: reads(engine, findVisit),
    /** The windows of a region from a day to another, the last included, as they stand. */
    offerDays: reads(engine, offerDays),
    /** Books, and marks the lead as booked, in one commit. */
    bookVisit: commits(engine, bookVisit),
    actOnVisit: commits(engine, actOnVisit),
  };
}

export type VisitStore = ReturnType<typeof createVisitStore>;
