import { createBoardMethods } from './records/board/board-methods.ts';
import { createWeeklyMailMethods } from './records/figures/weekly-mail-methods.ts';
import { createFiguresMethods } from './records/figures/figures-methods.ts';
import { createHeldWindowMethods } from './acts/my-request/held-window-methods.ts';
import { createClockMethods } from './records/clock/clock-methods.ts';
import type { LeadStore } from './lead-store.ts';
import { countLeads } from './records/leads/count-leads.ts';
import { createTransferMethods } from '#server/store/acts/moving/transfer-methods.ts';
import { createUpkeepMethods } from '#server/store/upkeep/upkeep-methods.ts';
import { createMyRequestMethods } from './acts/my-request/my-request-methods.ts';
import { createMarksMethods } from './acts/marks/marks-methods.ts';
import { createNoticeMethods } from './records/notices/notice-methods.ts';
import { createOpeningMethods } from './records/opening/opening-methods.ts';
import { createPhotoMethods } from './acts/my-request/photo-methods.ts';
import { createPeopleMethods } from './records/people/people-methods.ts';
import { createVisitMethods } from './acts/booking/visit-methods.ts';
import type { StoreEngine } from './database/store-engine.ts';

/** What both engines do in the same words. */
export function createStoreMethods(
  engine: StoreEngine,
): Omit<LeadStore, 'saveLead' | 'checkReachable' | 'forgetLead' | 'wipeErased' | 'readChangeMark' | 'close'> {
  return {
    ...createNoticeMethods(engine),
    ...createBoardMethods(engine),
    ...createMarksMethods(engine),
    ...createPeopleMethods(engine),
    ...createVisitMethods(engine),
    ...createHeldWindowMethods(engine),
    ...createMyRequestMethods(engine),
    ...createPhotoMethods(engine),
    ...createOpeningMethods(engine),
    ...createUpkeepMethods(engine),
    ...createTransferMethods(engine),
    ...createClockMethods(engine),
    ...createFiguresMethods(engine),
    ...createWeeklyMailMethods(engine),
    countLeads: () => countLeads(engine.database),
  };
}
