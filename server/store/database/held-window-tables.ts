import type { Generated } from 'kysely';

type HeldWindowTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly day: string;
  readonly from_hour: number;
  readonly region: string;
  readonly held_at: number;
  readonly until_at: number;
  readonly released_at: Generated<number | null>;
  /** The press that released it, so that taking it back can undo that; empty while it is held. */
  readonly released_by: Generated<string>;
};

export type HeldWindowTables = { readonly held_windows: HeldWindowTable };
