// Everything a store offers. Only who opens stores or joins the parts names it; whoever uses one takes a port of it.
import type { BoardStore } from './board/board-store.ts';
import type { ClockStore } from './clock/clock-store.ts';
import type { WeeklyMailStore } from './figures/weekly-mail-store.ts';
import type { FiguresStore } from './figures/figures-store.ts';
import type { IntakeStore } from './leads/intake-store.ts';
import type { TransferStore } from '#server/store/upkeep/lead-bundles.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep-store.ts';
import type { MyRequestStore } from './my-request/my-request-store.ts';
import type { OpeningStore } from './opening/opening-store.ts';
import type { MarksStore } from './marks/marks-store.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import type { PeopleStore } from './people/people-store.ts';
import type { HeldWindowStore } from './held-windows/held-window-store.ts';
import type { VisitStore } from './visits/visit-store.ts';

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
