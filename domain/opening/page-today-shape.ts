// What the server tells a page about this minute. It holds no code, because a visitor's browser reads it.
import type { SameDay } from './same-day.ts';

/** The texts of a page that say what holds now; an element names its own in `data-today`. */
export type TodayTextName =
  | 'now'
  | 'promise'
  | 'callback'
  | 'hours'
  | 'email'
  | 'thanks'
  | 'sameDay'
  | 'ask'
  | 'nextWindow'
  | 'opens'
  | 'closes';

export type PageToday = {
  /** Milliseconds since 1970, as the server's clock has it. */
  readonly now: number;
  /** The next instant at which something here will be different. */
  readonly changesAt: number;
  readonly texts: Readonly<Record<TodayTextName, string>>;
  /** What the page tells above everything else, one text each. */
  readonly notices: readonly string[];
  /** What the countdown counts to; null while no visit can be asked for, and the text says so. */
  readonly sameDay: Pick<SameDay, 'isOffered' | 'cutoffAt'> | null;
};
