// Documents say what is so: every file, npm script and link they name exists; settings, addresses, figures and
// packages are those of the code. "npm run check-docs -- write" writes anew what is made of the code.
import { globSync } from 'node:fs';
import { checkBoardTables, writeBoardTables } from './documents/board-tables.ts';
import { checkDependencies } from './documents/check-dependencies.ts';
import { checkFigures } from './documents/check-figures.ts';
import { checkGuides } from './documents/check-guides.ts';
import { checkNames } from './documents/check-names.ts';
import { checkSettings } from './documents/check-settings.ts';
import { checkEnvExample, writeEnvExample } from './documents/env-example.ts';
import { checkTables, writeTables } from './documents/made-tables.ts';

if (process.argv[2] === 'write') {
  await writeTables();
  await writeBoardTables();
  writeEnvExample();
}

const documents = globSync('**/*.md', { exclude: ['node_modules/**', 'dist/**', '.cache/**', 'var/**'] });
const problems = [
  ...documents.flatMap(checkNames),
  ...checkSettings(),
  ...checkEnvExample(),
  ...checkFigures(),
  ...checkGuides(),
  ...checkDependencies(),
  ...(await checkTables()),
  ...(await checkBoardTables()),
];
for (const { file, line, text } of problems)
  console.error(`${file}${line === undefined ? '' : `:${line}`} ${text}`);
console.log(`${documents.length} documents read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
