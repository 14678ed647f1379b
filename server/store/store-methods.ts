import { createBoardMethods } from './board/board-methods.ts';
import { createWeeklyMailMethods } from './figures/weekly-mail-methods.ts';
import { createFiguresMethods } from './figures/figures-methods.ts';
import { createHeldWindowMethods } from './held-windows/held-window-methods.ts';
import { createClockMethods } from './clock/clock-methods.ts';
import type { LeadStore } from './lead-store.ts';
import { countLeads } from './leads/count-leads.ts';
import { createTransferMethods } from '#server/store/upkeep/transfer-methods.ts';
import { createUpkeepMethods } from '#server/store/upkeep/upkeep-methods.ts';
import { createMyRequestMethods } from './my-request/my-request-methods.ts';
import { createMarksMethods } from './marks/marks-methods.ts';
import { createNoticeMethods } from './notices/notice-methods.ts';
import { createOpeningMethods } from './opening/opening-methods.ts';
import { createPhotoMethods } from './photos/photo-methods.ts';
import { createPeopleMethods } from './people/people-methods.ts';
import { createVisitMethods } from './visits/visit-methods.ts';
import type { StoreEngine } from './store-engine.ts';

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
