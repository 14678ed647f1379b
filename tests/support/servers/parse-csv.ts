/** The rows of a CSV text as RFC 4180 has it, read by rules of their own: nothing is shared with the code that writes it. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  cells.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (found === null) throw new Error('This is no CSV');
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n' && cells.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
