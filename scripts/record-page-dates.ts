// npm run page-dates — after a build: gives every page whose text changed today's day, and forgets pages that are gone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { corePath, listAllPaths } from '#domain/paths/paths.ts';
import { hashPageText, pageDates, pageDatesFile, pageFile } from '../site/build/page-dates.ts';

const known = existsSync(pageDatesFile)
  ? pageDates.parse(JSON.parse(readFileSync(pageDatesFile, 'utf8')))
  : {};
const today = new Date().toISOString().slice(0, 10);

const rows = listAllPaths()
  .filter((path) => path !== corePath('submitted'))
  .map((path) => {
    const hash = hashPageText(readFileSync(`dist/${pageFile(path)}`, 'utf8'));
    const before = known[path];
    return [path, before?.hash === hash ? before : { hash, day: today }] as const;
  });

const changed = rows.filter(([path, { hash }]) => known[path]?.hash !== hash).length;
const lines = rows.map(([path, row]) => `  ${JSON.stringify(path)}: ${JSON.stringify(row)}`);
writeFileSync(pageDatesFile, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${changed} of ${rows.length} pages have a new text as of ${today}.`);
