// How much an exception may say, and the names of what can be wrong with it.

/** In characters: a reason is shown in a line of text, an alert in a band above the page. */
export const longestReason = 80;
export const longestAlert = 240;
/** A year, and a day for the leap year: what is meant for longer is a change of hours. */
export const longestDays = 366;
export const mostExceptions = 100;
/** More than anybody opens on a holiday that is otherwise kept. */
export const mostOpenYears = 30;

export const exceptionFaults = [
  /** Not there, or not of the kind that belongs there. */
  'missing',
  'too-long',
  'no-such-day',
  'end-before-start',
  'closes-before-opens',
  'no-such-hour',
  'unknown-place',
  /** Its end is past. */
  'over',
  'too-many-days',
] as const;

export type ExceptionFault = (typeof exceptionFaults)[number];
