// Who makes visits, when, and the visits themselves; and the windows that are held for one.
import type { Generated } from 'kysely';

type TechnicianTable = {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly gone_at: number | null;
  readonly feed_hash: string | null;
  readonly feed_made_at: number | null;
  /** JSON; empty until the owner says something of them. */
  readonly profile: Generated<string>;
  readonly page_hash: Generated<string | null>;
  readonly page_made_at: Generated<number | null>;
};

/** Without a row the standing plan holds. */
type WindowTable = {
  readonly weekday: number;
  readonly from_hour: number;
  readonly region: string;
  readonly places: number;
};

type VisitTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly day: string;
  readonly from_hour: number;
  readonly to_hour: number;
  readonly region: string;
  readonly technician_id: string | null;
  readonly note: string;
  readonly state: string;
  readonly sequence: number;
  readonly created_at: number;
  readonly changed_at: number;
  readonly operator: string;
  /** Counts what its lead said anew: the calendar of the technician goes by it. */
  readonly revision: Generated<number>;
  readonly revised_at: Generated<number | null>;
  /** What it waits for, as JSON; empty unless it does. */
  readonly part: Generated<string>;
  /** The ids of what closes its window, under which it is made all the same, with spaces between; empty unless somebody said so. */
  readonly kept_under: Generated<string>;
};

/** An action, and what the visit was before it, as JSON; empty when there was none. The lead's part stands in its event. */
type VisitChangeTable = {
  readonly id: string;
  readonly visit_id: string;
  readonly sequence: number;
  readonly at: number;
  readonly visit_was: string;
};

type HeldWindowTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly day: string;
  readonly from_hour: number;
  readonly region: string;
  readonly held_at: number;
  readonly until_at: number;
  readonly released_at: Generated<number | null>;
  /** The action that released it, so that taking it back can undo that; empty while it is held. */
  readonly released_by: Generated<string>;
};

export type VisitTables = {
  readonly held_windows: HeldWindowTable;
  readonly technicians: TechnicianTable;
  readonly visit_windows: WindowTable;
  readonly visits: VisitTable;
  readonly visit_changes: VisitChangeTable;
  readonly visit_turns: Pick<VisitTable, 'day' | 'from_hour' | 'region'>;
};
