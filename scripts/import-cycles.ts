// Circles of imports, those of types included: two files that need each other's types belong together or want a third.
import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A way from `file` back to itself, or undefined. */
function findWayBack(graph: ImportGraph, file: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const ways: (readonly string[])[] = [[file]];
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === file) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** The shortest circle through every file that stands in one, each circle once. */
export function findImportCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap((file) => {
    const way = told.has(file) ? undefined : findWayBack(graph, file);
    for (const one of way ?? []) told.add(one);
    return way === undefined ? [] : [way];
  });
}

/** Which file of ours imports which, types included. */
export function readImportGraph(): ImportGraph {
  const files = globSync('{art,content,domain,site,server,scripts,lint,bench,tests}/**/*.{ts,tsx}');
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const imported = importedFiles.map(({ fileName }) =>
        fileName.startsWith('#') ? fileName.slice(1) : normalize(join(file, '..', fileName)),
      );
      return [file, imported.filter((name) => files.includes(name))];
    }),
  );
}
