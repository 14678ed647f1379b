// How well the promise is kept, and where leads come from: the figures of the call board.
import { callbackState } from '#domain/clocks/callback-clock.ts';
import type { Lead } from './lead.ts';

export type CallbackRecord = Pick<
  Lead,
  'receivedAt' | 'clockStartsAt' | 'dueAt' | 'calledAt' | 'state' | 'zip' | 'appliance' | 'page'
>;

export type CallbackFigures = {
  readonly leads: number;
  /** Half of the calls were made faster. Undefined until there is a call. */
  readonly medianMs: number | undefined;
  /** Calls owed: made, or overdue. A lead that is not ours, or whose time has not come, is owed none. */
  readonly owed: number;
  readonly kept: number;
};

export type Tally = { readonly name: string; readonly count: number };

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Median call-back in milliseconds of the clock, and how many calls came within the promised time. */
export function callbackFigures(facts: readonly CallbackRecord[], nowMs: number): CallbackFigures {
  const states = facts
    .filter(({ state, calledAt }) => state !== 'not-ours' || calledAt !== undefined)
    .map((fact) => callbackState(fact, nowMs));
  const called = states.flatMap((state) => ('tookMs' in state ? [state.tookMs] : []));
  const late = states.filter(({ kind }) => kind === 'late').length;
  return {
    leads: facts.length,
    medianMs: median(called),
    owed: called.length + late,
    kept: states.filter(({ kind }) => kind === 'kept').length,
  };
}

/** How often each name occurs, the most frequent first; at most `most` names. */
export function tally(names: readonly string[], most: number): readonly Tally[] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}
