import type { Tally } from '#domain/figures/board-figures.ts';

/** What the mail says, before it is text or HTML. */
export type WeeklyFacts = {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, last: string, before: string])[];
  readonly lists: readonly {
    readonly heading: string;
    readonly rows: readonly Pick<Tally, 'name' | 'count'>[];
  }[];
  /** Instead of lists, when nothing came. */
  readonly nothing: string;
  readonly board: string | undefined;
};
