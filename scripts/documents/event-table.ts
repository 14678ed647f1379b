// The table of the log's events, made of the list in the code and written between two marks of a document.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { logEvents } from '#server/log-events.ts';
import type { Problem } from './document.ts';

const file = 'docs/runbook.md';
const opening = '<!-- made of server/log-events.ts by "npm run check-docs -- write" -->';
const closing = '<!-- end -->';

function tableOfEvents(): string {
  const rows = Object.entries(logEvents).map(([event, meaning]) => `| \`${event}\` | ${meaning} |`);
  return ['| Event | What it means |', '| --- | --- |', ...rows].join('\n');
}

/** The document with the table as the code has it. Fails if the marks are gone. */
async function withTable(text: string): Promise<string> {
  const [from, to] = [text.indexOf(opening) + opening.length, text.indexOf(closing)];
  if (from < opening.length || to < from) throw new Error(`${file} has no place for the table of events`);
  const whole = `${text.slice(0, from)}\n\n${tableOfEvents()}\n\n${text.slice(to)}`;
  return format(whole, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** Events of the list that nothing in the server tells any more. */
function listUntold(): readonly string[] {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/log-events.ts'] });
  const code = files.map((name) => readFileSync(name, 'utf8')).join('\n');
  return Object.keys(logEvents).filter((event) => !code.includes(`'${event}'`));
}

/** The document's table is the code's, and every event of it is told somewhere. */
export async function checkEvents(): Promise<readonly Problem[]> {
  const text = readFileSync(file, 'utf8');
  return [
    ...listUntold().map((event) => ({ file: 'server/log-events.ts', text: `nothing tells "${event}"` })),
    ...(text === (await withTable(text))
      ? []
      : [{ file, text: 'has an old table of events: run "npm run check-docs -- write"' }]),
  ];
}

/** Puts the code's table into the document. */
export async function writeEvents(): Promise<void> {
  writeFileSync(file, await withTable(readFileSync(file, 'utf8')));
}
