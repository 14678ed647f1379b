// What a server does for its store by itself: in small steps, with pauses in which visitors are served.
import type { BoardStore } from '#server/store/records/board/board-store.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { describeFault } from '#server/log/log.ts';
import type { LeadCursor } from '#server/store/records/leads/lead-cursor.ts';
import { applyRetention, stepPauseMs, type RetentionParts } from './retention.ts';
import type { ErasingStore } from '#server/store/acts/erasing/erasing-store.ts';
import type { SearchStore } from '#server/store/records/search/fill-words.ts';

/** The port for who looks after the leads that are kept: retention and the commands in a terminal. */
export type UpkeepStore = ErasingStore &
  SearchStore &
  Pick<BoardStore, 'listLeads' | 'listExported' | 'replayNotices'>;

export const everyMs = 6 * 60 * 60_000;
/** After something that could not be done, such as in a database that is away. */
const soonMs = 10 * 60_000;

export type UpkeepParts = Omit<RetentionParts, 'pause' | 'isEnding' | 'store'> & {
  readonly store: RetentionParts['store'] & Pick<UpkeepStore, 'fillSearch'>;
};

type SearchFillParts = Pick<RetentionParts, 'pause' | 'isEnding' | 'log'> & Pick<UpkeepParts, 'store'>;

/** Makes all leads searchable that an older version kept; resolves with whether that is done. Never rejects. */
export async function fillOldSearch({ store, pause, isEnding, log }: SearchFillParts): Promise<boolean> {
  try {
    let cursor: LeadCursor | undefined;
    do {
      cursor = await store.fillSearch(cursor);
      if (cursor !== undefined) await pause(stepPauseMs);
    } while (cursor !== undefined && !isEnding());
    return true;
  } catch (fault) {
    log('warn', 'search not filled', describeFault(fault));
    return false;
  }
}

/** Begins upkeep, now and every six hours. What it returns ends it, and resolves when the step under way is over. */
export function startUpkeep(parts: UpkeepParts): () => Promise<void> {
  let isOver = false;
  let next: NodeJS.Timeout | undefined;
  const steps = { ...parts, pause: (ms: number) => wait(ms), isEnding: () => isOver };

  async function run(): Promise<void> {
    const isErased = await applyRetention(steps);
    const isFilled = await fillOldSearch(steps);
    if (!isOver) next = setTimeout(again, isErased && isFilled ? everyMs : soonMs).unref();
  }
  let running = run();
  function again(): void {
    running = run();
  }
  return async () => {
    isOver = true;
    clearTimeout(next);
    await running;
  };
}
