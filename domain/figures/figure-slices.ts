// What the store counts for the figures of the board, span by span, and how spans are put together again.
import type { CallerFigures, PromiseFigures } from './board-figures.ts';

/** Times in milliseconds; the end is the first moment that is not in it. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/** Leads of a span, suspects left out, by what became of them until now. */
export type SliceCounts = Omit<PromiseFigures, 'owed' | 'medianMs'> & {
  /** Somebody rang. */
  readonly called: number;
  /** Nobody rang, and the time promised is over. */
  readonly late: number;
};

/** How many calls came after so many whole seconds of the call-back clock. */
export type CallTime = { readonly seconds: number; readonly calls: number };

/** The first calls an operator made, by time; `kept` of them in time. */
export type CallerTime = CallTime & { readonly operator: string; readonly kept: number };

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
    reached: sum('reached'),
    booked: sum('booked'),
    visited: sum('visited'),
    done: sum('done'),
    canceled: sum('canceled'),
    erased: sum('erased'),
    unreached: sum('unreached'),
    notOurs: sum('notOurs'),
    spam: sum('spam'),
    withPhoto: sum('withPhoto'),
    withSign: sum('withSign'),
  };
}

/** What each operator's first calls come to, out of the times of some spans; who called most first. */
export function listCallers(times: readonly CallerTime[]): readonly CallerFigures[] {
  const sum = (own: readonly CallerTime[], name: 'calls' | 'kept') =>
    own.reduce((total, time) => total + time[name], 0);
  return [...Map.groupBy(times, ({ operator }) => operator)]
    .map(([name, own]) => ({
      ...{ name, calls: sum(own, 'calls'), kept: sum(own, 'kept') },
      medianMs: (medianOf(own) ?? 0) * 1000,
    }))
    .toSorted((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1));
}
