// Everything a store offers. Only who opens stores or joins the parts names it; whoever uses one takes a port of it.
import { createVisitStore } from './acts/booking/visit-store.ts';
import { createErasingStore } from './acts/erasing/erasing-store.ts';
import { createIntakeStore } from './acts/intake/intake-store.ts';
import { createMergingStore } from './acts/merging/merge-lead.ts';
import { createMarksStore } from './acts/marks/marks-store.ts';
import { createTransferStore } from './acts/moving/transfer-store.ts';
import { createHeldWindowStore } from './acts/my-request/held-window-store.ts';
import { createMyRequestStore } from './acts/my-request/my-request-store.ts';
import { createPhotoStore } from './acts/my-request/photo-store.ts';
import { createTextStore } from './acts/my-request/text-store.ts';
import { createUndoStore } from './acts/undoing/undo-store.ts';
import type { StoreEngine } from './database/store-engine.ts';
import { createBoardStore } from './records/board/board-store.ts';
import { createClockStore } from './records/clock/clock-store.ts';
import { createFiguresStore } from './records/figures/figures-store.ts';
import { createWeeklyMailStore } from './records/figures/weekly-mail-store.ts';
import { createNoticeStore } from './records/notices/notice-store.ts';
import { createOpeningStore } from './acts/opening/opening-store.ts';
import { createPeopleStore } from './records/people/people-store.ts';
import { createSearchStore } from './records/search/fill-words.ts';
import { createSourceStore } from './records/sources/source-store.ts';

/** The ports joined on one engine. SQLite and PostgreSQL pass the same contract tests. */
export function createLeadStore(engine: StoreEngine) {
  return {
    ...createIntakeStore(engine),
    ...createNoticeStore(engine),
    ...createBoardStore(engine),
    ...createSearchStore(engine),
    ...createMarksStore(engine),
    ...createMergingStore(engine),
    ...createUndoStore(engine),
    ...createFiguresStore(engine),
    ...createWeeklyMailStore(engine),
    ...createPeopleStore(engine),
    ...createSourceStore(engine),
    ...createVisitStore(engine),
    ...createHeldWindowStore(engine),
    ...createMyRequestStore(engine),
    ...createPhotoStore(engine),
    ...createTextStore(engine),
    ...createOpeningStore(engine),
    ...createErasingStore(engine),
    ...createTransferStore(engine),
    ...createClockStore(engine),
    close: engine.close,
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;
