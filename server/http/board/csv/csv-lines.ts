// Lines for a spreadsheet: RFC 4180, and no cell a spreadsheet could take for a formula.

/**
 * A spreadsheet runs a cell that begins with one of these, their wide forms included, whatever it cannot see before them
 * (OWASP, CSV injection); an apostrophe in front makes it text.
 */
const formulaStart = /^[\t\r\n\0]|^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cellOf(text: string): string {
  // A break inside a cell would make two lines of a lead.
  const lines = text.split(/[\r\n\u2028\u2029]+/u);
  const line = lines.length === 1 ? text : lines.filter((part) => part.trim() !== '').join(' / ');
  const safe = formulaStart.test(line) ? `'${line}` : line;
  return /[",]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line for each, its cells in order. No cell has a line break. */
export function formatLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}
