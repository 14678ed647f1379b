// Everything a store offers. Only who opens stores or joins the parts names it; whoever uses one takes a port of it.
import type { BoardStore } from './records/board/board-store.ts';
import type { ClockStore } from './records/clock/clock-store.ts';
import type { WeeklyMailStore } from './records/figures/weekly-mail-store.ts';
import type { FiguresStore } from './records/figures/figures-store.ts';
import type { IntakeStore } from './acts/intake/intake-store.ts';
import type { TransferStore } from '#server/store/acts/moving/lead-bundles.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep-store.ts';
import type { MyRequestStore } from './acts/my-request/my-request-store.ts';
import type { OpeningStore } from './records/opening/opening-store.ts';
import type { MarksStore } from './acts/marks/marks-store.ts';
import type { NoticeStore } from './records/notices/notice-store.ts';
import type { PhotoStore } from './records/photos/photo-store.ts';
import type { PeopleStore } from './records/people/people-store.ts';
import type { HeldWindowStore } from './acts/my-request/held-window-store.ts';
import type { VisitStore } from './acts/booking/visit-store.ts';

/** SQLite and PostgreSQL pass the same contract tests. */
export type LeadStore = IntakeStore &
  NoticeStore &
  BoardStore &
  MarksStore &
  FiguresStore &
  WeeklyMailStore &
  PeopleStore &
  VisitStore &
  HeldWindowStore &
  MyRequestStore &
  PhotoStore &
  OpeningStore &
  UpkeepStore &
  TransferStore &
  ClockStore & { readonly close: () => Promise<void> };
