// .env.example, made of the tables of settings in docs/contracts.md, which check-settings.ts holds to the code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from './document.ts';

const file = '.env.example';
const source = 'docs/contracts.md';
const head = `# Every setting, all optional: made of ${source} by "npm run check-docs -- write". Copy it, take the # away before what you set, and
# keep the copy readable by its owner alone (chmod 600): it holds secrets. Put a value with blanks or $ in single quotes.
# The service of ops/ reads /etc/appliance-repair.env. In a shell: set -a && . ./.env && set +a
`;

const plain = (cell: string) => cell.replaceAll('`', '').replaceAll('\\|', '|').trim();

/** The lines of one row: what it means, and each of its settings with its default. */
function linesOf(cells: readonly string[]): readonly string[] {
  const [names = '', meaning = '', unlessSet = ''] = cells;
  // A default in words, or another setting's, is said and not written out.
  const value = /^`([^A-Z].*)`$/u.exec(unlessSet)?.[1];
  const otherwise = value !== undefined || unlessSet === '' ? '' : ` (unless set: ${plain(unlessSet)})`;
  const settings = [...names.matchAll(/`([A-Z_]+)`/gu)].map(([, name = '']) => `#${name}=${value ?? ''}`);
  return [`# ${plain(meaning)}${otherwise}`, ...settings, ''];
}

function writeExample(): string {
  const section = /^## Settings\n(.*?)(?=^## |$(?![\s\S]))/msu.exec(readFileSync(source, 'utf8'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| --'));
  const lines = rows.flatMap((row) => {
    const cells = row
      .split(/(?<!\\)\|/u)
      .slice(1, -1)
      .map((cell) => cell.trim());
    return cells[0]?.startsWith('`') === true ? linesOf(cells) : [`# --- ${cells[0] ?? ''}`, ''];
  });
  return [head, ...lines].join('\n');
}

/** The file is the one that the tables make. */
export function checkEnvExample(): readonly Problem[] {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === writeExample();
  return isCurrent
    ? []
    : [{ file, text: 'is not what the settings make it: run "npm run check-docs -- write"' }];
}

/** Makes the file anew. */
export function writeEnvExample(): void {
  writeFileSync(file, writeExample());
}
