// What the store counts for the figures of the board, span by span, and how spans are put together again.
import type { PromiseFigures } from './board-figures.ts';

/** Times in milliseconds; the end is the first moment that is not in it. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/** Leads of a span, suspects left out, by what became of them until now. */
export type SliceCounts = {
  readonly leads: number;
  /** Called, and called in time. */
  readonly called: number;
  readonly kept: number;
  /** Nobody called, and the time promised is over. */
  readonly late: number;
  /** With a visit agreed on, also where it was done since. */
  readonly booked: number;
  readonly done: number;
  readonly notOurs: number;
  readonly spam: number;
  /** Of those that were ours: with a photo, with a sign of the catalogue, canceled by their sender. */
  readonly withPhoto: number;
  readonly withSign: number;
  readonly canceled: number;
};

/** How many calls came after so many whole seconds of the call-back clock. */
export type CallTime = { readonly seconds: number; readonly calls: number };

export type FigureSlice = Span & SliceCounts & { readonly callTimes: readonly CallTime[] };

/** Half of the calls were made faster than this, in seconds; undefined without calls. */
function medianOf(times: readonly CallTime[]): number | undefined {
  const sorted = times.toSorted((a, b) => a.seconds - b.seconds);
  const calls = sorted.reduce((sum, time) => sum + time.calls, 0);
  if (calls === 0) return undefined;
  const secondsOf = (position: number) => {
    let before = 0;
    return sorted.find((time) => (before += time.calls) > position)?.seconds ?? 0;
  };
  return (secondsOf(Math.floor((calls - 1) / 2)) + secondsOf(Math.floor(calls / 2))) / 2;
}

/** The figures of spans that follow each other. */
export function joinSlices(slices: readonly FigureSlice[]): PromiseFigures {
  const sum = (name: keyof SliceCounts) => slices.reduce((total, slice) => total + slice[name], 0);
  const median = medianOf(slices.flatMap(({ callTimes }) => callTimes));
  return {
    leads: sum('leads'),
    owed: sum('called') + sum('late'),
    kept: sum('kept'),
    medianMs: median === undefined ? null : median * 1000,
    booked: sum('booked'),
    done: sum('done'),
    notOurs: sum('notOurs'),
    spam: sum('spam'),
    withPhoto: sum('withPhoto'),
    withSign: sum('withSign'),
    canceled: sum('canceled'),
  };
}
