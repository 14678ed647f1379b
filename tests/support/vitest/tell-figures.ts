// Alone, because long tests of every kind tell figures and share nothing else.
/** Puts the figures of a long test into the report: what was seen, not only that it was enough. */
export function tellFigures(text: string): void {
  process.stdout.write(`${text}\n`);
}
