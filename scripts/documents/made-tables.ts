// Tables that are made of lists in the code, each written between two marks of a document.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { logEvents } from '#server/log/log-events.ts';
import { formatDocument, type Problem } from './document.ts';

type Table = {
  readonly file: string;
  /** Where the list is. */
  readonly source: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function ruleOf(rule: (typeof quoteFields)[keyof typeof quoteFields]): string {
  switch (rule.kind) {
    case 'text':
      return `at most ${rule.limit.toLocaleString('en')} characters, of any script (code points)`;
    case 'phone':
      return `ten digits, or a full international number; at most ${rule.limit} characters`;
    case 'email':
      return `an address; at most ${rule.limit} characters`;
    case 'zip':
      return 'exactly five digits';
    case 'choice':
      return `one of ${rule.choices.map((choice) => `\`${choice}\``).join(', ')}`;
    case 'catalogue':
      return 'a name of the catalogue; one that the appliance does not have is left out, noted in the log';
    case 'tick':
      return 'ticked or absent';
  }
}

const tables: readonly Table[] = [
  {
    file: 'docs/runbook.md',
    source: 'server/log/log-events.ts',
    head: ['Event', 'What it means'],
    rows: Object.entries(logEvents).map(([event, meaning]) => [`\`${event}\``, meaning]),
  },
  {
    file: 'docs/contracts.md',
    source: 'domain/requests/quote-fields.ts',
    head: ['Field', 'Required', 'Rule', 'When erased'],
    rows: Object.entries(quoteFields).map(([field, rule]) => [
      ...[`\`${field}\``, rule.required ? 'yes' : '', ruleOf(rule), rule.personal ? 'blanked' : 'counted'],
    ]),
  },
];

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The document with the table as the code has it. Fails if the marks are gone. */
async function withTable(text: string, { file, source, head, rows }: Table): Promise<string> {
  const opening = `<!-- made of ${source} by "npm run check-docs -- write" -->`;
  const from = text.indexOf(opening) + opening.length;
  const to = text.indexOf('<!-- end -->', from);
  if (from < opening.length || to < from) throw new Error(`${file} has no place for the table of ${source}`);
  const lines = [head, head.map(() => '---'), ...rows].map(lineOf);
  const whole = `${text.slice(0, from)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
  return formatDocument(file, whole);
}

/** Events of the list that nothing in the server tells any more. */
function listUntold(): readonly string[] {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/log/log-events.ts'] });
  const code = files.map((name) => readFileSync(name, 'utf8')).join('\n');
  return Object.keys(logEvents).filter((event) => !code.includes(`'${event}'`));
}

/** Each table is the code's, and every event of the log is told somewhere. */
export async function checkTables(): Promise<readonly Problem[]> {
  const problems: Problem[] = listUntold().map((event) => ({
    file: 'server/log/log-events.ts',
    text: `nothing tells "${event}"`,
  }));
  for (const table of tables) {
    const text = readFileSync(table.file, 'utf8');
    if (text !== (await withTable(text, table)))
      problems.push({ file: table.file, text: 'has an old table: run "npm run check-docs -- write"' });
  }
  return problems;
}

/** Puts the code's tables into the documents. */
export async function writeTables(): Promise<void> {
  for (const table of tables)
    writeFileSync(table.file, await withTable(readFileSync(table.file, 'utf8'), table));
}
