import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { haveMoved, holdRows, settleRows, type SteadyRow, type SteadyRows } from './steady-rows.ts';

type Wish = {
  /** Which list, search and page: another one begins anew. */
  readonly of: string;
  readonly leads: readonly BoardLead[];
  readonly isHeld: boolean;
};

type Shown = SteadyRows &
  Pick<Wish, 'of' | 'leads'> & {
    readonly isSettled: boolean;
    /** Those the last settling put in. */
    readonly arrived: readonly BoardLead[];
    /** How often rows have moved. */
    readonly moves: number;
  };

function settle({ of, leads }: Wish, before: Shown | undefined): Shown {
  const rows = settleRows(leads);
  const known: readonly SteadyRow[] = before?.of === of ? before.rows : [];
  const moves = (before?.moves ?? 0) + Number(haveMoved(known, rows.rows));
  const places = new Set(known.map(({ lead }) => lead.id));
  const arrived = known.length === 0 ? [] : leads.filter(({ id }) => !places.has(id));
  return { ...rows, of, leads, isSettled: true, moves, arrived };
}

/** The rows to show. While they are held they do not move; `settleNow` puts them in order all the same. */
export function useSteadyRows(wish: Wish) {
  const { of, leads, isHeld } = wish;
  const [shown, setShown] = useState<Shown>(() => settle(wish, undefined));
  const isOther = shown.of !== of;
  if (isOther || (!isHeld && (shown.leads !== leads || !shown.isSettled))) setShown(settle(wish, shown));
  else if (shown.leads !== leads)
    setShown({ ...shown, ...holdRows(shown.rows, leads), leads, isSettled: false });
  return {
    ...shown,
    settleNow: () => setShown((before) => settle({ ...wish, leads: before.leads }, before)),
  };
}
