// The port for who looks after the leads that are kept: retention and the commands in a terminal.
import type { BoardStore } from '#server/store/board/board-store.ts';

export type UpkeepStore = Pick<BoardStore, 'listLeads' | 'replayNotices'> & {
  /** Erases a lead with all that hangs on it; false if there is none. */
  readonly forgetLead: (id: string) => Promise<boolean>;
  /** Erases leads received before then, with all that hangs on them; resolves with their number. */
  readonly eraseOlder: (before: { readonly leads: number; readonly suspects: number }) => Promise<number>;
};
