// Which rows are shown, and in which order, while the list of the server changes and somebody is about to press.
import type { BoardLead } from '#domain/leads/board-lead.ts';

export type SteadyRow = {
  readonly lead: BoardLead;
  /** The heading it is under. Kept while rows are held, even if time has moved it to another group. */
  readonly section: BoardLead['section'];
  /** The server's list has it no more. */
  readonly isGone: boolean;
};

export type SteadyRows = {
  readonly rows: readonly SteadyRow[];
  /** Those that came while the rows were held, in the server's order. They have no row yet. */
  readonly fresh: readonly BoardLead[];
};

/** The rows as the server has them. */
export function settleRows(leads: readonly BoardLead[]): SteadyRows {
  return { rows: leads.map((lead) => ({ lead, section: lead.section, isGone: false })), fresh: [] };
}

/** The same rows in the same order, each with what is known of it now; new leads wait apart. */
export function holdRows(shown: readonly SteadyRow[], leads: readonly BoardLead[]): SteadyRows {
  const now = new Map(leads.map((lead) => [lead.id, lead]));
  const places = new Set(shown.map(({ lead }) => lead.id));
  return {
    rows: shown.map(({ lead, section }) => {
      const known = now.get(lead.id);
      return { lead: known ?? lead, section, isGone: known === undefined };
    }),
    fresh: leads.filter(({ id }) => !places.has(id)),
  };
}

/** How many rows under a heading still belong there: what is held for the hand is not counted. */
export function countOwn(rows: readonly SteadyRow[]): number {
  return rows.filter(({ lead, section, isGone }) => !isGone && lead.section === section).length;
}

/** Whether a row has moved, so that a press could meet another one. */
export function haveMoved(before: readonly SteadyRow[], after: readonly SteadyRow[]): boolean {
  return before.some(({ lead }, index) => after[index]?.lead.id !== lead.id);
}
