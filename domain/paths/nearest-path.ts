// Which known paths are closest to one that does not exist.

/** A distance of more than this share of the letters is another word. */
const tolerance = 0.34;
const most = 3;

/** How many letters must be added, dropped, changed or swapped with their neighbor to make one text the other. */
export function editDistance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[line - 1] === to[column - 1];
      const isSwapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known paths that the asked one may have meant, closest first, at most three. */
export function listNearestPaths(asked: string, known: readonly string[]): readonly string[] {
  const limit = Math.max(1, Math.floor(asked.length * tolerance));
  return known
    .filter((path) => Math.abs(path.length - asked.length) <= limit)
    .map((path) => ({ path, distance: editDistance(asked, path) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ path }) => path);
}
