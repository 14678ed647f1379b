import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { bookVisit } from './book-visit.ts';
import { findVisit, listVisits, listVisitsOfTechnician } from '#server/store/records/board/list-visits.ts';
import { offerDays } from './offer-days.ts';
import { pressVisit } from './press-visit.ts';
import { findFeedOwner, listTechnicians, retireTechnician, saveFeed, saveTechnician } from './technicians.ts';
import { undoVisit } from '#server/store/acts/undoing/undo-visit.ts';
import { readVisitPlan, saveVisitPlan } from '#server/store/records/visits/visit-plans.ts';
import type { VisitStore } from './visit-store.ts';

/** Visits, who makes them and when. */
export function createVisitMethods({ database, transact, skipLocked }: StoreEngine): VisitStore {
  return {
    readVisitPlan: () => readVisitPlan(database),
    saveVisitPlan: (plan, press) => transact((transaction) => saveVisitPlan(transaction, plan, press)),
    listTechnicians: () => listTechnicians(database),
    saveTechnician: (wish, press) => transact((transaction) => saveTechnician(transaction, wish, press)),
    retireTechnician: (id, press) => transact((transaction) => retireTechnician(transaction, id, press)),
    saveFeed: (id, feedHash, press) => transact((transaction) => saveFeed(transaction, id, feedHash, press)),
    async findFeed(feedHash, from) {
      const technician = await findFeedOwner(database, feedHash);
      if (technician === undefined) return undefined;
      return { technician, visits: await listVisitsOfTechnician(database, technician.id, from) };
    },
    listVisits: (day) => listVisits(database, day),
    findVisit: (id) => findVisit(database, id),
    offerDays: (question) => offerDays(database, question),
    bookVisit: (booking) => transact((transaction) => bookVisit(transaction, booking)),
    pressVisit: (press) => transact((transaction) => pressVisit(transaction, press)),
    undoVisit: (undo) => transact((transaction) => undoVisit(transaction, undo, { locksRows: skipLocked })),
  };
}
