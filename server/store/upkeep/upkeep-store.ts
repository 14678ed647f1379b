// The port for who looks after the leads that are kept: retention and the commands in a terminal.
import type { LeadPlace } from '#server/store/records/leads/lead-place.ts';
import type { RetentionLimits } from '#server/store/acts/erasing/leads-past-retention.ts';
import type { ExportStore } from '#server/store/records/board/exported-leads.ts';
import type { BoardStore } from '#server/store/records/board/board-store.ts';

export type Wiping = {
  /**
   * Takes what was erased off the disk as well, as far as the engine can (docs/security.md). False while another process
   * reads what was there before: then nobody may be told that it is gone.
   */
  readonly wipeErased: () => Promise<boolean>;
};

export type UpkeepStore = Pick<BoardStore, 'listLeads' | 'replayNotices'> &
  ExportStore &
  Wiping & {
    /** Erases a lead with all that hangs on it; false if there is none. Its bytes are gone after `wipeErased`. */
    readonly forgetLead: (id: string) => Promise<boolean>;
    /** About how many leads were received before then. */
    readonly countOlder: (limits: RetentionLimits) => Promise<number>;
    /** Erases at most that many leads received before then, with all that hangs on them; resolves with their number. */
    readonly eraseOlder: (limits: RetentionLimits, most: number) => Promise<number>;
    /**
     * Makes a few hundred leads searchable that an older version kept, from a place on; resolves with the next place, or
     * undefined when there are no more.
     */
    readonly fillSearch: (after: LeadPlace | undefined) => Promise<LeadPlace | undefined>;
  };
